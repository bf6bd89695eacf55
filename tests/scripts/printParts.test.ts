import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../lib/render/readPdf.ts';
import { runInProcess } from './runInProcess.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'parts-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const PRINT = ['print', 'a-new-regime'];

describe('printing the game from the command line', () => {
  it('lists every part, and tells each its own options', async () => {
    const { out } = await runInProcess('print', '--help');
    for (const part of ['kit', 'cards', 'tokens', 'outfits', 'figures', 'dice', 'aids', 'test'])
      expect(out).toContain(`a-new-regime ${part}`);
    const cards = (await runInProcess(...PRINT, 'cards', '--help')).out;
    expect(cards).toContain('--card SIZE');
    expect(cards).not.toContain('--regimes');
    expect((await runInProcess(...PRINT, 'tokens', '--help')).out).toContain('--regimes N');
  });

  it('writes the cards as they were asked for, and says how many sheets need both sides', async () => {
    const path = join(folder, 'cards.pdf');
    const { out, exit } = await runInProcess(
      ...[...PRINT, 'cards', '--card', 'bridge', '--paper', 'letter', '--cut', 'shared', '--backs', 'short'],
      ...['--offset', '0.5,-1.2', '--ink', 'low', '--out', path],
    );
    expect(exit).toBe(0);
    expect(out).toBe(
      `${path}: 5 sheets of Letter. Print on both sides, turned over the short edge, at 100 %.\n`,
    );
    const { pages, viewerPreferences } = await readPdf(new Uint8Array(await readFile(path)));
    expect(pages).toHaveLength(10);
    expect(viewerPreferences).toMatchObject({ Duplex: 'DuplexFlipShortEdge', PrintScaling: 'None' });
    expect(pages.flatMap(({ colours }) => [...colours]).every((one) => /^#(000000|ffffff)$/.test(one))).toBe(
      true,
    );
  });

  it('writes a kit as a file for each part into a folder that it makes', async () => {
    const path = join(folder, 'kit/');
    const { exit } = await runInProcess(...PRINT, 'kit', '--regimes', '3', '--apart', '--out', path);
    expect(exit).toBe(0);
    expect((await readdir(path)).sort()).toEqual([
      '01-a-new-regime-cover-3-regimes-harbour-a4.pdf',
      '02-a-new-regime-board-3-regimes-harbour-a4.pdf',
      '03-a-new-regime-cards-a4.pdf',
      '04-a-new-regime-tokens-3-regimes-harbour-a4.pdf',
      '05-a-new-regime-outfits-3-regimes-harbour-a4.pdf',
      '06-a-new-regime-figures-3-regimes-harbour-a4.pdf',
      '07-a-new-regime-dice-a4.pdf',
      '08-a-new-regime-aids-3-regimes-harbour-a4.pdf',
    ]);
  });

  it('numbers chosen pages as in the whole kit, also where each part has a file', async () => {
    const path = join(folder, 'some/');
    const args = ['--regimes', '3', '--apart', '--pages', '1,4-5', '--out', path];
    const { exit, complaints } = await runInProcess(...PRINT, 'kit', ...args);
    expect({ exit, complaints }).toEqual({ exit: 0, complaints: [] });
    expect((await readdir(path)).sort()).toEqual([
      '01-a-new-regime-cover-3-regimes-harbour-a4.pdf',
      '03-a-new-regime-cards-a4.pdf',
    ]);
  });

  it.each([
    [
      ['cards', '--card', 'taro'],
      'The option --card got "taro"; it must be one of poker, bridge, euro, mini-euro, tarot. Did you mean tarot?',
    ],
    [['cards', '--offset', '9,0'], 'The option --offset got "9,0"'],
    [['cards', '--regimes', '5'], 'There is no option "--regimes".'],
    [['dice', '--pages', '4'], 'There is no page 4: these are pages 1 to 1'],
    [['kit', '--measured', '60x60'], 'The option --measured is wrong. The ruler across measured 60 mm'],
    [
      ['kit', '--link', '#1.4x5.harbour', '--regimes', '5'],
      'The option --regimes is for a board that grows from --seed',
    ],
    [['kit', '--apart', '--out', 'kit.pdf'], 'With --apart there are several files'],
  ])('refuses %j with a sentence and exit 2', async (args, sentence) => {
    const { complaints, exit } = await runInProcess(...PRINT, ...args);
    expect(exit).toBe(2);
    expect(complaints.join('\n')).toContain(sentence);
  });
});
