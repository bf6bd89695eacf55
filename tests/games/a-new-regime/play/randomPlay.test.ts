import { describe, expect, test } from 'vitest';
import { openStream } from '#lib/random/stream.ts';
import { ACTION_KINDS } from '#games/a-new-regime/play/kinds.ts';
import { playChecked } from './invariants.ts';
import { randomRulings, randomSetup } from './randomGame.ts';

const GAMES = 300;
const BATCHES = 10;

describe('random legal play with any rulings, three to eight regimes and cards', () => {
  const kinds = new Set<string>();
  const cards = new Set<string>();
  const reasons = new Set<string>();

  test.each(Array.from({ length: BATCHES }, (_, batch) => batch))(
    'batch %i: every step keeps the invariants, and every game ends',
    (batch) => {
      for (let game = batch; game < GAMES; game += BATCHES) {
        const stream = openStream('random play', game);
        const setup = randomSetup(`game ${game}`, {
          rulings: randomRulings(stream),
          turnLimit: 3 + (game % 6),
        });
        const { state, actions } = playChecked(setup, game % 3 > 0, 40);
        reasons.add(state.end!.reason);
        for (const action of actions) {
          kinds.add(action.type);
          if (action.type === 'play-card') cards.add(action.play.card);
          if (action.type === 'respond') cards.add(action.card);
        }
      }
    },
    60_000,
  );

  test('they come to every kind of action, and to every card', () => {
    const { size } = kinds;
    expect({ size, kinds: [...kinds].sort() }).toMatchObject({ size: Object.keys(ACTION_KINDS).length });
    expect(cards.size).toBe(16);
    expect([...reasons].sort()).toEqual(expect.arrayContaining(['declared', 'turn-limit']));
  });
});
