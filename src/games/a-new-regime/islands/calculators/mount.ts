import { h, render, type ComponentType } from 'preact';
import type { Frame } from '#ui/calculator/CalculatorView.tsx';

/** The calculators by id, each fetched when it is asked for. */
const LOADERS: Readonly<Record<string, () => Promise<ComponentType<Frame>>>> = {
  imperialize: async () => (await import('./Imperialize.tsx')).Imperialize,
};

/** Puts a calculator at work in the place of what the element holds. Throws if there is none of that id. */
export async function mount(element: Element, id: string, frame: Frame): Promise<void> {
  const loader = LOADERS[id];
  if (!loader) throw new RangeError(`There is no calculator "${id}".`);
  const Calculator = await loader();
  element.replaceChildren();
  render(h(Calculator, frame), element);
}
