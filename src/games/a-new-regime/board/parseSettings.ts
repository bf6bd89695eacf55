import * as v from 'valibot';
import type { Result } from '#lib/core/result.ts';
import { parseWith } from '#lib/share/parseWith.ts';
import { parseSeed, SEED_RULE } from '#lib/share/seed.ts';
import {
  LAND_SHAPES,
  ORIENTATIONS,
  PAPERS,
  RANGES,
  SPACINGS,
  type BoardLook,
  type BoardSettings,
} from './settings.ts';

/** "a, b or c". */
export function listed(options: readonly string[]): string {
  return options.length < 2 ? options.join('') : `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`;
}

/** What a whole-number setting may be, for messages and help texts. */
export function rangeText(name: keyof typeof RANGES): string {
  const { min, max } = RANGES[name];
  return `a whole number from ${min} to ${max}`;
}

function whole(name: keyof typeof RANGES) {
  const message = rangeText(name);
  const { min, max } = RANGES[name];
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
}

const option = <const TOptions extends readonly string[]>(options: TOptions) =>
  v.picklist(options, listed(options));

const NAMED = 'an object with named fields';

/** The options of each field of `BoardLook`, in the order in which they are offered. */
export const LOOK_OPTIONS = {
  paper: PAPERS,
  orientation: ORIENTATIONS,
  labels: ['names', 'numbers'],
  ink: ['full', 'low'],
  colour: ['colour', 'greyscale'],
  capitals: ['shown', 'hidden'],
} as const satisfies { readonly [K in keyof BoardLook]: readonly BoardLook[K][] };

export const settingsSchema = v.strictObject(
  {
    seed: v.pipe(
      v.string(SEED_RULE),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const seed = parseSeed(dataset.value);
        if (seed.ok) return seed.value;
        addIssue({ message: SEED_RULE });
        return NEVER;
      }),
    ),
    regimes: whole('regimes'),
    states: whole('states'),
    shape: option(LAND_SHAPES),
    spacing: option(SPACINGS),
    width: whole('width'),
    height: whole('height'),
  },
  NAMED,
);

export const lookSchema = v.strictObject(
  {
    paper: option(LOOK_OPTIONS.paper),
    orientation: option(LOOK_OPTIONS.orientation),
    labels: option(LOOK_OPTIONS.labels),
    ink: option(LOOK_OPTIONS.ink),
    colour: option(LOOK_OPTIONS.colour),
    capitals: option(LOOK_OPTIONS.capitals),
  },
  NAMED,
);

/**
 * Settings of a board from anything: every field must be there and in range, and no other.
 * The seed comes back trimmed and composed to NFC. The first fault is told in a sentence.
 */
export function parseSettings(input: unknown): Result<BoardSettings> {
  return parseWith(settingsSchema, input, 'the board settings');
}

/** The same for how a board is shown and printed. */
export function parseLook(input: unknown): Result<BoardLook> {
  return parseWith(lookSchema, input, 'the look of the board');
}
