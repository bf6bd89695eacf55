import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBoardJson, printBoardJson, type BoardJson } from '#games/a-new-regime/board/boardJson.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { parseBoardJson } from '#games/a-new-regime/board/parseBoardJson.ts';
import { DEFAULT_SETTINGS, LAND_SHAPES, type BoardSettings } from '#games/a-new-regime/board/settings.ts';
import { boardSettings } from './arbitraries.ts';
import { publishedSchemas } from '../../../../scripts/jsonSchemas.ts';

function boardOf(change: Partial<BoardSettings> = {}) {
  const settings = { ...DEFAULT_SETTINGS, ...change };
  const board = generateBoard(settings);
  if (!board.ok) throw new Error(board.error.message);
  return { settings, board: board.value, json: makeBoardJson(board.value, settings) };
}

const small = boardOf({ regimes: 3, states: 5, seed: 'Zürich "1"' });

/** The default small board as a file, changed by `change`. */
function changed(change: (json: BoardJson & Record<string, unknown>) => void): string {
  const copy = structuredClone(small.json) as BoardJson & Record<string, unknown>;
  change(copy);
  return JSON.stringify(copy);
}

describe('the file of a board', () => {
  it.each(LAND_SHAPES)('comes back as the board that it was made from (%s)', (shape) => {
    const { settings, board, json } = boardOf({ shape, seed: `file ${shape}` });
    expect(parseBoardJson(printBoardJson(json))).toEqual({ ok: true, value: { board, settings } });
  });

  it('comes back whatever the settings were', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(boardSettings, (settings) => {
        const kept = { ...settings, width: 404, height: 281 };
        const made = generateBoard(kept);
        if (!made.ok) return;
        const text = printBoardJson(makeBoardJson(made.value, kept));
        expect(parseBoardJson(text)).toEqual({ ok: true, value: { board: made.value, settings: kept } });
      }),
      { numRuns: 25 },
    );
  });

  it('has its fields in a fixed order, one state, border or water a line', () => {
    const text = printBoardJson(small.json);
    expect(JSON.parse(text)).toEqual(small.json);
    expect(Object.keys(small.json)).toEqual([
      'version',
      'game',
      'seed',
      'settings',
      'size',
      'band',
      'water',
      'states',
      'borders',
      'capitals',
    ]);
    const lines = text.split('\n');
    expect(lines.filter((line) => line.startsWith('    {"id":')).length).toBe(15 + small.json.water.length);
    expect(lines.filter((line) => line.startsWith('    {"a":')).length).toBe(small.json.borders.length);
    expect(text.endsWith('}\n')).toBe(true);
  });

  it('does not depend on the order in which settings were put together', () => {
    const backwards = Object.fromEntries(
      Object.entries(small.settings).reverse(),
    ) as unknown as BoardSettings;
    expect(printBoardJson(makeBoardJson(small.board, backwards))).toBe(printBoardJson(small.json));
  });

  it('has millimetres to three decimals, outlines counter-clockwise with y to the north, and the band free', () => {
    const numbers = small.json.states.flatMap(({ centre, polygon }) => [...centre, ...polygon.flat()]);
    for (const value of numbers) expect(Number(value.toFixed(3))).toBe(value);
    for (const { polygon } of small.json.states) {
      const twice = polygon.reduce((sum, [x, y], i) => {
        const [u, w] = polygon[(i + 1) % polygon.length]!;
        return sum + x * w - u * y;
      }, 0);
      expect(twice).toBeGreaterThan(0);
      expect(Math.min(...polygon.map(([, y]) => y))).toBeGreaterThanOrEqual(small.json.band);
    }
  });
});

describe('a file that is not right', () => {
  it.each([
    ['not JSON', '{', 'The board file is not JSON'],
    ['a list', '[]', 'The field version is missing in the board file; it must be 1.'],
    ['null', 'null', 'Expected the board file to be an object with named fields, but got null.'],
    ['a later version', '{"version":2}', 'The board file is of version 2; this program reads version 1.'],
    ['far too long', ' '.repeat(8_000_001), 'at most 8000000 are read'],
    [
      'of another game',
      changed((j) => ((j as { game: string }).game = 'chess')),
      'it must be "a-new-regime"',
    ],
    [
      'one with a field more',
      changed((j) => (j['extra'] = 1)),
      'There is no field "extra" in the board file.',
    ],
    [
      'of bad settings',
      changed((j) => (j.settings.regimes = 9)),
      'The field settings.regimes in the board file is 9; it must be a whole number from 3 to 8.',
    ],
    ['of two seeds', changed((j) => (j.seed = 'other')), `The board file's seed is "other"`],
    ['of two sizes', changed((j) => (j.size.width = 405)), `The board file's size is 405 x 281 mm`],
    [
      'short of a state',
      changed((j) => j.states.pop()),
      'The board file has 14 states, but its settings ask for 15.',
    ],
    [
      'of two spacings',
      changed((j) => (j.capitals.spacing = 'two-steps')),
      'but its settings ask for four-steps',
    ],
    [
      'of a state that its die did not make',
      changed((j) => (j.states[3]!.rolls.affiliation = (j.states[3]!.rolls.affiliation + 2) % 6)),
      'State 4 of the board file is',
    ],
    [
      'of a population that its die did not give',
      changed((j) => (j.states[3]!.population += 1)),
      'State 4 of the board file has a population of',
    ],
    [
      'of a corner outside',
      changed((j) => (j.states[0]!.polygon[0]![0] = -1)),
      'The field states.0.polygon.0.0 in the board file is -1; it must be a number of millimetres from 0 to 1189.',
    ],
    ['of a corner moved', changed((j) => (j.states[0]!.polygon[0]![0] += 0.5)), ''],
    ['of ids in disorder', changed((j) => j.states.reverse()), ''],
    ['of a border left out', changed((j) => j.borders.splice(2, 1)), ''],
    ['of a border to itself', changed((j) => (j.borders[0]!.b = j.borders[0]!.a)), ''],
    ['of a border to nowhere', changed((j) => (j.borders[0]!.b = 90)), ''],
    ['of one capital thrice', changed((j) => (j.capitals.suggested = [1, 1, 1])), ''],
    ['of too many placements', changed((j) => (j.capitals.placements = { atLeast: 1000000 })), ''],
    [
      'of capitals too close',
      changed((j) => (j.capitals.suggested = [j.borders[0]!.a, j.borders[0]!.b, 15].sort((a, b) => a - b))),
      '',
    ],
  ])('(%s) is refused in a sentence', (_, text, sentence) => {
    const parsed = parseBoardJson(text);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.error.message).toContain(sentence);
  });

  it('never throws, whatever is changed in it', () => {
    const text = printBoardJson(small.json);
    const edits = fc.array(
      fc.tuple(fc.nat(text.length), fc.constantFrom('', '0', '-', '"', 'null', '1e999', ',', '[]')),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    fc.assert(
      fc.property(edits, (list) => {
        const edited = list.reduce((t, [at, put]) => t.slice(0, at) + put + t.slice(at + 1), text);
        const parsed = parseBoardJson(edited);
        if (!parsed.ok) expect(parsed.error.message).toMatch(/^[A-Z].*\.$/s);
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(parseBoardJson(json).ok).toBe(false);
      }),
    );
  });
});

describe('the published JSON schema', () => {
  it('is what the code validates with: run `node scripts/jsonSchemas.ts` after a change', () => {
    for (const [name, text] of Object.entries(publishedSchemas())) {
      expect(readFileSync(new URL(`../../../../public/schemas/${name}`, import.meta.url), 'utf8')).toBe(text);
    }
  });
});
