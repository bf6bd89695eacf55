import { MOST_TILES } from '#games/nomads-threat/search/masks.ts';
import { MAX_CHIEFS, MIN_CHIEFS } from '#games/nomads-threat/rules/settings.ts';
import { BLOCKED_READINGS, PASS_READINGS } from '#games/nomads-threat/vocabulary.ts';
import { quote } from '#lib/core/quote.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { together, wrongUsage, type Stop } from '../realm/command.ts';
import { parseOptions } from '../realm/options.ts';
import { choice, wholeNumber } from '../realm/values.ts';
import type { BoardKind } from './solveBoard.ts';

const OPTIONS = [
  { name: 'chiefs', value: 'N', help: '' },
  { name: 'pass', value: 'READING', help: '' },
  { name: 'blocked-mover', value: 'READING', help: '' },
  { name: 'table', value: 'BITS', help: '' },
  { name: 'minutes', value: 'N', help: '' },
];

const CHECK = { name: 'check', help: '' };

export interface BoardRequest {
  readonly kind: BoardKind;
  readonly tableBits: number;
  /** Seconds of processor time after which the work is broken off. */
  readonly seconds: number;
  /** Whether what is kept is to be checked, and nothing written. */
  readonly check: boolean;
}

/** A board of up to 25 tiles and how to solve it. The table of 2^26 entries takes a gigabyte. */
export function parseBoardRequest(args: readonly string[]): Result<BoardRequest, Stop> {
  const options = parseOptions(args, [...OPTIONS, CHECK]);
  if (!options.ok) return options;
  const { values, positionals, switches } = options.value;
  const sizes = /^([2-9])x([2-9])$/.exec(positionals[0] ?? '');
  const [width, height] = [Number(sizes?.[1]), Number(sizes?.[2])];
  if (positionals.length !== 1 || !(width * height <= MOST_TILES))
    return wrongUsage(
      `The board is ${quote(positionals.join(' '))}; it must be one such as 5x5, of at most ${MOST_TILES} tiles.`,
    );
  const read = together({
    chiefs: wholeNumber('chiefs', values.get('chiefs') ?? '2', { min: MIN_CHIEFS, max: MAX_CHIEFS }),
    pass: choice('pass', values.get('pass') ?? 'must', PASS_READINGS),
    blockedMover: choice('blocked-mover', values.get('blocked-mover') ?? 'ends-at-once', BLOCKED_READINGS),
    tableBits: wholeNumber('table', values.get('table') ?? '26', { min: 10, max: 28 }),
    minutes: wholeNumber('minutes', values.get('minutes') ?? '10000', { min: 0, max: 10_000 }),
  });
  if (!read.ok) return read;
  const { tableBits, minutes, ...rules } = read.value;
  return ok({
    kind: { width, height, ...rules },
    tableBits,
    seconds: 60 * minutes,
    check: switches.has('check'),
  });
}

/** Whether a task that takes nothing else is to check what is kept. */
export function parseCheck(args: readonly string[]): Result<boolean, Stop> {
  const options = parseOptions(args, [CHECK]);
  if (!options.ok) return options;
  const [stray] = options.value.positionals;
  return stray === undefined
    ? ok(options.value.switches.has('check'))
    : wrongUsage(`There is ${quote(stray)} after the task, which takes --check alone.`);
}

export interface BookRequest {
  readonly check: boolean;
  /** Minutes of processor time to make the book in, or positions of each kind to check it with. */
  readonly number: number;
}

/** How long making the book may take, or how thoroughly it is to be checked. */
export function parseBookRequest(args: readonly string[]): Result<BookRequest, Stop> {
  const options = parseOptions(args, [CHECK]);
  if (!options.ok) return options;
  const check = options.value.switches.has('check');
  const [text = check ? '2000' : '60', stray] = options.value.positionals;
  if (stray !== undefined) return wrongUsage(`There is ${quote(stray)} after the number.`);
  const number = wholeNumber(check ? 'check' : 'minutes', text, { min: 0, max: 10_000 });
  return number.ok ? ok({ check, number: number.value }) : number;
}
