import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../lib/render/readPdf.ts';
import { runInProcess } from './runInProcess.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'print-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const BOARD = ['print', 'a-new-regime', 'board'];
const SEED = [...BOARD, '--seed', 'harbour'];

describe('printing a board over several sheets', () => {
  it('tells what can be printed, and every option', async () => {
    expect((await runInProcess('print', '--help')).out).toContain('a-new-regime board');
    const { exit, out } = await runInProcess(...BOARD, '--help');
    expect(exit).toBe(0);
    const options =
      'seed regimes states shape spacing size link in fit paper orientation overlap no-flaps margin marks sheets measured ink labels capitals table site date out help';
    for (const option of options.split(' ')) expect(out).toMatch(new RegExp(`^  --${option} `, 'm'));
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(130);
  });

  it('writes a PDF of the fewest sheets and says what it is', async () => {
    const path = join(folder, 'x.pdf');
    const { exit, out, complaints } = await runInProcess(...SEED, '--size', '841x594', '--out', path);
    expect({ exit, complaints }).toEqual({ exit: 0, complaints: [] });
    expect(out).toBe(
      `${path}: board 841 x 594 mm, 15 sheets of A4 portrait (5 x 3), overlap 10 mm with flaps to glue\n`,
    );
    const { pages, info } = await readPdf(await readFile(path));
    expect(pages).toHaveLength(15);
    expect(info['CreationDate']).toBe('D:20260131000000Z');
  });

  it('prints chosen sheets, corrected, on another paper, the same bytes twice, on standard output', async () => {
    const args = [
      ...SEED,
      '--fit',
      'a2',
      '--paper',
      'legal',
      '--sheets',
      'A1,B2',
      '--measured',
      '98.5x99',
      '--out',
      '-',
    ];
    const [first, again] = [await runInProcess(...args), await runInProcess(...args)];
    expect(first.exit).toBe(0);
    expect(again.bytes).toEqual(first.bytes);
    const { pages, outline } = await readPdf(first.bytes);
    expect(pages.map(({ width }) => width)).toEqual([355.6, 355.6]);
    expect(outline).toEqual(['Sheet A1, 1 of 6', 'Sheet B2, 4 of 6']);
    expect(pages[0]?.texts.join(' ')).toContain('98.5 × 99 mm');
  });

  it('prints the board of a link and that of a file, under a name of its own in a folder', async () => {
    const json = join(folder, 'board.json');
    await runInProcess('board', 'a-new-regime', '--regimes', '3', '--seed', 'night', '--out', json);
    const ofFile = await runInProcess(...BOARD, '--in', json, '--out', `${folder}/`, '--ink', 'low');
    expect(ofFile.out).toContain('board 404 x 281 mm, 3 sheets of A4 portrait (3 x 1)');
    expect(await readdir(folder)).toContain('a-new-regime-3-regimes-night-on-a4.pdf');
    const edited = await runInProcess(
      ...BOARD,
      '--link',
      '#2.4x5.harbour.kDFmCiQd',
      '--sheets',
      '1',
      '--out',
      `${folder}/`,
    );
    expect(edited.complaints).toEqual([]);
    expect(await readdir(folder)).toContain(
      'a-new-regime-4-regimes-harbour-20-states-changed-by-hand-on-a4.pdf',
    );
    const link = 'https://example.org/a-new-regime/board/#1.3x5.night';
    const ofLink = await runInProcess(...BOARD, '--link', link, '--out', '-', '--ink', 'low');
    const file = await readFile(join(folder, 'a-new-regime-3-regimes-night-on-a4.pdf'));
    expect(Buffer.from(ofLink.bytes).equals(file)).toBe(true);
  });

  it.each<[readonly string[], string]>([
    [['print'], 'The game is missing after print; the game must be one of a-new-regime.'],
    [
      ['print', 'a-new-regmie', 'board'],
      'There is no game "a-new-regmie"; the game must be one of a-new-regime. Did you mean',
    ],
    [['print', 'torun-federation', 'board'], 'There is nothing to print of torun-federation yet'],
    [['print', 'a-new-regime'], 'What to print is missing after a-new-regime; it must be one of board'],
    [
      ['print', 'a-new-regime', 'bord'],
      'There is no "bord" to print of a-new-regime; it must be one of board',
    ],
    [BOARD, 'The board is missing; write --seed TEXT, --link ADDRESS or --in FILE.'],
    [
      [...SEED, '--link', '#1.4x5.x'],
      'The options --seed and --link each name a board; only one can be printed.',
    ],
    [
      [...BOARD, '--link', '#1.4x5.x', '--size', '404x281'],
      'The option --size is for a board that grows from --seed; that of --link is as it is, and --fit prints it in another size.',
    ],
    [[...BOARD, '--link', '#9.x'], 'The option --link is wrong.'],
    [[...SEED, '--regimes', '9'], 'The option --regimes got "9"; it must be a whole number from 3 to 8.'],
    [
      [...SEED, '--paper', 'a5'],
      'The option --paper got "a5"; it must be one of a4, letter, a3, tabloid, legal, a2.',
    ],
    [
      [...SEED, '--overlap', '50'],
      'The option --overlap got "50"; it must be a length in millimetres from 0 to 40.',
    ],
    [[...SEED, '--overlap', '2'], 'An overlap of 2 mm is too narrow to glue; flaps need at least 4 mm.'],
    [
      [...SEED, '--margin', '1e1'],
      'The option --margin got "1e1"; it must be a length in millimetres from 5 to 40.',
    ],
    [[...SEED, '--marks', 'long'], 'The option --marks got "long"; it must be one of short, full.'],
    [[...SEED, '--measured', '50'], 'The option --measured is wrong. The ruler across measured 50 mm of 100'],
    [[...SEED, '--sheets', 'Z1'], 'There is no sheet "Z1"; the sheets are A1 to C1, or 1 to 3 row by row.'],
    [
      [...SEED, '--fit', 'a9'],
      'The option --fit got "a9"; it must be a0, a1, a2, a3, a4-and-letter, or width x height',
    ],
    [[...SEED, '--ink', 'red'], 'The option --ink got "red"; it must be one of colour, greyscale, low.'],
    [[...SEED, '--out', 'x.svg'], 'The option --out got "x.svg"; it must be a file ending with .pdf'],
    [[...SEED, '--out', '/tmp/x'], 'The option --out got "/tmp/x"; it must be a file ending with .pdf'],
    [[...SEED, 'extra'], 'There is no place for "extra"'],
    [[...SEED, '--regimes', '8', '--states', '12', '--size', '120x120'], 'These options do not go together.'],
  ])('realm %j complains and exits 2', async (args, sentence) => {
    const { exit, out, complaints } = await runInProcess(...args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(complaints.join(' ')).toContain(sentence);
  });

  it('exits 1 for a file that is not there or no board', async () => {
    const missing = await runInProcess(...BOARD, '--in', join(folder, 'nothing.json'));
    expect(missing.exit).toBe(1);
    expect(missing.complaints[0]).toMatch(/nothing\.json: there is no such file\.$/);
    const dir = await runInProcess(...BOARD, '--in', folder);
    expect(dir.complaints[0]).toMatch(/: it is a folder\.$/);
    const broken = join(folder, 'broken.json');
    await writeFile(broken, '{');
    const unread = await runInProcess(...BOARD, '--in', broken);
    expect(unread.exit).toBe(1);
    expect(unread.complaints[0]).toContain('The board file is not JSON');
  });
});
