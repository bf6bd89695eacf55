import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRACKED, type Having } from '#games/a-new-regime/odds/conditions.ts';
import { exact, more } from './asking.ts';

const cards = Object.entries(TRACKED);

describe.each(cards)('the end-game condition %s', (card, { asks, gaps }) => {
  const anything: fc.Arbitrary<Having> = fc.record(
    Object.fromEntries(asks.map(({ id, kind }) => [id, fc.nat(kind === 'tick' ? 1 : 40)])),
  );
  const none: Having = Object.fromEntries(asks.map(({ id }) => [id, 0]));

  test('is missed at first, and met once every gap is filled', () => {
    expect(gaps(none)).not.toEqual([]);
    fc.assert(
      fc.property(anything, (start) => {
        let have = start;
        // What is counted first can open another gap: of a board without states nothing is half.
        for (let round = 0; round < 2; round++)
          for (const { ask, by } of gaps(have)) have = { ...have, [ask]: have[ask]! + by };
        expect([start, gaps(have)]).toEqual([start, []]);
      }),
    );
  });

  test('names the least change of each thing that fills its gap', () => {
    fc.assert(
      fc.property(anything, (have) => {
        for (const { ask, by } of gaps(have)) {
          const fills = (change: number) =>
            !gaps({ ...have, [ask]: have[ask]! + change }).some((gap) => gap.ask === ask);
          expect([have, ask, fills(by)]).toEqual([have, ask, true]);
          expect([have, ask, fills(by - Math.sign(by))]).toEqual([have, ask, false]);
          const { kind } = asks.find(({ id }) => id === ask)!;
          if (kind === 'tick') expect(by).toBe(1);
        }
      }),
    );
  });

  test('is asked about by names of its own, and what is left out is not done', () => {
    expect(new Set(asks.map(({ id }) => id)).size).toBe(asks.length);
    const nothing = Object.fromEntries(asks.map(({ id, kind }) => [id, kind === 'tick' ? false : 0]));
    expect(exact('end-game-condition', { card })).toEqual(
      exact('end-game-condition', { card, have: nothing }),
    );
    expect(exact('end-game-condition', { card })).toMatchObject({ met: false });
    expect(more('end-game-condition', { card })).toEqual({ sentences: gaps(none).map(({ text }) => text) });
  });
});

describe('asking about a condition', () => {
  test.each([
    [
      { card: 'blasphemy', have: { tokens: 30, calm: true } },
      { met: true, missing: {} },
    ],
    [
      { card: 'blasphemy', have: { tokens: 27 } },
      { met: false, missing: { tokens: 3, calm: true } },
    ],
    [
      { card: 'last-man-standing', have: { own: true, others: 2 } },
      { met: false, missing: { others: -2 } },
    ],
    [
      { card: 'blind-faith', have: { neutral: 9, states: 16, loyal: true } },
      { met: false, missing: { neutral: -2 } },
    ],
  ])('%j gives %j', (given, answer) => expect(exact('end-game-condition', given)).toEqual(answer));

  test.each([
    [
      { card: 'domination', have: { towns: 3 } },
      'have.towns in the question end-game-condition is 3; it must be left out, because this card asks for own, states.',
    ],
    [
      { card: 'blasphemy', have: { calm: 1 } },
      'have.calm in the question end-game-condition is 1; it must be true or false.',
    ],
    [
      { card: 'blasphemy', have: { tokens: true } },
      'have.tokens in the question end-game-condition is true; it must be a whole number from 0 to 1000000.',
    ],
    [
      { card: 'blasphemy', have: { tokens: -1 } },
      'have.tokens in the question end-game-condition is -1; it must be a whole number from 0 to 1000000.',
    ],
    [{ card: 'blasphemi' }, 'Did you mean blasphemy?'],
    [{}, 'The field card is missing'],
  ])('%j is refused with a sentence: %s', (given, sentence) =>
    expect(exact('end-game-condition', given)).toContain(sentence),
  );
});
