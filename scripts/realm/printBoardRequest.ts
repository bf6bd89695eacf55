import { readFile } from 'node:fs/promises';
import { boardFileName } from '#games/a-new-regime/board/boardFileName.ts';
import { parseBoardHash, type BoardChoice } from '#games/a-new-regime/board/boardLink.ts';
import { openBoardChoice, openBoardFile, type OpenedBoard } from '#games/a-new-regime/board/openBoard.ts';
import { LOOK_OPTIONS } from '#games/a-new-regime/board/parseSettings.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS, type BoardLook } from '#games/a-new-regime/board/settings.ts';
import type { BoardTilesInput, TileChoice } from '#games/a-new-regime/board/tiles.ts';
import { quote } from '#lib/core/quote.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { ALL_PAPER_NAMES, PAPER_NAMES, type AnyPaperName } from '#lib/print/papers.ts';
import type { Size } from '#lib/print/sheetPlan.ts';
import { MEASURED_RANGE, parseMeasured } from '#lib/print/tiles/correction.ts';
import { largestCommonSize, TILE_DEFAULTS, TILE_RANGES } from '#lib/print/tiles/planTiles.ts';
import { MARK_STYLES } from '#lib/print/tiles/tileMarks.ts';
import { slug } from '#lib/share/fileName.ts';
import { parseSite } from '#lib/share/site.ts';
import { DEFAULT_SITE } from '#site/address.ts';
import { BOARD_OPTIONS, ofOption, optional, parseBoardSettings, type Values, words } from './boardRequest.ts';
import { failed, together, wrongUsage, type Io, type Stop } from './command.ts';
import type { GivenOptions, OptionSpec } from './options.ts';
import { chooseTarget, type Target } from './target.ts';
import { badValue, choice, day, length } from './values.ts';
import { whyUnread } from './writeWhole.ts';

/** Options that say what grows from a seed. */
export const OF_A_SEED = ['seed', 'regimes', 'states', 'shape', 'spacing', 'size'];
const INKS = ['colour', 'greyscale', 'low'] as const;
const SIZES = { a0: [1189, 841], a1: [841, 594], a2: [594, 420], a3: [420, 297] } as const;
/** The size that comes out as two by two sheets on both papers of the world. */
const COMMON = 'a4-and-letter';

