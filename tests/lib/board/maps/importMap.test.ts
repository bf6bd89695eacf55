import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shapesOfTrace } from '#lib/board/maps/traced/shapesOfTrace.ts';
import type { Trace } from '#lib/board/maps/traced/trace.ts';
import { areaOf } from '#lib/board/stateRings.ts';
import { validateBoard } from '#lib/board/validate.ts';
import { bordersOf, collection, layMap, layText, named, polygon, square } from './layMap.ts';

describe('maps whose borders do not meet exactly', () => {
  /** Fields of a net with shared corners moved about; then every field's own copy of them moved a little more. */
  const nets = fc.record({
    wide: fc.integer({ min: 2, max: 5 }),
    high: fc.integer({ min: 2, max: 4 }),
    moves: fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 60, maxLength: 60 }),
    slips: fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 97, maxLength: 97 }),
    planes: fc.boolean(),
  });

  test('keep their neighbours, and become sound boards', () => {
    fc.assert(
      fc.property(nets, ({ wide, high, moves, slips, planes }) => {
        const size = planes ? 1000 : 1;
        let slip = 0;
        const corner = (x: number, y: number): [number, number] => {
          const at = 2 * (y * (wide + 1) + x);
          const small = () => slips[slip++ % slips.length]! / 30_000;
          return [size * (x + moves[at]! / 500 + small()), size * (y + moves[at + 1]! / 500 + small())];
        };
        const fields = Array.from({ length: wide * high }, (_, k) => {
          const [x, y] = [k % wide, Math.floor(k / wide)];
          return named(
            `${x}/${y}`,
            polygon([corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)]),
          );
        });
        const made = layText(collection(...fields), { gap: 1 });
        if (!made.ok) throw new Error(made.error.message);
        const { board } = made.value;
        expect(validateBoard(board, 0)).toEqual([]);
        const wanted: string[] = [];
        for (let y = 0; y < high; y++) {
          for (let x = 0; x < wide; x++) {
            if (x + 1 < wide) wanted.push([`${x}/${y}`, `${x + 1}/${y}`].sort().join('-'));
            if (y + 1 < high) wanted.push([`${x}/${y}`, `${x}/${y + 1}`].sort().join('-'));
          }
        }
        // Where four fields do not quite meet, two that lie across from each other may touch for a hair's breadth.
        const long = { ...board, borders: board.borders.filter(({ mm }) => mm > 2.5) };
        expect(bordersOf(long)).toEqual(wanted.sort());
      }),
      { numRuns: 25 },
    );
  });
});

describe('states that meet in a mere point', () => {
  const net = (
    wide: number,
    high: number,
    [west, south]: readonly number[],
    some = (_: number) => true,
  ): string =>
    collection(
      ...Array.from({ length: wide * high }, (_, k) => [k % wide, Math.floor(k / wide)] as const)
        .filter(([x, y]) => some(x + y))
        .map(([x, y]) => named(`${x}/${y}`, polygon(square(west! + x, south! + y)))),
    );

  test.each([
    [5, 4, [10, 50]],
    [5, 4, [3, 60]],
    [6, 4, [10, 50]],
    [6, 5, [0, 40]],
    [6, 5, [3, 60]],
    [5, 4, [300_000, 300_000]],
  ])('are no neighbours in a net of %i by %i squares from %j', (wide, high, corner) => {
    const wanted: string[] = [];
    for (let y = 0; y < high; y++) {
      for (let x = 0; x < wide; x++) {
        if (x + 1 < wide) wanted.push(`${x}/${y}-${x + 1}/${y}`);
        if (y + 1 < high) wanted.push(`${x}/${y}-${x}/${y + 1}`);
      }
    }
    const made = layText(net(wide, high, corner));
    if (!made.ok) throw new Error(made.error.message);
    expect(validateBoard(made.value.board, 0)).toEqual([]);
    expect(bordersOf(made.value.board)).toEqual(wanted.sort());
  });

  test('are neighbours of the next two alone where twelve meet at the pole', () => {
    const wedges = Array.from({ length: 12 }, (_, k) => {
      const [west, east] = [30 * k - 180, 30 * k - 150];
      return named(
        String.fromCharCode(65 + k),
        polygon([
          [west, 60],
          [east, 60],
          [east, 90],
          [west, 90],
          [west, 60],
        ]),
      );
    });
    const made = layText(collection(...wedges));
    if (!made.ok) throw new Error(made.error.message);
    expect(validateBoard(made.value.board, 0)).toEqual([]);
    expect(bordersOf(made.value.board)).toEqual('A-B A-L B-C C-D D-E E-F F-G G-H H-I I-J J-K K-L'.split(' '));
  });

  test('are joined by sea routes on a chequered map', () => {
    const made = layText(net(5, 5, [3, 40], (sum) => sum % 2 === 0));
    if (!made.ok) throw new Error(made.error.message);
    const { board } = made.value;
    expect(validateBoard(board, 0)).toEqual([]);
    expect(bordersOf(board)).toEqual([]);
    expect(bordersOf(board, 'strait')).toHaveLength(12);
  });
});

