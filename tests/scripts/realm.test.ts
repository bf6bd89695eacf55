import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseBoardJson } from '#games/a-new-regime/board/parseBoardJson.ts';
import { writeWhole } from '../../scripts/realm/writeWhole.ts';
import { runInProcess } from './runInProcess.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'realm-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const BOARD = ['board', 'a-new-regime', '--regimes', '3', '--seed', 'harbour'];

/** A fresh folder below the test's own. */
async function freshFolder(): Promise<string> {
  return mkdtemp(join(folder, 'x-'));
}

describe('help and version', () => {
  it.each([
    [['--help'], 'npm run -s realm -- <command>'],
    [['-h'], 'npm run -s realm -- <command>'],
    [['board', '--help'], 'realm board <game>'],
    [['board', 'a-new-regime', '--help'], '--regimes N'],
    [['board', 'a-new-regime', '--seed', 'x', '-h'], '--regimes N'],
    [['--version'], '9.9.9\n'],
  ])('realm %j prints %j and exits 0', async (args, text) => {
    const { exit, out, complaints } = await runInProcess(...args);
    expect(out).toContain(text);
    expect({ exit, complaints }).toEqual({ exit: 0, complaints: [] });
  });

  it('names every option in the help of a game', async () => {
    const { out } = await runInProcess('board', 'a-new-regime', '--help');
    const options =
      'seed regimes states shape spacing size paper orientation labels low-ink greyscale capitals site date out format count help';
    for (const option of options.split(' ')) expect(out).toMatch(new RegExp(`^  --${option} `, 'm'));
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(130);
  });
});

