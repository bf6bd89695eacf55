import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAND_SHAPES } from '#games/a-new-regime/board/settings.ts';
import { checkDraft, type Breach, type Promises } from '#lib/board/edit/checkDraft.ts';
import { finishDraft, type BoardDraft } from '#lib/board/edit/draft.ts';
import { applyEdits } from '#lib/board/edit/edits.ts';
import { validateBoard } from '#lib/board/validate.ts';
import { anyEdit, applyAccepted } from './anyEdit.ts';
import { edited, openStudio, type Studio } from './editing.ts';

const studios = LAND_SHAPES.flatMap((shape) =>
  ['harbour', 'ember'].map((seed) => openStudio({ shape, seed })),
);

const promisesOf = ({ spec }: Studio): Promises => ({
  minBorder: spec.minBorder,
  minArea: spec.minStateArea,
  capitals: spec.capitals!,
});

const sameBreach = (one: Breach, two: Breach): boolean =>
  one.code === two.code && String(one.keys) === String(two.keys);

const breachesOf = (studio: Studio, draft: BoardDraft, code: Breach['code']): readonly Breach[] =>
  checkDraft(draft, promisesOf(studio)).filter((breach) => breach.code === code);

/** Makes each repair of each breach and looks whether the breach is gone. */
function expectCures(studio: Studio, draft: BoardDraft, seen: Map<string, number>, strict = false): void {
  // Where more is promised, more is broken.
  const promises = { ...promisesOf(studio), ...(strict && { minBorder: 14, minArea: 1200 }) };
  for (const breach of checkDraft(draft, promises)) {
    expect(breach.message).toMatch(/\.$/);
    for (const { label, edits } of breach.repairs) {
      const done = applyEdits(draft, edits, studio.spec);
      if (!done.ok) throw new Error(`${label}: ${done.error.message}`);
      const left = checkDraft(done.value, promises);
      if (left.some((other) => sameBreach(other, breach)))
        throw new Error(`"${label}" does not cure: ${breach.message}`);
      const name = edits[0]!.type === 'move' ? 'drag' : breach.code;
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
  }
}

describe('checkDraft', () => {
  it('finds nothing to say of a generated board', () => {
    for (const studio of studios) expect(checkDraft(studio.draft, promisesOf(studio))).toEqual([]);
  });

  it('offers only repairs that cure, whatever was edited', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(fc.constantFrom(...studios), fc.array(anyEdit, { maxLength: 16 }), (studio, edits) => {
        expectCures(studio, applyAccepted(studio.draft, edits, studio.spec).draft, seen, true);
      }),
      { numRuns: 80 },
    );
    for (const code of ['parts', 'small-state', 'short-border', 'drag', 'placed-capitals-too-near']) {
      expect([code, seen.get(code) ?? 0]).not.toEqual([code, 0]);
    }
  });

  it('breaks no promise that validation does not see, and the other way round', () => {
    fc.assert(
      fc.property(fc.constantFrom(...studios), fc.array(anyEdit, { maxLength: 16 }), (studio, edits) => {
        const { draft } = applyAccepted(studio.draft, edits, studio.spec);
        const { board } = finishDraft(draft, studio.spec.capitals, studio.spec.seed);
        const theirs = new Set(validateBoard(board, studio.spec.minBorder).map(({ code }) => code));
        const ours = new Set<string>(checkDraft(draft, promisesOf(studio)).map(({ code }) => code));
        for (const code of ['parts', 'short-border', 'no-capitals', 'name-twice']) {
          expect([code, ours.has(code)]).toEqual([code, theirs.has(code)]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('says which part hangs on nothing, and joins it by a sea route, a merger or a flood', () => {
    const studio = openStudio({ shape: 'islands', seed: 'ember' });
    const apart = edited(
      studio,
      ...studio.draft.straits.map(({ a, b }) => ({ type: 'noStrait', a, b }) as const),
    );
    const parts = breachesOf(studio, apart, 'parts');
    expect(parts.length).toBeGreaterThan(0);
    for (const { repairs, message } of parts) {
      expect(message).toContain('No way leads from');
      expect(repairs[0]!.label).toContain('Add a sea route');
    }
    expectCures(studio, apart, new Map());
  });

  it('makes room where no capitals fit', () => {
    const studio = studios[0]!;
    const capitals = { ...studio.spec.capitals!, count: 7, steps: 4 };
    const promises = { ...promisesOf(studio), capitals };
    const crowded = checkDraft(studio.draft, promises).find(({ code }) => code === 'no-capitals');
    expect(crowded?.message).toBe('On this map 7 capitals cannot stand 4 steps apart.');
    // One more than there is room for: a split makes room, or nothing single does and none is offered.
    let offered = 0;
    for (const some of studios) {
      for (let count = 5; count < 8; count++) {
        const wanted = { ...promisesOf(some), capitals: { ...capitals, count } };
        const breach = checkDraft(some.draft, wanted).find(({ code }) => code === 'no-capitals');
        for (const { edits } of breach?.repairs ?? []) {
          const done = applyEdits(some.draft, edits, some.spec);
          expect(
            done.ok && checkDraft(done.value, wanted).filter(({ code }) => code === 'no-capitals'),
          ).toEqual([]);
          offered++;
        }
      }
    }
    expect(offered).toBeGreaterThan(3);
  });

  it('sees capitals that stand too near, too many, or in the way of the others', () => {
    const studio = studios[0]!;
    const { a, b } = studio.board.borders[0]!;
    const near = edited(studio, { type: 'capitals', keys: [a, b] });
    expect(breachesOf(studio, near, 'placed-capitals-too-near')[0]).toMatchObject({ keys: [a, b] });
    expect(breachesOf(studio, near, 'placed-capitals-too-near')[0]!.message).toContain('are 1 step apart');
    const many = edited(studio, {
      type: 'capitals',
      keys: studio.draft.states.slice(0, 6).map(({ key }) => key),
    });
    expect(breachesOf(studio, many, 'placed-capitals-too-many')).toHaveLength(1);
    const impossible = studio.draft.states.find(({ key }) => !studio.board.capitals.possible.includes(key))!;
    const blocked = edited(studio, { type: 'capitals', keys: [impossible.key] });
    expect(breachesOf(studio, blocked, 'placed-capitals-blocked')[0]!.message).toContain('the other 3');
    for (const draft of [near, many, blocked]) expectCures(studio, draft, new Map());
  });

  it('sees a name that is there twice and proposes another, of a state whose name is free', () => {
    const studio = studios[0]!;
    const [first] = studio.draft.states;
    const twice = edited(studio, { type: 'rename', key: 2, name: first!.name });
    expect(breachesOf(studio, twice, 'name-twice')[0]).toMatchObject({
      keys: [1, 2],
      repairs: [{ edits: [{ type: 'rename', key: 2, name: `${first!.name} 2` }] }],
    });
    const held = edited({ ...studio, draft: twice }, { type: 'lock', key: 2, what: 'name', on: true });
    expect(breachesOf(studio, held, 'name-twice')[0]!.repairs[0]!.edits[0]).toMatchObject({ key: 1 });
  });

  it('tells of labels that did not fit, by the report of the drawing', () => {
    const studio = studios[0]!;
    const labels = { key: [{ id: 2, name: 'x' }], bare: [3], blank: [], fits: false, smallestPoints: 7 };
    const found = checkDraft(studio.draft, { ...promisesOf(studio), labels });
    expect(found.map(({ code, keys }) => [code, ...keys])).toEqual([
      ['label', 2],
      ['label', 3],
    ]);
    expect(found[0]!.message).toContain('its number stands instead');
    expect(found[1]!.message).toContain('too small for its sign');
    expect(found[1]!.repairs[0]!.edits[0]).toMatchObject({ type: 'merge', gone: 3 });
  });
});
