import type { Path, Scene } from '#lib/scene/scene.ts';
import { drawFurniture, type SheetFurniture } from './furniture.ts';
import type { BoardPlacement } from './sheetPlan.ts';
import { SHEET_WORDS, type SheetWords } from './sheetWords.ts';

/**
 * The page of a board: the board's own drawing, scaled and cut to its place, and the furniture. The board's symbols
 * come along, so that legend entries may use them.
 */
export function boardSheet(
  plan: BoardPlacement,
  board: Scene,
  content: SheetFurniture,
  words: SheetWords = SHEET_WORDS,
): Scene {
  const furniture = drawFurniture(plan, content, words);
  return {
    ...plan.page,
    title: `${content.title}: ${content.subtitle}`,
    ...(board.description !== undefined && { description: board.description }),
    symbols: { ...board.symbols, ...furniture.symbols },
    links: furniture.links,
    children: [
      {
        type: 'group',
        transform: { x: plan.board.x, y: plan.board.y, scale: plan.factor },
        clip: frame(board),
        children: board.children,
      },
      ...furniture.children,
    ],
  };
}

function frame({ width, height }: Scene): Path {
  return [['M', 0, 0], ['L', width, 0], ['L', width, height], ['L', 0, height], ['Z']];
}
