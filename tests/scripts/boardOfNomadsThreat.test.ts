import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../lib/render/readPdf.ts';
import { runInProcess } from './runInProcess.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'tents-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('realm board nomads-threat', () => {
  it('writes a board over several sheets and tells how many', async () => {
    const out = join(folder, 'large.pdf');
    const ran = await runInProcess(
      ...[
        'board',
        'nomads-threat',
        '--size',
        '7',
        '--tile',
        '60',
        '--paper',
        'letter',
        '--pieces',
        'coins',
        '--out',
        out,
      ],
    );
    expect(ran).toMatchObject({ exit: 0, complaints: [] });
    expect(ran.out).toBe(`${out}: board of 7 by 7, tiles of 60 mm, 6 sheets of Letter\n`);
    const { pages } = await readPdf(await readFile(out));
    expect(pages).toHaveLength(6);
    expect(pages.flatMap(({ texts }) => texts)).toContain('g');
  });

  it('writes the first page as a drawing', async () => {
    const out = join(folder, 'board.svg');
    expect((await runInProcess('board', 'nomads-threat', '--out', out)).exit).toBe(0);
    expect(await readFile(out, 'utf8')).toMatch(/^<svg[\s\S]*Nomads’ Threat, 5 by 5/);
  });

  it.each([
    [['--size', '9'], 'The option --size got "9"; it must be a whole number from 2 to 7.'],
    [['--tile', '5'], 'The option --tile got "5"; it must be a whole number from 12 to 150.'],
    [['--out', 'board.png'], 'The option --out got "board.png"; it must end with .pdf or .svg, or be -.'],
    [['5'], 'There is "5", which belongs to no option.'],
  ])('refuses %j with exit 2', async (args, message) => {
    const { exit, complaints } = await runInProcess('board', 'nomads-threat', ...args);
    expect(exit).toBe(2);
    expect(complaints.join('\n')).toContain(message);
  });
});
