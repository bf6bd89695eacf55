import { describe, expect, test } from 'vitest';
import { batchSettings, rankBoard, type RankedBoard } from '#games/a-new-regime/board/fairness/rankBoards.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { keptName, makeKeptBatch, parseKeptBatch } from '#games/a-new-regime/islands/batch/keptBatch.ts';

const batch = { settings: { ...DEFAULT_SETTINGS, regimes: 3 }, count: 10 };
const boards = batchSettings(batch.settings, batch.count)!.map((settings, at): RankedBoard =>
  at === 4 ? { settings, number: at + 1, made: { problem: 'No room.' } } : rankBoard(settings, at + 1),
);

describe('a batch that is kept', () => {
  test('comes back as it was, with boards that could not be made', () => {
    expect(parseKeptBatch(makeKeptBatch(boards), batch)).toEqual(boards);
  });

  test('is told apart by all that its boards follow from', () => {
    const names = [
      keptName(batch),
      keptName({ ...batch, count: 11 }),
      keptName({ ...batch, settings: { ...batch.settings, shape: 'ring' } }),
      keptName({ ...batch, settings: { ...batch.settings, seed: 'reef' } }),
    ];
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    ['no text', ''],
    ['something else', '{"points":1}'],
    ['fewer boards', makeKeptBatch(boards.slice(1))],
    ['a score beyond 100', makeKeptBatch(boards).replace(/"score":[\d.]+/, '"score":101')],
    ['a part that is missing', makeKeptBatch(boards).replace(/"people":[\d.]+,/, '')],
    ['a word for a figure', makeKeptBatch(boards).replace(/"seats":\[\d+/, '"seats":["x"')],
  ])('is not taken from %s', (_, text) => {
    expect(text).not.toBe(makeKeptBatch(boards));
    expect(parseKeptBatch(text, batch)).toBeUndefined();
  });
});
