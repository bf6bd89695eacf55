import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseBoardFile } from '#games/a-new-regime/board/parseBoardFile.ts';
import { runInProcess } from './runInProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'realm-map-'));
afterAll(() => rmSync(folder, { recursive: true }));

const map = (...args: readonly string[]) => runInProcess('map', 'a-new-regime', ...args);

const square = (x: number, y: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
      [x, y],
    ],
  ],
});

describe('realm map a-new-regime', () => {
  it('makes a board of countries of the built-in map, as a file that opens again', async () => {
    const out = join(folder, 'benelux.json');
    const { exit, out: said } = await map('--world', 'BE+NL+LU+FR+DE', '--regimes', '3', '--out', out);
    expect(exit).toBe(0);
    expect(said).toContain('5 states of 5');
    const file = parseBoardFile(readFileSync(out, 'utf8'));
    if (!file.ok) throw new Error(file.error.message);
    expect(file.value.title).toBe('5 countries');
    expect(file.value.origin).toEqual({ kind: 'map', credit: 'Map: Natural Earth' });
    expect(file.value.draft.states.map(({ name }) => name)).toContain('Luxembourg');
  });

  it('makes a board of a list of neighbours', async () => {
    const list = join(folder, 'list.csv');
    writeFileSync(list, 'A;B;C\nB;C;D\nC;D');
    const { exit, out } = await map('--list', list, '--format', 'csv', '--out', '-');
    expect(exit).toBe(0);
    expect(out.split('\n').filter((line) => /^\d,[ABCD],/.test(line))).toHaveLength(4);
  });

  it('warns of what a map cannot give', async () => {
    const file = join(folder, 'two.geojson');
    writeFileSync(
      file,
      JSON.stringify({ type: 'GeometryCollection', geometries: [square(0, 0), square(1, 0.97)] }),
    );
    const { exit, out } = await map('--file', file, '--out', join(folder, 'two.json'));
    expect(exit).toBe(0);
    expect(out).toContain('Warning: 4 capitals cannot stand 3 steps apart');
  });

  it('makes of a comb finer than any pen a board whose file opens again', async () => {
    const file = join(folder, 'comb.geojson');
    const teeth = Array.from({ length: 8000 }, (_, k) => [k / 1000, 41 + (k % 2) * 4]);
    const comb = [[0, 40], ...teeth, [8, 40], [0, 40]];
    const geometries = [{ type: 'Polygon', coordinates: [comb] }, square(9, 40), square(13, 44)];
    writeFileSync(file, JSON.stringify({ type: 'GeometryCollection', geometries }));
    const out = join(folder, 'comb.json');
    expect((await map('--file', file, '--out', out)).exit).toBe(0);
    const opened = parseBoardFile(readFileSync(out, 'utf8'));
    if (!opened.ok) throw new Error(opened.error.message);
    const rings = opened.value.draft.states.flatMap(({ more = [] }) => more);
    expect(rings.length).toBeLessThan(1000);
  });

  it.each<[readonly string[], string]>([
    [[], 'The map comes from one of --world, --file and --list, but none of them is given.'],
    [['--world', 'europe', '--list', 'x'], 'but --world and --list are given.'],
    [['--world', 'eurpoe'], 'Did you mean europe?'],
    [['--file', join(folder, 'none.json')], 'none.json: there is no such file.'],
    [
      ['--world', 'europe', '--states', '2'],
      'The option --states got "2"; it must be a whole number from 3 to 96.',
    ],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { exit, complaints } = await map(...args);
    expect(exit).toBeGreaterThan(0);
    expect(complaints.join(' ')).toContain(sentence);
  });
});
