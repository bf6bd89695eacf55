import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeKernel } from '#games/nomads-threat/search/kernel.ts';
import { solveBoard, type Progress } from '../../scripts/solve/solveBoard.ts';
import { keepRows, mergeRows } from '../../scripts/solve/keepRows.ts';
import { parseBoardRequest, parseBookRequest, parseCheck } from '../../scripts/solve/request.ts';

interface Row {
  readonly board: string;
  readonly margin: number;
  readonly seconds: number;
}

const reading = { kindOf: ({ board }: Row) => board, findingsOf: ({ margin }: Row) => margin };
const kept: readonly Row[] = [
  { board: '2x2', margin: 0, seconds: 1 },
  { board: '3x3', margin: 1, seconds: 2 },
];

describe('results that are found again', () => {
  afterEach(() => vi.restoreAllMocks());

  it('leave what is kept as it is where they agree, whatever time they took', () => {
    expect(mergeRows(kept, [{ board: '3x3', margin: 1, seconds: 9 }], reading)).toEqual({
      rows: kept,
      different: [],
    });
  });

  it('take the place of what they contradict, and come to the rest where they are new', () => {
    const other = { board: '2x2', margin: 2, seconds: 3 };
    const fresh = { board: '4x4', margin: 0, seconds: 4 };
    expect(mergeRows(kept, [other, fresh], reading)).toEqual({
      rows: [kept[1], other, fresh],
      different: [other, fresh],
    });
  });

  it('are written only if they say something new, and in a check they fail instead', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const written: (readonly Row[])[] = [];
    const write = (rows: readonly Row[]) => {
      written.push(rows);
      return Promise.resolve();
    };
    const wrong = [{ board: '3x3', margin: -1, seconds: 2 }];
    expect(await keepRows(kept, kept, reading, false, write)).toBe(true);
    expect(await keepRows(kept, kept, reading, true, write)).toBe(true);
    expect(await keepRows(kept, wrong, reading, true, write)).toBe(false);
    expect(written).toEqual([]);
    expect(await keepRows(kept, wrong, reading, false, write)).toBe(true);
    expect(written).toEqual([[kept[0], wrong[0]]]);
  });
});

describe('a board that is solved', () => {
  const kind = { width: 4, height: 4, chiefs: 2, pass: 'must', blockedMover: 'ends-at-once' } as const;
  const fresh = () => makeKernel({ ...kind, mayStop: false }, { tableBits: 16 });
  const nothing = { firstTiles: [], nodes: 0, seconds: 0 };

  it('is unfinished when its time is over, with what was found so far, and finished later from there', () => {
    const told: Progress[] = [];
    const tell = (progress: Progress) => void told.push(progress);
    const broken = solveBoard(fresh(), kind, 16, { progress: nothing, seconds: -1, tell });
    expect(broken).toMatchObject({ ...kind, status: 'unfinished', margin: null, firstTiles: [], line: [] });
    expect(broken.nodes).toBeGreaterThan(0);
    expect(told).toEqual([]);

    const solved = solveBoard(fresh(), kind, 16, { progress: nothing, seconds: Infinity, tell });
    expect(solved).toMatchObject({ status: 'solved', margin: 0 });
    expect(told.map(({ firstTiles }) => firstTiles.length)).toEqual([1, 2, 3]);
    const again = solveBoard(fresh(), kind, 16, { progress: told[1]!, seconds: Infinity, tell });
    expect(again.firstTiles).toEqual(solved.firstTiles);
    expect(told).toHaveLength(4);
  });
});

describe('what is asked of the solver', () => {
  it('may be a check', () => {
    expect(parseCheck(['--check'])).toEqual({ ok: true, value: true });
    expect(parseCheck([])).toEqual({ ok: true, value: false });
    expect(parseCheck(['3x3'])).toMatchObject({ ok: false });
    expect(parseBoardRequest(['3x3', '--check', '--table', '12'])).toMatchObject({
      ok: true,
      value: { tableBits: 12, seconds: 600_000, check: true, kind: { width: 3, height: 3 } },
    });
  });

  it('is for a book so many minutes, and for its check so many positions', () => {
    expect(parseBookRequest(['5'])).toEqual({ ok: true, value: { check: false, number: 5 } });
    expect(parseBookRequest([])).toEqual({ ok: true, value: { check: false, number: 60 } });
    expect(parseBookRequest(['--check'])).toEqual({ ok: true, value: { check: true, number: 2000 } });
    expect(parseBookRequest(['--check', 'many'])).toMatchObject({ ok: false });
    expect(parseBookRequest(['5', '6'])).toMatchObject({ ok: false });
  });
});
