import type { Box } from '#lib/scene/bounds.ts';
import type { Node } from '#lib/scene/scene.ts';
import type { Block } from './block.ts';

/**
 * Blocks in columns, from left to right and on to further pages; a room may differ from page to page. A group begins a
 * column of its own if that lets it stay together.
 */
export function flowColumns(
  groups: readonly (readonly Block[])[],
  {
    columns,
    gap,
    room,
  }: { readonly columns: number; readonly gap: number; readonly room: (page: number) => Box },
): readonly (readonly Node[])[] {
  const pages: Node[][] = [[]];
  let [column, used] = [0, 0];
  const high = () => room(pages.length - 1).height + 1e-9;
  for (const group of groups) {
    const whole = group.reduce((sum, { height }) => sum + height, 0);
    if (used > 0 && used + whole > high() && whole <= high()) [column, used] = [column + 1, 0];
    for (const block of group) {
      if (used > 0 && used + block.height > high()) [column, used] = [column + 1, 0];
      if (column === columns) {
        pages.push([]);
        column = 0;
      }
      const { x, y, width } = room(pages.length - 1);
      const wide = columnWidth(width, columns, gap);
      pages.at(-1)!.push(...block.draw(x + column * (wide + gap), y + used));
      used += block.height;
    }
  }
  return pages;
}

/** How wide a column is. */
export const columnWidth = (width: number, columns: number, gap: number): number =>
  (width - (columns - 1) * gap) / columns;
