import { makeEditsText, parseEditsText } from '#lib/board/edit/editsText.ts';
import type { BoardEdit } from '#lib/board/edit/edits.ts';
import { counted } from '#lib/core/counted.ts';
import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import { makeBase64url, parseBase64url } from '#lib/share/base64url.ts';
import { packDigits, unpackDigits } from '#lib/share/mixedRadix.ts';
import { parseWith } from '#lib/share/parseWith.ts';
import { parseSeed } from '#lib/share/seed.ts';
import { parseSite } from '#lib/share/site.ts';
import { makeVersioned, parseVersioned } from '#lib/share/versioned.ts';
import { NUMBER_FIELDS_1, SIZE_1, WORD_FIELDS_1 } from './boardLinkFields1.ts';
import { lookSchema, settingsSchema } from './parseSettings.ts';
import type { BoardLook, BoardSettings } from './settings.ts';

/*
 * Version 1 of a board's link, parts between dots:
 *
 *   #1.4x5.islands.a4.harbour     plain: regimes x states a regime, words in any order, the seed last
 *   #1.~AbCdEfG.harbour           packed: all settings but the seed as one number
 *
 * Words name only what differs from version 1's own defaults (boardLinkFields1.ts), which are not the site's
 * present ones. A board's size is a word like 404x281mm. A seed of letters, digits, hyphens and spaces is written as it is, with _
 * for a space; any other is ~ and the base64url of its UTF-8 bytes. Plain is what gets written unless the hash would
 * exceed 71 characters: so a link on a site of at most 60 never exceeds 150.
 *
 * Version 2 is version 1 with edits behind the seed, as lib/board/edit/editsText.ts writes them:
 *
 *   #2.4x5.islands.a4.harbour.k3Fm5kQAB
 *
 * A board without edits is written in version 1. Both versions are read for ever.
 */

const BOARD_LINK_VERSION = 1;
const EDITED_LINK_VERSION = 2;

/** Longest hash with edits, its # included: what chat programs and browsers still pass on whole. */
export const EDITED_HASH_MAX = 2000;

/** Longest hash that is written, its # included. */
export const HASH_BUDGET = 71;

/** Where the page of these boards lives below the site's address. */
export const BOARD_PATH = 'a-new-regime/board/';

/** Everything that a link holds. */
export interface BoardChoice {
  readonly settings: BoardSettings;
  readonly look: BoardLook;
  /** What was changed by hand since, in turn. */
  readonly edits?: readonly BoardEdit[];
}

type Fields = Record<string, string | number>;

/** The hash, # first, that holds settings and look whole. Both must be legal. */
export function makeBoardHash({ settings, look, edits = [] }: BoardChoice): string {
  const parts = settingsParts({ settings, look });
  return edits.length === 0
    ? makeVersioned({ version: BOARD_LINK_VERSION, parts })
    : makeVersioned({ version: EDITED_LINK_VERSION, parts: [...parts, makeEditsText(edits)] });
}

/** Whether the choice's hash is short enough to be read again; settings alone always are. */
export const fitsLink = (choice: BoardChoice): boolean => makeBoardHash(choice).length <= EDITED_HASH_MAX;

function settingsParts({ settings, look }: BoardChoice): string[] {
  const fields: Fields = { ...settings, ...look };
  const seed = makeSeedPart(settings.seed);
  const { regimes, states, width, height } = settings;
  const parts = [`${regimes}x${states}`];
  if (width !== SIZE_1.width || height !== SIZE_1.height) parts.push(`${width}x${height}mm`);
  for (const field of WORD_FIELDS_1) {
    const value = fields[field.name] as string;
    if (value !== field.default) parts.push(field.words[field.options.indexOf(value)]!);
  }
  const plain = [...parts, seed];
  const { length } = makeVersioned({ version: BOARD_LINK_VERSION, parts: plain });
  return length <= HASH_BUDGET ? plain : [`~${pack(fields)}`, seed];
}

/** Reads a hash, with or without #. Never throws; what is wrong comes back as a sentence. */
export function parseBoardHash(hash: string): Result<BoardChoice> {
  const isEdited = /^#?2\./.test(hash);
  const versioned = isEdited ? parseVersioned(hash, EDITED_HASH_MAX) : parseVersioned(hash);
  if (!versioned.ok) return versioned;
  const { version, parts } = versioned.value;
  if (version === BOARD_LINK_VERSION) return parseSettingsParts(parts);
  if (version !== EDITED_LINK_VERSION) {
    return err({
      code: 'unknown-version',
      message: `This link is of version ${version}; this site reads versions ${BOARD_LINK_VERSION} and ${EDITED_LINK_VERSION}. It may come from a newer site.`,
      where: 'link version',
      got: String(version),
      allowed: `${BOARD_LINK_VERSION} or ${EDITED_LINK_VERSION}`,
    });
  }
  const choice = parseSettingsParts(parts.slice(0, -1));
  if (!choice.ok) return choice;
  const edits = parseEditsText(parts.at(-1)!);
  return edits.ok ? ok({ ...choice.value, edits: edits.value }) : edits;
}

function parseSettingsParts(parts: readonly string[]): Result<BoardChoice> {
  const [first = '', ...rest] = parts;
  const seedPart = rest.pop();
  if (seedPart === undefined) {
    return refuse(
      'seed',
      `This link has no seed; it must end with a dot and the seed, as in #1.4x5.harbour.`,
    );
  }
  const seed = parseSeedPart(seedPart);
  if (!seed.ok) return seed;
  const fields = first.startsWith('~') ? unpack(first.slice(1), rest) : parsePlain(first, rest);
  return fields.ok ? check({ ...fields.value, seed: seed.value }) : fields;
}

