import { counted } from '#lib/core/counted.ts';
import { ok, type Result } from '#lib/core/result.ts';
import type { PrintPage } from '#lib/print/cutSheets.ts';
import { testSheet } from '#lib/print/testSheet.ts';
import type { OpenedBoard } from '../board/openBoard.ts';
import { aidSheets } from './aidSheets.ts';
import { boardPages } from './boardPages.ts';
import { cardSheets } from './cardSheets.ts';
import { coverSheets, type KeptPages } from './cover.ts';
import { diceSheets } from './diceSheets.ts';
import { lookOf } from './look.ts';
import { KIT_PARTS, PART_WORDS, type KitPart, type Part } from './parts.ts';
import { figureSheets, outfitSheets, type PieceSheetsRequest, tokenSheets } from './pieceSheets.ts';
import type { PrintCard } from './printCard.ts';
import type { PrintOrder } from './printOrder.ts';
import { TEST_WORDS } from './words.ts';

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
  /** Of a cover: the same for a file that holds these pages of a kit alone. */
  readonly coverOf?: (held: readonly PrintSection[], kept: KeptPages) => readonly PrintPage[];
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
  const cover = (held: readonly PrintSection[], kept?: KeptPages): readonly PrintPage[] =>
    coverSheets({
      table: { regimes, states },
      ...{ paper: order.paper, ink: order.ink, sections: held, edition, date },
      board: `${board.origin?.told ?? `Board of ${counted(states, 'state')}, seed ${board.settings.seed}`}.`,
      join: order.size === 'sheet' ? 'none' : order.join,
      ...(order.backs !== 'none' && { flip: order.backs }),
      ...(kept && { kept }),
    });
  return { part: 'kit', title: 'What is in this kit', pages: cover(sections), coverOf: cover };
}
