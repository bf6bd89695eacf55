import { counted } from '#lib/core/counted.ts';
import { quote } from '#lib/core/quote.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import { NAME_MAX } from '../nameShapes.ts';
import { tableRows } from './cells.ts';
import type { StateList } from './stateList.ts';

/** How many states a list may have. */
export const LIST_LIMITS = { states: { min: 3, max: 96 }, bytes: 200_000 } as const;

const RULE = `a table or JSON that names ${LIST_LIMITS.states.min} to ${LIST_LIMITS.states.max} states and the neighbours of each`;

/** One line of a list: a state and those beside it. */
interface Entry {
  readonly name: string;
  readonly land: readonly string[];
  readonly sea: readonly string[];
}

/**
 * Reads who borders on whom: JSON (`{"A": ["B"]}`, `[["A","B"]]`, or states with `name` and `neighbours`) or lines
 * (`A; B; C` or `A: B, C`, the first being the state and the others its neighbours). A `~` before a neighbour's name
 * makes it one across the sea. A border need be said on one side alone. Never throws.
 */
export function parseList(text: string): Result<StateList> {
  const bare = text.replace(/^\uFEFF/, '').trim();
  if (bare === '') return refuse('empty', 'The list is empty.', 'nothing');
  if (bare.length > LIST_LIMITS.bytes) {
    return refuse(
      'too-large',
      `The list has ${bare.length} letters; at most ${LIST_LIMITS.bytes} are read.`,
      String(bare.length),
    );
  }
  const entries = /^[[{]/.test(bare) ? entriesOfJson(bare) : ok(entriesOfLines(bare));
  return entries.ok ? gather(entries.value) : entries;
}

function entriesOfJson(text: string): Result<readonly Entry[]> {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return refuse(
      'not-json',
      'The list begins as JSON and then breaks its rules; it may have been cut off.',
      quote(text.slice(-30)),
    );
  }
  if (Array.isArray(root)) return entriesOfItems(root);
  const record = root as Readonly<Record<string, unknown>>;
  if (Array.isArray(record['states'])) return entriesOfItems(record['states']);
  const odd = Object.entries(record).find(([, value]) => !Array.isArray(value));
  if (odd !== undefined) {
    return refuse(
      'wrong-type',
      `The state ${quote(odd[0])} has ${quote(odd[1])}; it must have a list of neighbours.`,
      quote(odd[1]),
    );
  }
  return ok(Object.entries(record).map(([name, value]) => entryOf(name, texts(value))));
}

function entriesOfItems(items: readonly unknown[]): Result<readonly Entry[]> {
  const entries: Entry[] = [];
  for (const [at, item] of items.entries()) {
    if (Array.isArray(item)) {
      const [name, ...others] = texts(item);
      if (name !== undefined) entries.push(entryOf(name, others));
      continue;
    }
    const record = (typeof item === 'object' && item !== null ? item : {}) as Readonly<
      Record<string, unknown>
    >;
    const { name } = record;
    if (typeof name !== 'string') {
      return refuse(
        'wrong-type',
        `Entry ${at + 1} of the list is ${quote(item)}; it must be a list of names, or an object with a name.`,
        quote(item),
      );
    }
    const land = texts(
      record['neighbours'] ?? record['neighbors'] ?? record['borders'] ?? record['adjacent'],
    );
    const entry = entryOf(name, land);
    entries.push({ ...entry, sea: [...entry.sea, ...texts(record['sea'] ?? record['straits'])] });
  }
  return ok(entries);
}

/** Words by which the first row of a table shows that it is a heading. */
const HEADING = /^(name|state|from|country|region|territory|number|no\.?)$/i;
const HEADING_TOO = /^(name|to|neighbou?rs?|borders?(_on)?|adjacent.*)$/i;

function entriesOfLines(text: string): readonly Entry[] {
  const rows = tableRows(text);
  const own = ownTable(rows);
  if (own) return own;
  const [first] = rows;
  const headed =
    first !== undefined && HEADING.test(first[0]!) && first.slice(1).some((cell) => HEADING_TOO.test(cell));
  return rows.slice(headed ? 1 : 0).flatMap((row) => {
    const [cell = '', ...others] = row.filter((one) => one !== '');
    const colon = cell.indexOf(':');
    const name = colon < 0 ? cell : cell.slice(0, colon).trim();
    const rest = colon < 0 ? others : [cell.slice(colon + 1).trim(), ...others];
    return name === '' ? [] : [entryOf(name, rest)];
  });
}

/** The table of states that boards save as CSV: neighbours by number, blanks between. */
function ownTable(rows: readonly (readonly string[])[]): readonly Entry[] | undefined {
  const [header, ...lines] = rows;
  const columns = ['number', 'name', 'borders_on', 'straits_to'].map((name) => header?.indexOf(name) ?? -1);
  if (columns.includes(-1)) return undefined;
  const [number, name, borders, straits] = columns as [number, number, number, number];
  const names = new Map(lines.map((line) => [line[number]!, line[name]!]));
  const named = (cell = ''): string[] => cell.split(/\s+/).flatMap((id) => names.get(id) ?? []);
  return lines.map((line) => ({ name: line[name]!, land: named(line[borders]), sea: named(line[straits]) }));
}

const texts = (value: unknown): string[] =>
  Array.isArray(value)
    ? (value as unknown[]).flatMap((one) =>
        typeof one === 'string' ? [one] : typeof one === 'number' ? [String(one)] : [],
      )
    : [];

function entryOf(name: string, others: readonly string[]): Entry {
  const isSea = (other: string): boolean => other.trimStart().startsWith('~');
  return {
    name,
    land: others.filter((other) => !isSea(other)),
    sea: others.filter(isSea).map((other) => other.trimStart().slice(1)),
  };
}

function gather(entries: readonly Entry[]): Result<StateList> {
  const places = new Map<string, number>();
  const names: string[] = [];
  let own = 0;
  const placeOf = (text: string): number | undefined => {
    const name = Array.from(
      text
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
        .normalize('NFC')
        .trim(),
    )
      .slice(0, NAME_MAX)
      .join('');
    if (name === '') return undefined;
    const key = name.toLowerCase();
    let place = places.get(key);
    if (place === undefined) {
      place = names.push(name) - 1;
      places.set(key, place);
    }
    return place;
  };
  // In the order in which states are introduced; those that are only neighbours come after.
  for (const { name } of entries) placeOf(name);
  const land = new Map<string, readonly [number, number]>();
  const sea = new Map<string, readonly [number, number]>();
  for (const entry of entries) {
    const from = placeOf(entry.name);
    for (const [list, pairs] of [
      [entry.land, land],
      [entry.sea, sea],
    ] as const) {
      for (const other of list) {
        const to = placeOf(other);
        if (from === undefined || to === undefined) continue;
        if (from === to) own++;
        else
          pairs.set([Math.min(from, to), Math.max(from, to)].join(), [
            Math.min(from, to),
            Math.max(from, to),
          ]);
      }
    }
  }
  const { min, max } = LIST_LIMITS.states;
  if (names.length < min || names.length > max) {
    return refuse(
      'out-of-range',
      `The list names ${counted(names.length, 'state')}; it must be from ${min} to ${max}.`,
      String(names.length),
    );
  }
  if (land.size + sea.size === 0)
    return refuse('no-borders', 'The list names states, but no neighbours.', '0 borders');
  const notes = own === 0 ? [] : [`${counted(own, 'state')} said to border on itself: left out.`];
  const seaPairs = [...sea].filter(([key]) => !land.has(key)).map(([, pair]) => pair);
  return ok({ names, land: [...land.values()], sea: seaPairs, notes });
}

function refuse(code: string, message: string, got: string): Result<never, Problem> {
  return err({ code, message, where: 'list', got, allowed: RULE });
}
