import { describe, expect, it } from 'vitest';
import { edited, openStudio, refusalOf } from './editing.ts';

const studio = openStudio();
const [first, second] = studio.draft.states;
if (!first || !second) throw new Error('a board of two states at least');

describe('names', () => {
  it('are tidied and may repeat another name', () => {
    const draft = edited(studio, { type: 'rename', key: 1, name: '  Cafe\u0301 ' });
    expect(draft.states[0]!.name).toBe('Café');
    const twice = edited(studio, { type: 'rename', key: 1, name: second.name });
    expect(twice.states[0]!.name).toBe(second.name);
  });

  it('that are empty, long or hidden are refused with a sentence', () => {
    const say = (name: string) => refusalOf(studio, { type: 'rename', key: 1, name });
    expect(say(' ')).toContain('needs a name');
    expect(say('x'.repeat(41))).toContain('41 characters');
    expect(say('a\u202eb')).toContain('do not show');
  });
});

describe('rolls', () => {
  it('follow the face that is set', () => {
    const draft = edited(studio, { type: 'kind', key: 1, face: 5 }, { type: 'population', key: 1, face: 7 });
    expect(draft.states[0]).toMatchObject({
      kind: 'religious',
      population: 3,
      rolls: { kind: 5, population: { value: 3, shaded: true } },
    });
    expect(draft.states.slice(1)).toEqual(studio.draft.states.slice(1));
  });

  it('that are rolled again with salt 0 are those of the seed, and others with another salt', () => {
    const changed = edited(studio, { type: 'kind', key: 2, face: 0 }, { type: 'kind', key: 3, face: 5 });
    const back = edited({ ...studio, draft: changed }, { type: 'rerollRest', what: 'both', salt: 0 });
    expect(back).toEqual(studio.draft);
    const others = edited(studio, { type: 'rerollRest', what: 'both', salt: 1 });
    expect(others.states.map(({ rolls }) => rolls)).not.toEqual(
      studio.draft.states.map(({ rolls }) => rolls),
    );
    expect(edited(studio, { type: 'reroll', key: 4, what: 'kind', salt: 1 }).states[3]).toEqual({
      ...studio.draft.states[3],
      kind: others.states[3]!.kind,
      rolls: { ...studio.draft.states[3]!.rolls, kind: others.states[3]!.rolls.kind },
    });
  });

  it('change places when they are swapped, each part alone or both', () => {
    const draft = edited(studio, { type: 'swapRolls', a: 1, b: 2, what: 'both' });
    expect(draft.states[0]).toMatchObject({ name: first.name, kind: second.kind, rolls: second.rolls });
    expect(draft.states[1]).toMatchObject({
      name: second.name,
      population: first.population,
      rolls: first.rolls,
    });
    const again = edited(
      { ...studio, draft },
      { type: 'swapRolls', a: 1, b: 2, what: 'kind' },
      { type: 'swapRolls', a: 2, b: 1, what: 'population' },
    );
    expect(again).toEqual(studio.draft);
    expect(refusalOf(studio, { type: 'swapRolls', a: 1, b: 1, what: 'both' })).toContain('with itself');
  });

  it('of a face that no die has, and of states that are not there, are refused', () => {
    expect(refusalOf(studio, { type: 'kind', key: 1, face: 6 })).toContain('no face 6');
    expect(refusalOf(studio, { type: 'population', key: 1, face: -1 })).toContain('no face -1');
    expect(refusalOf(studio, { type: 'population', key: 999, face: 1 })).toContain('key 999');
  });
});

describe('locks', () => {
  it('hold what they name and nothing else, until they are opened', () => {
    const held = edited(studio, { type: 'lock', key: 1, what: 'kind', on: true });
    const locked = { ...studio, draft: held };
    expect(refusalOf(locked, { type: 'kind', key: 1, face: 0 })).toContain('is locked');
    expect(refusalOf(locked, { type: 'swapRolls', a: 2, b: 1, what: 'both' })).toContain('is locked');
    expect(refusalOf(locked, { type: 'population', key: 1, face: 0 })).toBeUndefined();
    const rolled = edited(locked, { type: 'rerollRest', what: 'both', salt: 9 });
    expect(rolled.states[0]!.rolls.kind).toBe(first.rolls.kind);
    expect(edited(locked, { type: 'lock', key: 1, what: 'kind', on: false })).toEqual(studio.draft);
  });

  it('of all of a state hold each part of it', () => {
    const draft = edited(studio, { type: 'lock', key: 1, what: 'all', on: true });
    for (const edit of [
      { type: 'rename', key: 1, name: 'Elsewhere' },
      { type: 'reroll', key: 1, what: 'both', salt: 2 },
    ] as const) {
      expect(refusalOf({ ...studio, draft }, edit)).toContain('is locked');
    }
    expect(edited({ ...studio, draft }, { type: 'rerollRest', what: 'both', salt: 3 }).states[0]).toEqual(
      first,
    );
  });

  it('stand in one order, however they came about', () => {
    const lock = (key: number, what: 'kind' | 'name') => ({ type: 'lock', key, what, on: true }) as const;
    expect(edited(studio, lock(2, 'kind'), lock(1, 'name'), lock(1, 'kind'))).toEqual(
      edited(studio, lock(1, 'kind'), lock(2, 'kind'), lock(1, 'name'), lock(1, 'name')),
    );
  });
});

describe('capitals', () => {
  it('stand where they are placed, in that order, once each', () => {
    expect(edited(studio, { type: 'capitals', keys: [5, 2] }).capitals).toEqual([5, 2]);
    expect(refusalOf(studio, { type: 'capitals', keys: [5, 5] })).toContain('one capital, not two');
    expect(refusalOf(studio, { type: 'capitals', keys: [99] })).toContain('key 99');
  });
});
