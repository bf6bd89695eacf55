import { CalculatorView, type Frame } from '#ui/calculator/CalculatorView.tsx';
import { score } from './score.ts';

export const ScoreIsland = (frame: Frame) => <CalculatorView calculator={score} frame={frame} />;
