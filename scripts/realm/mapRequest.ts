import { DOWNLOAD_FORMATS } from '#games/a-new-regime/board/boardFileName.ts';
import { SPACINGS } from '#games/a-new-regime/board/settings.ts';
import { PAPER_SIZE_NAMES } from '#games/a-new-regime/maps/boardPlaces.ts';
import { DEFAULT_MAP, LIES, MAP_RANGES, type MapSettings } from '#games/a-new-regime/maps/mapSettings.ts';
import type { MapKind } from '#games/a-new-regime/maps/settingsFor.ts';
import { PROJECTIONS } from '#lib/board/maps/project/projection.ts';
import { quote } from '#lib/core/quote.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { parseSeed, SEED_RULE } from '#lib/share/seed.ts';
import { together, wrongUsage, type Stop } from './command.ts';
import type { GivenOptions, OptionSpec } from './options.ts';
import { chooseTarget, type Target } from './target.ts';
import { badValue, choice, wholeNumber } from './values.ts';

const range = ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${max}`;
const words = (options: readonly string[], usual: string) => `${options.join(', ')} (default ${usual})`;

export const MAP_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'world',
    value: 'REGIONS',
    help: 'part of the built-in map: world, a continent such as europe or north-america,\nor countries by their two letters, several joined by +, as in FR+DE+IT',
  },
  { name: 'file', value: 'PATH', help: 'a GeoJSON or TopoJSON file' },
  { name: 'list', value: 'PATH', help: 'a list of states and their neighbours, CSV or JSON' },
  {
    name: 'states',
    value: 'N',
    help: `states at most, ${range(MAP_RANGES.count)} (default ${DEFAULT_MAP.count}); others are merged into neighbours`,
  },
  {
    name: 'regimes',
    value: 'N',
    help: `how many play, ${range(MAP_RANGES.regimes)} (default ${DEFAULT_MAP.regimes})`,
  },
  {
    name: 'spacing',
    value: 'RULING',
    help: `how far apart capitals stand:\n${words(SPACINGS, DEFAULT_MAP.spacing)}`,
  },
  {
    name: 'size',
    value: 'PAPER',
    help: `what the board is made for: ${words(PAPER_SIZE_NAMES, DEFAULT_MAP.size)}`,
  },
  { name: 'lies', value: 'WAY', help: words(LIES, DEFAULT_MAP.lies) },
  { name: 'projection', value: 'NAME', help: words(PROJECTIONS, DEFAULT_MAP.projection) },
  {
    name: 'specks',
    value: 'N',
    help: `leave out what is below so many mm², ${range(MAP_RANGES.specks)} (default ${DEFAULT_MAP.specks})`,
  },
  {
    name: 'gap',
    value: 'N',
    help: `close gaps up to so many tenths of a millimetre, ${range(MAP_RANGES.gap)} (default ${DEFAULT_MAP.gap})`,
  },
  {
    name: 'seed',
    value: 'TEXT',
    help: `what dice and missing names come from, ${SEED_RULE} (default ${DEFAULT_MAP.seed})`,
  },
  {
    name: 'out',
    value: 'PATH',
    help: 'file whose ending says the format, folder ending with /, or - for standard output\n(default: a file in this folder named after the map)',
  },
  { name: 'format', value: 'FORMAT', help: words(DOWNLOAD_FORMATS, 'by the ending of --out, else pdf') },
];

/** What one run is to do. */
export interface MapRequest {
  readonly kind: Exclude<MapKind, 'picture'>;
  /** Regions joined by +, or the path of a file. */
  readonly source: string;
  readonly settings: MapSettings;
  readonly target: Target;
}

/** Turns options into a request, or says which options are wrong, what they got and what is allowed. */
export async function parseMapRequest({
  values,
  positionals,
}: GivenOptions): Promise<Result<MapRequest, Stop>> {
  if (positionals.length > 0) {
    return wrongUsage(
      `There is no place for ${quote(positionals[0])}; everything after the game is an option such as --world.`,
    );
  }
  const kinds = (['world', 'file', 'list'] as const).filter((kind) => values.has(kind));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    const got =
      kinds.length === 0
        ? 'none of them is given'
        : `${kinds.map((one) => `--${one}`).join(' and ')} are given`;
    return wrongUsage(`The map comes from one of --world, --file and --list, but ${got}.`);
  }
  const number = (name: string, field: keyof typeof MAP_RANGES): Result<number, Stop> => {
    const text = values.get(name);
    return text === undefined ? ok(DEFAULT_MAP[field]) : wholeNumber(name, text, MAP_RANGES[field]);
  };
  const word = <T extends string>(name: string, options: readonly T[], usual: T): Result<T, Stop> => {
    const text = values.get(name);
    return text === undefined ? ok(usual) : choice(name, text, options);
  };
  const parsed = together({
    count: number('states', 'count'),
    regimes: number('regimes', 'regimes'),
    specks: number('specks', 'specks'),
    gap: number('gap', 'gap'),
    spacing: word('spacing', SPACINGS, DEFAULT_MAP.spacing),
    size: word('size', PAPER_SIZE_NAMES, DEFAULT_MAP.size),
    lies: word('lies', LIES, DEFAULT_MAP.lies),
    projection: word('projection', PROJECTIONS, DEFAULT_MAP.projection),
    seed: seedOf(values.get('seed')),
    format: values.has('format') ? choice('format', values.get('format')!, DOWNLOAD_FORMATS) : ok(undefined),
  });
  if (!parsed.ok) return parsed;
  const { format, ...settings } = parsed.value;
  const target = await chooseTarget({ out: values.get('out'), format, many: false });
  return target.ok ? ok({ kind, source: values.get(kind)!, settings, target: target.value }) : target;
}

function seedOf(text: string | undefined): Result<string, Stop> {
  if (text === undefined) return ok(DEFAULT_MAP.seed);
  const seed = parseSeed(text);
  return seed.ok ? seed : badValue('seed', text, SEED_RULE);
}