describe('a map on its way to a board', () => {
  const islands = collection(
    named('Big', polygon(square(0, 0, 4))),
    named('Small', polygon(square(6, 1, 2))),
    named('Speck', polygon(square(9, 1, 0.05))),
    named('Far', polygon(square(12, 0, 1))),
  );

  test('gets sea routes from island to island, the shortest that join them', () => {
    const made = layText(islands);
    if (!made.ok) throw new Error(made.error.message);
    const { board, report } = made.value;
    expect(validateBoard(board, 0)).toEqual([]);
    expect(bordersOf(board, 'strait')).toEqual(['Big-Small', 'Far-Small']);
    expect(report.notes.join(' ')).toMatch(/Too small to draw: Speck/);
  });

  test('takes the two short ways of three that would join three islands', () => {
    const made = layText(
      collection(
        named('A', polygon(square(0, 0, 3))),
        named('B', polygon(square(4, 0, 3))),
        named('C', polygon(square(1.2, 5.5, 3))),
      ),
    );
    if (!made.ok) throw new Error(made.error.message);
    expect(bordersOf(made.value.board, 'strait')).toContain('A-B');
    expect(made.value.draft.straits).toHaveLength(2);
  });

  test('is thinned by merging neighbours on land, or across the narrowest water where there is no other', () => {
    const made = layText(
      collection(
        named(
          'A',
          polygon([
            [0, 0],
            [4, 0],
            [4, 4],
            [0, 4],
          ]),
        ),
        named(
          'B',
          polygon([
            [4, 0],
            [9, 0],
            [9, 4],
            [4, 4],
          ]),
        ),
        // Shares three sides' worth with B and one with A.
        named(
          'C',
          polygon([
            [3, 4],
            [7, 4],
            [7, 5],
            [3, 5],
          ]),
        ),
        named('Isle', polygon(square(10, 1, 1))),
      ),
      { count: 2 },
    );
    if (!made.ok) throw new Error(made.error.message);
    const { board } = made.value;
    expect(board.states.map(({ name }) => name).sort()).toEqual(['A', 'B']);
    const [a, b] = ['A', 'B'].map((wanted) => areaOf(board.states.find(({ name }) => name === wanted)!));
    expect(b! / a!).toBeCloseTo(25 / 16, 1);
    expect(board.states.find(({ name }) => name === 'B')!.more).toHaveLength(1);
  });

  test('lies the way round in which it comes out larger', () => {
    const wide = { size: { width: 160, height: 100 }, band: 10 };
    const tall = { size: { width: 100, height: 160 }, band: 10 };
    const high = collection(
      named(
        'A',
        polygon([
          [0, 0],
          [1, 0],
          [1, 3],
          [0, 3],
        ]),
      ),
      named(
        'B',
        polygon([
          [1, 0],
          [2, 0],
          [2, 3],
          [1, 3],
        ]),
      ),
    );
    const made = layText(high, { places: [wide, tall] });
    expect(made.ok && made.value.draft.size).toEqual(tall.size);
  });

  test('gives the same board again, and other dice with another seed alone', () => {
    const one = layText(islands);
    const two = layText(islands);
    expect(one.ok && two.ok && one.value.draft).toEqual(two.ok && two.value.draft);
  });
});

describe('a traced picture', () => {
  const trace: Trace = { width: 300, height: 200, mode: 'sites', outlines: [], sites: [], coasts: [] };
  const site = (name: string, x: number, y: number) => ({ name, at: [x, y] as const });

  test('of sites gives each what lies nearest to it, y upwards', () => {
    const shapes = shapesOfTrace({
      ...trace,
      sites: [site('North', 150, 20), site('South', 150, 180), site('East', 290, 100)],
    });
    const made = shapes.ok && layMap(shapes.value);
    if (!made || !made.ok) throw new Error('no board');
    const { board } = made.value;
    expect(validateBoard(board, 0)).toEqual([]);
    expect(bordersOf(board)).toEqual(['East-North', 'East-South', 'North-South']);
    const at = (wanted: string) => board.states.find(({ name }) => name === wanted)!.centre;
    expect(at('North')[1]).toBeGreaterThan(at('South')[1]);
    expect(at('East')[0]).toBeGreaterThan(at('North')[0]);
  });

  test('with a coast keeps to the land inside it', () => {
    const coast = [
      [50, 50],
      [250, 50],
      [250, 150],
      [50, 150],
    ] as const;
    const sites = [site('West', 80, 100), site('Middle', 150, 100), site('East', 220, 100)];
    const shapes = shapesOfTrace({ ...trace, sites, coasts: [coast] });
    const made = shapes.ok && layMap(shapes.value);
    if (!made || !made.ok) throw new Error('no board');
    const { board } = made.value;
    expect(bordersOf(board)).toEqual(['East-Middle', 'Middle-West']);
    const areas = board.states.map(areaOf);
    // Two to one, as the coast is, and all of the room that the board has.
    expect(Math.max(...areas) / Math.min(...areas)).toBeCloseTo(70 / 65, 1);
  });

  test('of outlines gives each its own', () => {
    const ring = (x: number) =>
      [
        [x, 10],
        [x + 50, 10],
        [x + 50, 60],
        [x, 60],
      ] as const;
    const outlines = [0, 50, 100].map((x) => ({ name: `At ${x}`, ring: ring(x) }));
    const shapes = shapesOfTrace({ ...trace, mode: 'outlines', outlines });
    const made = shapes.ok && layMap(shapes.value);
    expect(made && made.ok && bordersOf(made.value.board)).toEqual(['At 0-At 50', 'At 100-At 50']);
  });

  test('of too few states is refused', () => {
    const shapes = shapesOfTrace({ ...trace, sites: [site('One', 1, 1)] });
    expect(shapes.ok ? '' : shapes.error.message).toBe('1 sites are traced; a board needs 3 or more.');
  });
});
