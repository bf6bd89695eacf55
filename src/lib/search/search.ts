import { buildGroups, type Group } from './group.ts';
import { parsePointer, type Pointer } from './parsePointer.ts';
import type { RecordKind, SearchRecord } from './record.ts';
import type { GameIndex, SearchIndex } from './searchIndex.ts';
import { nameKey, saysSomething, stemOf, wordsOf, type Word } from './words.ts';

export interface Hit {
  readonly record: SearchRecord;
  /** Stems that were found in it, to be marked. */
  readonly stems: ReadonlySet<string>;
}

export interface Found {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** The query with its misspelt words set right. */
  readonly suggestion?: string;
  /** A number that was asked for and does not exist; the hits are the part of the manual nearest to it, if any. */
  readonly missing?: string;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Kinds in the order in which equal names are listed. */
const NAME_ORDER: readonly RecordKind[] = ['term', 'card', 'rule', 'page', 'tool', 'ruling', 'example'];

/** What a kind's score is multiplied by: rules and terms answer, the others lead to them. */
const KIND_WEIGHT: Readonly<Record<RecordKind, number>> = {
  rule: 1,
  card: 0.95,
  term: 1.1,
  tool: 0.9,
  ruling: 0.7,
  // Long, so that they hold every word somewhere.
  page: 0.35,
  example: 0.6,
};

/** What the score of another game's things is multiplied by. */
const ELSEWHERE = 0.8;

/**
 * Searches for what a person typed. A number or id comes first by itself; then things of exactly that name, then
 * things that are also called so, then what the words are found in. Among equals those of the game `here` lead.
 */
export function search(index: SearchIndex, query: string, here?: string): Found {
  const pointer = parsePointer(query);
  const pointed = pointer ? follow(index, pointer, here) : undefined;
  if (pointed && !/^[a-z]+-/i.test(query.trim())) return pointed;
  // A hyphenated word may be an id, or only a word: both are told.
  const found = searchWords(index, query, here);
  if (pointer?.kind === 'number' && pointer.number.includes('.') && found.hits.length === 0)
    return { hits: [], missing: pointer.number };
  if (!pointed) return found;
  const first = new Set(pointed.hits.map(({ record }) => record));
  return { hits: [...pointed.hits, ...found.hits.filter(({ record }) => !first.has(record))] };
}

/** What a pointer leads to: a rule; or a section's rules; or a chapter and its rules. */
function follow({ games }: SearchIndex, pointer: Pointer, here: string | undefined): Found | undefined {
  const records = [
    ...games.filter(({ game }) => game === here),
    ...games.filter(({ game }) => game !== here),
  ].flatMap((game) => game.records);
  const hitsOf = (found: readonly SearchRecord[]): Hit[] =>
    found.map((record) => ({ record, stems: NOTHING }));
  if (pointer.kind === 'id') {
    const found = records.filter(({ id }) => id === pointer.id);
    // Rules alone are cited by id, so an id that is a term's too means the rule.
    found.sort((a, b) => Number(b.kind === 'rule') - Number(a.kind === 'rule') || byKind(a, b));
    return found.length > 0 ? { hits: hitsOf(found) } : undefined;
  }
  const parts = pointer.number.split('.');
  for (let length = parts.length; length > 0; length--) {
    const number = parts.slice(0, length).join('.');
    const found = records.filter((record) => record.number === number);
    const below = records.filter((record) => record.number?.startsWith(`${number}.`));
    if (found.length + below.length > 0) {
      const hits = hitsOf([...found, ...below]);
      return number === pointer.number ? { hits } : { hits, missing: pointer.number };
    }
  }
  return undefined;
}

const byKind = (a: SearchRecord, b: SearchRecord): number =>
  NAME_ORDER.indexOf(a.kind) - NAME_ORDER.indexOf(b.kind);

function searchWords(index: SearchIndex, query: string, here: string | undefined): Found {
  const all = wordsOf(query);
  const telling = all.filter(saysSomething);
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return { hits: [] };

  const groups = buildGroups(index, unique(words));
  const corrections = new Map(groups.flatMap((group) => (group.corrected ? [group.corrected] : [])));
  const asked = nameKey(query);
  const typed = idKey(query);
  const meant = words
    .map(({ stem, written }) => {
      const right = corrections.get(written);
      return right === undefined ? stem : stemOf(right);
    })
    .join(' ');
  const ranked = index.games
    .flatMap((game) =>
      scored(game, groups).map(({ at, stems, score }) => {
        const record = game.records[at]!;
        const names = game.names[at] ?? [];
        const near = here === undefined || game.game === here ? 1 : ELSEWHERE;
        const partly = names.some((name) => overlap(name, asked) > 1) ? PART_OF_NAME : 1;
        return {
          hit: { record, stems },
          tier: tierOf(names, idKey(record.id) === typed, asked, meant),
          score: score * KIND_WEIGHT[record.kind] * near * partly,
        };
      }),
    )
    .sort(
      (a, b) =>
        a.tier - b.tier ||
        (a.tier < OVERLAP_TIER ? byTier(a.tier, a.hit.record, b.hit.record) : 0) ||
        b.score - a.score,
    );
  const hits = ranked.map(({ hit }) => hit);
  // Words that name something as they stand need no correction.
  if (corrections.size === 0 || (ranked[0]?.tier ?? WORDS_TIER) <= ALSO_TIER) return { hits };
  return { hits, suggestion: corrected(query, all, corrections) };
}

/** As ids are written, with spaces for hyphens: equal for `card-window` and `Card window`. */
const idKey = (text: string): string =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((part) => part !== '')
    .join(' ');

const unique = (words: readonly Word[]): readonly Word[] =>
  words.filter(({ stem }, at) => words.findIndex((word) => word.stem === stem) === at);

/** Things that are also called as was asked. */
const ALSO_TIER = 2;
/** From here on scores decide. */
const OVERLAP_TIER = 5;
const WORDS_TIER = 6;

/**
 * 0 for a thing of this very name, 1 for one of this very id, 2 for one that is also called so; 3 and 4 for names and
 * other names where only the telling words of the query are compared; 5 where three words in a row or more are the
 * query and part of a name, or the other way round; 6 for all others.
 */
function tierOf(names: readonly string[], ofThisId: boolean, asked: string, meant: string): number {
  const [title, ...others] = names;
  if (title === asked) return 0;
  if (ofThisId) return 1;
  if (others.includes(asked)) return ALSO_TIER;
  if (title === meant) return 3;
  if (others.includes(meant)) return 4;
  return names.some((name) => overlap(name, asked) >= 3) ? OVERLAP_TIER : WORDS_TIER;
}

/** What a score is multiplied by where two words of the query are a name, or part of one. */
const PART_OF_NAME = 1.6;

/** How many words the shorter text has, if the longer one holds it as a whole; 0 if not. */
function overlap(one: string, other: string): number {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  return ` ${long} `.includes(` ${short} `) ? short.split(' ').length : 0;
}

/** Among equal names a term comes first; among other names the rule that is asked for in these very words. */
const byTier = (tier: number, a: SearchRecord, b: SearchRecord): number =>
  (tier === ALSO_TIER || tier === 4 ? Number(b.kind === 'rule') - Number(a.kind === 'rule') : 0) ||
  byKind(a, b);

/** What holds fewer than this share of the groups that the best holds is left out. */
const LEAST_COVER = 0.6;

/** What a word in the text of a page or example counts towards its cover: they are long, and have every word somewhere. */
const IN_PASSING = 0.5;
const LONG_KINDS: ReadonlySet<RecordKind> = new Set(['page', 'example']);

function scored({ texts, records, names }: GameIndex, groups: readonly Group[]) {
  const results = texts
    .search({ combineWith: 'OR', queries: groups.flatMap(({ queries }) => queries) })
    .map(({ id, score, queryTerms, terms }) => {
      const at = Number(id);
      const long = LONG_KINDS.has(records[at]!.kind);
      const named = new Set(long ? names[at]?.flatMap((name) => name.split(' ')) : []);
      const coverOf = ({ stems }: Group): number => {
        if (!queryTerms.some((stem) => stems.has(stem))) return 0;
        return !long || [...stems].some((stem) => named.has(stem)) ? 1 : IN_PASSING;
      };
      const cover = groups.reduce((sum, group) => sum + coverOf(group), 0) / groups.length;
      return { at, stems: new Set(terms), score: score * cover ** 3, cover };
    });
  const best = Math.max(0, ...results.map(({ cover }) => cover));
  return results.filter(({ cover }) => cover >= best * LEAST_COVER);
}

/** The query with some of its words replaced, everything else as it was written. */
function corrected(query: string, words: readonly Word[], by: ReadonlyMap<string, string>): string {
  return words.reduceRight(
    (text, { written, from, to }) =>
      by.has(written) ? text.slice(0, from) + by.get(written)! + text.slice(to) : text,
    query,
  );
}
