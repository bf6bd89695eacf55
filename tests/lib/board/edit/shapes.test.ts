import { describe, expect, it } from 'vitest';
import { draftOf, finishDraft, type BoardDraft } from '#lib/board/edit/draft.ts';
import { movedSidesCross, type Side } from '#lib/board/edit/movedSidesCross.ts';
import { areaOf, ringsOf } from '#lib/board/stateRings.ts';
import { BROKEN_PROMISES, validateBoard } from '#lib/board/validate.ts';
import { ENCLAVE, rectangle } from '../enclave.ts';
import { deepFreeze, edited, openStudio, refusalOf } from './editing.ts';

const studio = openStudio({ shape: 'islands', seed: 'ember' });
const { spec } = studio;
const enclave = { spec, draft: deepFreeze(draftOf(ENCLAVE)) };

const stateOf = (draft: BoardDraft, key: number) => draft.states.find((state) => state.key === key)!;
const soundBoard = (draft: BoardDraft) => {
  const { board } = finishDraft(draft, undefined, '');
  expect(validateBoard(board, 0).filter(({ code }) => !BROKEN_PROMISES.includes(code))).toEqual([]);
  return board;
};

describe('a drag', () => {
  it('moves the middle by all of it, corners around by less, and what is far off not at all', () => {
    const moved = edited(enclave, { type: 'move', key: 3, dx: 6, dy: 10 });
    const [before, after] = [stateOf(enclave.draft, 3), stateOf(moved, 3)];
    expect(after.centre).toEqual([before.centre[0] + 6, before.centre[1] + 10]);
    before.polygon.forEach(([x, y], k) => {
      const [dx, dy] = [after.polygon[k]![0] - x, after.polygon[k]![1] - y];
      expect(dx > 0 && dx < 6 && dy > 0 && dy < 10).toBe(true);
    });
    expect(stateOf(moved, 2)).toBe(stateOf(enclave.draft, 2));
    // The sea route is fast to its landing.
    expect(after.polygon).toContainEqual(moved.straits[0]!.line[1]);
    soundBoard(moved);
  });

  it('is taken to tenths of a millimetre', () => {
    expect(edited(enclave, { type: 'move', key: 3, dx: 6.04, dy: 0 })).toEqual(
      edited(enclave, { type: 'move', key: 3, dx: 6, dy: 0 }),
    );
  });

  it('that is too long, off the board, or over another outline is refused', () => {
    const say = (dx: number, dy: number) => refusalOf(enclave, { type: 'move', key: 3, dx, dy });
    expect(say(60, 0)).toBe('Isle can be dragged at most 44 mm at once; go in shorter steps.');
    const low = {
      ...enclave,
      draft: edited(enclave, ...[1, 2, 3].map(() => ({ type: 'move', key: 3, dx: 0, dy: -20 }) as const)),
    };
    expect(refusalOf(low, { type: 'move', key: 3, dx: 0, dy: -44 })).toContain(
      'Isle would leave the part of the board',
    );
    // A long straight side without corners near the island does not give way to it.
    const wall = {
      ...stateOf(enclave.draft, 1),
      polygon: [
        [50, 80],
        [200, 80],
        [200, 200],
        [50, 200],
      ] as const,
    };
    const islet = {
      ...stateOf(enclave.draft, 3),
      polygon: rectangle(202, 130, 212, 140),
      centre: [207, 135] as const,
    };
    const { more: _, ...bare } = wall;
    const coarse = { ...enclave.draft, states: [bare, islet], straits: [] };
    expect(refusalOf({ spec, draft: coarse }, { type: 'move', key: 3, dx: -1, dy: 0 })).toBeUndefined();
    expect(refusalOf({ spec, draft: coarse }, { type: 'move', key: 3, dx: -7, dy: 0 })).toContain(
      'would cross',
    );
  });

  it('of a state whose land is locked is refused, and so is all else that shapes it', () => {
    const locked = { ...enclave, draft: edited(enclave, { type: 'lock', key: 2, what: 'all', on: true }) };
    for (const edit of [
      { type: 'move', key: 2, dx: 1, dy: 1 },
      { type: 'split', key: 2, angle: 0 },
      { type: 'flood', key: 2 },
      { type: 'merge', keep: 1, gone: 2 },
      { type: 'merge', keep: 2, gone: 1 },
    ] as const) {
      expect(refusalOf(locked, edit)).toBe('The land of Heart is locked; unlock it first.');
    }
  });
});

