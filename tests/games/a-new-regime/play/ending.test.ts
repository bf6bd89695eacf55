import { describe, expect, test } from 'vitest';
import { scoreOf, standings } from '#games/a-new-regime/play/index.ts';
import { bodiesOf } from '#games/a-new-regime/play/standing.ts';
import { A, B, C, does, position } from './position.ts';

describe('the end of the game', () => {
  test('a turn limit ends it after so many turns of each regime, with no condition scored', () => {
    const setup = { turnLimit: 2 };
    const last = position({ setup, step: 'uprisings', number: 6 });
    expect(does(last, { type: 'end-turn' }).end).toMatchObject({
      reason: 'turn-limit',
      declarer: null,
      score: { categories: { condition: null } },
    });
    expect(does(position({ setup, step: 'uprisings', number: 5 }), { type: 'end-turn' }).end).toBeNull();
  });

  test('bodies are counted on the board', () => {
    const state = position({ lands: { 1: { holder: A }, 3: { holder: A }, 6: { holder: A } } });
    expect([A, B, C].map((regime) => bodiesOf(state, regime))).toEqual([3, 1, 1]);
  });

  /*
   * A: states 0 and 1, loyal 3 + 3; B: state 4 with 3 loyal and 1 un-loyal; C: state 8 with 3 loyal.
   * A alone has most loyalty (6), most states (2), most loyal people (6); nobody has fewest un-loyal (A and C have 0);
   * B has most tokens. All have Martial Law, Pacifism, Stingy, Religious Freedom and A Nation United; A declares and
   * played Proactivity: 15 + 3 * 5 + 5 * 5 + 5 = 60, B 5 + 25 = 30, C 25.
   */
  test('the score is worked out from the board, the purses and the deeds', () => {
    const state = position({
      lands: { 1: { holder: A }, 4: { unloyal: 1 } },
      tokens: { [B]: { economic: 1 } },
    });
    const regimes = state.regimes.map((one, id) => ({ ...one, proactivity: id === A ? 1 : 0 }));
    const score = scoreOf({ ...state, regimes }, A);
    expect(score.totals).toEqual({ A: 60, B: 30, C: 25 });
    expect(score.winners).toEqual(['A']);
  });

  test('landless-scoring: limited to tokens, condition and Proactivity, or by the words', () => {
    const lands = { 8: { holder: null }, 0: { unloyal: 1 }, 4: { unloyal: 1 } };
    const limited = scoreOf(position({ lands }), null);
    expect(limited.totals['C']).toBe(0);
    const literal = scoreOf(position({ lands, rulings: { 'landless-scoring': 'literal' } }), null);
    // Fewest un-loyal people, Pacifism, Stingy and Religious Freedom.
    expect(literal.categories.lowestUnloyalPopulation).toBe('C');
    expect(literal.totals['C']).toBe(20);
  });

  test('score-loyalty: sums, or the best state', () => {
    const lands = { 0: { loyal: 3 }, 1: { holder: A, loyal: 2 }, 4: { loyal: 4 } };
    expect(scoreOf(position({ lands }), null).categories.highestLoyalty).toBe('A');
    const best = position({ lands, rulings: { 'score-loyalty': 'best-state' } });
    expect(scoreOf(best, null).categories.highestLoyalty).toBe('B');
  });

  test('standings tell whose deeds bar a bonus', () => {
    const state = position();
    const deeds = { obliterated: 1, purchased: 0, converted: 2 };
    const regimes = state.regimes.map((one) => ({ ...one, deeds }));
    expect(standings({ ...state, regimes }, null)[A]).toMatchObject({ deeds, declared: false, bodies: 1 });
  });
});
