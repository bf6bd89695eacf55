import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import type { Ruling } from '#lib/core/ruling.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import { fieldsSchema, fieldText, fieldValue, startValues, type Fields, type Values } from './fields.ts';
import { parseWith } from './parseWith.ts';

/** What a calculator is asked: values of its fields, and readings other than the usual. */
export interface Setup {
  readonly inputs: Values;
  readonly rulings: Readonly<Record<string, string>>;
}

/** All that a calculator's link carries. */
export interface Shared {
  readonly setup: Setup;
  /** A second set-up to compare with. */
  readonly versus?: Setup;
  /** What a playtester wrote beside it; empty if nothing. */
  readonly note: string;
}

/** What links are written for and read against. */
export interface Linked {
  readonly fields: Fields;
  /** The open questions whose reading may be chosen. */
  readonly choices: readonly Choosable[];
}

/** As much of a ruling as is needed to choose a reading. */
export type Choosable = Pick<Ruling, 'id' | 'title' | 'question' | 'options' | 'default'>;

export const SETUP_VERSION = 1;
export const NOTE_MAX = 280;
/** Longest hash that is looked at: the longest score sheet and a note, with up to nine characters for each letter. */
const HASH_MAX = 40_000;
const RULING = 'r.';
const VERSUS = 'b.';

/** `#1&loyal=3&r.empty-state=chaotic&b.loyal=4&note=Why%3F`: only what differs from the first values is written. */
export function makeSetupHash(linked: Linked, { setup, versus, note }: Shared): string {
  const parts = [
    ...setupParts(linked, setup, ''),
    ...(versus ? [[`${VERSUS}on`, '1'] as const, ...setupParts(linked, versus, VERSUS)] : []),
    ...(note === '' ? [] : [['note', note] as const]),
  ];
  return `#${[String(SETUP_VERSION), ...parts.map(([key, text]) => `${key}=${written(text)}`)].join('&')}`;
}

function setupParts({ fields }: Linked, { inputs, rulings }: Setup, before: string) {
  const first = startValues(fields);
  return [
    ...Object.keys(fields)
      .filter((name) => inputs[name] !== undefined && inputs[name] !== first[name])
      .map((name) => [before + name, fieldText(inputs[name]!)] as const),
    ...Object.entries(rulings).map(([id, reading]) => [`${before}${RULING}${id}`, reading] as const),
  ];
}

/** Also the marks that chat programs take for the end of a link; a dot only there. */
const written = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]|\.$/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Reads a link's hash. Errors: `too-long`, `bad-encoding`, `no-version`, `other-version`, `no-value`, `twice`, `long-note`,
 * and those of a field or a reading that is not allowed.
 */
export function parseSetupHash(linked: Linked, hash: string): Result<Shared> {
  const parts = readParts(hash);
  if (!parts.ok) return parts;
  const values = new Map(parts.value);
  const note = values.get('note') ?? '';
  values.delete('note');
  if (note.length > NOTE_MAX) {
    return err({
      code: 'long-note',
      message: `The note is ${note.length} characters long; at most ${NOTE_MAX} are taken.`,
      where: 'note',
      allowed: `at most ${NOTE_MAX} characters`,
    });
  }
  const compares = values.get(`${VERSUS}on`) !== undefined;
  values.delete(`${VERSUS}on`);
  const own = [...values].filter(([key]) => !compares || !key.startsWith(VERSUS));
  const setup = readSetup(linked, own);
  if (!setup.ok) return setup;
  if (!compares) return ok({ setup: setup.value, note });
  const other = [...values]
    .filter(([key]) => key.startsWith(VERSUS))
    .map(([key, text]) => [key.slice(VERSUS.length), text] as const);
  const versus = readSetup(linked, other);
  return versus.ok ? ok({ setup: setup.value, versus: versus.value, note }) : versus;
}

function readSetup(linked: Linked, parts: readonly (readonly [string, string])[]): Result<Setup> {
  const given = parts
    .filter(([key]) => !key.startsWith(RULING))
    .map(([key, text]) => [key, fieldValue(linked.fields[key], text)] as const);
  const inputs = parseWith(fieldsSchema(linked.fields), Object.fromEntries(given), 'the link');
  if (!inputs.ok) return inputs;
  const readings = parts
    .filter(([key]) => key.startsWith(RULING))
    .map(([key, text]) => [key.slice(RULING.length), text] as const);
  for (const [id, reading] of readings) {
    const problem = objectionTo(linked.choices, id, reading);
    if (problem) return err(problem);
  }
  return ok({ inputs: inputs.value as Values, rulings: Object.fromEntries(readings) });
}

function objectionTo(choices: readonly Choosable[], id: string, reading: string): Problem | undefined {
  const ruling = choices.find((one) => one.id === id);
  const allowed = (ruling?.options ?? choices).map((one) => one.id);
  if (ruling && allowed.includes(reading)) return undefined;
  const got = ruling ? reading : id;
  const what = ruling ? `The open question ${id} has no reading` : 'Here is no open question';
  return {
    code: ruling ? 'unknown-reading' : 'unknown-ruling',
    message: `${what} ${quote(got)}.${didYouMean(got, allowed)} Allowed: ${allowed.join(', ')}.`,
    where: id,
    got,
    allowed: allowed.join(', '),
  };
}

function readParts(hash: string): Result<ReadonlyMap<string, string>> {
  const refuse = (code: string, message: string) => err({ code, message, where: 'link' });
  if (hash.length > HASH_MAX) {
    return refuse(
      'too-long',
      `The link’s part after # is ${hash.length} characters long; at most ${HASH_MAX} are read.`,
    );
  }
  const [version = '', ...parts] = hash.replace(/^#/, '').split('&');
  if (!/^[1-9]\d{0,3}$/.test(version)) {
    return refuse(
      'no-version',
      `The link’s part after # begins with ${quote(version)}; it must begin with a version number and then an &, as in #${SETUP_VERSION}&note=Why.`,
    );
  }
  if (Number(version) !== SETUP_VERSION) {
    return refuse(
      'other-version',
      `The link is of version ${version}; this page reads version ${SETUP_VERSION}.`,
    );
  }
  const read = new Map<string, string>();
  for (const part of parts) {
    const cut = part.indexOf('=');
    if (cut < 1)
      return refuse(
        'no-value',
        `The part ${quote(part)} of the link names no value; it may have been cut off.`,
      );
    const key = part.slice(0, cut);
    if (read.has(key)) return refuse('twice', `The link says ${quote(key)} twice.`);
    try {
      read.set(key, decodeURIComponent(part.slice(cut + 1)));
    } catch {
      return refuse(
        'bad-encoding',
        `The part ${quote(part)} of the link holds a percent sign that begins no character.`,
      );
    }
  }
  return ok(read);
}
