import { editDistance } from '#lib/core/nearest.ts';
import type { SearchRecord } from './record.ts';
import { search } from './search.ts';
import type { SearchIndex } from './searchIndex.ts';

/** What an address that leads nowhere says about what was wanted. */
export interface Clues {
  /** The game that it names, rightly or nearly. */
  readonly game: string | undefined;
  /** Its other parts, the most telling first: what stands behind the hash, then the path from its end. */
  readonly parts: readonly string[];
  /** What somebody would type who looks for it. */
  readonly words: string;
}

/** Parts of addresses that say what kind of thing follows, and nothing by themselves where something does. */
const KINDS = ['r', 'cards', 'glossary', 'odds', 'open-questions', 'print'];

/** Endings that hosts and old links give to pages. */
const ENDING = /^index(?:\.\w+)?$|\.(?:html?|php|aspx?|pdf|json)$/i;

/** Reads the path of an address, below the site's base, and what follows its `#`. */
export function cluesOf(path: string, hash: string, games: readonly string[]): Clues {
  const segments = [...path.split('/'), hash.replace(/^#/, '')]
    .map((part) => readable(part).replace(ENDING, '').trim())
    .filter((part) => part !== '');
  const nearGame = (part: string): string | undefined =>
    games.find((game) => isNear(keyOf(part), keyOf(game)));
  const named = segments.find((part) => nearGame(part) !== undefined);
  const rest = segments.filter((part) => part !== named);
  const telling = rest.filter((part) => !KINDS.includes(part.toLowerCase()));
  const parts = (telling.length > 0 ? telling : rest).toReversed();
  return {
    game: named === undefined ? undefined : nearGame(named),
    parts,
    words: wordsIn(parts[0] ?? named ?? ''),
  };
}

/** As far as it can be read: a broken percent sign is no reason to fail. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A number of a rule keeps its dots. */
const wordsIn = (part: string): string =>
  part
    .replace(/[-_+~\s]+|(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const keyOf = (part: string): string => wordsIn(part).toLowerCase();

const isNear = (one: string, other: string): boolean => distanceOf(one, other) !== undefined;

/** The share of letters that differ; undefined if it is more than a third of either. */
function distanceOf(one: string, other: string): number | undefined {
  const most = Math.floor(Math.min(one.length, other.length) / 3);
  if (Math.abs(one.length - other.length) > most) return undefined;
  const distance = editDistance(one, other);
  return distance <= most ? distance / Math.max(one.length, other.length) : undefined;
}

/** Kinds in the order in which things of equal names are offered: what an address most often leads to comes first. */
const KIND_ORDER: readonly SearchRecord['kind'][] = [
  'page',
  'tool',
  'rule',
  'card',
  'term',
  'ruling',
  'example',
];

/** Things whose address is spelt most like the clues, then those that a search for their words finds. None twice. */
export function nearestPlaces(index: SearchIndex, clues: Clues, most: number): readonly SearchRecord[] {
  const records = index.games.flatMap((game) => game.records);
  const spelt = clues.parts.flatMap((part) =>
    records
      .flatMap((record) => {
        const distance = spellingDistance(keyOf(part), record);
        const elsewhere = clues.game !== undefined && record.game !== clues.game;
        return distance === undefined ? [] : [{ record, distance, elsewhere }];
      })
      .sort(
        (a, b) =>
          Number(a.elsewhere) - Number(b.elsewhere) ||
          a.distance - b.distance ||
          KIND_ORDER.indexOf(a.record.kind) - KIND_ORDER.indexOf(b.record.kind),
      )
      .map(({ record }) => record),
  );
  const said = search(index, clues.words, clues.game).hits.map(({ record }) => record);
  const places = new Map<string, SearchRecord>();
  for (const record of [...spelt, ...said])
    if (!places.has(record.address)) places.set(record.address, record);
  return [...places.values()].slice(0, most);
}

/** The smallest distance from the thing's names in addresses: its id, and what its page is called. */
function spellingDistance(key: string, { id, address }: SearchRecord): number | undefined {
  const page =
    address
      .replace(/#.*/, '')
      .split('/')
      .findLast((part) => part !== '') ?? '';
  const names = address.includes('#') ? [id] : [id, page];
  const distances = names.flatMap((name) => distanceOf(key, keyOf(name)) ?? []);
  return distances.length === 0 ? undefined : Math.min(...distances);
}
