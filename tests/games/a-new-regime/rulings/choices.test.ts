import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { RULINGS, type RulingId } from '#games/a-new-regime/rulings.ts';
import {
  parseRulingChoices,
  readingOf,
  type ReadingOf,
  type RulingChoices,
} from '#games/a-new-regime/rulings/choices.ts';
import type { GameRuling } from '#games/a-new-regime/rulings/gameRuling.ts';

const rulings: readonly GameRuling[] = RULINGS;

/** Any choices that are allowed: of some rulings, one of their readings; the default of those not to be chosen. */
const choices = fc
  .subarray([...rulings])
  .chain((some) =>
    fc.record(
      Object.fromEntries(
        some.map((ruling) => [
          ruling.id,
          fc.constantFrom(...(ruling.selectable ? ruling.options.map(({ id }) => id) : [ruling.default])),
        ]),
      ),
    ),
  ) as fc.Arbitrary<RulingChoices>;

const messageOf = (value: unknown): string => {
  const parsed = parseRulingChoices(value);
  if (parsed.ok) throw new Error('It was accepted.');
  return parsed.error.message;
};

describe('the reading of a ruling', () => {
  test('is the default where nothing was chosen, and the choice where something was', () => {
    expect(readingOf({}, 'population-growth')).toBe('roll');
    expect(readingOf({ 'population-growth': 'signed' }, 'population-growth')).toBe('signed');
    for (const { id, default: taken } of rulings) expect(readingOf({}, id as RulingId)).toBe(taken);
  });

  test('has a type of its own for each ruling', () => {
    expectTypeOf<ReadingOf<'empty-state'>>().toEqualTypeOf<'calm' | 'chaotic'>();
    expectTypeOf(readingOf({}, 'convert-zero')).toEqualTypeOf<'literal' | 'needs-one'>();
  });
});

describe('choices from outside', () => {
  test('come back as they were if all are allowed', () => {
    fc.assert(
      fc.property(choices, (made) => {
        expect(parseRulingChoices(JSON.parse(JSON.stringify(made)))).toEqual({ ok: true, value: made });
      }),
    );
  });

  test('are refused if one more is not: an id that is no ruling, or a reading that the ruling does not know', () => {
    const ids = new Set<string>(rulings.map(({ id }) => id));
    fc.assert(
      fc.property(
        choices,
        fc.string().filter((id) => !ids.has(id) && id !== '__proto__'),
        (made, id) => {
          const parsed = parseRulingChoices({ ...made, [id]: 'yes' });
          expect(parsed).toMatchObject({ ok: false, error: { code: 'unknown-ruling', where: id } });
        },
      ),
    );
    fc.assert(
      fc.property(choices, fc.constantFrom(...rulings), fc.anything(), (made, ruling, reading) => {
        fc.pre(!ruling.options.some(({ id }) => id === reading));
        const parsed = parseRulingChoices({ ...made, [ruling.id]: reading });
        expect(parsed).toMatchObject({ ok: false, error: { code: 'unknown-reading', where: ruling.id } });
      }),
    );
  });

  test('never throw, whatever they are', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const parsed = parseRulingChoices(value);
        if (!parsed.ok) expect(parsed.error.message).toMatch(/^[A-Z].*\.$/su);
      }),
    );
  });

  test('must be an object', () => {
    expect(messageOf(null)).toBe(
      'Expected the rulings to be an object such as {"population-growth": "none"}, but got null.',
    );
    expect(messageOf(['population-growth'])).toMatch(/but got a list\.$/);
  });

  test('with a misspelt ruling get a guess, and the ids that can be chosen', () => {
    expect(messageOf({ 'population-grwth': 'none' })).toMatch(
      /^There is no ruling "population-grwth"\. Did you mean population-growth\? Rulings with a choice: .*token-income/,
    );
  });

  test('with a misspelt reading get a guess, and the readings that are allowed', () => {
    expect(messageOf({ 'population-growth': 'loyal-onyl' })).toBe(
      'The ruling population-growth has no reading "loyal-onyl". Did you mean loyal-only? Allowed: roll, none, loyal-only, signed.',
    );
    expect(messageOf({ 'population-growth': 3 })).toMatch(/has no reading 3\. Allowed:/);
  });

  test('of a reading that is only told are refused, its default is not', () => {
    expect(messageOf({ players: 'any' })).toBe(
      'The ruling players can only be eight here; any is a reading for the table alone.',
    );
    expect(parseRulingChoices({ players: 'eight' })).toEqual({ ok: true, value: { players: 'eight' } });
  });

  test('may not be an id that every object has', () => {
    expect(messageOf({ constructor: 'yes' })).toMatch(/There is no ruling "constructor"/);
    expect(messageOf(JSON.parse('{"__proto__": "yes"}'))).toMatch(/There is no ruling "__proto__"/);
  });
});