describe('sides that moved', () => {
  const side = (p: [number, number], q: [number, number], from: number, to: number, moved = true): Side => ({
    p,
    q,
    from,
    to,
    moved,
  });
  it('cross, touch, or lie on each other; meeting in a corner of both is none of these', () => {
    const level = side([0, 0], [10, 0], 1, 2, false);
    expect(movedSidesCross([level, side([5, -5], [5, 5], 3, 4)])).toBe(true);
    expect(movedSidesCross([level, side([5, -5], [5, 5], 3, 4, false)])).toBe(false);
    expect(movedSidesCross([level, side([5, 0], [5, 5], 3, 4)])).toBe(true);
    expect(movedSidesCross([level, side([5, 1], [5, 5], 3, 4)])).toBe(false);
    expect(movedSidesCross([level, side([10, 0], [10, 9], 2, 3)])).toBe(false);
    expect(movedSidesCross([level, side([10, 0], [4, 0], 2, 3)])).toBe(true);
    expect(movedSidesCross([level, side([10, 0], [14, 0], 2, 3)])).toBe(false);
    expect(movedSidesCross([level, side([20, 0], [20, 0], 3, 4)])).toBe(true);
    // Two corners that have come to lie in one place are still two.
    expect(movedSidesCross([level, side([10, 0], [10, 9], 5, 6)])).toBe(true);
  });
});

describe('a merger', () => {
  it('of a state with one that lies in it leaves no hole, and the middle stays', () => {
    const merged = edited(enclave, { type: 'merge', keep: 1, gone: 2 });
    const state = stateOf(merged, 1);
    expect(ringsOf(state)).toHaveLength(3);
    expect(areaOf(state)).toBe(150 * 120 - 20 * 20 + 30 * 20);
    expect(state.centre).toEqual([80, 110]);
    expect(soundBoard(merged).states).toHaveLength(2);
  });

  it('over a sea route makes an island, and takes routes, capital and order along', () => {
    const placed = edited(enclave, { type: 'capitals', keys: [3, 1] });
    const merged = edited({ spec, draft: placed }, { type: 'merge', keep: 1, gone: 3 });
    expect(merged.straits).toEqual([]);
    expect(merged.capitals).toEqual([1]);
    expect(ringsOf(stateOf(merged, 1))).toHaveLength(5);
    soundBoard(merged);
    expect(refusalOf(enclave, { type: 'merge', keep: 2, gone: 3 })).toContain('neither share a border');
  });

  it('keeps the shorter of two sea routes to one state, and none to a neighbour', () => {
    const strip = (key: number, left: number, right: number, name: string) => ({
      ...stateOf(enclave.draft, 2),
      key,
      name,
      polygon: rectangle(left, 100, right, 140),
      centre: [(left + right) / 2, 120] as const,
    });
    const draft: BoardDraft = {
      ...enclave.draft,
      states: [
        strip(1, 50, 80, 'West'),
        strip(2, 80, 110, 'Middle'),
        strip(3, 130, 160, 'East'),
        strip(4, 160, 190, 'Far'),
      ],
      straits: [
        {
          a: 1,
          b: 3,
          line: [
            [80, 140],
            [130, 130],
          ],
        },
        {
          a: 2,
          b: 3,
          line: [
            [110, 120],
            [130, 120],
          ],
        },
        {
          a: 2,
          b: 4,
          line: [
            [110, 140],
            [160, 140],
          ],
        },
      ],
      nextKey: 5,
    };
    const one = edited({ spec, draft }, { type: 'merge', keep: 1, gone: 2 });
    expect(one.straits.map(({ a, b, line }) => [a, b, ...line[0]])).toEqual([
      [1, 3, 110, 120],
      [1, 4, 110, 140],
    ]);
    const two = edited({ spec, draft: one }, { type: 'merge', keep: 4, gone: 3 });
    expect(two.straits).toEqual([
      {
        a: 1,
        b: 4,
        line: [
          [110, 120],
          [130, 120],
        ],
      },
    ]);
    const three = edited({ spec, draft }, { type: 'merge', keep: 4, gone: 2 });
    // West borders on what was Middle, so it needs no sea route to it.
    expect(three.straits.map(({ a, b }) => [a, b])).toEqual([[1, 3]]);
  });
});

