import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeBatchHash, parseBatchHash, RANK_KEYS } from '#games/a-new-regime/board/fairness/batchLink.ts';
import { BATCH } from '#games/a-new-regime/board/fairness/rankBoards.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { boardLooks, boardSettings } from '../arbitraries.ts';

const usual = { settings: DEFAULT_SETTINGS, look: DEFAULT_LOOK, count: 100, by: 'score' } as const;

describe('the link of a batch', () => {
  test('names the order only where it is not that of the score', () => {
    expect(makeBatchHash(usual)).toBe('#1.100.1.4x5.harbour');
    expect(makeBatchHash({ ...usual, by: 'people', count: 1000 })).toBe('#1.1000.by-people.1.4x5.harbour');
  });

  test('brings every batch back whole', () => {
    const choices = fc.record({
      settings: boardSettings,
      look: boardLooks,
      count: fc.integer(BATCH),
      by: fc.constantFrom(...RANK_KEYS),
    });
    fc.assert(
      fc.property(choices, (choice) => {
        expect(parseBatchHash(makeBatchHash(choice))).toEqual({ ok: true, value: choice });
      }),
    );
  });

  test.each([
    ['#2.100.1.4x5.harbour', 'This link is of version 2; this page reads version 1.'],
    ['#1.9.1.4x5.harbour', 'it must be a whole number from 10 to 1000'],
    ['#1.1001.1.4x5.harbour', 'it must be a whole number from 10 to 1000'],
    ['#1.1e2.1.4x5.harbour', 'it must be a whole number from 10 to 1000'],
    ['#1', 'it must be a whole number from 10 to 1000'],
    ['#1.100.by-luck.1.4x5.harbour', 'This link ranks by "luck"; it must be one of score, people,'],
    ['#1.100.1.2x5.harbour', 'from 3 to 8'],
    ['#1.100', 'must begin with a version number'],
    ['#%', 'percent sign'],
  ])('%s is refused with a sentence', (hash, sentence) => {
    const parsed = parseBatchHash(hash);
    expect(parsed.ok ? '' : parsed.error.message).toContain(sentence);
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseBatchHash(`#1.100.${text}`)));
  });
});
