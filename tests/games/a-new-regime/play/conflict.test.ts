import { describe, expect, test } from 'vitest';
import { legalActions, type GameState } from '#games/a-new-regime/play/index.ts';
import type { Affiliation } from '#games/a-new-regime/vocabulary.ts';
import { A, B, does, eventsOf, position, refusal, rolling } from './position.ts';

/** A's outfit 0 and B's outfit 1 of three units each in state 2, C's outfit 2 elsewhere. */
const meet = (own: Affiliation, theirs: Affiliation = 'militaristic', units = 3, economic = 0): GameState =>
  position({
    tokens: { [A]: { economic } },
    outfits: [
      { regime: A, state: 2, affiliation: own, units },
      { regime: B, state: 2, affiliation: theirs },
      { regime: 2, state: 6, affiliation: theirs },
    ],
  });
const fight = { type: 'fight', outfit: 0, target: 1 } as const;
const bribe = (units: number) => ({ type: 'bribe', outfit: 0, target: 1, units }) as const;
const units = (state: GameState) =>
  [0, 1].map((id) => state.outfits.find((one) => one.id === id)?.units ?? 0);

describe('attacking', () => {
  test.each([
    ['2', [3, 1]],
    ['3', [3, 0]],
    ['0', [3, 3]],
    ['3s', [2, 3]],
    ['0s', [3, 3]],
  ])('a %s leaves %j units', (face, left) => {
    expect(units(does(rolling(meet('militaristic'), face), fight))).toEqual(left);
  });

  test('what kills nobody tells of no units', () => {
    for (const face of ['0', '0s'])
      expect(eventsOf(rolling(meet('militaristic'), face), fight).map(({ type }) => type)).not.toContain(
        'units-changed',
      );
    const shot = eventsOf(rolling(meet('militaristic'), '2'), fight);
    expect(shot.filter(({ type }) => type === 'units-changed')).toHaveLength(1);
  });

  test('friendly fire can cost the last unit', () => {
    const state = does(rolling(meet('militaristic', 'militaristic', 1), '1s'), fight);
    expect(units(state)).toEqual([0, 3]);
  });

  test('three dice against an economic outfit, of which one is picked', () => {
    const state = does(rolling(meet('militaristic', 'economic'), '1s', '0', '3'), fight);
    expect(units(does(state, { type: 'pick', die: 2 }))).toEqual([3, 0]);
  });

  test('only a rival’s outfit in the same state, once a turn', () => {
    const state = meet('militaristic');
    expect(refusal(state, { ...fight, target: 2 })).toBe('no-target conflict-who');
    expect(refusal(state, { ...fight, target: 0 })).toBe('no-target conflict-who');
    expect(refusal(state, { ...fight, target: 9 })).toBe('no-such-outfit conflict-who');
    expect(refusal(state, { ...fight, outfit: 1 })).toBe('not-yours conflict-who');
    expect(refusal(does(rolling(state, '0'), fight), fight)).toBe('has-acted act-after-move');
  });
});

describe('demoralizing', () => {
  test.each(['2', '2s'])('a %s makes two desert, whatever its shade', (face) => {
    expect(units(does(rolling(meet('religious'), face), fight))).toEqual([3, 1]);
  });

  test('more than there are is lost', () => {
    const state = does(rolling(meet('religious', 'religious'), '3'), fight);
    expect(units(state)).toEqual([3, 0]);
  });
});

describe('bribing', () => {
  test('three tokens a unit, and unshaded succeeds, a 0 too', () => {
    const state = does(rolling(meet('economic', 'militaristic', 3, 10), '0'), bribe(2));
    expect(units(state)).toEqual([3, 1]);
    expect(state.regimes[A]!.tokens.economic).toBe(4);
    expect(state.pending).toBeNull();
  });

  test('after a failed try the same units can be tried again, as often as the grid says', () => {
    const failed = does(rolling(meet('economic', 'militaristic', 3, 20), '1s', '2s'), bribe(2));
    expect(failed.pending).toMatchObject({ kind: 'bribe-again', units: 2, tries: 1 });
    expect(legalActions(failed).map(({ type }) => type)).toEqual(['bribe-again', 'stop-bribing']);
    const twice = does(failed, { type: 'bribe-again' });
    expect(twice.pending).toBeNull();
    expect(twice.regimes[A]!.tokens.economic).toBe(8);
    expect(units(twice)).toEqual([3, 3]);
    expect(does(failed, { type: 'stop-bribing' }).pending).toBeNull();
  });

  test('nobody is asked who cannot pay another try', () => {
    expect(does(rolling(meet('economic', 'religious', 3, 11), '1s'), bribe(2)).pending).toBeNull();
  });

  test('no more units than there are, and only what can be paid', () => {
    const state = meet('economic', 'militaristic', 3, 8);
    expect(refusal(state, bribe(4))).toBe('too-many bribe-price');
    expect(refusal(state, bribe(3))).toBe('too-dear bribe-price');
    expect(refusal(state, bribe(0))).toBe('not-a-number bribe-price');
  });

  test('an economic outfit bribes and does not fight; the others fight and do not bribe', () => {
    expect(refusal(meet('economic'), fight)).toBe('wrong-method conflict-method');
    expect(refusal(meet('militaristic', 'religious', 3, 20), bribe(1))).toBe('wrong-method conflict-method');
  });
});
