import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLook, parseSettings } from '#games/a-new-regime/board/parseSettings.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { boardLooks, boardSettings } from './arbitraries.ts';

const messageOf = (result: ReturnType<typeof parseSettings> | ReturnType<typeof parseLook>) =>
  result.ok ? undefined : result.error.message;

describe('settings', () => {
  it('pass unchanged when they are legal', () => {
    fc.assert(
      fc.property(boardSettings, (s) => {
        expect(parseSettings(s)).toEqual({ ok: true, value: s });
      }),
    );
    fc.assert(
      fc.property(boardLooks, (l) => {
        expect(parseLook(l)).toEqual({ ok: true, value: l });
      }),
    );
  });

  it('come back with the seed trimmed and composed', () => {
    expect(parseSettings({ ...DEFAULT_SETTINGS, seed: ' e\u0301 ' })).toMatchObject({ value: { seed: 'é' } });
  });

  it.each([
    [{ regimes: 9 }, 'The field regimes in the board settings is 9; it must be a whole number from 3 to 8.'],
    [
      { regimes: 4.5 },
      'The field regimes in the board settings is 4.5; it must be a whole number from 3 to 8.',
    ],
    [
      { regimes: '4' },
      'The field regimes in the board settings is "4"; it must be a whole number from 3 to 8.',
    ],
    [
      { states: NaN },
      'The field states in the board settings is NaN; it must be a whole number from 3 to 12.',
    ],
    [
      { width: 119 },
      'The field width in the board settings is 119; it must be a whole number from 120 to 1189.',
    ],
    [
      { height: Infinity },
      'The field height in the board settings is Infinity; it must be a whole number from 120 to 1189.',
    ],
    [
      { shape: 'rign' },
      'The field shape in the board settings is "rign"; it must be continent, islands, ring or two-continents. Did you mean ring?',
    ],
    [
      { spacing: 4 },
      'The field spacing in the board settings is 4; it must be four-steps, three-steps or two-steps.',
    ],
    [
      { seed: '' },
      'The field seed in the board settings is ""; it must be 1 to 40 bytes of text without control or text-direction characters.',
    ],
    [
      { seed: 7 },
      'The field seed in the board settings is 7; it must be 1 to 40 bytes of text without control or text-direction characters.',
    ],
    [{ regime: 4 }, 'There is no field "regime" in the board settings. Did you mean regimes?'],
    [
      { height: undefined },
      'The field height is missing in the board settings; it must be a whole number from 120 to 1189.',
    ],
  ])('with %j are refused in a sentence', (change, sentence) => {
    expect(messageOf(parseSettings({ ...DEFAULT_SETTINGS, ...change }))).toBe(sentence);
  });

  it('of any other kind are refused without throwing', () => {
    expect(messageOf(parseSettings(null))).toBe(
      'Expected the board settings to be an object with named fields, but got null.',
    );
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(parseSettings(input).ok).toBe(false);
      }),
    );
    const inherited = Object.create(DEFAULT_SETTINGS) as unknown;
    expect(typeof parseSettings(inherited).ok).toBe('boolean');
  });
});

describe('the look', () => {
  it.each([
    [
      { paper: 'a5' },
      'The field paper in the look of the board is "a5"; it must be a4, letter, a3 or tabloid.',
    ],
    [
      { ink: 'lo' },
      'The field ink in the look of the board is "lo"; it must be full or low. Did you mean low?',
    ],
    [{ capitals: true }, 'The field capitals in the look of the board is true; it must be shown or hidden.'],
  ])('with %j is refused in a sentence', (change, sentence) => {
    expect(messageOf(parseLook({ ...DEFAULT_LOOK, ...change }))).toContain(sentence);
  });
});
