import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBoardFile, type BoardFile, type BoardFileJson } from '#games/a-new-regime/board/boardFile.ts';
import { makeBoardJson, printBoardJson } from '#games/a-new-regime/board/boardJson.ts';
import { parseBoardFile } from '#games/a-new-regime/board/parseBoardFile.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { boardSpec } from '#games/a-new-regime/board/spec.ts';
import { draftOf } from '#lib/board/edit/draft.ts';
import { milli } from '#lib/board/edit/traceLand.ts';
import { anyEdit, applyAccepted } from '../../../lib/board/edit/anyEdit.ts';
import { edited, openStudio } from '../../../lib/board/edit/editing.ts';
import { ENCLAVE } from '../../../lib/board/enclave.ts';

const settings = { ...DEFAULT_SETTINGS, shape: 'islands', seed: 'ember' } as const;
const studio = openStudio(settings);
const rules = { seed: 'ember', regimes: 4, spacing: 'four-steps' } as const;

const fileOf = (draft: BoardFile['draft'], edits: readonly unknown[] = []): BoardFile => ({
  title: 'Ember',
  draft,
  rules,
  origin: { kind: 'seed', settings, edits: edits as never },
});

const island = edited(
  studio,
  { type: 'flood', key: 9 },
  { type: 'split', key: 3, angle: 5 },
  { type: 'lock', key: 3, what: 'name', on: true },
  { type: 'capitals', keys: [1, 21] },
);

describe('a file of version 2', () => {
  it('comes back exactly, whatever was edited, and is written again byte for byte', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 25 }), (wanted) => {
        const { draft, accepted } = applyAccepted(studio.draft, wanted, studio.spec);
        const file = fileOf(draft, accepted);
        const text = makeBoardFile(file);
        const read = parseBoardFile(text);
        if (!read.ok) throw new Error(read.error.message);
        expect(read.value).toEqual(file);
        expect(makeBoardFile(read.value)).toBe(text);
      }),
      { numRuns: 25 },
    );
  });

  it('holds states with islands and holes, and whose shapes a map has', () => {
    const faces = boardSpec(settings).populationFaces;
    const draft = draftOf(ENCLAVE);
    const file: BoardFile = { title: 'Round', draft, rules, origin: { kind: 'map', credit: 'Somebody' } };
    expect(faces.length).toBe(8);
    expect(parseBoardFile(makeBoardFile(file))).toEqual({ ok: true, value: file });
    const { credit: _, ...bare } = file.origin as { kind: 'map'; credit: string };
    expect(parseBoardFile(makeBoardFile({ ...file, origin: bare }))).toMatchObject({ ok: true });
  });

  it('of version 1 opens as a board that nobody has edited', () => {
    const text = printBoardJson(makeBoardJson(studio.board, settings));
    expect(parseBoardFile(text)).toEqual({
      ok: true,
      value: { ...fileOf(studio.draft), title: 'ember' },
    });
    expect(() => makeBoardJson(ENCLAVE, settings)).toThrow('write version 2');
  });

  it('that says what cannot be is refused with one sentence', () => {
    const say = (change: (json: BoardFileJson) => unknown): string => {
      const json = JSON.parse(makeBoardFile(fileOf(island))) as BoardFileJson;
      const read = parseBoardFile(JSON.stringify(change(json) ?? json));
      expect(read.ok).toBe(false);
      return read.ok ? '' : read.error.message;
    };
    expect(say((json) => ({ ...json, version: 3 }))).toBe(
      'The board file is of version 3; this program reads versions 1 and 2.',
    );
    expect(say((json) => ({ ...json, extra: 1 }))).toContain('no field "extra"');
    expect(say((json) => ({ ...json, nextKey: 5 }))).toContain('The next key of the board file is 5');
    expect(say((json) => ({ ...json, states: json.states.toReversed() }))).toContain('order of their keys');
    expect(say((json) => ({ ...json, flooded: [...json.flooded, json.states[0]!] }))).toContain(
      'the same key',
    );
    expect(say((json) => ({ ...json, capitals: [9] }))).toContain('a capital in 9');
    expect(say((json) => ({ ...json, capitals: [1, 1] }))).toContain('a capital in 1');
    expect(say((json) => ({ ...json, locked: [{ key: 99, what: 'all' }] }))).toContain('key 99');
    const [strait] = island.straits;
    expect(say((json) => ({ ...json, straits: [...json.straits, ...json.straits] }))).toContain(
      'there twice',
    );
    expect(say((json) => ({ ...json, straits: [{ ...strait, a: 9, b: 10 }] }))).toContain(
      'lower key on land',
    );
    expect(
      say((json) => ({
        ...json,
        straits: [
          {
            ...strait,
            line: [
              [1, 1],
              [2, 2],
            ],
          },
        ],
      })),
    ).toContain('coast to coast');
    expect(
      say((json) => {
        json.states[0]!.affiliation = json.states[0]!.affiliation === 'economic' ? 'religious' : 'economic';
      }),
    ).toContain('but its roll');
    expect(
      say((json) => {
        json.flooded[0]!.population += 1;
      }),
    ).toContain('but its roll gives');
    expect(
      say((json) => {
        json.states[0]!.polygon[0]![0] += 0.0001;
      }),
    ).toContain('not rounded');
    // Land under water lies on other land, where it could never be raised.
    expect(
      say((json) => {
        const { centre } = json.states[0]!;
        const [x, y] = centre;
        const corner = (dx: number, dy: number): [number, number] => [milli(x + dx), milli(y + dy)];
        const polygon = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
        Object.assign(json.flooded[0]!, { polygon, centre });
      }),
    ).toContain('lies on');
    expect(
      say((json) => {
        const { polygon, centre } = json.states[0]!;
        Object.assign(json.flooded[0]!, { polygon, centre });
      }),
    ).toContain('overlap along');
    expect(
      say((json) => {
        (json.origin as { edits: unknown[] }).edits.push({ type: 'flood', key: 0 });
      }),
    ).toContain('a whole number from 1');
  });

  it('never makes the reader throw, however it is damaged', () => {
    const text = makeBoardFile(fileOf(island));
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.constantFrom('', '9', '-', 'null', '"', ']', '\u0000'),
        (at, put) => {
          const read = parseBoardFile(text.slice(0, at) + put + text.slice(at + 1));
          if (!read.ok) expect(read.error.message).toMatch(/\.$/);
        },
      ),
      { numRuns: 60 },
    );
    for (const odd of ['', '7', 'null', '[]', '{}', '{"version":2}', '{"version":2,"__proto__":{}}'])
      expect(parseBoardFile(odd).ok).toBe(false);
  });
});
