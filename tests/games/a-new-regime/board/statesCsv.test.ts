import { expect, test } from 'vitest';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { boardGraph } from '#lib/board/boardGraph.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { makeStatesCsv } from '#games/a-new-regime/board/statesCsv.ts';

test('the table of states has a row a state, with all its neighbours', () => {
  const board = generateBoard({ ...DEFAULT_SETTINGS, shape: 'islands' });
  if (!board.ok) throw new Error(board.error.message);
  const [header, ...rows] = makeStatesCsv(board.value)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(header?.[0]).toBe('number');
  expect(rows).toHaveLength(20);
  const straits = board.value.borders.filter(({ kind }) => kind === 'strait');
  expect(rows.flatMap((row) => row.at(-1)!.split(' ').filter(Boolean))).toHaveLength(2 * straits.length);
  const graph = boardGraph(board.value);
  rows.forEach((row, node) => {
    expect(row).toHaveLength(header!.length);
    const numbers = `${row.at(-2)} ${row.at(-1)}`.trim().split(' ').map(Number);
    expect(numbers.sort((a, b) => a - b)).toEqual(
      graph[node]!.map((other) => other + 1).sort((a, b) => a - b),
    );
  });
});
