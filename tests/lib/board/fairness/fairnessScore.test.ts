import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FAIRNESS_PARTS,
  fairnessScore,
  pointsOf,
  spreadOf,
  type Scored,
} from '#lib/board/fairness/fairnessScore.ts';
import { seatMeasures } from '#lib/board/fairness/seatMeasures.ts';
import { smallBoards } from './smallBoards.ts';

const seat = (change: Partial<Scored> = {}): Scored => ({
  people: 10,
  states: 5,
  kinds: { a: 2, b: 3 },
  within: [
    { states: 2, nearer: 2 },
    { states: 4, nearer: 3 },
    { states: 6, nearer: 4 },
  ],
  borders: 6,
  ways: 2,
  neighbour: 4,
  ...change,
});

const part = (seats: readonly Scored[], id: string, wanted?: readonly number[]) =>
  fairnessScore(seats, wanted)!.parts.find((one) => one.id === id)!;

describe('the score', () => {
  test('weights of its parts add up to 100', () => {
    expect(FAIRNESS_PARTS.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  test('is 100 where all seats have the same, and nothing for a single seat', () => {
    expect(fairnessScore([seat(), seat(), seat()])!.score).toBe(100);
    expect(fairnessScore([seat()])).toBeUndefined();
    expect(fairnessScore([])).toBeUndefined();
  });

  test.each<[string, Partial<Scored>]>([
    ['people', { people: 20 }],
    ['states', { states: 10 }],
    ['home', { within: [0, 1, 9].map((nearer) => ({ states: 9, nearer })) }],
    ['borders', { borders: 12 }],
    ['ways', { ways: 4 }],
    ['neighbour', { neighbour: 8 }],
  ])('sees that one seat of two has twice the %s, and nothing else', (id, change) => {
    const { parts, score } = fairnessScore([seat(), seat(change)])!;
    for (const { points, spread, gap, ...one } of parts) {
      if (one.id !== id) expect(points).toBe(100);
      else {
        // 1 and 2 parts of 1.5: both a third away, and two thirds between them.
        expect(spread).toBeCloseTo(1 / 3, 12);
        expect(gap).toBeCloseTo(2 / 3, 12);
        expect(points).toBeCloseTo(50, 12);
        expect(score).toBeCloseTo(100 - one.weight / 2, 12);
      }
    }
  });

  test('weighs each kind by how many states it has', () => {
    const one = part([seat({ kinds: { a: 1, b: 9 } }), seat({ kinds: { a: 3, b: 9 } })], 'kinds');
    // Kind a, 4 states of 22, is shared 1 to 3: spread 1/2, gap 1.
    expect(one.spread).toBeCloseTo((0.5 * 4) / 22, 12);
    expect(one.gap).toBeCloseTo((1 * 4) / 22, 12);
  });

  test('is full for people where a seat has just the handicap that was wanted', () => {
    const seats = [seat({ people: 8 }), seat(), seat()];
    expect(part(seats, 'people').points).toBeLessThan(90);
    expect(part(seats, 'people', [0.8, 1, 1]).points).toBeCloseTo(100, 10);
  });

  test('points fall with spread and gap, from 100 to nearly none', () => {
    expect(pointsOf(0, 0)).toBe(100);
    expect(pointsOf(0.5, 0.5)).toBe(50);
    expect(pointsOf(2, 7)).toBe(10);
    expect(spreadOf([0, 0])).toEqual({ spread: 0, gap: 0 });
  });

  test('does not ask who sits where, and stays from 0 to 100', () => {
    fc.assert(
      fc.property(smallBoards(), ({ board, seats }) => {
        const { score } = fairnessScore(seatMeasures(board, seats))!;
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(fairnessScore(seatMeasures(board, seats.toReversed()))!.score).toBeCloseTo(score, 10);
      }),
    );
  });
});
