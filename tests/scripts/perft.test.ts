import { describe, expect, it } from 'vitest';
import { runInProcess } from './runInProcess.ts';

const perft = (...args: readonly string[]) => runInProcess('perft', 'nomads-threat', ...args);

describe('realm perft nomads-threat', () => {
  it('prints the counts for every depth as one line of JSON', async () => {
    const { exit, out } = await perft('--size', '3', '--depth', '5', '--invading');
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toEqual({
      size: 3,
      chiefs: 2,
      invading: true,
      pass: 'must',
      'blocked-mover': 'ends-at-once',
      repetition: 'third-draw',
      perft: [9, 72, 752, 6448, 42096],
    });
  });

  it('takes the usual board and four moves if nothing is said', async () => {
    const { out } = await perft();
    expect(JSON.parse(out)).toMatchObject({ size: 5, perft: [25, 600, 16656, 406328] });
  });

  it('counts from a position that brings its settings', async () => {
    const { exit, out } = await perft('--from', 'xOo/xxO/X.. o 10 invading', '--depth', '2');
    expect(exit).toBe(0);
    // Of o's three tents one Chief Tent wanders to two tiles, and the other takes the tent that no Chief guards.
    expect(JSON.parse(out)).toMatchObject({ size: 3, invading: true, perft: [3, 12] });
  });

  it('says in a sentence what is wrong, and ends with 2', async () => {
    const wrong = [
      ['--size', '8'],
      ['--pass', 'never'],
      ['--depth', '0'],
      ['--from', 'nonsense'],
      ['--from', 'xOo/xxO/X.. o 10 invading', '--size', '3'],
      ['5'],
    ];
    for (const args of wrong) {
      const { exit, out, complaints } = await perft(...args);
      expect({ exit, out }, args.join(' ')).toEqual({ exit: 2, out: '' });
      expect(complaints[0]).toMatch(/^realm: [A-Z].*\.$/);
    }
    const { exit, complaints } = await runInProcess('perft', 'new-angeles');
    expect({ exit, first: complaints[0] }).toEqual({
      exit: 2,
      first: 'realm: The moves of new-angeles cannot be counted; the game must be one of nomads-threat.',
    });
  });
});
