import { quote } from '#lib/core/quote.ts';
import { err, type Result } from '#lib/core/result.ts';
import { BASE64URL, makeBase64url, parseBase64url } from '#lib/share/base64url.ts';
import { parseWith } from '#lib/share/parseWith.ts';
import { editsSchema } from './editSchema.ts';
import type { BoardEdit } from './edits.ts';
import { LOCKABLE, ROLL_PARTS } from './words.ts';

/*
 * FROZEN: a list of edits as short text for links, of letters, digits, - and _ alone. Each edit is a letter and numbers;
 * a number is written in digits of 32, the highest first: characters 32 to 63 of base64url stand for a digit with more
 * to come, 0 to 31 for the last one. Drags are tenths of a millimetre, zigzag (0, -1, 1, -2, …). A name is a number,
 * twice the length of its text and one more if the text is plain, and the text: letters, digits and hyphens with _ for
 * a space, or else the base64url of its UTF-8 bytes. What two small choices say stands in one number.
 */

type Type = BoardEdit['type'];

/** The letter of each edit; a new one needs a letter that was never used. */
const LETTERS: Readonly<Record<Type, string>> = {
  rename: 'n',
  kind: 'k',
  population: 'p',
  reroll: 'r',
  rerollRest: 'R',
  swapRolls: 's',
  lock: 'l',
  move: 'm',
  merge: 'j',
  split: 'c',
  flood: 'f',
  raise: 'w',
  strait: 'b',
  noStrait: 'x',
  capitals: 'C',
};

const PLAIN = /^[A-Za-z0-9 -]*$/;

/** The edits as text; the twin of `parseEditsText`. Drags are written to tenths, as they are made. */
export const makeEditsText = (edits: readonly BoardEdit[]): string =>
  edits.map((edit) => LETTERS[edit.type] + fieldsText(edit)).join('');

function fieldsText(edit: BoardEdit): string {
  switch (edit.type) {
    case 'rename':
      return numberText(edit.key) + nameText(edit.name);
    case 'kind':
    case 'population':
      return numberText(edit.key) + numberText(edit.face);
    case 'reroll':
      return numberText(edit.key) + saltText(edit);
    case 'rerollRest':
      return saltText(edit);
    case 'swapRolls':
      return numberText(edit.a) + numberText(edit.b) + numberText(ROLL_PARTS.indexOf(edit.what));
    case 'lock':
      return numberText(edit.key) + numberText(2 * LOCKABLE.indexOf(edit.what) + (edit.on ? 1 : 0));
    case 'move':
      return numberText(edit.key) + numberText(zigzag(edit.dx)) + numberText(zigzag(edit.dy));
    case 'merge':
      return numberText(edit.keep) + numberText(edit.gone);
    case 'split':
      return numberText(edit.key) + numberText(edit.angle);
    case 'flood':
    case 'raise':
      return numberText(edit.key);
    case 'strait':
    case 'noStrait':
      return numberText(edit.a) + numberText(edit.b);
    case 'capitals':
      return [edit.keys.length, ...edit.keys].map(numberText).join('');
  }
}

const saltText = ({ what, salt }: Extract<BoardEdit, { type: 'reroll' | 'rerollRest' }>): string =>
  numberText(ROLL_PARTS.length * salt + ROLL_PARTS.indexOf(what));

function numberText(value: number): string {
  let text = BASE64URL[value % 32]!;
  for (let rest = Math.floor(value / 32); rest > 0; rest = Math.floor(rest / 32)) {
    text = BASE64URL[32 + (rest % 32)]! + text;
  }
  return text;
}

function zigzag(mm: number): number {
  const tenths = Math.round(mm * 10);
  return tenths < 0 ? -2 * tenths - 1 : 2 * tenths;
}

function nameText(name: string): string {
  const isPlain = PLAIN.test(name);
  const text = isPlain ? name.replaceAll(' ', '_') : makeBase64url(name);
  return numberText(2 * text.length + (isPlain ? 1 : 0)) + text;
}

