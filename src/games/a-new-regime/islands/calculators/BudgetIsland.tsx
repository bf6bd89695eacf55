import { CalculatorView, type Frame } from '#ui/calculator/CalculatorView.tsx';
import { budget } from './budget.ts';

export const BudgetIsland = (frame: Frame) => <CalculatorView calculator={budget} frame={frame} />;
