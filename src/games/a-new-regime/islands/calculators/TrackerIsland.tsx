import { CalculatorView, type Frame } from '#ui/calculator/CalculatorView.tsx';
import { tracker } from './tracker.ts';

export const TrackerIsland = (frame: Frame) => <CalculatorView calculator={tracker} frame={frame} />;