describe('wrong usage', () => {
  it.each<[readonly string[], string]>([
    [[], 'The command is missing; the command must be one of board, map, print, rank, odds, perft.'],
    [
      ['bord'],
      'There is no command "bord"; the command must be one of board, map, print, rank, odds, perft. Did you mean board?',
    ],
    [['--seed', 'x'], 'There is no option "--seed" before the command; there are --help, --version.'],
    [['board'], 'The game is missing after board; the game must be one of a-new-regime, nomads-threat.'],
    [
      ['board', 'a-new-regmie'],
      'There is no game "a-new-regmie"; the game must be one of a-new-regime, nomads-threat. Did you mean a-new-regime?',
    ],
    [
      ['board', 'new-angeles'],
      'There are no boards of new-angeles yet; the game must be one of a-new-regime, nomads-threat.',
    ],
    [['board', 'a-new-regime'], 'The option --seed is missing; write --seed TEXT'],
    [
      ['board', 'a-new-regime', '--seed', 'x'],
      'The option --regimes is missing; write --regimes N, how many play, 3 to 8.',
    ],
    [[...BOARD, '--regime', '4'], 'There is no option "--regime". Did you mean --regimes?'],
    [[...BOARD, '-x'], 'There is no option "-x".'],
    [[...BOARD, 'extra'], 'There is no place for "extra"'],
    [[...BOARD, '--seed', 'again'], 'The option --seed is given twice; once is allowed.'],
    [[...BOARD, '--states'], 'The option --states lacks its value; write --states N.'],
    [
      [...BOARD, '--out', '--low-ink'],
      'The option --out is followed by "--low-ink", which looks like an option; if it is the value, write --out=--low-ink.',
    ],
    [[...BOARD, '--low-ink=yes'], 'The option --low-ink is a switch and takes no value, but got "yes".'],
    [[...BOARD, '--states', '2'], 'The option --states got "2"; it must be a whole number from 3 to 12.'],
    [[...BOARD, '--states', '5.5'], 'The option --states got "5.5"; it must be a whole number from 3 to 12.'],
    [[...BOARD, '--states', '0x5'], 'The option --states got "0x5"; it must be a whole number from 3 to 12.'],
    [[...BOARD, '--states='], 'The option --states got ""; it must be a whole number from 3 to 12.'],
    [
      ['board', 'a-new-regime', '--seed', 'x', '--regimes', 'four'],
      'The option --regimes got "four"; it must be a whole number from 3 to 8.',
    ],
    [
      ['board', 'a-new-regime', '--seed', ' ', '--regimes', '4'],
      'The option --seed is wrong. The seed " " is empty; it must be 1 to 40 bytes of text',
    ],
    [
      ['board', 'a-new-regime', '--seed', 'x'.repeat(41), '--regimes', '4'],
      'is 41 bytes long; it must be 1 to 40 bytes',
    ],
    [['board', 'a-new-regime', '--seed', 'a\u202eb', '--regimes', '4'], 'holds the character "\\u{202e}"'],
    [
      [...BOARD, '--shape', 'island'],
      'The option --shape got "island"; it must be one of continent, islands, ring, two-continents. Did you mean islands?',
    ],
    [
      [...BOARD, '--spacing', '4'],
      'The option --spacing got "4"; it must be one of four-steps, three-steps, two-steps.',
    ],
    [
      [...BOARD, '--size', '404'],
      'The option --size got "404"; it must be width x height in whole millimetres, each from 120 to 1189, as in 404x281.',
    ],
    [[...BOARD, '--size', '404x119'], 'The option --size got "404x119"; it must be width x height'],
    [[...BOARD, '--paper', 'A5'], 'The option --paper got "A5"; it must be one of a4, letter, a3, tabloid.'],
    [
      [...BOARD, '--orientation', 'up'],
      'The option --orientation got "up"; it must be one of auto, landscape, portrait.',
    ],
    [
      [...BOARD, '--labels', 'name'],
      'The option --labels got "name"; it must be one of names, numbers. Did you mean names?',
    ],
    [
      [...BOARD, '--site', 'example.org'],
      'The option --site is wrong. The site "example.org" is not an address',
    ],
    [
      [...BOARD, '--site', `https://example.org/${'x'.repeat(60)}`],
      'is 81 characters long; it must be an http or https address of at most 60 characters',
    ],
    [
      [...BOARD, '--date', '2026-02-30'],
      'The option --date got "2026-02-30"; it must be a day of the calendar as YYYY-MM-DD.',
    ],
    [[...BOARD, '--date', 'today'], 'The option --date got "today"; it must be a day of the calendar'],
    [[...BOARD, '--format', 'png'], 'The option --format got "png"; it must be one of pdf, svg, json, csv.'],
    [
      [...BOARD, '--out', ''],
      'The option --out got ""; it must be a file, a folder ending with /, or - for standard output.',
    ],
    [
      [...BOARD, '--out', '-'],
      'The option --out got "-", which needs --format to say one of pdf, svg, json, csv.',
    ],
    [
      [...BOARD, '--out', '/tmp/board'],
      'The option --out got "/tmp/board", which does not say the format; it must end with .pdf, .svg, .json or .csv',
    ],
    [[...BOARD, '--out', '/tmp/board.png'], 'which does not say the format'],
    [
      [...BOARD, '--out', '/tmp/board.pdf', '--format', 'svg'],
      'The option --format got "svg", but --out ends with .pdf; they must agree.',
    ],
    [[...BOARD, '--count', '0'], 'The option --count got "0"; it must be a whole number from 1 to 10000.'],
    [
      [...BOARD, '--count', '99999999999999999999'],
      'The option --count got "99999999999999999999"; it must be a whole number from 1 to 10000.',
    ],
    [[...BOARD, '--count', '-1'], 'The option --count got "-1"; it must be a whole number from 1 to 10000.'],
    [[...BOARD, '--count', '3'], 'The option --count needs --out with a folder'],
    [[...BOARD, '--count', '3', '--out', '-'], 'together with --count; several boards need a folder.'],
    [
      [...BOARD, '--count', '3', '--out', '/tmp/x.pdf'],
      'together with --count; several boards need a folder, as in boards/.',
    ],
    [
      [
        'board',
        'a-new-regime',
        '--regimes',
        '3',
        '--seed',
        'x'.repeat(38),
        '--count',
        '10',
        '--out',
        '/tmp/x/',
      ],
      'it must be at most 37 bytes long with --count 10',
    ],
    [
      [
        'board',
        'a-new-regime',
        '--regimes',
        '8',
        '--states',
        '12',
        '--seed',
        'x',
        '--size',
        '120x120',
        '--out',
        '-',
        '--format',
        'json',
      ],
      'These options do not go together. A board of 120 by 120 mm has room for 22 states',
    ],
  ])('realm %j exits 2 with a sentence', async (args, sentence) => {
    const { exit, out, complaints } = await runInProcess(...args);
    expect(complaints[0]).toContain(sentence);
    expect(complaints[0]).toMatch(/^realm: [A-Z].*[.?)]$/);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
  });
});

