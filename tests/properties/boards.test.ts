import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import {
  DEFAULT_SETTINGS,
  LAND_SHAPES,
  RANGES,
  SPACING_STEPS,
  SPACINGS,
  type BoardSettings,
} from '#games/a-new-regime/board/settings.ts';
import type { Board } from '#lib/board/board.ts';
import { boardGraph } from '#lib/board/boardGraph.ts';
import { validateBoard } from '#lib/board/validate.ts';
import { stepsFrom } from '#lib/graph/graph.ts';
import { allSpacedSets } from '../oracles/spacedSets.ts';

const settings: fc.Arbitrary<BoardSettings> = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 12 }),
  regimes: fc.integer(RANGES.regimes),
  states: fc.integer(RANGES.states),
  shape: fc.constantFrom(...LAND_SHAPES),
  spacing: fc.constantFrom(...SPACINGS),
  width: fc.integer({ min: 300, max: 900 }),
  height: fc.integer({ min: 250, max: 900 }),
});

function madeBoard(wanted: BoardSettings): Board {
  const made = generateBoard(wanted);
  if (!made.ok) throw new Error(`${JSON.stringify(wanted)}: ${made.error.message}`);
  return made.value;
}

const placementsOf = ({ capitals }: Board): number =>
  typeof capitals.placements === 'number' ? capitals.placements : capitals.placements.atLeast;

/** The promises of the generator that hold for every board, whatever the settings. */
function expectPromises(wanted: BoardSettings, board: Board): void {
  expect(board.states).toHaveLength(wanted.regimes * wanted.states);
  expect(validateBoard(board)).toEqual([]);

  const graph = boardGraph(board);
  const { suggested, placements, possible } = board.capitals;
  expect(suggested).toHaveLength(wanted.regimes);
  for (const a of suggested) {
    const steps = stepsFrom(graph, a - 1);
    expect(steps.includes(-1)).toBe(false);
    for (const b of suggested) {
      if (a !== b) expect(steps[b - 1]).toBeGreaterThanOrEqual(SPACING_STEPS[wanted.spacing]);
    }
  }
  expect(placementsOf(board)).toBeGreaterThanOrEqual(wanted.states >= 5 ? 30 : 1);
  if (wanted.states >= 5) expect(possible.length).toBeGreaterThanOrEqual(0.4 * board.states.length);
  if (typeof placements === 'number') expect(placements).toBeLessThanOrEqual(1_000_000);
}

describe('every board', () => {
  it('keeps its promises for any settings', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(settings, (wanted) => {
        expectPromises(wanted, madeBoard(wanted));
      }),
      { numRuns: 150 },
    );
  });

  it(
    'is found at the tightest settings: three states a regime, every shape, four steps apart',
    { timeout: 60_000 },
    () => {
      for (const shape of LAND_SHAPES) {
        for (const regimes of [3, 4, 5, 6, 7, 8]) {
          for (const seed of ['a', 'b', 'c']) {
            const wanted = { ...DEFAULT_SETTINGS, shape, regimes, states: 3, seed };
            expectPromises(wanted, madeBoard(wanted));
          }
        }
      }
    },
  );

  it('is the same board when it is made again', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(settings, (wanted) => {
        expect(madeBoard(wanted)).toEqual(madeBoard(wanted));
      }),
      { numRuns: 15 },
    );
  });

  it('counts as many legal placements as trying every combination does', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const board = madeBoard({ ...DEFAULT_SETTINGS, seed, regimes: 4 });
      const sets = allSpacedSets(boardGraph(board), 4, 4);
      expect(board.capitals.placements).toBe(sets.length);
      expect(board.capitals.possible).toEqual(
        [...new Set(sets.flat())].sort((a, b) => a - b).map((node) => node + 1),
      );
    }
  });
});

