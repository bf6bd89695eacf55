import { CalculatorView, type Frame } from '#ui/calculator/CalculatorView.tsx';
import { conflict } from './conflict.ts';

export const ConflictIsland = (frame: Frame) => <CalculatorView calculator={conflict} frame={frame} />;
