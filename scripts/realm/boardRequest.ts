import { DOWNLOAD_FORMATS } from '#games/a-new-regime/board/boardFileName.ts';
import { LOOK_OPTIONS } from '#games/a-new-regime/board/parseSettings.ts';
import {
  DEFAULT_LOOK,
  DEFAULT_SETTINGS,
  LAND_SHAPES,
  RANGES,
  SPACINGS,
  type BoardLook,
  type BoardSettings,
} from '#games/a-new-regime/board/settings.ts';
import { quote } from '#lib/core/quote.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { numberedSeeds, roomForNumbers } from '#lib/share/numberedSeeds.ts';
import { parseSeed, SEED_RULE } from '#lib/share/seed.ts';
import { parseSite, SITE_MAX } from '#lib/share/site.ts';
import { DEFAULT_SITE } from '#site/address.ts';
import { together, wrongUsage, type Stop } from './command.ts';
import type { GivenOptions, OptionSpec } from './options.ts';
import { chooseTarget, type Target } from './target.ts';
import { badValue, choice, day, wholeNumber } from './values.ts';

/** Most boards of one run. */
const COUNT = { min: 1, max: 10_000 } as const;

const range = ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${max}`;
export const words = (options: readonly string[], usual: string) =>
  `${options.join(', ')} (default ${usual})`;

export const BOARD_OPTIONS: readonly OptionSpec[] = [
  { name: 'seed', value: 'TEXT', help: `what the board grows from, ${SEED_RULE}; required` },
  { name: 'regimes', value: 'N', help: `how many play, ${range(RANGES.regimes)}; required` },
  {
    name: 'states',
    value: 'N',
    help: `states a regime, ${range(RANGES.states)} (default ${DEFAULT_SETTINGS.states})`,
  },
  { name: 'shape', value: 'SHAPE', help: words(LAND_SHAPES, DEFAULT_SETTINGS.shape) },
  {
    name: 'spacing',
    value: 'RULING',
    help: `how far apart capitals stand:\n${words(SPACINGS, DEFAULT_SETTINGS.spacing)}`,
  },
  {
    name: 'size',
    value: 'WxH',
    help: `size of the board in millimetres, each ${range(RANGES.width)} (default ${DEFAULT_SETTINGS.width}x${DEFAULT_SETTINGS.height})`,
  },
  { name: 'paper', value: 'PAPER', help: words(LOOK_OPTIONS.paper, DEFAULT_LOOK.paper) },
  { name: 'orientation', value: 'WAY', help: words(LOOK_OPTIONS.orientation, DEFAULT_LOOK.orientation) },
  { name: 'labels', value: 'KIND', help: words(LOOK_OPTIONS.labels, DEFAULT_LOOK.labels) },
  { name: 'low-ink', help: 'white fills and black lines' },
  { name: 'greyscale', help: 'greys instead of colours' },
  { name: 'capitals', help: 'mark where a capital may stand' },
  {
    name: 'site',
    value: 'URL',
    help: `address of the site, at most ${SITE_MAX} characters, for the link and QR code on the board\n(default ${DEFAULT_SITE})`,
  },
  { name: 'date', value: 'YYYY-MM-DD', help: 'date printed on the board (default today)' },
  {
    name: 'out',
    value: 'PATH',
    help: 'file whose ending says the format, folder ending with /,\nor - for standard output (default: a file in this folder named after\ngame, regimes and seed, with _ and six characters for what those do not say)',
  },
  { name: 'format', value: 'FORMAT', help: `${words(DOWNLOAD_FORMATS, 'by the ending of --out, else pdf')}` },
  {
    name: 'count',
    value: 'N',
    help: `make ${range(COUNT)} boards from the seeds TEXT-1, TEXT-2, …\ninto the folder of --out, with figures.csv beside them;\nCtrl+C ends it with figures.csv of the boards made so far, exit 130`,
  },
];

/** What one run of the command is to do. */
export interface BoardRequest {
  /** One, or as many as --count says. */
  readonly settings: readonly BoardSettings[];
  readonly look: BoardLook;
  readonly site: string;
  readonly date: string;
  readonly target: Target;
  /** Whether --count was given: even one board is then a batch. */
  readonly batch: boolean;
}

/** Turns options into a request, or says which options are wrong, what they got and what is allowed. */
export async function parseBoardRequest(
  { values, switches, positionals }: GivenOptions,
  today: string,
): Promise<Result<BoardRequest, Stop>> {
  if (positionals.length > 0) {
    return wrongUsage(
      `There is no place for ${quote(positionals[0])}; everything after the game is an option such as --seed. A text with spaces needs quotes around it.`,
    );
  }
  const parsed = together({
    settings: parseBoardSettings(values),
    look: parseBoardLook(values, switches),
    site: optional(values, 'site', (text) => ofOption('site', parseSite(text))),
    date: optional(values, 'date', (text) => day('date', text)),
    count: optional(values, 'count', (text) => wholeNumber('count', text, COUNT)),
    format: optional(values, 'format', (text) => choice('format', text, DOWNLOAD_FORMATS)),
  });
  if (!parsed.ok) return parsed;
  const { settings, look, site, date, count, format } = parsed.value;
  const batch = count !== undefined;
  const seeds = count === undefined ? ok([settings.seed]) : batchSeeds(settings.seed, count);
  if (!seeds.ok) return seeds;
  if (batch && !values.has('out'))
    return wrongUsage('The option --count needs --out with a folder, as in --out boards/.');
  const target = await chooseTarget({ out: values.get('out'), format, many: batch });
  if (!target.ok) return target;
  return ok({
    settings: seeds.value.map((seed) => ({ ...settings, seed })),
    look,
    site: site ?? DEFAULT_SITE,
    date: date ?? today,
    target: target.value,
    batch,
  });
}

export type Values = GivenOptions['values'];

/** The settings that options name; a number of regimes must be among them unless there is a usual one. */
export function parseBoardSettings(values: Values, usualRegimes?: number): Result<BoardSettings, Stop> {
  const regimesOf = (text: string) => wholeNumber('regimes', text, RANGES.regimes);
  const parsed = together({
    seed: required(values, 'seed', (text) => ofOption('seed', parseSeed(text))),
    regimes:
      usualRegimes !== undefined && !values.has('regimes')
        ? ok(usualRegimes)
        : required(values, 'regimes', regimesOf),
    states: optional(values, 'states', (text) => wholeNumber('states', text, RANGES.states)),
    shape: optional(values, 'shape', (text) => choice('shape', text, LAND_SHAPES)),
    spacing: optional(values, 'spacing', (text) => choice('spacing', text, SPACINGS)),
    size: optional(values, 'size', parseSize),
  });
  if (!parsed.ok) return parsed;
  const { seed, regimes, states, shape, spacing, size } = parsed.value;
  return ok({
    seed,
    regimes,
    states: states ?? DEFAULT_SETTINGS.states,
    shape: shape ?? DEFAULT_SETTINGS.shape,
    spacing: spacing ?? DEFAULT_SETTINGS.spacing,
    width: size?.width ?? DEFAULT_SETTINGS.width,
    height: size?.height ?? DEFAULT_SETTINGS.height,
  });
}

function parseBoardLook(values: Values, switches: GivenOptions['switches']): Result<BoardLook, Stop> {
  const parsed = together({
    paper: optional(values, 'paper', (text) => choice('paper', text, LOOK_OPTIONS.paper)),
    orientation: optional(values, 'orientation', (text) =>
      choice('orientation', text, LOOK_OPTIONS.orientation),
    ),
    labels: optional(values, 'labels', (text) => choice('labels', text, LOOK_OPTIONS.labels)),
  });
  if (!parsed.ok) return parsed;
  const { paper, orientation, labels } = parsed.value;
  return ok({
    paper: paper ?? DEFAULT_LOOK.paper,
    orientation: orientation ?? DEFAULT_LOOK.orientation,
    labels: labels ?? DEFAULT_LOOK.labels,
    ink: switches.has('low-ink') ? 'low' : DEFAULT_LOOK.ink,
    colour: switches.has('greyscale') ? 'greyscale' : DEFAULT_LOOK.colour,
    capitals: switches.has('capitals') ? 'shown' : DEFAULT_LOOK.capitals,
  });
}

function parseSize(text: string): Result<{ width: number; height: number }, Stop> {
  const allowed = `width x height in whole millimetres, each from ${range(RANGES.width)}, as in 404x281`;
  const [, w, h] = /^(\d{1,5})[x×](\d{1,5})$/i.exec(text) ?? [];
  const [width, height] = [Number(w), Number(h)];
  const fits = within(width, RANGES.width) && within(height, RANGES.height);
  return fits ? ok({ width, height }) : badValue('size', text, allowed);
}

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  value >= min && value <= max;

/** The seeds of a batch; the longest must still be a seed. */
export function batchSeeds(seed: string, count: number): Result<readonly string[], Stop> {
  const seeds = numberedSeeds(seed, count);
  if (seeds) return ok(seeds);
  const allowed = `at most ${roomForNumbers(count)} bytes long with --count ${count}, which puts a number behind it`;
  return badValue('seed', seed, allowed);
}

function required<T>(
  values: Values,
  name: string,
  parse: (text: string) => Result<T, Stop>,
): Result<T, Stop> {
  const text = values.get(name);
  if (text !== undefined) return parse(text);
  const { value, help } = BOARD_OPTIONS.find((option) => option.name === name)!;
  return wrongUsage(
    `The option --${name} is missing; write --${name} ${value}, ${help.replace('; required', '')}.`,
  );
}

export function optional<T>(
  values: Values,
  name: string,
  parse: (text: string) => Result<T, Stop>,
): Result<T | undefined, Stop> {
  const text = values.get(name);
  return text === undefined ? ok(undefined) : parse(text);
}

/** A library's sentence, which names the value and what is allowed, said of an option. */
export function ofOption<T>(option: string, result: Result<T>): Result<T, Stop> {
  return result.ok ? result : wrongUsage(`The option --${option} is wrong. ${result.error.message}`);
}