describe('a split', () => {
  it('gives the new part the next key, a name and rolls of its own; corners stay shared', () => {
    const split = edited(studio, { type: 'split', key: 5, angle: 3 });
    const fresh = split.states.at(-1)!;
    expect(fresh.key).toBe(21);
    expect(split.nextKey).toBe(22);
    expect(studio.draft.states.map(({ name }) => name)).not.toContain(fresh.name);
    const whole = areaOf(stateOf(studio.draft, 5));
    expect(areaOf(fresh) + areaOf(stateOf(split, 5))).toBeCloseTo(whole, 1);
    const { borders } = soundBoard(split);
    expect(borders.some(({ a, b, kind }) => a === 5 && b === 21 && kind === 'land')).toBe(true);
    expect(edited({ ...studio, draft: split }, { type: 'reroll', key: 21, what: 'both', salt: 0 })).toEqual(
      split,
    );
  });

  it('puts the new part on the left of the direction, and the other way round it is the other part', () => {
    const [east, west] = [0, 8].map((angle) => edited(enclave, { type: 'split', key: 3, angle }));
    expect(stateOf(east!, 4).centre[1]).toBeGreaterThan(130);
    expect(stateOf(west!, 4).centre[1]).toBeLessThan(130);
    expect(east!.straits).toEqual([expect.objectContaining({ a: 1, b: 3 })]);
    expect(west!.straits).toEqual([expect.objectContaining({ a: 1, b: 4 })]);
    // But for the small turns of the new border.
    expect(Math.abs(areaOf(stateOf(east!, 4)) - areaOf(stateOf(west!, 3)))).toBeLessThan(60);
  });

  it('gives its new corners to neighbours under water too, so that they can rise again', () => {
    const flooded = edited(enclave, { type: 'flood', key: 1 }, { type: 'split', key: 2, angle: 1 });
    expect(stateOf(flooded, 2).polygon.some(([x]) => x % 10 !== 0)).toBe(true);
    const { borders } = soundBoard(edited({ spec, draft: flooded }, { type: 'raise', key: 1 }));
    // All around Heart is shared still.
    expect(borders.reduce((sum, { a, mm }) => (a === 1 ? sum + mm : sum), 0)).toBeCloseTo(160, 2);
    expect(borders.map(({ a, b }) => [a, b])).toEqual([
      [1, 2],
      [1, 4],
      [2, 4],
    ]);
  });

  it('shares out islands and holes, and is refused where the cut would run into a hole', () => {
    expect(refusalOf(enclave, { type: 'split', key: 1, angle: 1 })).toContain('another state lies in Round');
    const split = edited(enclave, { type: 'split', key: 1, angle: 6 });
    const { board } = finishDraft(split, undefined, '');
    expect(validateBoard(board, 0)).toEqual([]);
    expect(ringsOf(stateOf(split, 1)).length + ringsOf(stateOf(split, 4)).length).toBe(5);
    expect(refusalOf(enclave, { type: 'split', key: 1, angle: 16 })).toContain('16 is none of them');
  });
});