describe('several faults', () => {
  it('of one command line are all told, a line each, in the order of the options', async () => {
    const { exit, out, complaints } = await runInProcess(
      ...['board', 'a-new-regime', '--paper', 'a5', '--regimes', '2', '--date', 'today', '--seed', ' '],
    );
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(complaints.map((line) => /^realm: The option --(\w+) /.exec(line)?.[1])).toEqual([
      ...['seed', 'regimes', 'paper', 'date', undefined],
    ]);
    expect(complaints.at(-1)).toBe('realm: --help shows what can be said.');
  });

  it('of spelling are told together', async () => {
    const { complaints } = await runInProcess(...BOARD, '--papr', '--low-ink=1', '--seed', 'y', '--out');
    expect(complaints).toHaveLength(5);
    for (const [i, start] of [
      'There is no option "--papr"',
      'The option --low-ink is a',
      'The option --seed is given',
      'The option --out lacks',
    ].entries())
      expect(complaints[i]).toContain(`realm: ${start}`);
  });
});

describe('the line about a board', () => {
  const summary = async (...args: readonly string[]): Promise<string> => {
    const path = join(await freshFolder(), 'board.svg');
    const { out } = await runInProcess('board', 'a-new-regime', '--regimes', '8', ...args, '--out', path);
    return out.replace(`${path}: `, '').trimEnd();
  };

  it('says nothing of labels where all fit', async () => {
    expect(await summary('--seed', 'x')).toBe(
      'seed "x", 8 regimes, 40 states, 30 legal placements of capitals',
    );
  });

  it('counts a name once, and names the larger paper that was seen to help', async () => {
    expect(await summary('--seed', 'x', '--size', '120x1189', '--paper', 'a4')).toMatch(
      /, 39 names do not fit and numbers stand there, 30 states have no room for badge and figures, --paper a3 shows more$/,
    );
    expect(await summary('--seed', 'harbour', '--size', '300x120', '--paper', 'a4')).toMatch(
      /, 6 names do not fit and numbers stand there, 1 state has no room for badge and figures, --paper a3 shows all$/,
    );
  });

  it('knows one from several', async () => {
    const path = join(await freshFolder(), 'board.svg');
    const few = ['--regimes', '6', '--states', '3', '--seed', 'p1', '--out', path];
    expect((await runInProcess('board', 'a-new-regime', ...few)).out).toMatch(
      /, 1 legal placement of capitals\n$/,
    );
  });

  it('tells states without any label apart from those with a bare number', async () => {
    const full = ['--seed', 'y', '--states', '12', '--size', '120x1189', '--paper', 'a4'];
    expect(await summary(...full)).toMatch(
      /, 87 names do not fit and numbers stand there, 86 states have no room for badge and figures, 9 states have no room even for a number, /,
    );
  });

  it('stays in the family of papers', async () => {
    const letter = ['--seed', 'harbour', '--size', '300x120', '--paper', 'letter'];
    expect(await summary(...letter)).toMatch(/, --paper tabloid shows all$/);
  });

  it('proposes no larger paper where there is none', async () => {
    for (const paper of ['a3', 'tabloid'])
      expect(await summary('--seed', 'x', '--size', '120x1189', '--paper', paper)).toMatch(
        /names do not fit and numbers stand there, \d+ states? ha(s|ve) no room for badge and figures$/,
      );
  });

  it('speaks of badges, not of names, where numbers were asked for', async () => {
    const numbers = ['--seed', 'x', '--size', '120x1189', '--paper', 'a4', '--labels', 'numbers'];
    expect(await summary(...numbers)).toMatch(
      /capitals, 30 states have no room for badge and figures, --paper a3 shows more$/,
    );
  });

  it('does not speak of labels where the file has none', async () => {
    const path = join(await freshFolder(), 'board.json');
    const { out } = await runInProcess(...BOARD, '--size', '120x1189', '--paper', 'a4', '--out', path);
    expect(out).toMatch(/legal placements? of capitals\n$/);
  });
});

