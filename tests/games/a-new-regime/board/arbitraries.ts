import fc from 'fast-check';
import { LOOK_OPTIONS } from '#games/a-new-regime/board/parseSettings.ts';
import {
  LAND_SHAPES,
  RANGES,
  SPACINGS,
  type BoardLook,
  type BoardSettings,
} from '#games/a-new-regime/board/settings.ts';
import { parseSeed } from '#lib/share/seed.ts';
import { anyText } from '../../../lib/share/anyText.ts';

/** Every kind of legal seed: plain words, spaces, accents, emoji, punctuation, up to 40 bytes. */
export const seeds: fc.Arbitrary<string> = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    anyText({ minLength: 1 }),
    fc.string({ unit: 'grapheme-ascii', minLength: 38, maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...'abz09 -_~.%#'), minLength: 1, maxLength: 40 }),
  )
  .map(parseSeed)
  .filter((seed) => seed.ok)
  .map((seed) => seed.value);

const whole = (name: keyof typeof RANGES) => fc.integer(RANGES[name]);

/** Every legal choice of settings. */
export const boardSettings: fc.Arbitrary<BoardSettings> = fc.record({
  seed: seeds,
  regimes: whole('regimes'),
  states: whole('states'),
  shape: fc.constantFrom(...LAND_SHAPES),
  spacing: fc.constantFrom(...SPACINGS),
  width: fc.oneof(fc.constant(404), whole('width')),
  height: fc.oneof(fc.constant(281), whole('height')),
});

/** Every legal look. */
export const boardLooks: fc.Arbitrary<BoardLook> = fc.record({
  paper: fc.constantFrom(...LOOK_OPTIONS.paper),
  orientation: fc.constantFrom(...LOOK_OPTIONS.orientation),
  labels: fc.constantFrom(...LOOK_OPTIONS.labels),
  ink: fc.constantFrom(...LOOK_OPTIONS.ink),
  colour: fc.constantFrom(...LOOK_OPTIONS.colour),
  capitals: fc.constantFrom(...LOOK_OPTIONS.capitals),
});