describe('water', () => {
  it('takes a state with its routes and its capital, becomes a lake inland, and gives it back', () => {
    const placed = edited(enclave, { type: 'capitals', keys: [2, 3] });
    const flooded = edited({ spec, draft: placed }, { type: 'flood', key: 2 });
    expect(flooded.capitals).toEqual([3]);
    expect(finishDraft(flooded, undefined, '').board.water.map(({ kind }) => kind)).toEqual([
      'sea',
      'lake',
      'lake',
    ]);
    expect(refusalOf({ spec, draft: flooded }, { type: 'kind', key: 2, face: 0 })).toBe(
      'Heart is under water; raise it first.',
    );
    expect(refusalOf(enclave, { type: 'raise', key: 2 })).toBe('Heart is land already.');
    const raised = edited({ spec, draft: flooded }, { type: 'raise', key: 2 });
    expect(raised).toEqual({ ...placed, capitals: [3] });
    const isle = edited(enclave, { type: 'flood', key: 3 });
    expect(isle.straits).toEqual([]);
    const alone = edited({ spec, draft: isle }, { type: 'flood', key: 2 });
    expect(refusalOf({ spec, draft: alone }, { type: 'flood', key: 1 })).toContain('the last state');
  });
});

describe('a sea route', () => {
  it('takes the shortest way from coast to coast', () => {
    const without = edited(enclave, { type: 'noStrait', a: 3, b: 1 });
    const again = edited({ spec, draft: without }, { type: 'strait', a: 3, b: 1 });
    const [{ a, b, line }] = again.straits as [BoardDraft['straits'][number]];
    expect([a, b, line[1][0] - line[0][0], line[1][1] - line[0][1]]).toEqual([1, 3, 30, 0]);
    soundBoard(again);
  });

  it('lands where only one state is, though the end of a border may be nearer', () => {
    const { draft } = openStudio({ shape: 'islands', seed: 'ember' });
    const joined = edited({ spec, draft }, { type: 'flood', key: 9 }, { type: 'strait', a: 8, b: 10 });
    const { line } = joined.straits.find(({ a, b }) => a === 8 && b === 10)!;
    for (const [x, y] of line) {
      const owners = joined.states.filter(({ polygon }) => polygon.some(([px, py]) => px === x && py === y));
      expect(owners).toHaveLength(1);
    }
  });

  it('is refused to itself, to a neighbour, twice, or where land shuts a state in', () => {
    const say = (a: number, b: number) => refusalOf(enclave, { type: 'strait', a, b });
    expect(say(1, 1)).toContain('no sea route to itself');
    expect(say(1, 2)).toContain('share a border');
    expect(say(3, 1)).toContain('already');
    expect(say(2, 3)).toBe('No straight way over open water leads from Heart to Isle.');
    expect(refusalOf(enclave, { type: 'noStrait', a: 1, b: 2 })).toContain('no sea route between');
  });

  it('finds another line where a drag has put land in its way', () => {
    const islet = {
      ...stateOf(enclave.draft, 2),
      key: 4,
      name: 'Islet',
      polygon: rectangle(280, 113, 290, 123, 5),
      centre: [285, 118] as const,
    };
    const draft = { ...enclave.draft, states: [...enclave.draft.states, islet], nextKey: 5 };
    const moved = edited({ spec, draft }, { type: 'move', key: 4, dx: 0, dy: -7 });
    expect(moved.straits[0]!.line).not.toEqual(draft.straits[0]!.line);
    soundBoard(moved);
  });

  it('keeps land from rising beneath it', () => {
    const draft = {
      ...enclave.draft,
      straits: [],
      flooded: [
        {
          ...stateOf(enclave.draft, 2),
          key: 9,
          name: 'Deep',
          polygon: rectangle(280, 95, 290, 125),
          centre: [285, 110] as const,
        },
      ],
      nextKey: 10,
    };
    const joined = edited({ spec, draft }, { type: 'strait', a: 1, b: 3 });
    expect(refusalOf({ spec, draft: joined }, { type: 'raise', key: 9 })).toContain(
      'runs where Deep would rise',
    );
  });
});
