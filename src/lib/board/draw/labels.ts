import type { Board } from '../board.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { Node } from '#lib/scene/scene.ts';
import { type LabelBlock, type LabelContent, nameBlocks, numberBlocks } from './labelBlocks.ts';
import { type PlacedLabel, placeLabels } from './placeLabels.ts';
import type { BoardTheme, DrawOptions, Palette } from './theme.ts';

/** Millimetres in a point. */
export const POINT = 25.4 / 72;

/** Sizes of names on paper, in points: the largest for looks, the last as the floor that is never passed. */
export const LABEL_POINTS = [12, 11, 10, 9.5, 9, 8.5, 8, 7.5, 7] as const;

/** Chooses what each state shows and where. `rings` and `middles` are in the drawing's own axes. */
export function planLabels(
  board: Board,
  rings: readonly (readonly Point[])[],
  middles: readonly Point[],
  theme: BoardTheme,
  options: DrawOptions,
  pen: number,
): (PlacedLabel | undefined)[] {
  const suggested = new Set(board.capitals.suggested);
  const possible = new Set(board.capitals.possible);
  const sites = board.states.map((state, i) => {
    const content: LabelContent = {
      name: state.name,
      number: String(state.id),
      kind: state.kind,
      badge: theme.kinds[state.kind]!.badge,
      population: state.population,
      capital:
        options.capitals === 'hidden'
          ? undefined
          : suggested.has(state.id)
            ? 'suggested'
            : possible.has(state.id)
              ? 'possible'
              : undefined,
    };
    const numbers = numberBlocks(content);
    const blocks: readonly LabelBlock[] =
      options.labels === 'names' ? [...nameBlocks(content), ...numbers] : numbers;
    return { ring: rings[i]!, middle: middles[i]!, blocks };
  });
  const sizes = LABEL_POINTS.map((points) => (points * POINT) / options.scale);
  return placeLabels(sites, sizes, CLEAR * pen);
}

/** Millimetres kept free between a label and its state's outline. */
export const CLEAR = 1.15;

/** A label's nodes; `tint` is the ground on which it stands. */
export function drawLabel(
  { block, size, x, y }: PlacedLabel,
  id: number,
  tint: Palette['paper'],
  palette: Palette,
): Node {
  return {
    type: 'group',
    hook: { class: 'label', data: { id: String(id) } },
    children: block.parts.map((part): Node => {
      const at = { x: x + part.x * size, y: y + part.y * size };
      if (part.type === 'symbol') return { type: 'use', symbol: part.symbol, ...at, scale: size };
      return {
        type: 'text',
        ...at,
        text: part.text,
        font: part.font,
        size,
        anchor: 'middle',
        fill: palette.ink,
        halo: { colour: tint, width: size * HALO },
      };
    }),
  };
}

const HALO = 0.24;
