import { describe, expect, it } from 'vitest';
import { runInProcess } from './runInProcess.ts';

const RANK = ['rank', 'a-new-regime', '--regimes', '3', '--seed', 'harbour'];

describe('realm rank', () => {
  it('prints a table, the fairest first', async () => {
    const { exit, out, complaints } = await runInProcess(...RANK, '--count', '12');
    expect([exit, complaints]).toEqual([0, []]);
    const [head, ...rows] = out.trimEnd().split('\n');
    expect(head).toMatch(/^rank {2}seed +score {2}People {2}States/);
    expect(rows).toHaveLength(12);
    const scores = rows.map((row) => Number(row.trim().split(/ +/)[2]));
    expect(scores).toEqual([...scores].sort((p, q) => q - p));
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  });

  it('ranks by a part, and prints CSV and JSON', async () => {
    const csv = await runInProcess(...RANK, '--count', '8', '--by', 'people', '--format', 'csv');
    const rows = csv.out.trimEnd().split('\r\n').slice(1);
    const people = rows.map((row) => Number(row.split(',')[7]));
    expect(people).toEqual([...people].sort((p, q) => q - p));
    const json = await runInProcess(...RANK, '--count', '8', '--by', 'people', '--format', 'json');
    const boards = JSON.parse(json.out) as { rank: number; settings: { seed: string } }[];
    expect(boards.map(({ rank, settings }) => `${rank},${settings.seed}`)).toEqual(
      rows.map((row) => row.split(',').slice(0, 2).join(',')),
    );
  });

  it('lists seeds without a board at the end, with the reason', async () => {
    const { exit, out } = await runInProcess(...RANK, '--states', '12', '--size', '120x120', '--count', '1');
    expect(exit).toBe(0);
    expect(out.trimEnd().split('\n')[1]).toContain('has room for');
  });

  it.each([
    [['rank'], 'The game is missing after rank'],
    [['rank', 'chess'], 'There is no game "chess"'],
    [['rank', 'torun-federation'], 'no boards of torun-federation to rank yet'],
    [[...RANK, '--count', '0'], 'a whole number from 1 to 10000'],
    [[...RANK, '--by', 'poeple'], 'Did you mean people?'],
    [[...RANK, '--format', 'pdf'], 'one of table, csv, json'],
    [[...RANK, 'x'], 'There is no place for "x"'],
    [['rank', 'a-new-regime', '--seed', 'x'.repeat(40), '--regimes', '3'], 'at most 36 bytes long'],
  ])('realm %j exits 2 with a sentence', async (args, sentence) => {
    const { exit, complaints } = await runInProcess(...args);
    expect(exit).toBe(2);
    expect(complaints.join('\n')).toContain(sentence);
  });

  it('tells how it is used', async () => {
    expect((await runInProcess('rank', '--help')).out).toContain('realm rank <game>');
    expect((await runInProcess(...RANK, '--help')).out).toContain('--by PART');
  });
});
