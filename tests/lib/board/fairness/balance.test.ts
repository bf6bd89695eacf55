import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { boardSpec } from '#games/a-new-regime/board/spec.ts';
import type { Board } from '#lib/board/board.ts';
import { boardGraph } from '#lib/board/boardGraph.ts';
import { draftOf, finishDraft, type BoardDraft } from '#lib/board/edit/draft.ts';
import { applyEdits } from '#lib/board/edit/edits.ts';
import { balance, BALANCE_MEANS, type BalanceOptions } from '#lib/board/fairness/balance.ts';
import { inKeys, type BalanceEdit } from '#lib/board/fairness/balanceEdits.ts';
import { fairnessScore } from '#lib/board/fairness/fairnessScore.ts';
import { seatMeasures } from '#lib/board/fairness/seatMeasures.ts';
import { stepsFrom } from '#lib/graph/graph.ts';
import { bestByPlacing, bestByRearranging } from '../../../oracles/bestByTrying.ts';
import { smallBoards } from './smallBoards.ts';

const SPEC = boardSpec(DEFAULT_SETTINGS);
const OPTIONS: BalanceOptions = { placed: [], locked: [], may: BALANCE_MEANS, wanted: 100, seed: 'a' };

function boardOf(seed: string, regimes = 4): Board {
  const made = generateBoard({ ...DEFAULT_SETTINGS, seed, regimes });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

/** The draft of a board after the edits, with the locks held against them. */
function edited(
  board: Board,
  edits: readonly BalanceEdit[],
  locked: BalanceOptions['locked'] = [],
): BoardDraft {
  const draft = { ...draftOf(board), locked: locked.map(({ id, what }) => ({ key: id, what })) };
  const made = applyEdits(draft, edits, SPEC);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

const after = (board: Board, { states }: BoardDraft): Board => ({
  ...board,
  states: states.map(({ key, ...state }) => ({ ...state, id: key })),
});

const sorted = <T>(values: readonly T[]) => values.map((value) => JSON.stringify(value)).sort();

const wishes = fc.record({
  may: fc.subarray([...BALANCE_MEANS]),
  wanted: fc.integer({ min: 0, max: 100 }),
  seed: fc.string(),
  locks: fc.array(
    fc.tuple(
      fc.nat(),
      fc.constantFrom('kind' as const, 'population' as const, 'name' as const, 'all' as const),
    ),
    { maxLength: 4 },
  ),
  stand: fc.boolean(),
});

describe('balancing', () => {
  test('never makes a board less fair, keeps every roll and lock, and does what its edits say', () => {
    fc.assert(
      fc.property(smallBoards(), wishes, ({ board, graph, seats }, { may, wanted, seed, locks, stand }) => {
        const locked = locks.map(([at, what]) => ({ id: 1 + (at % board.states.length), what }));
        const options = { may, wanted, seed, locked, placed: stand ? seats : [] };
        const made = balance(board, options)!;
        expect(balance(board, options)).toEqual(made);

        // A lock refuses the edit: that they go through shows that all were respected.
        const draft = edited(board, made.edits, locked);
        expect(sorted(draft.states.map(({ rolls }) => rolls.population))).toEqual(
          sorted(board.states.map(({ rolls }) => rolls.population)),
        );
        expect(sorted(draft.states.map(({ kind }) => kind))).toEqual(
          sorted(board.states.map(({ kind }) => kind)),
        );

        const { score } = fairnessScore(seatMeasures(after(board, draft), made.seats))!;
        expect(made.after.score).toBe(score);
        expect(score).toBeGreaterThanOrEqual(made.before.score);
        expect(made.edits.length > 0).toBe(score > made.before.score);
        expect(made.reached).toBe(score >= wanted);
        expect(score).toBeLessThanOrEqual(made.most + 1e-9);

        const whole = new Set(locked.flatMap(({ id, what }) => (what === 'all' ? [id] : [])));
        made.seats.forEach((id, at) => {
          if (!may.includes('capitals') || whole.has(seats[at]!)) expect(id).toBe(seats[at]);
        });
        if (made.seats.some((id, at) => id !== seats[at])) {
          for (const id of made.seats) {
            const steps = stepsFrom(graph, id - 1);
            for (const other of made.seats)
              if (other !== id && steps[other - 1]! >= 0)
                expect(steps[other - 1]).toBeGreaterThanOrEqual(board.capitals.steps);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('finds the best of all rearrangements of people on small boards', () => {
    const cases = fc.sample(smallBoards({ min: 4, max: 6, seats: { min: 2, max: 3 } }), {
      seed: 5,
      numRuns: 60,
    });
    for (const { board, seats } of cases) {
      const free = board.states.map(({ id }) => id).filter((id) => id !== 2);
      const made = balance(board, {
        ...OPTIONS,
        placed: seats,
        may: ['population'],
        locked: [{ id: 2, what: 'population' }],
      })!;
      expect(made.after.score).toBeCloseTo(bestByRearranging(board, seats, free), 9);
    }
  });

  test('finds the best of all placements of capitals on small boards, or none', () => {
    const cases = fc.sample(smallBoards({ min: 5, max: 9, seats: { min: 2, max: 3 } }), {
      seed: 7,
      numRuns: 60,
    });
    let moved = 0;
    for (const { board, graph, seats } of cases) {
      const made = balance(board, { ...OPTIONS, placed: seats, may: ['capitals'] })!;
      const best = Math.max(bestByPlacing(graph, board), made.before.score);
      expect(made.after.score).toBeCloseTo(best, 9);
      if (made.edits.length > 0) moved++;
    }
    expect(moved).toBeGreaterThan(30);
  });

  test('leaves a capital where it is if its state is locked whole, and moves the others', () => {
    const cases = fc.sample(smallBoards({ min: 6, max: 10, seats: { min: 2, max: 3 } }), {
      seed: 9,
      numRuns: 100,
    });
    let moved = 0;
    for (const { board, seats } of cases) {
      const locked = [{ id: seats[0]!, what: 'all' }] as const;
      const made = balance(board, { ...OPTIONS, placed: seats, may: ['capitals'], locked })!;
      expect(made.seats[0]).toBe(seats[0]);
      if (made.edits.length > 0) moved++;
    }
    expect(moved).toBeGreaterThan(50);
  });

  test('tells how far it is, from none to all, and finds the same whoever listens', () => {
    const board = boardOf('harbour');
    const told: number[] = [];
    const made = balance(board, OPTIONS, (share) => told.push(share));
    expect(made).toEqual(balance(board, OPTIONS));
    expect(told.length).toBeGreaterThan(20);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told[0]).toBe(0);
    expect(told.at(-1)).toBeGreaterThan(0.9);
    expect(told.at(-1)).toBeLessThanOrEqual(1);
  });

  test('ends as soon as the score is enough', () => {
    const board = boardOf('harbour');
    const far = balance(board, { ...OPTIONS, may: ['population', 'kind'] })!;
    const near = balance(board, { ...OPTIONS, may: ['population', 'kind'], wanted: far.before.score + 3 })!;
    expect(near.reached).toBe(true);
    expect(near.after.score).toBeLessThan(far.after.score);
    expect(near.edits.length).toBeLessThan(far.edits.length);
    const nothing = balance(board, { ...OPTIONS, wanted: far.before.score })!;
    expect(nothing).toMatchObject({ edits: [], reached: true, seats: board.capitals.suggested });
  });

  test('says when nothing may move, and how far swaps could lead at most', () => {
    const board = boardOf('harbour');
    const made = balance(board, { ...OPTIONS, may: [] })!;
    expect(made).toMatchObject({ edits: [], reached: false, most: made.before.score });
    const swaps = balance(board, { ...OPTIONS, may: ['population'] })!;
    const people = swaps.before.parts.find(({ id }) => id === 'people')!;
    expect(swaps.most).toBeCloseTo(swaps.before.score + ((100 - people.points) * people.weight) / 100, 9);
    expect(balance(board, { ...OPTIONS, placed: [1] })).toBeUndefined();
  });

  test('makes real boards much fairer, and a draft that takes the edits counts the same as was promised', () => {
    for (const seed of ['harbour', 'night', 'lagoon']) {
      const board = boardOf(seed, 5);
      const made = balance(board, OPTIONS)!;
      expect(made.after.score).toBeGreaterThan(made.before.score + 8);
      const draft = edited(board, made.edits);
      // The suggestion depends on the rolls, so the seats that were balanced are placed.
      expect(draft.capitals).toEqual(made.seats);
      const { board: finished, idOf } = finishDraft(draft, SPEC.capitals, 'x');
      const seats = draft.capitals.map((key) => idOf.get(key)!);
      expect(fairnessScore(seatMeasures(finished, seats))!.score).toBe(made.after.score);
      expect(boardGraph(finished)).toEqual(boardGraph(board));
    }
  });

  test('gives a seat the handicap that is wanted', () => {
    const board = boardOf('harbour');
    const people = [0.7, 1, 1, 1];
    const made = balance(board, { ...OPTIONS, people, may: ['population'] })!;
    const measures = seatMeasures(after(board, edited(board, made.edits)), made.seats);
    const [first, ...others] = measures.map((seat) => seat.people);
    const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
    expect(first! / mean).toBeGreaterThan(0.66);
    expect(first! / mean).toBeLessThan(0.74);
  });

  test('swaps people and kind of the same two states in one edit', () => {
    const edits = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap(
      (seed) => balance(boardOf(seed, 3), { ...OPTIONS, seed, may: ['population', 'kind'] })!.edits,
    );
    expect(edits.some((edit) => edit.type === 'swapRolls' && edit.what === 'both')).toBe(true);
  });

  test('its edits can be said in the keys of a draft', () => {
    const edits: readonly BalanceEdit[] = [
      { type: 'capitals', keys: [2, 1] },
      { type: 'swapRolls', a: 1, b: 3, what: 'kind' },
    ];
    expect(inKeys(edits, (id) => id * 10)).toEqual([
      { type: 'capitals', keys: [20, 10] },
      { type: 'swapRolls', a: 10, b: 30, what: 'kind' },
    ]);
  });
});
