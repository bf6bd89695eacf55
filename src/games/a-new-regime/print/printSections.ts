import { counted } from '#lib/core/counted.ts';
import { ok, type Result } from '#lib/core/result.ts';
import type { PrintPage } from '#lib/print/cutSheets.ts';
import { parsePageList } from '#lib/print/pageList.ts';
import { testSheet } from '#lib/print/testSheet.ts';
import { correctPages, parseMeasured } from '#lib/print/tiles/correction.ts';
import type { OutlineEntry } from '#lib/render/pdf/outline.ts';
import type { OpenedBoard } from '../board/openBoard.ts';
import { aidSheets } from './aidSheets.ts';
import { boardPages } from './boardPages.ts';
import { cardSheets } from './cardSheets.ts';
import { coverSheets } from './cover.ts';
import { diceSheets } from './diceSheets.ts';
import { lookOf } from './look.ts';
import { KIT_PARTS, PART_WORDS, type KitPart, type Part } from './parts.ts';
import { figureSheets, outfitSheets, type PieceSheetsRequest, tokenSheets } from './pieceSheets.ts';
import type { PrintCard } from './printCard.ts';
import type { PrintOrder } from './printOrder.ts';
import { bareTitle, TEST_WORDS } from './words.ts';

/** All that is needed to print: what is wished for, and what it is made from. */
export interface PrintInput {
  readonly order: PrintOrder;
  readonly cards: readonly PrintCard[];
  readonly board: OpenedBoard;
  readonly site: string;
  readonly edition: string;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** Pages that belong together. */
export interface PrintSection {
  readonly part: Part;
  readonly title: string;
  readonly pages: readonly PrintPage[];
}

type Maker = (input: PrintInput) => Result<readonly PrintPage[]>;

/** Millimetres that cards are printed over their cut: more than a pair of scissors errs. */
const BLEED = 3;

const MAKERS: Readonly<Record<Exclude<Part, 'kit'>, Maker>> = {
  board: boardPages,
  cards: ({ order, cards }) =>
    cardSheets({
      ...{ cards, paper: order.paper, ink: order.ink, size: order.card, marks: order.marks },
      bleed: order.cut === 'bleed' ? BLEED : 0,
      ...(order.backs !== 'none' && { backs: backsOf(order) }),
    }),
  tokens: pieces(tokenSheets),
  outfits: pieces(outfitSheets),
  figures: pieces(figureSheets),
  dice: pieces(diceSheets),
  aids: pieces(aidSheets),
  test: ({ order }) => ok(testSheet(order.paper, backsOf(order), TEST_WORDS, lookOf(order.ink).ink)),
};

const backsOf = ({ backs, right, down }: PrintOrder) =>
  ({ flip: backs === 'none' ? 'long' : backs, offset: { x: right / 10, y: down / 10 } }) as const;

function pieces(sheets: (request: PieceSheetsRequest) => readonly PrintPage[]): Maker {
  return ({ order: { paper, ink, marks }, board }) =>
    ok(sheets({ table: tableOf(board), paper, ink, marks }));
}

const tableOf = ({ board, settings }: OpenedBoard) => ({
  regimes: settings.regimes,
  states: board.states.length,
});

/** The pages that were ordered, part by part; a kit begins with its cover. Fails with a sentence. */
export function printSections(input: PrintInput): Result<readonly PrintSection[]> {
  const { part } = input.order;
  const parts: readonly (KitPart | 'test')[] = part === 'kit' ? KIT_PARTS : [part];
  const sections: PrintSection[] = [];
  for (const one of parts) {
    const pages = MAKERS[one](input);
    if (!pages.ok) return pages;
    sections.push({ part: one, title: PART_WORDS[one].name, pages: pages.value });
  }
  return ok(part === 'kit' ? [coverOf(input, sections), ...sections] : sections);
}

function coverOf(input: PrintInput, sections: readonly PrintSection[]): PrintSection {
  const { order, board, edition, date } = input;
  const { regimes, states } = tableOf(board);
  const pages = coverSheets({
    table: { regimes, states },
    ...{ paper: order.paper, ink: order.ink, sections, edition, date },
    board: `${board.origin?.told ?? `Board of ${counted(states, 'state')}, seed ${board.settings.seed}`}.`,
    join: order.size === 'sheet' ? 'none' : order.join,
    ...(order.backs !== 'none' && { flip: order.backs }),
  });
  return { part: 'kit', title: 'What is in this kit', pages };
}

/** Pages in the order of the file, with the bookmarks that lead to them. */
export interface PrintFile {
  readonly pages: readonly PrintPage[];
  readonly outline: readonly OutlineEntry<number>[];
}

/** A file of one part. */
export interface PartFile {
  readonly section: PrintSection;
  readonly file: PrintFile;
}

/**
 * A file for each part. Pages are numbered as in the one file of all; a part of which none was asked for has no file.
 * Errors: those of `printFile`.
 */
export function partFiles(
  sections: readonly PrintSection[],
  { pages: wanted, measured }: Pick<PrintOrder, 'pages' | 'measured'>,
): Result<readonly PartFile[]> {
  const total = sections.reduce((sum, { pages }) => sum + pages.length, 0);
  const chosen = parsePageList(wanted, total);
  if (!chosen.ok) return chosen;
  const files: PartFile[] = [];
  let before = 0;
  for (const section of sections) {
    const first = before;
    before += section.pages.length;
    const own = chosen.value.filter((page) => page > first && page <= before).map((page) => page - first);
    if (own.length === 0) continue;
    const file = printFile([section], { pages: own.join(','), measured });
    if (!file.ok) return file;
    files.push({ section, file: file.value });
  }
  return ok(files);
}

/**
 * All pages of the sections or only those that were asked for, corrected for a printer that is a little off. Errors:
 * those of `parsePageList`, `parseMeasured` and `correctPages`.
 */
export function printFile(
  sections: readonly PrintSection[],
  { pages: wanted, measured }: Pick<PrintOrder, 'pages' | 'measured'>,
): Result<PrintFile> {
  const all = sections.flatMap(({ pages }) => pages);
  const chosen = parsePageList(wanted, all.length);
  if (!chosen.ok) return chosen;
  const rulers = measured === '' ? undefined : parseMeasured(measured);
  if (rulers && !rulers.ok) return rulers;
  let [before, kept] = [0, 0];
  const outline = sections.flatMap(({ title, pages }): OutlineEntry<number>[] => {
    const own = pages.filter((_, index) => chosen.value.includes(before + index + 1));
    before += pages.length;
    const children = own.map(({ scene }) => ({ title: bareTitle(scene.title), target: ++kept }));
    const [first] = children;
    return first ? [{ title, target: first.target, children }] : [];
  });
  const pages = chosen.value.map((number) => all[number - 1]!);
  if (!rulers) return ok({ pages, outline });
  const scenes = correctPages(
    pages.map(({ scene }) => scene),
    rulers.value,
  );
  if (!scenes.ok) return scenes;
  return ok({ pages: pages.map((page, index) => ({ ...page, scene: scenes.value[index]! })), outline });
}