describe('any settings at all', () => {
  it(
    'give a board that keeps its promises, or a reason and the nearest settings that do',
    { timeout: 120_000 },
    () => {
      const all = settings.chain((wanted) =>
        fc.record({
          ...Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, fc.constant(value)])),
          width: fc.integer(RANGES.width),
          height: fc.integer(RANGES.height),
        }),
      ) as fc.Arbitrary<BoardSettings>;
      fc.assert(
        fc.property(all, (wanted) => {
          const made = generateBoard(wanted);
          if (made.ok) return expectPromises(wanted, made.value);
          expect(['impossible', 'budget']).toContain(made.error.code);
          expect(made.error.nearest.length).toBeGreaterThanOrEqual(1);
          for (const near of made.error.nearest) expectPromises(near, madeBoard(near));
        }),
        {
          numRuns: 100,
          examples: [1189, 900, 120].flatMap((width) =>
            [120, 140, 145].map((height) => [{ ...DEFAULT_SETTINGS, regimes: 3, states: 3, width, height }]),
          ) as [BoardSettings][],
        },
      );
    },
  );
});

describe('a thousand seeds', () => {
  for (const regimes of [3, 4, 5, 6, 7, 8]) {
    it(
      `give a legal board of five states a regime for ${regimes} regimes, each of them`,
      { timeout: 60_000 },
      () => {
        for (let seed = 1; seed <= 1000; seed++) {
          const made = generateBoard({ ...DEFAULT_SETTINGS, regimes, seed: `seed-${seed}` });
          if (!made.ok) throw new Error(`seed-${seed}: ${made.error.message}`);
          const { capitals, states } = made.value;
          const fine =
            states.length === regimes * 5 &&
            capitals.suggested.length === regimes &&
            placementsOf(made.value) >= 30 &&
            capitals.possible.length >= 0.4 * states.length;
          if (!fine) throw new Error(`seed-${seed} breaks a promise: ${JSON.stringify(capitals)}`);
          if (seed % 20 === 0) expect(validateBoard(made.value)).toEqual([]);
        }
      },
    );
  }
});

describe('land shapes', () => {
  const seeds = Array.from({ length: 20 }, (_, k) => `shape-${k}`);

  it('islands are at least two pieces of land, joined by straits', () => {
    for (const [regimes, states] of [
      [3, 3],
      [4, 5],
      [3, 12],
    ] as const) {
      for (const seed of seeds) {
        const { borders } = madeBoard({ ...DEFAULT_SETTINGS, seed, shape: 'islands', regimes, states });
        expect(borders.filter(({ kind }) => kind === 'strait').length).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('a strait never clips its own rough coast, where a first layout would have let it', () => {
    for (const [seed, regimes, states] of [
      ['c147', 6, 6],
      ['c420', 3, 9],
      ['c489', 6, 6],
      ['c621', 6, 3],
    ] as const) {
      const board = madeBoard({ ...DEFAULT_SETTINGS, seed, regimes, states, shape: 'islands' });
      expect(validateBoard(board)).toEqual([]);
    }
  });

  it('a ring goes round an inner sea', () => {
    for (const seed of seeds) {
      const { water } = madeBoard({ ...DEFAULT_SETTINGS, seed, shape: 'ring' });
      expect(water.filter(({ kind }) => kind === 'lake').length).toBeGreaterThanOrEqual(1);
    }
  });

  it('two continents hang together by a single state, the neck', () => {
    for (const seed of seeds) {
      const board = madeBoard({ ...DEFAULT_SETTINGS, seed, shape: 'two-continents' });
      const graph = boardGraph(board);
      const cuts = graph.filter((_, neck) => {
        const others = [...graph.keys()].filter((node) => node !== neck);
        const without = graph.map((list, node) =>
          node === neck ? [] : list.filter((next) => next !== neck),
        );
        const reached = stepsFrom(without, others[0]!);
        const side = others.filter((node) => reached[node] !== -1).length;
        return Math.min(side, others.length - side) >= 3;
      });
      expect(cuts.length).toBeGreaterThanOrEqual(1);
    }
  });

  it('water is a sea and a few lakes, never a scatter of ponds', { timeout: 30_000 }, () => {
    for (const shape of LAND_SHAPES) {
      let lakes = 0;
      for (const seed of seeds)
        lakes += madeBoard({ ...DEFAULT_SETTINGS, seed, shape, regimes: 8 }).water.length - 1;
      expect(lakes / seeds.length).toBeLessThanOrEqual(2);
    }
  });
});