describe('one board', () => {
  it('goes to standard output as JSON that reads back', async () => {
    const { exit, out } = await runInProcess(
      ...BOARD,
      '--states=4',
      '--shape=ring',
      '--size',
      '300X200',
      '--out',
      '-',
      '--format',
      'json',
    );
    expect(exit).toBe(0);
    expect(parseBoardJson(out)).toMatchObject({
      ok: true,
      value: { settings: { seed: 'harbour', regimes: 3, states: 4, shape: 'ring', width: 300, height: 200 } },
    });
  });

  it('becomes what the ending of the file says, and a second run changes no byte', async () => {
    const place = await freshFolder();
    const marks = { pdf: '%PDF-', svg: '<svg', json: '{\n  "version": 1,', csv: 'number,name,affiliation,' };
    for (const [format, mark] of Object.entries(marks)) {
      const path = join(place, `board.${format.toUpperCase()}`);
      const { exit, out } = await runInProcess(...BOARD, '--out', path);
      expect({ exit, out }).toMatchObject({
        exit: 0,
        out: expect.stringContaining(`${path}: seed "harbour", 3 regimes, 15 states`),
      });
      const first = await readFile(path);
      expect(first.toString('latin1')).toContain(mark);
      await runInProcess(...BOARD, '--out', path);
      expect((await readFile(path)).equals(first)).toBe(true);
    }
    expect((await readdir(place)).sort()).toEqual(['board.CSV', 'board.JSON', 'board.PDF', 'board.SVG']);
  });

  it('carries the date that was given, today if none', async () => {
    const plain = await runInProcess(...BOARD, '--out', '-', '--format', 'svg');
    const given = await runInProcess(...BOARD, '--out', '-', '--format', 'svg', '--date', '2024-02-29');
    expect(plain.out).toContain('2026-01-31');
    expect(given.out).toContain('2024-02-29');
    const undated = (svg: string) => svg.replace(/ textLength="[\d.]+"([^>]*>[^<]*, )\d{4}-\d\d-\d\d/, '$1');
    expect(undated(given.out)).toBe(undated(plain.out));
    expect(undated(given.out)).not.toBe(given.out);
  });

  it('never moves a border for the sake of its look', async () => {
    const json = ['--out', '-', '--format', 'json'];
    const plain = await runInProcess(...BOARD, ...json);
    const looks = [
      '--paper',
      'a4',
      '--orientation',
      'portrait',
      '--labels',
      'numbers',
      '--low-ink',
      '--greyscale',
      '--capitals',
    ];
    expect((await runInProcess(...BOARD, ...looks, ...json)).out).toBe(plain.out);
  });

  it.each([
    ['../../x', 'a-new-regime-3-regimes-x_vjlhj5.json'],
    ['Old harbour', 'a-new-regime-3-regimes-old-harbour_9zyb0u.json'],
    ['Zürich', 'a-new-regime-3-regimes-zurich_wj2yqy.json'],
    ['🌊', 'a-new-regime-3-regimes-1f30a_aa5lin.json'],
    ['a/b\\c:d', 'a-new-regime-3-regimes-a-b-c-d_4o69qb.json'],
    ['--help', 'a-new-regime-3-regimes-help_ae77sm.json'],
  ])('from the seed %j lands in the folder as %s', async (seed, name) => {
    const place = join(await freshFolder(), 'new', '/');
    const { exit } = await runInProcess(
      'board',
      'a-new-regime',
      '--regimes',
      '3',
      `--seed=${seed}`,
      '--format',
      'json',
      '--out',
      place,
    );
    expect(exit).toBe(0);
    expect(await readdir(place)).toEqual([name]);
  });

  it('follows a link to a file and keeps the permissions of the file', async () => {
    const place = await freshFolder();
    await writeFile(join(place, 'real.json'), 'old');
    await chmod(join(place, 'real.json'), 0o640);
    await symlink('real.json', join(place, 'link.json'));
    expect((await runInProcess(...BOARD, '--out', join(place, 'link.json'))).exit).toBe(0);
    expect(await readlink(join(place, 'link.json'))).toBe('real.json');
    expect(await readFile(join(place, 'real.json'), 'utf8')).toContain('"version": 1');
    expect((await stat(join(place, 'real.json'))).mode & 0o777).toBe(0o640);
  });

  it('cannot be written where there is no room for it: exit 1, a reason, and nothing left behind', async () => {
    const place = await freshFolder();
    await writeFile(join(place, 'file'), 'mine');
    await mkdir(join(place, 'folder.json'));
    const cases = [
      [join(place, 'none', 'board.json'), 'its folder does not exist'],
      [join(place, 'file', 'board.json'), 'a file stands where a folder should be'],
      [join(place, 'file', '/'), 'Cannot make the folder'],
      [join(place, `${'x'.repeat(300)}.json`), 'the name is too long'],
    ] as const;
    for (const [out, reason] of cases) {
      const { exit, complaints } = await runInProcess(...BOARD, '--format', 'json', '--out', out);
      expect(exit).toBe(1);
      expect(complaints).toHaveLength(1);
      expect(complaints[0]).toMatch(/^realm: Cannot .*\.$/);
      expect(complaints[0]).toContain(reason);
    }
    expect((await readdir(place)).sort()).toEqual(['file', 'folder.json']);
    expect(await readFile(join(place, 'file'), 'utf8')).toBe('mine');
  });
});

