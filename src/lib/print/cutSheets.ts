import type { Box } from '#lib/scene/bounds.ts';
import type { Colour, Node, Path, Scene } from '#lib/scene/scene.ts';
import { cutMarks } from './cutMarks.ts';
import { FOOT, footLine } from './footLine.ts';
import type { MarkStyle } from './tiles/tileMarks.ts';
import type { GridPlan } from './gridPlan.ts';
import { fill } from './sheetWords.ts';
import { behind, type FlipEdge, type Offset } from './turnOver.ts';

/** Something to be cut out, drawn from the top-left corner of what the cut leaves; drawings may reach over it. */
export interface CutItem {
  readonly front: readonly Node[];
  readonly back?: readonly Node[];
}

export interface CutSheetsRequest {
  readonly plan: GridPlan;
  readonly items: readonly CutItem[];
  readonly symbols: Scene['symbols'];
  /** What the sheets hold, in a few words. */
  readonly title: string;
  /** Advice, printed after the title at the foot of each front. */
  readonly note?: string;
  readonly marks: MarkStyle;
  readonly ink: Colour;
  /** Left out where only the fronts are printed. */
  readonly backs?: { readonly flip: FlipEdge; readonly offset: Offset };
  readonly words?: CutWords;
}

/** Words with {title}, {sheet} and {sheets} in them. */
export interface CutWords {
  readonly sheet: string;
  readonly back: string;
}

/** A page, and which side of a sheet it is: `front` is followed by its `back`. */
export interface PrintPage {
  readonly scene: Scene;
  readonly side: 'only' | 'front' | 'back';
}

const WORDS: CutWords = {
  sheet: '{title}, sheet {sheet} of {sheets}',
  back: '{title}, back of sheet {sheet} of {sheets}',
};

/** Things side by side on as many sheets as they need, each front followed by its back. Throws if a sheet has no place for one. */
export function cutSheets(request: CutSheetsRequest): readonly PrintPage[] {
  const { plan, items, backs, words = WORDS, title } = request;
  const each = plan.places.length;
  if (each === 0) throw new RangeError('The paper is too small for a single one of these.');
  const sheets = Math.ceil(items.length / each);
  return Array.from({ length: sheets }, (_, index) => {
    const own = items.slice(index * each, (index + 1) * each);
    const values = { title, sheet: index + 1, sheets };
    const front = frontOf(request, own, fill(words.sheet, values));
    if (!backs || own.every(({ back }) => back === undefined))
      return [{ scene: front, side: 'only' as const }];
    const back = backOf(request, own, backs, fill(words.back, values));
    return [
      { scene: front, side: 'front' as const },
      { scene: back, side: 'back' as const },
    ];
  }).flat();
}

function frontOf(request: CutSheetsRequest, items: readonly CutItem[], title: string): Scene {
  const { plan, symbols, marks, ink, note } = request;
  const used = { ...plan, places: plan.places.slice(0, items.length) };
  const text = note === undefined ? title : `${title}. ${note}`;
  return {
    ...plan.page,
    title,
    symbols,
    children: [
      ...items.map((item, index) => placed(item.front, { ...plan.places[index]!, turn: 0 }, plan.bleed)),
      cutMarks(used, marks, ink),
      ...(plan.foot.height < FOOT ? [] : footLine(plan.foot, text, ink)),
    ],
  };
}

function backOf(
  { plan, symbols }: CutSheetsRequest,
  items: readonly CutItem[],
  { flip, offset }: NonNullable<CutSheetsRequest['backs']>,
  title: string,
): Scene {
  return {
    ...plan.page,
    title,
    symbols,
    children: items.flatMap(({ back }, index) => {
      const place = behind(plan.places[index]!, plan.page, plan.orientation, flip, offset);
      return back ? [placed(back, place, plan.bleed)] : [];
    }),
  };
}

/** A drawing in its place, cut off where its bleed ends. */
function placed(children: readonly Node[], place: Box & { readonly turn: 0 | 180 }, bleed: number): Node {
  const { x, y, width, height, turn } = place;
  const transform = turn === 0 ? { x, y, scale: 1 } : { x: x + width, y: y + height, scale: 1, turn: 180 };
  return { type: 'group', transform, clip: frame(-bleed, -bleed, width + bleed, height + bleed), children };
}

const frame = (left: number, top: number, right: number, low: number): Path => [
  ['M', left, top],
  ['L', right, top],
  ['L', right, low],
  ['L', left, low],
  ['Z'],
];