/**
 * The whole link to a board on a site whose address, base path included, is at most 60 characters long;
 * so the link has at most 150, but for one with edits. Edits too many for a link are refused with a sentence.
 */
export function makeBoardLink(choice: BoardChoice, site: string): Result<string> {
  const address = parseSite(site);
  if (!address.ok) return address;
  if (!fitsLink(choice)) {
    return err({
      code: 'too-many-edits',
      message: `The ${counted(choice.edits?.length ?? 0, 'edit')} of this board are too many for a link; save it as JSON to pass it on.`,
      where: 'edits',
    });
  }
  return ok(address.value + BOARD_PATH + makeBoardHash(choice));
}

/** A seed as a part of a link, without dots. */
export function makeSeedPart(seed: string): string {
  return /^[A-Za-z0-9 -]+$/.test(seed) ? seed.replaceAll(' ', '_') : `~${makeBase64url(seed)}`;
}

/** The seed that such a part says. */
export function parseSeedPart(part: string): Result<string> {
  if (!part.startsWith('~')) return parseSeed(part.replaceAll('_', ' '));
  const seed = parseBase64url(part.slice(1));
  return seed.ok
    ? parseSeed(seed.value)
    : refuse('seed', `The seed of this link, ${quote(part)}, is damaged. ${seed.error.message}`, part);
}

const RADICES_1 = [
  ...NUMBER_FIELDS_1.map(({ min, max }) => max - min + 1),
  ...WORD_FIELDS_1.map(({ options }) => options.length),
];

function pack(fields: Fields): string {
  const digits = [
    ...NUMBER_FIELDS_1.map(({ name, min }) => Number(fields[name]) - min),
    ...WORD_FIELDS_1.map(({ name, options }) => options.indexOf(String(fields[name]))),
  ];
  return packDigits(digits, RADICES_1);
}

function unpack(text: string, rest: readonly string[]): Result<Fields> {
  if (rest.length > 0) {
    return refuse(
      rest[0]!,
      `This link has the part ${quote(rest[0])} beside its packed settings; there it may have none.`,
    );
  }
  const digits = unpackDigits(text, RADICES_1);
  if (!digits.ok)
    return refuse('settings', `The settings of this link are damaged. ${digits.error.message}`, text);
  const fields: Fields = {};
  NUMBER_FIELDS_1.forEach(({ name, min }, i) => (fields[name] = digits.value[i]! + min));
  WORD_FIELDS_1.forEach(
    ({ name, options }, i) => (fields[name] = options[digits.value[NUMBER_FIELDS_1.length + i]!]!),
  );
  return ok(fields);
}

function parsePlain(counts: string, words: readonly string[]): Result<Fields> {
  const numbers = /^(\d{1,4})x(\d{1,4})$/.exec(counts);
  if (!numbers) {
    return refuse(
      'regimes and states',
      `The second part of this link is ${quote(counts)}; it must be the number of regimes and of states a regime, as in 4x5.`,
      counts,
    );
  }
  const fields: Fields = { regimes: Number(numbers[1]), states: Number(numbers[2]) };
  for (const word of words) {
    const said = parseWord(word);
    if (!said.ok) return said;
    for (const [name, value] of Object.entries(said.value)) {
      if (name in fields)
        return refuse(name, `This link says the ${name} twice; the second time with ${quote(word)}.`, word);
      fields[name] = value;
    }
  }
  const defaults = Object.fromEntries(WORD_FIELDS_1.map((field) => [field.name, field.default]));
  return ok({ ...SIZE_1, ...defaults, ...fields });
}

const WORDS_1 = WORD_FIELDS_1.flatMap(({ words }) => words);

function parseWord(word: string): Result<Fields> {
  const size = /^(\d{1,4})x(\d{1,4})mm$/.exec(word);
  if (size) return ok({ width: Number(size[1]), height: Number(size[2]) });
  for (const { name, options, words } of WORD_FIELDS_1) {
    const option = options[words.indexOf(word)];
    if (option !== undefined) return ok({ [name]: option });
  }
  return err({
    code: 'unknown-field',
    message: `This link has the part ${quote(word)}, which version ${BOARD_LINK_VERSION} does not know.${didYouMean(word, WORDS_1)} It knows ${WORDS_1.join(', ')}, and sizes like 404x281mm.`,
    where: word,
    got: word,
    allowed: WORDS_1.join(', '),
  });
}

/** The last door: whatever a link said is legal today, or refused. */
function check(fields: Fields): Result<BoardChoice> {
  const { seed, regimes, states, shape, spacing, width, height, ...rest } = fields;
  const settings = parseWith(
    settingsSchema,
    { seed, regimes, states, shape, spacing, width, height },
    'this link',
  );
  if (!settings.ok) return settings;
  const look = parseWith(lookSchema, rest, 'this link');
  return look.ok ? ok({ settings: settings.value, look: look.value }) : look;
}

function refuse(
  where: string,
  message: string,
  got?: string,
): { readonly ok: false; readonly error: Problem } {
  return { ok: false, error: { code: 'bad-link', message, where, ...(got !== undefined && { got }) } };
}