/** Reads the text of edits. Whether they can be made on a board is not looked at. Never throws. */
export function parseEditsText(text: string): Result<readonly BoardEdit[]> {
  const reader = readerOf(text);
  const edits: unknown[] = [];
  const types = Object.keys(LETTERS) as Type[];
  while (!reader.isAtEnd()) {
    const at = edits.length + 1;
    const letter = reader.take(1);
    const type = types.find((known) => LETTERS[known] === letter);
    if (!type) {
      return refuse(
        `Edit ${at} of this link begins with ${quote(letter)}, which stands for no edit; it may come from a newer site.`,
      );
    }
    const edit = readFields(type, reader);
    if (reader.failure() !== undefined) return refuse(`Edit ${at} of this link ${reader.failure()}.`);
    edits.push({ type, ...edit });
  }
  return parseWith(editsSchema, edits, 'the edits of this link');
}

type Reader = ReturnType<typeof readerOf>;

function readFields(type: Type, { number, name }: Reader): Readonly<Record<string, unknown>> {
  switch (type) {
    case 'rename':
      return { key: number(), name: name() };
    case 'kind':
    case 'population':
      return { key: number(), face: number() };
    case 'reroll':
      return { key: number(), ...whatAndSalt(number()) };
    case 'rerollRest':
      return whatAndSalt(number());
    case 'swapRolls':
      return { a: number(), b: number(), what: ROLL_PARTS[number()] };
    case 'lock': {
      const key = number();
      const code = number();
      return { key, what: LOCKABLE[Math.floor(code / 2)], on: code % 2 === 1 };
    }
    case 'move':
      return { key: number(), dx: unzigzag(number()), dy: unzigzag(number()) };
    case 'merge':
      return { keep: number(), gone: number() };
    case 'split':
      return { key: number(), angle: number() };
    case 'flood':
    case 'raise':
      return { key: number() };
    case 'strait':
    case 'noStrait':
      return { a: number(), b: number() };
    case 'capitals': {
      // A count that the text cannot hold fails at the first missing key.
      const count = Math.min(number(), 1000);
      return { keys: Array.from({ length: count }, number) };
    }
  }
}

const whatAndSalt = (code: number) => ({
  what: ROLL_PARTS[code % ROLL_PARTS.length],
  salt: Math.floor(code / ROLL_PARTS.length),
});

const unzigzag = (code: number): number => (code % 2 === 1 ? -(code + 1) / 2 : code / 2) / 10;

/** Larger numbers than this mean nothing and are not read on. */
const MOST = 1_000_000_000;

/** Goes through a text; after a fault all further numbers are 0 and the fault stays. */
function readerOf(text: string) {
  let at = 0;
  let fault: string | undefined;
  const take = (length: number): string => {
    const part = text.slice(at, at + length);
    if (part.length < length) fault ??= 'is cut off';
    at += length;
    return part;
  };
  const number = (): number => {
    for (let value = 0; fault === undefined;) {
      const character = take(1);
      const digit = character === '' ? -1 : BASE64URL.indexOf(character);
      if (digit < 0) fault ??= `holds the character ${quote(character)}`;
      else if (value > MOST) fault = 'holds too large a number';
      else if (digit < 32) return 32 * value + digit;
      else value = 32 * value + digit - 32;
    }
    return 0;
  };
  const name = (): string => {
    const code = number();
    const part = take(Math.floor(code / 2));
    if (code % 2 === 1) {
      if (!/^[A-Za-z0-9_-]*$/.test(part)) fault ??= 'holds a name with characters that a link does not write';
      return part.replaceAll('_', ' ');
    }
    const decoded = parseBase64url(part);
    if (!decoded.ok) fault ??= 'holds a damaged name';
    return decoded.ok ? decoded.value : '';
  };
  return { take, number, name, isAtEnd: () => at >= text.length, failure: () => fault };
}

const refuse = (message: string): Result<never> => err({ code: 'bad-edits', message, where: 'edits' });
