import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { BOARD_SIZES } from '#games/a-new-regime/print/boardSizes.ts';
import type { Part } from '#games/a-new-regime/print/parts.ts';
import { START_ORDER } from '#games/a-new-regime/print/printLink.ts';
import { BACKS, CUTS, JOINS, ORDER_FIELDS, type PrintOrder } from '#games/a-new-regime/print/printOrder.ts';
import type { OpenedBoard } from '#games/a-new-regime/board/openBoard.ts';
import { quote } from '#lib/core/quote.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { CARD_SIZE_NAMES } from '#lib/print/cardSizes.ts';
import { ALL_PAPER_NAMES } from '#lib/print/papers.ts';
import { MEASURED_RANGE, parseMeasured } from '#lib/print/tiles/correction.ts';
import { MARK_STYLES } from '#lib/print/tiles/tileMarks.ts';
import { parseSite } from '#lib/share/site.ts';
import { DEFAULT_SITE } from '#site/address.ts';
import { BOARD_OPTIONS, ofOption, optional, words } from './boardRequest.ts';
import { together, wrongUsage, type Io, type Stop } from './command.ts';
import type { GivenOptions, OptionSpec } from './options.ts';
import { OF_A_SEED, pdfTarget, readSource } from './printBoardRequest.ts';
import type { Target } from './target.ts';
import { badValue, choice, day } from './values.ts';

const INKS = ['colour', 'greyscale', 'low'] as const;
/** Millimetres that backs may be moved either way. */
const MOST_OFFSET = ORDER_FIELDS.right.max / 10;

const hasBoard = (part: Part) => part === 'kit';
const hasCards = (part: Part) => part === 'kit' || part === 'cards';
const hasBacks = (part: Part) => hasCards(part) || part === 'test';
const countsRegimes = (part: Part) => !['cards', 'dice', 'test'].includes(part);

/** The options that mean something for this part. */
export function printPartOptions(part: Part): readonly OptionSpec[] {
  const wanted = (on: boolean, ...options: readonly OptionSpec[]) => (on ? options : []);
  return [
    ...wanted(
      countsRegimes(part),
      ...BOARD_OPTIONS.filter(({ name }) => OF_A_SEED.includes(name)).map((option) => ({
        ...option,
        help: option.help.replace(
          '; required',
          ` (default ${option.name === 'seed' ? DEFAULT_SETTINGS.seed : DEFAULT_SETTINGS.regimes})`,
        ),
      })),
      {
        name: 'link',
        value: 'ADDRESS',
        help: 'in place of a seed: the address of a board on the site, or what follows its #',
      },
      { name: 'in', value: 'FILE', help: 'in place of a seed: the JSON file of a board' },
    ),
    { name: 'paper', value: 'PAPER', help: words(ALL_PAPER_NAMES, START_ORDER.paper) },
    { name: 'ink', value: 'INK', help: words(INKS, 'colour') },
    ...wanted(
      hasBoard(part),
      { name: 'fit', value: 'SIZE', help: `how large the board is: ${words(BOARD_SIZES, START_ORDER.size)}` },
      { name: 'join', value: 'WAY', help: `how its sheets are joined: ${words(JOINS, START_ORDER.join)}` },
      { name: 'apart', help: 'a file for each part, in a folder' },
    ),
    ...wanted(
      hasCards(part),
      { name: 'card', value: 'SIZE', help: words(CARD_SIZE_NAMES, START_ORDER.card) },
      {
        name: 'cut',
        value: 'WAY',
        help: `edges of cards: printed over the cut, or sharing cuts: ${words(CUTS, START_ORDER.cut)}`,
      },
    ),
    ...wanted(part !== 'test' && part !== 'dice', {
      name: 'marks',
      value: 'STYLE',
      help: `cut marks: ${words(MARK_STYLES, START_ORDER.marks)}`,
    }),
    ...wanted(
      hasBacks(part),
      {
        name: 'backs',
        value: 'EDGE',
        help: `the edge over which the paper is turned: ${words(BACKS, START_ORDER.backs)}`,
      },
      {
        name: 'offset',
        value: 'X,Y',
        help: `millimetres to move backs to the right and down, each -${MOST_OFFSET} to ${MOST_OFFSET} (default 0,0)`,
      },
    ),
    { name: 'pages', value: 'LIST', help: 'only these pages, as in 2,5-7' },
    {
      name: 'measured',
      value: 'XxY',
      help: `what 100 mm of the rulers measure across and down, each ${MEASURED_RANGE.min} to ${MEASURED_RANGE.max}, as in 98.5x99:\nthe sheets come out corrected`,
    },
    ...BOARD_OPTIONS.filter(({ name }) => ['site', 'date'].includes(name)),
    {
      name: 'out',
      value: 'PATH',
      help: 'PDF file, folder ending with /, or - for standard output\n(default: a file in this folder named after what it holds)',
    },
  ];
}

