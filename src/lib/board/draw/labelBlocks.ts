import type { Box } from '#lib/geometry/polygon.ts';
import type { FontKey } from '#lib/scene/scene.ts';
import { fontMetrics, textWidth } from '#lib/scene/textMetrics.ts';
import { FIGURE, POSSIBLE_CAPITAL, SUGGESTED_CAPITAL, SYMBOL_SIZE, badgeSymbol } from './symbols.ts';
import type { KindLook } from './theme.ts';

/**
 * A way to set what a state shows, for a font size of one millimetre, around the origin; y grows downwards.
 * `boxes` hold all ink of the parts.
 */
export interface LabelBlock {
  readonly parts: readonly LabelPart[];
  readonly boxes: readonly Box[];
  /** A bare number leaves out badge, figures and crown. */
  readonly shows: 'name' | 'number' | 'bare number';
}

export type LabelPart =
  | {
      readonly type: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly font: FontKey;
    }
  | { readonly type: 'symbol'; readonly x: number; readonly y: number; readonly symbol: string };

export interface LabelContent {
  readonly name: string;
  readonly number: string;
  readonly kind: string;
  readonly badge: KindLook['badge'];
  readonly population: number;
  readonly capital: 'suggested' | 'possible' | undefined;
}

/** Blocks with the name, the most wanted first. Each is made only when it is asked for: mostly the first will do. */
export function* nameBlocks(content: LabelContent): Generator<LabelBlock> {
  const one = [textItem(content.name)];
  const split = splitName(content.name);
  const badge = badgeItem(content);
  const figures = figureItems(content.population);
  const crown = crownItems(content);
  const sets: Item[][][] = [[one, [badge, ...figures]]];
  if (split !== undefined) sets.push([[textItem(split[0])], [textItem(split[1])], [badge, ...figures]]);
  for (const rows of sets) yield stack('name', crown, ...rows);
  if (crown.length > 0)
    for (const rows of sets) yield stack('name', ...rows.slice(0, -1), [...crown, ...rows.at(-1)!]);
  yield stack('name', [...crown, badge, ...one, ...figures]);
  if (figures.length > 0) yield stack('name', [...crown, badge], one, figures);
}

/** Blocks with the number instead, the most wanted first. */
export function* numberBlocks(content: LabelContent): Generator<LabelBlock> {
  const number = textItem(content.number);
  const badge = badgeItem(content);
  const figures = figureItems(content.population);
  const crown = crownItems(content);
  if (crown.length > 0) yield stack('number', crown, [number], [badge, ...figures]);
  yield stack('number', [number], [...crown, badge, ...figures]);
  yield stack('number', [number, ...crown, badge, ...figures]);
  yield stack('number', [number, badge], [...crown, ...figures]);
  yield stack('number', [number], [badge], [...crown, ...figures]);
  if (crown.length > 0) {
    yield stack('number', [...crown, number], [badge, ...figures]);
    yield stack('number', [...crown, number, badge], figures);
    yield stack('number', crown, [number, badge], figures);
  }
}

/** The last resort: the number alone. */
export function bareNumber({ number }: LabelContent): LabelBlock {
  return stack('bare number', [textItem(number)]);
}

/** Two lines of the most even length, split at a space or after a hyphen; undefined for a single short word. */
export function splitName(name: string): readonly [string, string] | undefined {
  let best: readonly [string, string] | undefined;
  let least = Infinity;
  for (const { index, 0: mark } of name.matchAll(/[ -]/g)) {
    const first = name.slice(0, mark === '-' ? index + 1 : index);
    const second = name.slice(index + 1);
    if (first === '' || second === '') continue;
    const longer = Math.max(textWidth(first, FONT, 1), textWidth(second, FONT, 1));
    if (longer < least) {
      least = longer;
      best = [first, second];
    }
  }
  return best;
}

/** More figures than this become one figure and a number. */
export const MOST_FIGURES = 5;

const FONT: FontKey = 'label-bold';

interface Item {
  readonly width: number;
  readonly up: number;
  readonly down: number;
  /** Space wanted towards the next item. */
  readonly gap: number;
  readonly part: (x: number, y: number) => LabelPart;
}

/** Heights are from the middle of the capitals, on which the items of a row line up. */
function textItem(text: string): Item {
  const { capHeight, ascent, descent } = fontMetrics(FONT);
  // Plain letters reach less far than the font's own bounds, which leave room for accents.
  const plain = /^[\x20-\x7e]*$/.test(text);
  return {
    width: textWidth(text, FONT, 1),
    up: (plain ? PLAIN_UP : ascent) - capHeight / 2,
    down: (plain ? PLAIN_DOWN : descent) + capHeight / 2,
    gap: 0.34,
    part: (x, y) => ({ type: 'text', x, y: y + capHeight / 2, text, font: FONT }),
  };
}

/** The dot of j and the dollar sign are the highest plain letters, g the lowest. */
const PLAIN_UP = 0.77;
const PLAIN_DOWN = 0.22;

const symbolItem = (symbol: string, size: keyof typeof SYMBOL_SIZE, gap: number): Item => ({
  width: SYMBOL_SIZE[size].width,
  up: SYMBOL_SIZE[size].height / 2,
  down: SYMBOL_SIZE[size].height / 2,
  gap,
  part: (x, y) => ({ type: 'symbol', x, y, symbol }),
});

const badgeItem = ({ kind, badge }: LabelContent): Item => symbolItem(badgeSymbol(kind), badge, 0.32);

/** Nobody at home shows nothing: an empty state is the badge alone. */
function figureItems(population: number): Item[] {
  const figure = symbolItem(FIGURE, 'figure', 0.1);
  if (population <= MOST_FIGURES) return Array.from({ length: population }, () => figure);
  return [figure, textItem(String(population))];
}

function crownItems({ capital }: LabelContent): Item[] {
  if (capital === undefined) return [];
  return [symbolItem(capital === 'suggested' ? SUGGESTED_CAPITAL : POSSIBLE_CAPITAL, 'crown', 0.3)];
}

/** Rows of items, each row centred, the whole centred on the origin. */
function stack(shows: LabelBlock['shows'], ...rows: readonly (readonly Item[])[]): LabelBlock {
  const filled = rows.filter((row) => row.length > 0);
  const ups = filled.map((row) => Math.max(...row.map(({ up }) => up)));
  const downs = filled.map((row) => Math.max(...row.map(({ down }) => down)));
  const total = ups.reduce((sum, up, i) => sum + up + downs[i]!, 0) + ROW_GAP * (filled.length - 1);
  const parts: LabelPart[] = [];
  const boxes: Box[] = [];
  let top = -total / 2;
  filled.forEach((row, i) => {
    const width = row.reduce((sum, item, j) => sum + item.width + (j + 1 < row.length ? item.gap : 0), 0);
    const middle = top + ups[i]!;
    let x = -width / 2;
    for (const item of row) {
      parts.push(item.part(x + item.width / 2, middle));
      x += item.width + item.gap;
    }
    boxes.push({ left: -width / 2, low: top, right: width / 2, high: middle + downs[i]! });
    top = middle + downs[i]! + ROW_GAP;
  });
  return { parts, boxes, shows };
}

const ROW_GAP = 0.14;
