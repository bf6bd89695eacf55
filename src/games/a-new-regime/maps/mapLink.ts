import { CONTINENT_IDS } from '#lib/board/maps/world/continents.ts';
import { WHOLE_WORLD } from '#lib/board/maps/world/regions.ts';
import { PROJECTIONS } from '#lib/board/maps/project/projection.ts';
import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { ok, type Problem, type Result } from '#lib/core/result.ts';
import { makeVersioned, parseVersioned } from '#lib/share/versioned.ts';
import { makeSeedPart, parseSeedPart } from '../board/boardLink.ts';
import { listed } from '../board/parseSettings.ts';
import { SPACINGS } from '../board/settings.ts';
import { PAPER_SIZE_NAMES } from './boardPlaces.ts';
import { DEFAULT_MAP, LIES, MAP_RANGES, type MapSettings } from './mapSettings.ts';

/*
 * Version 1 of a map's link, parts between dots:
 *
 *   #1.world.europe+TR.24.auto.harbour       regions joined by +, most states, projection, words, the seed last
 *   #1.world.world.40.auto.a2.5-regimes.~…   words only for what differs from version 1's own defaults
 */

const VERSION = 1;

/** What a link holds: a choice on the built-in map, and what is made of it. */
export interface WorldChoice {
  /** `world`, continents, countries by their two capital letters. */
  readonly regions: readonly string[];
  readonly settings: MapSettings;
}

/** FROZEN: what a link does not mention. Old links are printed on boards. */
const DEFAULTS_1: MapSettings = {
  count: 24,
  projection: 'auto',
  size: 'a3',
  lies: 'auto',
  specks: 4,
  gap: 3,
  regimes: 4,
  spacing: 'three-steps',
  seed: 'harbour',
};

/** Where the page lives below the site's address. */
export const MAPS_PATH = 'a-new-regime/maps/';

export function makeMapHash({ regions, settings }: WorldChoice): string {
  const { count, projection, size, lies, specks, gap, regimes, spacing, seed } = settings;
  const words = [
    ...(size === DEFAULTS_1.size ? [] : [size]),
    ...(lies === DEFAULTS_1.lies ? [] : [lies]),
    ...(specks === DEFAULTS_1.specks ? [] : [`${specks}-specks`]),
    ...(gap === DEFAULTS_1.gap ? [] : [`${gap}-gap`]),
    ...(regimes === DEFAULTS_1.regimes ? [] : [`${regimes}-regimes`]),
    ...(spacing === DEFAULTS_1.spacing ? [] : [spacing]),
  ];
  const parts = ['world', regions.join('+'), String(count), projection, ...words, makeSeedPart(seed)];
  return makeVersioned({ version: VERSION, parts });
}

/** Reads a hash, with or without #. Never throws; what is wrong comes back as a sentence. */
export function parseMapHash(hash: string): Result<WorldChoice> {
  const versioned = parseVersioned(hash);
  if (!versioned.ok) return versioned;
  const { version, parts } = versioned.value;
  if (version !== VERSION) {
    return refuse(
      'link version',
      `This link is of version ${version}; this page reads version ${VERSION}. It may come from a newer site.`,
      String(version),
    );
  }
  const [kind, regionsPart, countPart, projectionPart, ...rest] = parts;
  const seedPart = rest.pop();
  if (kind !== 'world' || seedPart === undefined) {
    return refuse(
      'link',
      `This link says ${quote(parts.join('.'))}; it must say a choice on the built-in map, as in #1.world.europe.24.auto.harbour.`,
    );
  }
  const regions = regionsPart!.split('+');
  const odd = regions.find((region) => !isRegion(region));
  if (odd !== undefined) {
    return refuse(
      'region',
      `This link has the region ${quote(odd)}; it must be ${REGION_RULE}.${didYouMean(odd, [WHOLE_WORLD, ...CONTINENT_IDS])}`,
      odd,
    );
  }
  const count = numberIn('count', countPart!);
  if (count === undefined)
    return refuse('count', numberRule('number of states', 'count', countPart!), countPart);
  const projection = PROJECTIONS.find((name) => name === projectionPart);
  if (projection === undefined) {
    return refuse(
      'projection',
      `This link has the projection ${quote(projectionPart)}; it must be ${listed(PROJECTIONS)}.${didYouMean(projectionPart!, PROJECTIONS)}`,
      projectionPart,
    );
  }
  const seed = parseSeedPart(seedPart);
  if (!seed.ok) return seed;
  let settings: MapSettings = { ...DEFAULTS_1, count, projection, seed: seed.value };
  for (const word of rest) {
    const change = parseWord(word);
    if (!change.ok) return change;
    settings = { ...settings, ...change.value };
  }
  return ok({ regions: [...new Set(regions)], settings });
}

/** A board's own words for a region. */
const REGION_RULE = `${WHOLE_WORLD}, ${CONTINENT_IDS.join(', ')}, or a country’s two capital letters`;

const isRegion = (region: string): boolean =>
  region === WHOLE_WORLD || CONTINENT_IDS.some((id) => id === region) || /^[A-Z]{2}$/.test(region);

function parseWord(word: string): Result<Partial<MapSettings>> {
  const size = PAPER_SIZE_NAMES.find((name) => name === word);
  if (size) return ok({ size });
  const lies = LIES.find((name) => name === word);
  if (lies) return ok({ lies });
  const spacing = SPACINGS.find((name) => name === word);
  if (spacing) return ok({ spacing });
  const [, digits = '', name = ''] = /^(\d{1,4})-([a-z]+)$/.exec(word) ?? [];
  const field = NUMBER_WORDS.find((known) => known === name);
  if (field) {
    const value = numberIn(field, digits);
    return value === undefined
      ? refuse(field, numberRule(field, field, digits), word)
      : ok({ [field]: value });
  }
  const known = [...PAPER_SIZE_NAMES, ...LIES, ...SPACINGS, ...NUMBER_WORDS.map((one) => `N-${one}`)];
  return refuse(
    'link',
    `This link has the part ${quote(word)}, which version ${VERSION} does not know.${didYouMean(word, known)} It knows ${known.join(', ')}.`,
    word,
  );
}

const NUMBER_WORDS = ['specks', 'gap', 'regimes'] as const;

function numberIn(field: keyof typeof MAP_RANGES, text: string): number | undefined {
  const { min, max } = MAP_RANGES[field];
  const value = Number(text);
  return /^\d{1,4}$/.test(text) && value >= min && value <= max ? value : undefined;
}

function numberRule(what: string, field: keyof typeof MAP_RANGES, got: string): string {
  const { min, max } = MAP_RANGES[field];
  return `The ${what} in this link is ${quote(got)}; it must be a whole number from ${min} to ${max}.`;
}

/** The hash of the page as it opens by itself. */
export const DEFAULT_CHOICE: WorldChoice = { regions: ['europe'], settings: DEFAULT_MAP };

function refuse(
  where: string,
  message: string,
  got?: string,
): { readonly ok: false; readonly error: Problem } {
  return { ok: false, error: { code: 'bad-link', message, where, ...(got !== undefined && { got }) } };
}
