import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAND_SHAPES } from '#games/a-new-regime/board/settings.ts';
import { finishDraft, type BoardDraft } from '#lib/board/edit/draft.ts';
import { applyEdits } from '#lib/board/edit/edits.ts';
import { areaOf } from '#lib/board/stateRings.ts';
import { BROKEN_PROMISES, validateBoard } from '#lib/board/validate.ts';
import { anyEdit, applyAccepted, shapingEdit } from './anyEdit.ts';
import { openStudio, type Studio } from './editing.ts';

const studios = LAND_SHAPES.flatMap((shape) =>
  ['harbour', 'ember', 'mill'].map((seed) => openStudio({ shape, seed })),
);
const someStudio = fc.constantFrom(...studios);

function faultsOf(draft: BoardDraft, { spec }: Studio): readonly string[] {
  const { board } = finishDraft(draft, spec.capitals, spec.seed);
  return validateBoard(board, 0)
    .filter(({ code }) => !BROKEN_PROMISES.includes(code))
    .map(({ message }) => message);
}

describe('any edits of any board', () => {
  it('leave a sound board, whatever was refused on the way', () => {
    fc.assert(
      fc.property(someStudio, fc.array(anyEdit, { maxLength: 30 }), (studio, edits) => {
        const done = applyAccepted(studio.draft, edits, studio.spec);
        expect(faultsOf(done.draft, studio)).toEqual([]);
        const again = applyEdits(studio.draft, done.accepted, studio.spec);
        expect(again).toEqual({ ok: true, value: done.draft });
      }),
      { numRuns: 60 },
    );
  });

  it('are of every kind, and each kind is accepted somewhere', () => {
    // One sample for all times: whether chance brings a rare kind is no question of the code.
    const sample = fc.sample(fc.tuple(someStudio, fc.array(anyEdit, { maxLength: 30 })), {
      seed: 7,
      numRuns: 60,
    });
    const accepted = new Set(
      sample.flatMap(([{ draft, spec }, edits]) =>
        applyAccepted(draft, edits, spec).accepted.map(({ type }) => type),
      ),
    );
    expect([...accepted].toSorted()).toEqual(
      'capitals flood kind lock merge move noStrait population raise rename reroll rerollRest split strait swapRolls'.split(
        ' ',
      ),
    );
  });

  it('that shape land neither make land nor lose it, but by flooding and dragging', () => {
    fc.assert(
      fc.property(someStudio, fc.array(shapingEdit, { maxLength: 20 }), (studio, edits) => {
        const still = edits.filter(({ type }) => type !== 'move');
        const { draft } = applyAccepted(studio.draft, still, studio.spec);
        const land = (of: BoardDraft) =>
          [...of.states, ...of.flooded].reduce((sum, state) => sum + areaOf(state), 0);
        expect(Math.abs(land(draft) - land(studio.draft))).toBeLessThan(0.1);
        expect(faultsOf(draft, studio)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('can be undone by raising all that was flooded: the land under water stays as sound as that above', () => {
    fc.assert(
      fc.property(someStudio, fc.array(shapingEdit, { maxLength: 25 }), (studio, edits) => {
        const { draft } = applyAccepted(studio.draft, edits, studio.spec);
        const dry = { ...draft, straits: [] };
        const raises = draft.flooded.map(({ key }) => ({ type: 'raise', key }) as const);
        const raised = applyEdits(dry, raises, studio.spec);
        if (!raised.ok) throw new Error(raised.error.message);
        expect(faultsOf(raised.value, studio)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