const range = ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${max}`;

export const PRINT_BOARD_OPTIONS: readonly OptionSpec[] = [
  ...BOARD_OPTIONS.filter(({ name }) => OF_A_SEED.includes(name)).map((option) => ({
    ...option,
    help: option.help
      .replace('; required', option.name === 'regimes' ? ` (default ${DEFAULT_SETTINGS.regimes})` : '')
      .replace('size of the board', 'size of the board as it grows and is printed'),
  })),
  {
    name: 'link',
    value: 'ADDRESS',
    help: 'in place of a seed: the address of a board on the site, or what follows its #',
  },
  {
    name: 'in',
    value: 'FILE',
    help: 'in place of a seed: the JSON file of a board, edited or made of a map',
  },
  {
    name: 'fit',
    value: 'SIZE',
    help: `print the board larger or smaller, as it just fits into WxH millimetres, ${Object.keys(SIZES).join(', ')},\nor ${COMMON}: the largest board that is 2 x 2 sheets on A4 and on Letter alike`,
  },
  { name: 'paper', value: 'PAPER', help: words(ALL_PAPER_NAMES, 'a4') },
  {
    name: 'orientation',
    value: 'WAY',
    help: 'landscape, portrait, auto (default auto: whichever needs fewer sheets)',
  },
  {
    name: 'overlap',
    value: 'MM',
    help: `how far neighbouring sheets overlap, ${range(TILE_RANGES.overlap)} (default ${TILE_DEFAULTS.overlap})`,
  },
  { name: 'no-flaps', help: 'cut both sheets along the middle of their overlap, in place of flaps to glue' },
  {
    name: 'margin',
    value: 'MM',
    help: `paper left blank but for marks, ${range(TILE_RANGES.margin)} (default ${TILE_DEFAULTS.margin})`,
  },
  { name: 'marks', value: 'STYLE', help: `crop marks: ${words(MARK_STYLES, 'short')}` },
  { name: 'sheets', value: 'LIST', help: 'only these sheets, as in A1,B2 or 1,3-4' },
  {
    name: 'measured',
    value: 'XxY',
    help: `what the rulers across and down measured, each ${range(MEASURED_RANGE)}, as in 98.5x99:\nthe sheets come out corrected`,
  },
  { name: 'ink', value: 'INK', help: words(INKS, 'colour') },
  ...BOARD_OPTIONS.filter(({ name }) => ['labels', 'capitals'].includes(name)),
  { name: 'table', help: 'print also who borders on whom' },
  ...BOARD_OPTIONS.filter(({ name }) => ['site', 'date'].includes(name)),
  {
    name: 'out',
    value: 'PATH',
    help: 'PDF file, folder ending with /, or - for standard output\n(default: a file in this folder named after the board and the paper)',
  },
];

export interface PrintBoardRequest {
  readonly input: BoardTilesInput & { readonly date: string };
  readonly target: Target;
  /** The file's name where the target is a folder. */
  readonly fileName: string;
}

/** Turns options into a board and how to spread it, or says which options are wrong. */
export async function parsePrintBoardRequest(
  { values, switches, positionals }: GivenOptions,
  io: Io,
): Promise<Result<PrintBoardRequest, Stop>> {
  if (positionals.length > 0) {
    return wrongUsage(
      `There is no place for ${quote(positionals[0])}; everything after board is an option such as --seed. A text with spaces needs quotes around it.`,
    );
  }
  const parsed = together({
    sheets: parseSheets(values, switches),
    look: parseLook(values, switches),
    site: optional(values, 'site', (text) => ofOption('site', parseSite(text))),
    date: optional(values, 'date', (text) => day('date', text)),
    target: await pdfTarget(values.get('out')),
    source: await readSource(values),
  });
  if (!parsed.ok) return parsed;
  const { sheets, look, site, date, target, source } = parsed.value;
  return ok({
    input: {
      ...source,
      look,
      sheets,
      site: site ?? DEFAULT_SITE,
      date: date ?? io.today,
      edition: `Realmwright ${io.version}`,
    },
    target,
    fileName: fileNameOf(source, sheets.paper),
  });
}

/** Game, regimes and seed, what was done to the board since, and the paper. */
function fileNameOf({ settings, origin }: OpenedBoard, paper: AnyPaperName): string {
  const changed = origin ? `-${slug(origin.told)}` : '';
  return boardFileName(settings, 'pdf').replace(/\.pdf$/, `${changed}-on-${paper}.pdf`);
}

/** The board of a seed, a link or a file. */
export async function readSource(values: Values): Promise<Result<OpenedBoard, Stop>> {
  const named = ['seed', 'link', 'in'].filter((name) => values.has(name));
  if (named.length !== 1)
    return wrongUsage(
      named.length === 0
        ? 'The board is missing; write --seed TEXT, --link ADDRESS or --in FILE.'
        : `The options ${named.map((name) => `--${name}`).join(' and ')} each name a board; only one can be printed.`,
    );
  const stray = OF_A_SEED.find((name) => name !== 'seed' && values.has(name));
  if (stray !== undefined && !values.has('seed'))
    return wrongUsage(
      `The option --${stray} is for a board that grows from --seed; that of --${named[0]} is as it is${stray === 'size' ? ', and --fit prints it in another size' : ''}.`,
    );
  const file = values.get('in');
  if (file !== undefined) return readBoardFile(file);
  const link = values.get('link');
  const choice =
    link === undefined
      ? choiceOfSeed(values)
      : ofOption('link', parseBoardHash(link.slice(Math.max(0, link.indexOf('#')))));
  if (!choice.ok) return choice;
  const board = openBoardChoice(choice.value);
  if (board.ok) return board;
  if (board.error.code === 'budget') return failed(board.error.message);
  return link !== undefined
    ? ofOption('link', board)
    : wrongUsage(`These options do not go together. ${board.error.message}`);
}

function choiceOfSeed(values: Values): Result<Omit<BoardChoice, 'look'>, Stop> {
  const settings = parseBoardSettings(values, DEFAULT_SETTINGS.regimes);
  return settings.ok ? ok({ settings: settings.value }) : settings;
}

async function readBoardFile(path: string): Promise<Result<OpenedBoard, Stop>> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    return failed(`Cannot read ${path}: ${whyUnread(error)}.`);
  }
  const parsed = openBoardFile(text);
  return parsed.ok ? parsed : failed(`Cannot print ${path}. ${parsed.error.message}`);
}

function parseSheets(values: Values, switches: GivenOptions['switches']): Result<TileChoice, Stop> {
  const parsed = together({
    paper: optional(values, 'paper', (text) => choice('paper', text, ALL_PAPER_NAMES)),
    orientation: optional(values, 'orientation', (text) =>
      choice('orientation', text, LOOK_OPTIONS.orientation),
    ),
    overlap: optional(values, 'overlap', (text) => length('overlap', text, TILE_RANGES.overlap)),
    margin: optional(values, 'margin', (text) => length('margin', text, TILE_RANGES.margin)),
    marks: optional(values, 'marks', (text) => choice('marks', text, MARK_STYLES)),
    measured: optional(values, 'measured', (text) => ofOption('measured', parseMeasured(text))),
  });
  if (!parsed.ok) return parsed;
  const { paper = 'a4', ...rest } = parsed.value;
  const fit = optional(values, 'fit', (text) => parseFit(text, rest));
  if (!fit.ok) return fit;
  const only = values.get('sheets');
  return ok({
    paper,
    ...given({ ...rest, fit: fit.value, only }),
    flaps: !switches.has('no-flaps'),
    table: switches.has('table'),
  });
}

function parseFit(
  text: string,
  { overlap, margin }: { readonly overlap: number | undefined; readonly margin: number | undefined },
): Result<Size, Stop> {
  if (text === COMMON)
    return ok(
      largestCommonSize(['a4', 'letter'], {
        columns: 2,
        rows: 2,
        orientation: 'landscape',
        ...given({ overlap, margin }),
      }),
    );
  if (Object.hasOwn(SIZES, text)) {
    const [width, height] = SIZES[text as keyof typeof SIZES];
    return ok({ width, height });
  }
  const [, w, h] = /^(\d{1,4}(?:\.\d{1,3})?)[x×](\d{1,4}(?:\.\d{1,3})?)$/i.exec(text) ?? [];
  const size = { width: Number(w), height: Number(h) };
  const { min, max } = TILE_RANGES.board;
  const fits = Object.values(size).every((side) => side >= min && side <= max);
  return fits
    ? ok(size)
    : badValue(
        'fit',
        text,
        `${[...Object.keys(SIZES), COMMON].join(', ')}, or width x height in millimetres, each from ${min} to ${max}, as in 841x594`,
      );
}

function parseLook(values: Values, switches: GivenOptions['switches']): Result<BoardLook, Stop> {
  const parsed = together({
    ink: optional(values, 'ink', (text) => choice('ink', text, INKS)),
    labels: optional(values, 'labels', (text) => choice('labels', text, LOOK_OPTIONS.labels)),
  });
  if (!parsed.ok) return parsed;
  const { ink, labels } = parsed.value;
  // The link on the board opens it for one sheet; of the papers here it knows only some.
  const paper = PAPER_NAMES.find((name) => name === values.get('paper'));
  return ok({
    ...DEFAULT_LOOK,
    ...given({ paper, labels }),
    ink: ink === 'low' ? 'low' : 'full',
    colour: ink === 'greyscale' ? 'greyscale' : 'colour',
    capitals: switches.has('capitals') ? 'shown' : 'hidden',
  });
}

export async function pdfTarget(out: string | undefined): Promise<Result<Target, Stop>> {
  const target = await chooseTarget({ out, format: out === '-' ? 'pdf' : undefined, many: false });
  return target.ok && target.value.format === 'pdf'
    ? target
    : badValue('out', out ?? '', 'a file ending with .pdf, a folder ending with /, or - for standard output');
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that have a value. */
function given<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
}