describe('a file', () => {
  it('that fails half-way leaves neither itself nor its temporary twin', async () => {
    const place = await freshFolder();
    await writeFile(join(place, 'kept.json'), 'mine');
    for (const name of ['kept.json', 'new.json']) {
      // Nothing that can be written: the write itself fails, after the temporary file was opened.
      const written = writeWhole(join(place, name), 5 as never);
      expect(written).toMatchObject({ ok: false, error: { exit: 1 } });
    }
    expect(await readdir(place)).toEqual(['kept.json']);
    expect(await readFile(join(place, 'kept.json'), 'utf8')).toBe('mine');
  });
});

describe('a folder', () => {
  it('with boards that differ only in what a seed’s slug leaves out loses none of them', async () => {
    const place = await freshFolder();
    const seeds = [['é'], ['e'], ['E!', '--shape', 'ring'], ['../../e'], ['e', '--states', '4']];
    for (const [seed, ...more] of seeds) {
      const args = ['board', 'a-new-regime', '--regimes', '3', `--seed=${seed}`, ...more];
      await runInProcess(...args, '--format', 'json', '--out', place);
    }
    const names = await readdir(place);
    expect(names).toHaveLength(seeds.length);
    expect(names).toContain('a-new-regime-3-regimes-e.json');
  });
});

describe('a batch', () => {
  it('writes boards of numbered seeds and a table of their figures', async () => {
    const place = join(await freshFolder(), 'boards');
    const { exit, out } = await runInProcess(
      'board',
      'a-new-regime',
      '--regimes',
      '3',
      '--seed',
      '=a,"b"',
      '--format',
      'json',
      '--count',
      '3',
      '--out',
      place,
    );
    expect({ exit, out }).toEqual({ exit: 0, out: `${place}: 3 boards and figures.csv\n` });
    const names = ['1_bp9429', '2_mkkuxt', '3_yxz8ah'].map((end) => `a-new-regime-3-regimes-a-b-${end}.json`);
    expect((await readdir(place)).sort()).toEqual([...names, 'figures.csv']);
    const single = await runInProcess(
      'board',
      'a-new-regime',
      '--regimes',
      '3',
      '--seed',
      '=a,"b"-2',
      '--format',
      'json',
      '--out',
      '-',
    );
    const text = await readFile(join(place, names[1]!), 'utf8');
    expect(text).toBe(single.out);

    const rows = (await readFile(join(place, 'figures.csv'), 'utf8')).split('\r\n');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toBe(
      'seed,regimes,states,shape,spacing,file,placements,placements_exact,possible_share,land_borders,straits,lakes,shortest_border_mm,smallest_state_mm2,largest_state_mm2,population,labels_fit,smallest_label_pt,problem',
    );
    const board = parseBoardJson(text);
    if (!board.ok) throw new Error(board.error.message);
    const { capitals, borders } = board.value.board;
    const land = borders.filter(({ kind }) => kind === 'land');
    expect(rows[2]).toMatch(
      /^"'=a,""b""-2",3,15,continent,four-steps,a-new-regime-3-regimes-a-b-2_mkkuxt\.json,/,
    );
    const figures = rows[2]!.split('.json,')[1]!.split(',');
    expect(figures[0]).toBe(String(capitals.placements));
    expect(figures[3]).toBe(String(land.length));
    expect(figures[6]).toBe(String(Math.min(...land.map(({ mm }) => mm))));
  });

  it('of one is still a batch', async () => {
    const place = await freshFolder();
    expect((await runInProcess(...BOARD, '--count', '1', '--out', place, '--format=svg')).out).toContain(
      '1 board and figures.csv',
    );
    expect((await readdir(place)).sort()).toEqual(['a-new-regime-3-regimes-harbour-1.svg', 'figures.csv']);
  });
});
