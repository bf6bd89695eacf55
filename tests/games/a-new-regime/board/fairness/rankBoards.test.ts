import { describe, expect, test } from 'vitest';
import { makeRankCsv } from '#games/a-new-regime/board/fairness/rankCsv.ts';
import {
  batchSettings,
  rankBoard,
  sortByFairness,
  type RankedBoard,
} from '#games/a-new-regime/board/fairness/rankBoards.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { fairnessScore } from '#lib/board/fairness/fairnessScore.ts';
import { seatMeasures } from '#lib/board/fairness/seatMeasures.ts';

const all = batchSettings(DEFAULT_SETTINGS, 10)!;
const batch = all.map((settings, at) => rankBoard(settings, at + 1));
const impossible = rankBoard({ ...DEFAULT_SETTINGS, regimes: 8, states: 12, width: 120, height: 120 }, 11);
const points = ({ made }: RankedBoard) => ('points' in made ? made.points : undefined);

describe('a batch', () => {
  test('is of numbered seeds, as long as those are seeds', () => {
    expect(all.map(({ seed }) => seed).slice(0, 2)).toEqual(['harbour-1', 'harbour-2']);
    expect(all.at(-1)).toEqual({ ...DEFAULT_SETTINGS, seed: 'harbour-10' });
    const long = (bytes: number) => ({ ...DEFAULT_SETTINGS, seed: 'x'.repeat(bytes) });
    expect(batchSettings(long(37), 10)).toHaveLength(10);
    expect(batchSettings(long(38), 10)).toBeUndefined();
    expect(batchSettings({ ...DEFAULT_SETTINGS, seed: 'ß'.repeat(19) }, 10)).toBeUndefined();
  });

  test('measures each board with its suggested capitals', () => {
    for (const { settings, made } of batch) {
      const board = generateBoard(settings);
      if (!board.ok || !('points' in made)) throw new Error('no board');
      const { suggested } = board.value.capitals;
      expect(made.seats).toEqual(suggested);
      const { score, parts } = fairnessScore(seatMeasures(board.value, suggested))!;
      expect(made.points.score).toBe(score);
      for (const part of parts) expect(made.points[part.id]).toBe(part.points);
    }
  });

  test('is ranked by the score or by a part, boards that do not exist last', () => {
    expect(impossible.made).toEqual({ problem: expect.stringContaining('room') });
    for (const by of ['score', 'kinds'] as const) {
      const ranked = sortByFairness([impossible, ...batch], by);
      const values = ranked.slice(0, -1).map((one) => points(one)![by]);
      expect(values).toEqual([...values].sort((p, q) => q - p));
      expect(ranked.at(-1)).toBe(impossible);
    }
    const alike = sortByFairness([batch[3]!, { ...batch[3]!, number: 1 }], 'score');
    expect(alike.map(({ number }) => number)).toEqual([1, 4]);
  });

  test('becomes a table', () => {
    const lines = makeRankCsv(sortByFairness([...batch, impossible], 'score')).split('\r\n');
    expect(lines).toHaveLength(13);
    expect(lines[0]).toBe(
      'rank,seed,regimes,states,shape,spacing,score,people,states,kinds,home,borders,ways,neighbour,capitals,placements,placements_exact,problem',
    );
    const best = sortByFairness(batch, 'score')[0]!;
    expect(lines[1]).toMatch(
      new RegExp(
        `^1,${best.settings.seed},4,20,continent,four-steps,${points(best)!.score.toFixed(2).replace(/0$/, '')}`,
      ),
    );
    expect(lines[11]).toMatch(/^11,harbour,8,96,continent,four-steps,,,,,,,,,,,,"?A board of/);
  });
});
