import { describe, expect, it } from 'vitest';
import { boardSpec } from '#games/a-new-regime/board/spec.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import type { Board, BoardState, Border } from '#lib/board/board.ts';
import { generateBoard } from '#lib/board/generateBoard.ts';
import { validateBoard } from '#lib/board/validate.ts';

const made = generateBoard(boardSpec({ ...DEFAULT_SETTINGS, shape: 'islands' }));
if (!made.ok) throw new Error(made.error.message);
const board: Board = made.value;
const strait = board.borders.findIndex(({ kind }) => kind === 'strait');
const land = board.borders.findIndex(({ kind }) => kind === 'land');

const withState = (at: number, change: Partial<BoardState>): Board => ({
  ...board,
  states: board.states.map((state, k) => (k === at ? { ...state, ...change } : state)),
});
const withBorder = (at: number, change: Partial<Border>): Board => ({
  ...board,
  borders: board.borders.map((border, k) => (k === at ? { ...border, ...change } : border)),
});
const messages = (broken: Board): string =>
  validateBoard(broken)
    .map(({ message }) => message)
    .join('\n');

/** A corner that no other outline has. */
const isCoast = (corner: readonly [number, number], at: number): boolean =>
  board.states.every(
    ({ polygon }, k) => k === at || !polygon.some(([x, y]) => x === corner[0] && y === corner[1]),
  );

describe('validateBoard', () => {
  it('finds nothing wrong with a generated board', () => {
    expect(validateBoard(board)).toEqual([]);
  });

  it('sees ids that do not count from one', () => {
    expect(messages(withState(2, { id: 9 }))).toContain('has the id 9');
  });

  it('sees an outline that runs the wrong way, is no area, or leaves the land area', () => {
    const { polygon } = board.states[0]!;
    expect(messages(withState(0, { polygon: polygon.toReversed() }))).toContain('counter-clockwise');
    expect(messages(withState(0, { polygon: polygon.slice(0, 2) }))).toContain('fewer than 3');
    const sunk = polygon.map(([x]) => [x, 1] as const);
    expect(messages(withState(0, { polygon: sunk }))).toContain('leaves the land area');
    expect(messages(withState(0, { polygon: polygon.map(() => [NaN, NaN] as const) }))).toContain('leaves');
  });

  it('sees borders without shared corners, and shared corners without a border', () => {
    const { a, b } = board.borders[land]!;
    const fewer = { ...board, borders: board.borders.filter((_, k) => k !== land) };
    expect(messages(fewer)).toContain(`States ${a} ${b} touch but have no border`);
    const moved = board.states[a - 1]!.polygon.map(([x, y]) => [x + 0.001, y] as const);
    expect(messages(withState(a - 1, { polygon: moved }))).toContain('share no corners');
  });

  it('sees a wrong length, a border that is too short, and one that is there twice', () => {
    expect(messages(withBorder(land, { mm: 999 }))).toContain('999 mm long by the file');
    expect(validateBoard(board, 1000).length).toBeGreaterThan(0);
    expect(messages({ ...board, borders: [board.borders[0]!, ...board.borders] })).toContain('twice');
  });

  it('sees borders of states that do not exist', () => {
    expect(messages(withBorder(land, { b: 999 }))).toContain('must join a lower id');
    expect(messages(withBorder(land, { a: 0.5 }))).toContain('must join a lower id');
  });

  it('sees straits without a line, off the coast, or of a wrong length', () => {
    const { line: _, ...bare } = board.borders[strait]!;
    const bareBoard = { ...board, borders: board.borders.map((border, k) => (k === strait ? bare : border)) };
    expect(messages(bareBoard)).toContain('no line to draw');
    expect(
      messages(
        withBorder(strait, {
          line: [
            [0, 0],
            [1, 1],
          ],
        }),
      ),
    ).toContain('from coast to coast');
    expect(messages(withBorder(strait, { mm: 1 }))).toContain('is not 1 mm long');
    const { line } = board.borders[strait]!;
    expect(messages(withBorder(land, { line: line! }))).toContain('has the line of a strait');
  });

  it('sees a strait that runs over land', () => {
    const { a, b } = board.borders[strait]!;
    const westmost = (id: number) => board.states[id - 1]!.polygon.toSorted((p, q) => p[0] - q[0])[0]!;
    const eastmost = (id: number) => board.states[id - 1]!.polygon.toSorted((p, q) => q[0] - p[0])[0]!;
    // From the far side of one to the far side of the other, so over both of them.
    const [west, east] = westmost(a)[0] < westmost(b)[0] ? [a, b] : [b, a];
    const [from, to] = [westmost(west), eastmost(east)];
    const line = west === a ? ([from, to] as const) : ([to, from] as const);
    expect(messages(withBorder(strait, { line }))).toContain('runs over state');
  });

  it('sees names that are missing, hidden or there twice, and a centre outside', () => {
    expect(messages(withState(0, { name: ' ' }))).toContain('is empty');
    expect(messages(withState(0, { name: 'Ash\u202e' }))).toContain('do not show');
    expect(messages(withState(0, { name: board.states[1]!.name }))).toContain('the same name');
    expect(messages(withState(0, { centre: [0, 0] }))).toContain('centre of state 1');
  });

  it('sees a coast that crosses itself or another outline', () => {
    const at = board.states.findIndex(({ polygon }, k) => polygon.some((corner) => isCoast(corner, k)));
    const { polygon, id } = board.states[at]!;
    const coast = polygon.findIndex((corner) => isCoast(corner, at));
    const far = board.states.at(-1)!.id === id ? board.states[0]! : board.states.at(-1)!;
    const pulled = polygon.map((corner, k) => (k === coast ? far.centre : corner));
    expect(messages(withState(at, { polygon: pulled }))).toContain('crosses');
  });

  it('sees waters that are no waters', () => {
    const water = (...waters: Board['water'][number][]): Board => ({ ...board, water: waters });
    const [sea] = board.water;
    expect(messages(water({ ...sea!, kind: 'lake' }))).toContain('the sea comes first');
    expect(messages(water({ ...sea!, id: 7 }))).toContain('has the id 7');
    expect(
      messages(
        water({
          ...sea!,
          polygon: [
            [1, 1],
            [1, 1],
            [1, 1],
          ],
        }),
      ),
    ).toContain('counter-clockwise');
    expect(
      messages(
        water({
          ...sea!,
          polygon: [
            [0, 0],
            [9999, 0],
            [0, 9],
          ],
        }),
      ),
    ).toContain('leaves the board');
  });

  it('sees a map in two parts', () => {
    const cut = { ...board, borders: board.borders.filter((_, k) => k !== strait) };
    expect(messages(cut)).toContain('falls into 2 parts');
  });

  it('counts the capitals again', () => {
    const capitals = (change: Partial<Board['capitals']>): Board => ({
      ...board,
      capitals: { ...board.capitals, ...change },
    });
    expect(messages(capitals({ placements: 7 }))).toContain('not 7');
    expect(messages(capitals({ placements: { atLeast: 7 } }))).toContain('at least 7');
    expect(messages(capitals({ suggested: [1, 2, 3, 4] }))).toContain('not a legal placement');
    expect(messages(capitals({ possible: [] }))).toContain('Capitals can stand');
    expect(messages(capitals({ count: 999 }))).toContain('cannot stand');
  });
});
