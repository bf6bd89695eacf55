import { h, render, type ComponentType } from 'preact';
import type { Frame } from '#ui/calculator/CalculatorView.tsx';

/** The calculators by id, each fetched when it is asked for. */
export const LOADERS: Readonly<Record<string, () => Promise<ComponentType<Frame>>>> = {
  imperialize: async () => (await import('./ImperializeIsland.tsx')).ImperializeIsland,
  conflict: async () => (await import('./ConflictIsland.tsx')).ConflictIsland,
  uprising: async () => (await import('./UprisingIsland.tsx')).UprisingIsland,
  budget: async () => (await import('./BudgetIsland.tsx')).BudgetIsland,
  'action-dice': async () => (await import('./ActionDiceIsland.tsx')).ActionDiceIsland,
  'end-game-condition': async () => (await import('./TrackerIsland.tsx')).TrackerIsland,
  score: async () => (await import('./ScoreIsland.tsx')).ScoreIsland,
};

/** Puts a calculator at work in the place of what the element holds. Throws if there is none of that id. */
export async function mount(element: Element, id: string, frame: Frame): Promise<void> {
  const loader = LOADERS[id];
  if (!loader) throw new RangeError(`There is no calculator "${id}".`);
  const Calculator = await loader();
  element.replaceChildren();
  render(h(Calculator, frame), element);
}
