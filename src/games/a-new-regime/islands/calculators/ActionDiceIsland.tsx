import { CalculatorView, type Frame } from '#ui/calculator/CalculatorView.tsx';
import { actionDiceExplorer } from './actionDice.ts';

export const ActionDiceIsland = (frame: Frame) => (
  <CalculatorView calculator={actionDiceExplorer} frame={frame} />
);
