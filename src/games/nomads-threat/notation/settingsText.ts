import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { err, type Result } from '#lib/core/result.ts';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from '../rules/settings.ts';

const WORDS = ['chiefs', 'invading', 'pass', 'blocked-mover', 'repetition'] as const;
type Word = (typeof WORDS)[number];

/** The settings beside the size that are not the default, as words: `chiefs=1 invading pass=may-stop`. */
export function makeSettingsText(settings: Settings): string {
  const words: string[] = [];
  if (settings.chiefs !== DEFAULT_SETTINGS.chiefs) words.push(`chiefs=${settings.chiefs}`);
  if (settings.invading) words.push('invading');
  if (settings.pass !== DEFAULT_SETTINGS.pass) words.push(`pass=${settings.pass}`);
  if (settings.blockedMover !== DEFAULT_SETTINGS.blockedMover)
    words.push(`blocked-mover=${settings.blockedMover}`);
  if (settings.repetition !== DEFAULT_SETTINGS.repetition) words.push(`repetition=${settings.repetition}`);
  return words.join(' ');
}

/** The twin of `makeSettingsText`, for a board of this size: each word at most once, in any order. */
export function parseSettingsText(text: string, size: number): Result<Settings> {
  const given = new Map<Word, string>();
  for (const part of text === '' ? [] : text.split(' ')) {
    const [name = '', ...values] = part.split('=');
    const word = WORDS.find((known) => known === name);
    if (!word || given.has(word) || (word === 'invading') !== (values.length === 0) || values.length > 1)
      return err({
        code: 'bad-setting',
        message: `The setting ${quote(part)} cannot be read; there are chiefs=N, invading, pass=…, blocked-mover=… and repetition=…, each once.${didYouMean(name, WORDS)}`,
        where: 'settings',
        got: part,
      });
    given.set(word, values[0] ?? '');
  }
  const chiefs = given.get('chiefs');
  return parseSettings({
    size,
    ...(chiefs !== undefined && { chiefs: /^\d$/.test(chiefs) ? Number(chiefs) : chiefs }),
    ...(given.has('invading') && { invading: true }),
    ...(given.has('pass') && { pass: given.get('pass') }),
    ...(given.has('blocked-mover') && { blockedMover: given.get('blocked-mover') }),
    ...(given.has('repetition') && { repetition: given.get('repetition') }),
  });
}

/** Settings as a part of a link, in letters and digits: `5`, `4c1i`, `3ipsrn`. */
export function makeSettingsCode(settings: Settings): string {
  const { size, chiefs, invading, pass, blockedMover, repetition } = settings;
  return [
    String(size),
    chiefs === DEFAULT_SETTINGS.chiefs ? '' : `c${chiefs}`,
    invading ? 'i' : '',
    PASS_CODE[pass],
    BLOCKED_CODE[blockedMover],
    REPETITION_CODE[repetition],
  ].join('');
}

const PASS_CODE = { must: '', 'may-stop': 'ps' } as const;
const BLOCKED_CODE = { 'ends-at-once': '', 'pass-if-blocked': 'bp', 'other-fills': 'bf' } as const;
const REPETITION_CODE = {
  'third-draw': '',
  'count-at-once': 'rc',
  'action-cap': 'rl',
  'no-restoring': 'rn',
} as const;

/** The twin of `makeSettingsCode`; refuses all that it would not have written. */
export function parseSettingsCode(code: string): Result<Settings> {
  const match = /^(\d)(?:c(\d))?(i)?(ps)?(b[pf])?(r[cln])?$/.exec(code);
  const [, size, chiefs, invading, pass = '', blocked = '', repetition = ''] = match ?? [];
  const settings = match
    ? parseSettings({
        size: Number(size),
        chiefs: chiefs === undefined ? DEFAULT_SETTINGS.chiefs : Number(chiefs),
        invading: invading !== undefined,
        pass: keyOf(PASS_CODE, pass),
        blockedMover: keyOf(BLOCKED_CODE, blocked),
        repetition: keyOf(REPETITION_CODE, repetition),
      })
    : undefined;
  if (settings && (!settings.ok || makeSettingsCode(settings.value) === code)) return settings;
  return err({
    code: 'bad-settings',
    message: `The settings ${quote(code)} of the link cannot be read; it may have been damaged on its way.`,
    where: 'link',
    got: code,
  });
}

const keyOf = (codes: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.keys(codes).find((key) => codes[key] === code);
