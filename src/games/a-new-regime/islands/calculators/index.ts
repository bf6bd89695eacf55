import type { Calculator } from '#ui/calculator/calculator.ts';
import { actionDiceExplorer } from './actionDice.ts';
import { budget } from './budget.ts';
import { conflict } from './conflict.ts';
import { imperialize } from './imperialize.ts';
import { score } from './score.ts';
import { tracker } from './tracker.ts';
import { uprising } from './uprising.ts';

/** All calculators of A New Regime, in the order in which pages list them. For what builds pages: islands load one. */
export const CALCULATORS: readonly Calculator[] = [
  imperialize,
  conflict,
  uprising,
  budget,
  actionDiceExplorer,
  tracker,
  score,
];