export interface PrintPartRequest {
  readonly order: PrintOrder;
  readonly board: OpenedBoard;
  readonly site: string;
  readonly date: string;
  readonly target: Target;
  /** A file for each part. */
  readonly apart: boolean;
}

/** Turns options into an order and its board, or says which options are wrong. */
export async function parsePrintPartRequest(
  part: Part,
  { values, switches, positionals }: GivenOptions,
  io: Io,
): Promise<Result<PrintPartRequest, Stop>> {
  if (positionals.length > 0)
    return wrongUsage(
      `There is no place for ${quote(positionals[0])}; everything after ${part} is an option such as --paper.`,
    );
  const named = ['seed', 'link', 'in'].some((name) => values.has(name));
  const parsed = together({
    paper: optional(values, 'paper', (text) => choice('paper', text, ALL_PAPER_NAMES)),
    ink: optional(values, 'ink', (text) => choice('ink', text, INKS)),
    size: optional(values, 'fit', (text) => choice('fit', text, BOARD_SIZES)),
    join: optional(values, 'join', (text) => choice('join', text, JOINS)),
    card: optional(values, 'card', (text) => choice('card', text, CARD_SIZE_NAMES)),
    cut: optional(values, 'cut', (text) => choice('cut', text, CUTS)),
    marks: optional(values, 'marks', (text) => choice('marks', text, MARK_STYLES)),
    backs: optional(values, 'backs', (text) => choice('backs', text, BACKS)),
    offset: optional(values, 'offset', parseOffset),
    measured: optional(values, 'measured', (text) => {
      const read = ofOption('measured', parseMeasured(text));
      return read.ok ? ok(text) : read;
    }),
    site: optional(values, 'site', (text) => ofOption('site', parseSite(text))),
    date: optional(values, 'date', (text) => day('date', text)),
    target: await pdfTarget(values.get('out')),
    board: await readSource(named ? values : new Map(values).set('seed', DEFAULT_SETTINGS.seed)),
  });
  if (!parsed.ok) return parsed;
  const { ink, offset, site, date, target, board, ...rest } = parsed.value;
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return ok({
    order: {
      ...START_ORDER,
      ...said,
      ...(offset && { right: offset[0], down: offset[1] }),
      ...{ part, ink: ink === 'low' ? 'low-ink' : (ink ?? 'colour'), pages: values.get('pages') ?? '' },
    },
    ...{ board, target },
    site: site ?? DEFAULT_SITE,
    date: date ?? io.today,
    apart: switches.has('apart'),
  });
}

/** Two lengths in millimetres, to tenths of one. */
function parseOffset(text: string): Result<readonly [number, number], Stop> {
  const [, x, y] = /^\s*(-?\d(?:\.\d)?)\s*,\s*(-?\d(?:\.\d)?)\s*$/.exec(text) ?? [];
  const tenths = [x, y].map((value) => Math.round(Number(value) * 10)) as [number, number];
  return tenths.every((value) => Math.abs(value) <= ORDER_FIELDS.right.max)
    ? ok(tenths)
    : badValue(
        'offset',
        text,
        `two lengths in millimetres, each from -${MOST_OFFSET} to ${MOST_OFFSET} with one decimal, as in 0.5,-1.2; a first one below zero needs --offset=`,
      );
}
