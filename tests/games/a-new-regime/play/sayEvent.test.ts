import { describe, expect, test } from 'vitest';
import { openStream } from '#lib/random/stream.ts';
import { apply, legalActions, observeEvents, sayEvent } from '#games/a-new-regime/play/index.ts';
import { RULE_IDS } from '#games/a-new-regime/citations.ts';
import { A, B, eventsOf, position, rolling } from './position.ts';
import { begin, chooseAction, enriched, randomSetup } from './randomGame.ts';

describe('events in words', () => {
  test('a conversion is told from the roll to the new holder, each with its rule', () => {
    const state = rolling(
      position({
        tokens: { [A]: { economic: 9 } },
        outfits: [{ regime: A, state: 1, affiliation: 'religious' }],
      }),
      '2s',
    );
    const said = eventsOf(state, { type: 'imperialize', outfit: 0 }).map((event) => sayEvent(state, event));
    expect(said).toEqual([
      { rule: 'imperialize-dice', text: 'Dice for imperialize: shaded 2.' },
      { rule: 'imperialize-steps', text: 'A wins S1.' },
      {
        rule: 'population-counts',
        text: 'S1 had 3 loyal and 0 un-loyal people and has 2 loyal and 1 un-loyal people.',
      },
      { rule: 'imperialize-choice', text: 'A controls S1.' },
    ]);
  });

  test('a card that another drew is not named', () => {
    const state = position({ tokens: { [A]: { militaristic: 3, economic: 2, religious: 3 } } });
    const [, drawn] = observeEvents(eventsOf(state, { type: 'buy-card' }), B);
    expect(sayEvent(state, drawn!).text).toBe('A draws a Turn the Tide card.');
  });

  test('a pile that is shuffled is told by the rule of the purchase', () => {
    const state = position({ tokens: { [A]: { militaristic: 5, economic: 5, religious: 5 } } });
    const events = eventsOf(state, { type: 'buy-condition', pile: 'militaristic' });
    const shuffled = events.find(({ type }) => type === 'pile-shuffled')!;
    expect(sayEvent(state, shuffled)).toEqual({
      rule: 'price-new-condition',
      text: 'The militaristic pile is shuffled.',
    });
  });

  test('a prophecy is told with those whom it met, and a card with who plays it', () => {
    const state = position();
    const said = (event: Parameters<typeof sayEvent>[1]) => sayEvent(state, event);
    expect(said({ type: 'prophesied', regime: A, right: [B] }).text).toBe('A has guessed right: B.');
    expect(said({ type: 'prophesied', regime: A, right: [] }).text).toBe('A has guessed nobody right.');
    expect(said({ type: 'card-played', regime: B, card: 'counter' })).toEqual({
      rule: 'turn-the-tide-effect',
      text: 'B plays counter.',
    });
  });

  test('every event of random games is a whole sentence with a rule that exists', () => {
    const kinds = new Set<string>();
    for (let game = 0; game < 30; game++) {
      const stream = openStream('words', game);
      let state = begin(
        randomSetup(`words ${game}`, { turnLimit: 4, rulings: { elimination: 'out-at-once' } }),
      );
      while (state.phase !== 'ended') {
        const next = apply(state, chooseAction(legalActions(state), stream));
        if (!next.ok) throw new Error(next.error.message);
        for (const event of observeEvents(next.value.events, 0)) {
          const { text, rule } = sayEvent(next.value.state, event);
          if (!/^[A-Z0-9].*\.$/.test(text) || text.includes('undefined')) throw new Error(text);
          expect(RULE_IDS).toContain(rule);
          kinds.add(event.type);
        }
        const founded = state.phase !== 'play' && next.value.state.phase === 'play';
        state = founded ? enriched(next.value.state, stream) : next.value.state;
      }
    }
    expect(kinds.size).toBeGreaterThan(24);
  });
});
