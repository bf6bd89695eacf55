import * as v from 'valibot';
import type { Result } from '#lib/core/result.ts';
import { parseWith } from '#lib/share/parseWith.ts';
import {
  BLOCKED_READINGS,
  PASS_READINGS,
  REPETITION_READINGS,
  type BlockedReading,
  type PassReading,
  type RepetitionReading,
} from '../vocabulary.ts';

/** What a table agrees on before it plays. */
export interface Settings {
  /** Tiles along an edge of the square grid. */
  readonly size: number;
  /** Chief Tents of each side. */
  readonly chiefs: number;
  /** Whether Chief Tents may take regular tents. */
  readonly invading: boolean;
  readonly pass: PassReading;
  readonly blockedMover: BlockedReading;
  readonly repetition: RepetitionReading;
}

export const MIN_SIZE = 2;
export const MAX_SIZE = 7;
export const MIN_CHIEFS = 1;
export const MAX_CHIEFS = 3;

/** Actions after which a game under the reading `action-cap` of `repetition` is counted. */
export const ACTION_CAP = 200;
/** Occurrences of a position that end a game under the readings `third-draw` and `count-at-once` of `repetition`. */
export const OCCURRENCES = 3;

/** The game as its designer gives it, with the manual's default readings. */
export const DEFAULT_SETTINGS: Settings = {
  size: 5,
  chiefs: 2,
  invading: false,
  pass: 'must',
  blockedMover: 'ends-at-once',
  repetition: 'third-draw',
};

const whole = (min: number, max: number) => {
  const message = `a whole number from ${min} to ${max}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
};
const oneOf = <const T extends readonly string[]>(words: T) =>
  v.picklist(words, `one of ${words.join(', ')}`);

const settingsSchema = v.strictObject(
  {
    size: v.optional(whole(MIN_SIZE, MAX_SIZE), DEFAULT_SETTINGS.size),
    chiefs: v.optional(whole(MIN_CHIEFS, MAX_CHIEFS), DEFAULT_SETTINGS.chiefs),
    invading: v.optional(v.boolean('true or false'), DEFAULT_SETTINGS.invading),
    pass: v.optional(oneOf(PASS_READINGS), DEFAULT_SETTINGS.pass),
    blockedMover: v.optional(oneOf(BLOCKED_READINGS), DEFAULT_SETTINGS.blockedMover),
    repetition: v.optional(oneOf(REPETITION_READINGS), DEFAULT_SETTINGS.repetition),
  },
  'an object with named fields',
);

/** Settings from outside; what is left out has its default. Errors: `wrong-type`, `out-of-range`, `unknown-field`. */
export const parseSettings = (input: unknown): Result<Settings> =>
  parseWith(settingsSchema, input, 'the settings');

/** Whether a game under these settings can come back to a position, so that the past has to be kept. */
export const canRepeat = ({ invading, repetition }: Settings): boolean =>
  invading && repetition !== 'action-cap';

/** Whether actions have to be counted. */
export const isCapped = ({ invading, repetition }: Settings): boolean =>
  invading && repetition === 'action-cap';
