import { CalculatorView, type Frame } from '#ui/calculator/CalculatorView.tsx';
import { imperialize } from './imperialize.ts';

export const ImperializeIsland = (frame: Frame) => <CalculatorView calculator={imperialize} frame={frame} />;
