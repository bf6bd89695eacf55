import type { Calculator } from '#ui/calculator/calculator.ts';
import { imperialize } from './imperialize.ts';

/** All calculators of A New Regime, in the order in which pages list them. For programs that build pages: islands load one. */
export const CALCULATORS: readonly Calculator[] = [imperialize];
