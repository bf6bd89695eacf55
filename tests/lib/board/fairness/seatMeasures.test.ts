import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatMeasures } from '#lib/board/fairness/seatMeasures.ts';
import { seatsOf, turnOrder } from '#lib/board/fairness/seats.ts';
import { toNumber } from '#lib/core/rational.ts';
import { graphFromPairs } from '#lib/graph/graph.ts';
import { seatsByCounting } from '../../../oracles/seatsByCounting.ts';
import { plainBoard, smallBoards } from './smallBoards.ts';

describe('what a seat has', () => {
  test('is what plain counting in exact fractions says', () => {
    fc.assert(
      fc.property(smallBoards(), ({ graph, board, seats }) => {
        const exact = seatsByCounting(graph, board, seats);
        seatMeasures(board, seats).forEach((measures, seat) => {
          const { states, people, kinds, neighbour, ...counted } = exact[seat]!;
          expect(measures).toMatchObject(counted);
          expect(measures.states).toBeCloseTo(toNumber(states), 12);
          expect(measures.people).toBeCloseTo(toNumber(people), 12);
          Object.values(measures.kinds).forEach((value, k) =>
            expect(value).toBeCloseTo(toNumber(kinds[k]!), 12),
          );
          expect(measures.neighbour ?? Infinity).toBe(neighbour);
        });
      }),
      { numRuns: 300 },
    );
  });

  test('adds up to all states and all people where the map is one piece', () => {
    const ring = graphFromPairs(6, [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [0, 5],
    ]);
    const rolls = [3, 0, 2, 1, 0, 3].map((population, node) => ({ kind: 'abc'[node % 3]!, population }));
    const seats = seatMeasures(plainBoard(ring, rolls, [1, 4]), [1, 4]);
    const sum = (of: (seat: (typeof seats)[number]) => number) =>
      seats.reduce((all, seat) => all + of(seat), 0);
    expect(sum(({ states }) => states)).toBeCloseTo(6, 12);
    expect(sum(({ people }) => people)).toBeCloseTo(9, 12);
    // A ring of six treats two opposite seats alike: two states are as near to the one as to the other.
    expect(seats.map(({ states }) => states)).toEqual([3, 3]);
    expect(seats.map(({ home }) => home)).toEqual([
      [1, 2, 6],
      [3, 4, 5],
    ]);
    expect(seats.map(({ borders, ways }) => [borders, ways])).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });

  test('does not count what cannot be reached for anybody', () => {
    const rolls = [1, 2, 3].map((population) => ({ kind: 'a', population }));
    const seats = seatMeasures(plainBoard([[1], [0], []], rolls, [1, 2]), [1, 2]);
    expect(seats.map(({ people }) => people)).toEqual([1 * 0.8 + 2 * 0.2, 1 * 0.2 + 2 * 0.8]);
    expect(seatMeasures(plainBoard([[], []], rolls.slice(0, 2), [1, 2]), [1, 2])).toMatchObject([
      { neighbour: undefined, ways: 0, people: 1 },
      { neighbour: undefined, ways: 0, people: 2 },
    ]);
  });
});

test('seats are the capitals that stand, else the suggested ones; the last to place plays first', () => {
  const board = plainBoard([[], [], []], [], [3, 1]);
  expect(seatsOf(board, [])).toEqual([3, 1]);
  expect(seatsOf(board, [2])).toEqual([2]);
  expect(turnOrder([3, 1, 2])).toEqual([3, 2, 1]);
});
