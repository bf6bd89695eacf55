import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { boardSpec } from '#games/a-new-regime/board/spec.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import type { Board } from '#lib/board/board.ts';
import { generateBoard } from '#lib/board/generateBoard.ts';
import { leastStates, proveImpossible } from '#lib/board/proveImpossible.ts';
import type { BoardSpec } from '#lib/board/spec.ts';
import { validateBoard } from '#lib/board/validate.ts';

const spec = boardSpec(DEFAULT_SETTINGS);

function made(wanted: BoardSpec): Board {
  const result = generateBoard(wanted);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe('generateBoard', () => {
  it('keeps making the boards that older links mean', { timeout: 30_000 }, () => {
    const digest = (wanted: BoardSpec): string =>
      createHash('sha256')
        .update(JSON.stringify(made(wanted)))
        .digest('hex')
        .slice(0, 16);
    expect({
      harbour: digest(spec),
      islands: digest(boardSpec({ ...DEFAULT_SETTINGS, shape: 'islands', regimes: 6 })),
      ring: digest(boardSpec({ ...DEFAULT_SETTINGS, shape: 'ring', states: 3, seed: 'Łódź' })),
      necks: digest(boardSpec({ ...DEFAULT_SETTINGS, shape: 'two-continents', states: 12, regimes: 8 })),
    }).toMatchInlineSnapshot(`
      {
        "harbour": "ca7e34304551a440",
        "islands": "532ea6227b943f80",
        "necks": "1ad67f1ed41d07a9",
        "ring": "d84567ed8ba54c06",
      }
    `);
  });

  it('gives each state the kind and the people that its own dice show', () => {
    for (const { kind, population, rolls } of made(spec).states) {
      expect(kind).toBe(spec.kindByFace[rolls.kind]);
      expect(population).toBe(rolls.population.value);
      expect(spec.populationFaces).toContainEqual({ ...rolls.population, population });
    }
  });

  it('rolls every face of both dice over some boards', () => {
    const states = ['a', 'b', 'c', 'd', 'e'].flatMap((seed) => made({ ...spec, seed }).states);
    expect(new Set(states.map(({ rolls }) => rolls.kind)).size).toBe(6);
    expect(new Set(states.map(({ rolls }) => JSON.stringify(rolls.population))).size).toBe(8);
  });

  it('draws the same land whatever the dice stand for', () => {
    const others = made({
      ...spec,
      kindByFace: ['plain'],
      populationFaces: [{ value: 9, shaded: true, population: 9 }],
    });
    const outline = (board: Board) => board.states.map(({ polygon }) => polygon);
    expect(outline(others)).toEqual(outline(made(spec)));
    expect(others.borders).toEqual(made(spec).borders);
    expect(others.states.map(({ name }) => name)).toEqual(made(spec).states.map(({ name }) => name));
  });

  it('numbers the states in reading order: the first in the north, the last in the south', () => {
    const { states } = made(spec);
    expect(states.map(({ id }) => id)).toEqual(states.map((_, k) => k + 1));
    expect(states[0]!.centre[1]).toBeGreaterThan(states.at(-1)!.centre[1]);
  });

  it('rounds every length to a thousandth of a millimetre', () => {
    const board = made(spec);
    const numbers = JSON.stringify([board.states.map(({ polygon }) => polygon), board.borders]).match(
      /\d+\.\d+/g,
    )!;
    for (const text of numbers) expect(text.split('.')[1]!.length).toBeLessThanOrEqual(3);
  });

  it('does without capitals, for games that have none and for large maps', { timeout: 30_000 }, () => {
    const { capitals: _, ...plain } = { ...spec, states: 2000, size: { width: 2400, height: 1800 }, band: 0 };
    const board = made(plain);
    expect(board.states).toHaveLength(2000);
    expect(board.capitals.count).toBe(0);
    expect(validateBoard(board)).toEqual([]);
  });

  it('says so when the search ends without a board, with the tries that it made', { timeout: 30_000 }, () => {
    // Twenty states have 190 pairs, so 191 placements of two cannot be had, but nothing proves that beforehand.
    const hopeless = { ...spec, capitals: { count: 2, steps: 2, minPlacements: 191, minShare: 0 } };
    const result = generateBoard(hopeless);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.error.code).toBe('budget');
    expect(result.error.message).toContain('120 tries');
  });
});

describe('proveImpossible', () => {
  it('knows how few states can keep capitals apart', () => {
    // One step: all different. Two: joined by one more. Three: each with a state of its own. Four: and one between.
    expect([1, 2, 3, 4].map((steps) => leastStates(5, steps))).toEqual([5, 6, 10, 11]);
    expect(leastStates(1, 4)).toBe(1);
  });

  it('refuses capitals that cannot fit, before drawing, and says how many states would do', () => {
    const refused = proveImpossible({ ...spec, states: 8 });
    expect(refused?.code).toBe('impossible');
    expect(refused?.message).toBe(
      '4 capitals at least 4 steps apart need 9 states or more, but the board has 8.',
    );
    expect(proveImpossible({ ...spec, states: 9 })).toBeUndefined();
  });

  it('finds boards with just the fewest states that the proof allows', () => {
    for (const steps of [2, 3, 4]) {
      const capitals = { count: 3, steps, minPlacements: 1, minShare: 0 };
      const states = leastStates(3, steps);
      expect(validateBoard(made({ ...spec, states, capitals }))).toEqual([]);
    }
  });

  it('refuses a board too small for its states, and says how many or how high', () => {
    const refused = proveImpossible({ ...spec, size: { width: 120, height: 120 }, band: 12, states: 96 });
    // The land's frame is 102 by 90 mm: a margin of 9 mm all round, and the band.
    expect(refused?.message).toContain('has room for 22 states');
    expect(refused?.allowed).toBe('at least 407 mm high at this width');
    const taller = { ...spec, size: { width: 120, height: 407 }, band: 12, states: 96 };
    expect(proveImpossible(taller)).toBeUndefined();
  });

  it('refuses a board whose land would be a strip, and never hangs on it', () => {
    const strip = { ...spec, size: { width: 1189, height: 140 }, band: 127 };
    expect(proveImpossible(strip)?.message).toContain('has room for 0 states');
    // Area enough for 29 states, but a frame 10 mm high holds none.
    const thin = { ...spec, size: { width: 1189, height: 155 }, band: 127 };
    expect(proveImpossible(thin)?.message).toContain('has room for 0 states');
    expect(proveImpossible({ ...spec, size: { width: 10, height: 900 }, band: 0 })?.allowed).toBeUndefined();
  });
});
