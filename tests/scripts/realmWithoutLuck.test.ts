import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type * as Generate from '#games/a-new-regime/board/generate.ts';
import type { BoardSettings } from '#games/a-new-regime/board/settings.ts';
import { runInProcess } from './runInProcess.ts';

// A search that ends without a board is too rare to find one; seeds ending in 2 stand for it.
vi.mock('#games/a-new-regime/board/generate.ts', async (original) => {
  const real = await original<typeof Generate>();
  return {
    ...real,
    generateBoard: (settings: BoardSettings) =>
      settings.seed.endsWith('2')
        ? {
            ok: false,
            error: {
              code: 'budget',
              message: 'No board was found in 120 tries.',
              nearest: [
                { ...settings, states: 4 },
                { ...settings, width: 444, height: 309 },
              ],
            },
          }
        : real.generateBoard(settings),
  };
});

const BOARD = ['board', 'a-new-regime', '--regimes', '3', '--format', 'json'];

it('a search that ends without a board exits 1 and says so', async () => {
  const { exit, out, complaints } = await runInProcess(...BOARD, '--seed', 'a2', '--out', '-');
  expect({ exit, out, complaints }).toEqual({
    exit: 1,
    out: '',
    complaints: ['realm: No board was found in 120 tries. With --states 4 or --size 444x309 there is one.'],
  });
});

it('a seed without a board does not stop a batch, and its row says why', async () => {
  const place = await mkdtemp(join(tmpdir(), 'realm-'));
  try {
    const { exit, complaints } = await runInProcess(...BOARD, '--seed', 'a', '--count', '3', '--out', place);
    expect(exit).toBe(1);
    expect(complaints).toEqual(['realm: No board was found for 1 of 3 seeds: "a-2". figures.csv tells why.']);
    expect((await readdir(place)).sort()).toEqual([
      'a-new-regime-3-regimes-a-1.json',
      'a-new-regime-3-regimes-a-3.json',
      'figures.csv',
    ]);
    const rows = (await readFile(join(place, 'figures.csv'), 'utf8')).split('\r\n');
    expect(rows[2]).toMatch(/^a-2,3,15,continent,four-steps,,{12},No board was found in 120 tries\.$/);
  } finally {
    await rm(place, { recursive: true });
  }
});
