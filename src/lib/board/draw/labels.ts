import { containsPoint, signedArea } from '#lib/geometry/polygon.ts';
import type { Board, BoardState } from '../board.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { Colour, Node } from '#lib/scene/scene.ts';
import {
  type LabelBlock,
  type LabelContent,
  type LabelPart,
  bareNumber,
  nameBlocks,
  numberBlocks,
} from './labelBlocks.ts';
import { type PlacedLabel, placeLabels } from './placeLabels.ts';
import { POSSIBLE_CAPITAL, SUGGESTED_CAPITAL } from './symbols.ts';
import type { BoardTheme, DrawOptions, Palette } from './theme.ts';

/** Millimetres in a point. */
export const POINT = 25.4 / 72;

/** Sizes of names on paper, in points: the largest for looks, the last as the floor that is never passed. */
const LABEL_POINTS = [12, 11, 10, 9.5, 9, 8.5, 8, 7.5, 7] as const;

/** Chooses what each state shows and where. `lands` (each outline first) and `middles` are in the drawing's own axes. */
export function planLabels(
  board: Board,
  lands: readonly (readonly (readonly Point[])[])[],
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
    const [ring, ...others] = lands[i]!;
    const holes = others.filter((_, k) => isHole(state, k));
    return { ring: ring!, holes, middle: middles[i]!, groups: groupsFor(content, options) };
  });
  const sizes = LABEL_POINTS.map((points) => (points * POINT) / options.scale);
  return placeLabels(sites, sizes, CLEAR * pen);
}

/** Whether a further ring of a state is a hole in its first outline, where labels stand. */
function isHole({ polygon, more = [] }: BoardState, k: number): boolean {
  const ring = more[k]!;
  // Corners that the two share may count as inside or not.
  return (
    signedArea(ring) < 0 && 2 * ring.filter((corner) => containsPoint(polygon, corner)).length > ring.length
  );
}

function groupsFor(content: LabelContent, { labels }: DrawOptions): Iterable<LabelBlock>[] {
  const numbers = [numberBlocks(content), [bareNumber(content)]];
  return labels === 'names' ? [nameBlocks(content), ...numbers] : numbers;
}

/** Millimetres kept free between a label and its state's outline. */
export const CLEAR = 1.15;

/** A label's nodes without its crown; `tint` is the ground on which it stands. */
export function drawLabel(placed: PlacedLabel, id: number, tint: Colour, palette: Palette): Node {
  const { block, size, x, y } = placed;
  const halo = { colour: tint, width: size * HALO };
  const children = block.parts.flatMap((part): Node[] => {
    if (part.type === 'symbol') return isCrown(part) ? [] : [drawSymbol(placed, part)];
    const { text, font } = part;
    const at = { x: x + part.x * size, y: y + part.y * size };
    return [{ type: 'text', ...at, text, font, size, anchor: 'middle', fill: palette.ink, halo }];
  });
  return { type: 'group', hook: { class: 'label', data: { id: String(id) } }, children };
}

/** A label's crown, if it has one. */
export function drawCrown(placed: PlacedLabel, id: number): Node[] {
  return placed.block.parts.filter(isCrown).map((part) => ({
    type: 'group',
    hook: { class: part.symbol, data: { id: String(id) } },
    children: [drawSymbol(placed, part)],
  }));
}

type SymbolPart = Extract<LabelPart, { type: 'symbol' }>;

const isCrown = (part: LabelPart): part is SymbolPart =>
  part.type === 'symbol' && (part.symbol === SUGGESTED_CAPITAL || part.symbol === POSSIBLE_CAPITAL);

const drawSymbol = ({ size, x, y }: PlacedLabel, part: SymbolPart): Node => ({
  type: 'use',
  symbol: part.symbol,
  x: x + part.x * size,
  y: y + part.y * size,
  scale: size,
});

const HALO = 0.24;
