import { describe, expect, test } from 'vitest';
import { observe, observeEvents } from '#games/a-new-regime/play/index.ts';
import { hiddenTwin } from './invariants.ts';
import { A, B, does, eventsOf, position } from './position.ts';

describe('what a regime may know', () => {
  const state = position({
    tokens: { [A]: { militaristic: 3, economic: 2, religious: 3 } },
    hands: { [A]: ['counter'], [B]: ['overkill', 'rebound'] },
    conditions: { [B]: 'fear-tactics' },
    progress: { [B]: { fear: 2 } },
  });
  const seen = observe(state, A);

  test('its own condition and hand, and how many cards the others hold', () => {
    expect(seen.regimes[A]).toMatchObject({ hand: ['counter'], condition: state.regimes[A]!.condition });
    expect(seen.regimes[B]).toMatchObject({ hand: null, condition: null, progress: null, cards: 2 });
  });

  test('tokens lie open; piles are numbers; nothing tells what will be rolled', () => {
    expect(seen.regimes[B]!.tokens).toEqual(state.regimes[B]!.tokens);
    expect(seen.piles.tide).toBe(13);
    expect(JSON.stringify(seen)).not.toContain('random');
    expect(JSON.stringify(seen)).not.toContain('overkill');
  });

  test('it is the same whatever is hidden', () => {
    expect(observe(hiddenTwin(state, A), A)).toEqual(seen);
    expect(hiddenTwin(state, A)).not.toEqual(state);
  });

  test('a declaration shows the condition', () => {
    const declared = does(position({ step: 'declare', conditions: { [A]: 'condemnation' } }), {
      type: 'declare',
    });
    expect(observe(declared, B).regimes[A]!.condition).toBe('condemnation');
  });

  test('a card that another draws is not told', () => {
    const events = eventsOf(state, { type: 'buy-card' });
    expect(observeEvents(events, A)).toEqual(events);
    expect(observeEvents(events, B)).toContainEqual({ type: 'card-drawn', regime: A, card: null });
  });
});
