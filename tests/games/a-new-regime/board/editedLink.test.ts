import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EDITED_HASH_MAX,
  fitsLink,
  makeBoardHash,
  makeBoardLink,
  parseBoardHash,
} from '#games/a-new-regime/board/boardLink.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { boardSpec } from '#games/a-new-regime/board/spec.ts';
import { draftOf, finishDraft } from '#lib/board/edit/draft.ts';
import { applyEdits, type BoardEdit } from '#lib/board/edit/edits.ts';
import { streamState } from '#lib/random/stream.ts';
import { anyEdit, applyAccepted } from '../../../lib/board/edit/anyEdit.ts';
import { openStudio } from '../../../lib/board/edit/editing.ts';

const settings = DEFAULT_SETTINGS;
const look = DEFAULT_LOOK;
const studios = ['harbour', 'ember'].map((seed) => openStudio({ seed, shape: 'islands' }));

/** The board of a link's settings after its edits, as text. */
function boardOfHash(hash: string): string {
  const choice = parseBoardHash(hash);
  if (!choice.ok) throw new Error(choice.error.message);
  const spec = boardSpec(choice.value.settings);
  const made = generateBoard(choice.value.settings);
  if (!made.ok) throw new Error(made.error.message);
  const draft = applyEdits(draftOf(made.value), choice.value.edits ?? [], spec);
  if (!draft.ok) throw new Error(draft.error.message);
  return JSON.stringify(finishDraft(draft.value, spec.capitals, spec.seed).board);
}

describe('a link with edits', () => {
  it('holds them behind the seed, in version 2, and is version 1 without any', () => {
    const edits: readonly BoardEdit[] = [
      { type: 'kind', key: 3, face: 5 },
      { type: 'move', key: 2, dx: 4, dy: -1.5 },
    ];
    expect(makeBoardHash({ settings, look, edits })).toBe('#2.4x5.harbour.kDFmCiQd');
    expect(parseBoardHash('#2.4x5.harbour.kDFmCiQd')).toEqual({ ok: true, value: { settings, look, edits } });
    expect(makeBoardHash({ settings, look, edits: [] })).toBe('#1.4x5.harbour');
    const wide = { ...settings, seed: '"'.repeat(40), width: 1000 };
    const packed = makeBoardHash({ settings: wide, look, edits });
    expect(packed).toMatch(/^#2\.~/);
    expect(parseBoardHash(packed)).toEqual({ ok: true, value: { settings: wide, look, edits } });
  });

  it('gives the same board, byte for byte, as the edits themselves', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...studios),
        fc.array(anyEdit, { maxLength: 20 }),
        ({ draft, spec }, wanted) => {
          const done = applyAccepted(draft, wanted, spec);
          const choice = { settings: { ...settings, seed: spec.seed, shape: spec.shape }, look };
          const hash = makeBoardHash({ ...choice, edits: done.accepted });
          const finished = finishDraft(done.draft, spec.capitals, spec.seed);
          expect(boardOfHash(hash)).toBe(JSON.stringify(finished.board));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('leads to the board that it always led to', () => {
    const hash = '#2.4x5.islands.ember.nBROld_TownkCFmHlejbcDFfJjLMbIKrVICCBU';
    const [a, b] = streamState(boardOfHash(hash));
    expect([a, b]).toEqual([-1176013437, -1263867845]);
  });

  it('stays under 400 characters for forty edits of all sorts', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { minLength: 40, maxLength: 40 }), (edits) => {
        // A name costs what it is long; a session of forty edits has a few of them.
        let names = 0;
        const usual = edits.filter(({ type }) => type !== 'rename' || names++ < 4);
        expect(makeBoardHash({ settings, look, edits: usual }).length).toBeLessThan(400);
      }),
      { numRuns: 200 },
    );
  });

  it('says when edits are too many for one', () => {
    const edits = Array.from({ length: 700 }, () => ({ type: 'kind', key: 1, face: 1 }) as const);
    expect(fitsLink({ settings, look, edits })).toBe(false);
    const link = makeBoardLink({ settings, look, edits }, 'https://example.org/');
    expect(!link.ok && link.error.message).toContain('The 700 edits of this board are too many for a link');
    const long = parseBoardHash(`#2.4x5.harbour.${'fB'.repeat(EDITED_HASH_MAX / 2)}`);
    expect(!long.ok && long.error.message).toContain(`at most ${EDITED_HASH_MAX}`);
  });

  it('that is damaged is refused with a sentence', () => {
    const choice = makeBoardHash({
      settings,
      look,
      edits: [
        { type: 'rename', key: 1, name: 'Élan' },
        { type: 'flood', key: 2 },
      ],
    });
    fc.assert(
      fc.property(
        fc.nat(choice.length),
        fc.constantFrom('', '.', '~', 'A', '%', 'é', '\u0000'),
        (at, put) => {
          const read = parseBoardHash(choice.slice(0, at) + put + choice.slice(at + 1));
          if (read.ok) expect(parseBoardHash(makeBoardHash(read.value))).toMatchObject({ ok: true });
          else expect(read.error.message).toMatch(/[.?]$/);
        },
      ),
    );
    expect(parseBoardHash('#2.4x5')).toMatchObject({ ok: false, error: { where: 'seed' } });
    expect(parseBoardHash('#2')).toMatchObject({ ok: false });
    expect(parseBoardHash('#3.4x5.harbour')).toMatchObject({ ok: false, error: { code: 'unknown-version' } });
  });
});
