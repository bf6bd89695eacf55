import { CalculatorView, type Frame } from '#ui/calculator/CalculatorView.tsx';
import { uprising } from './uprising.ts';

export const UprisingIsland = (frame: Frame) => <CalculatorView calculator={uprising} frame={frame} />;
