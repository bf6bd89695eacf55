import { describe, expect, test } from 'vitest';
import { openStream } from '#lib/random/stream.ts';
import { END_GAME_CONDITIONS } from '#games/a-new-regime/cards.ts';
import {
  apply,
  legalActions,
  objectionTo,
  type Action,
  type GameState,
} from '#games/a-new-regime/play/index.ts';
import { RESPONSE_CARDS, type TurnCard } from '#games/a-new-regime/play/actions.ts';
import { NO_TOKENS } from '#games/a-new-regime/rules/tokens.ts';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';
import { A, B, position, type Wanted } from './position.ts';
import { begin, chooseAction, enriched, randomRulings, randomSetup } from './randomGame.ts';

const upTo = (most: number): readonly number[] => Array.from({ length: most + 2 }, (_, index) => index - 1);

/** Every action that could be written down with small numbers, but for those that are only validated. */
function everything(state: GameState): readonly Action[] {
  const states = upTo(state.lands.length);
  const outfits = upTo(state.nextOutfit);
  const units = upTo(10);
  const all: Action[] = (
    [
      'declare',
      'confirm',
      'refuse',
      'grow',
      'collect',
      'skip-income',
      'bribe-again',
      'stop-bribing',
      'take-control',
      'leave-neutral',
      'accept',
      'decline',
      'buy-card',
      'pass',
      'end-actions',
      'end-turn',
    ] as const
  ).map((type) => ({ type }));
  for (const id of states) {
    for (const type of ['place-capital', 'reroll-population', 'roll-uprising'] as const)
      all.push({ type, state: id });
    for (const affiliation of AFFILIATIONS) {
      all.push({ type: 'remodel', state: id, affiliation });
      for (const count of units) all.push({ type: 'buy-outfit', state: id, affiliation, units: count });
    }
    for (const outfit of outfits) all.push({ type: 'move', outfit, to: id });
  }
  for (const outfit of outfits) {
    all.push({ type: 'imperialize', outfit });
    for (const count of units)
      all.push({ type: 'add-units', outfit, units: count }, { type: 'retire', outfit, units: count });
    for (const target of outfits) {
      all.push({ type: 'fight', outfit, target });
      if (outfit < target) all.push({ type: 'swap', outfit, other: target });
      for (const count of units) all.push({ type: 'bribe', outfit, target, units: count });
    }
  }
  for (const give of AFFILIATIONS) {
    all.push({ type: 'choose-pile', pile: give }, { type: 'buy-condition', pile: give });
    for (const take of AFFILIATIONS) all.push({ type: 'exchange', give, take });
  }
  for (const die of states) {
    all.push({ type: 'pick', die });
    for (const card of RESPONSE_CARDS) all.push({ type: 'respond', card, die });
  }
  for (const regime of upTo(8))
    for (const affiliation of AFFILIATIONS)
      for (const condition of END_GAME_CONDITIONS[affiliation])
        all.push({ type: 'prophesy', guesses: [{ regime, condition }] });
  for (const play of plays(state)) all.push({ type: 'play-card', play });
  return all;
}

function plays(state: GameState): readonly TurnCard[] {
  const all: TurnCard[] = [{ card: 'proactivity' }];
  for (const outfit of upTo(state.nextOutfit)) {
    all.push({ card: 'air-drop', outfit }, { card: 'air-strike', outfit });
    for (const to of upTo(state.lands.length)) all.push({ card: 'air-lift', outfit, to });
  }
  for (const id of upTo(state.lands.length)) {
    all.push({ card: 'baby-boom', state: id }, { card: 'brainwash', state: id });
    for (const affiliation of AFFILIATIONS) all.push({ card: 'propaganda', state: id, affiliation });
    for (const loyal of upTo(6)) all.push({ card: 'artillery-barrage', state: id, loyal });
  }
  for (const regime of upTo(8)) all.push({ card: 'change-of-heart', regime });
  for (let militaristic = 0; militaristic <= 7; militaristic++)
    for (let economic = 0; economic <= 7; economic++)
      for (let religious = 0; religious <= 7; religious++) {
        const tokens = { militaristic, economic, religious };
        all.push({ card: 'mint-boost', tokens });
        state.regimes.forEach((_, regime) =>
          all.push({ card: 'false-profit', losses: [{ regime, tokens }] }),
        );
      }
  return all;
}

const listed = (actions: readonly Action[]) => actions.map((action) => JSON.stringify(action)).sort();

describe('the list of legal actions', () => {
  test('it is all that is not refused, among everything that could be written down', () => {
    const seen = new Set<string>();
    for (let game = 0; game < 40; game++) {
      const stream = openStream('legal', game);
      let state = begin(randomSetup(`legal ${game}`, { rulings: randomRulings(stream), turnLimit: 3 }));
      while (state.phase !== 'ended') {
        const legal = legalActions(state);
        if (stream.below(30) === 0) {
          const allowed = everything(state).filter((action) => !objectionTo(state, action));
          // Whoever burns tokens of several players splits them in ways that are not all listed.
          const comparable = legal.filter(
            (action) =>
              !(
                action.type === 'play-card' &&
                action.play.card === 'false-profit' &&
                action.play.losses.length !== 1
              ),
          );
          expect(listed(comparable)).toEqual(listed(allowed));
          for (const { type } of allowed) seen.add(type);
        }
        const next = apply(state, chooseAction(legal, stream));
        if (!next.ok) throw new Error(next.error.message);
        const founded = state.phase !== 'play' && next.value.state.phase === 'play';
        state = founded ? enriched(next.value.state, stream) : next.value.state;
      }
    }
    expect(seen.size).toBeGreaterThan(25);
  }, 60_000);

  test('nothing that is nonsense makes it throw', () => {
    const state = position({ tokens: { [A]: { militaristic: 9, economic: 9, religious: 9 } } });
    const nonsense = [NaN, -1, 1.5, Infinity, '1', null, undefined, {}];
    for (const value of nonsense) {
      const odd = value as number;
      const actions: Action[] = [
        { type: 'move', outfit: odd, to: odd },
        { type: 'buy-outfit', state: odd, affiliation: 'religious', units: odd },
        { type: 'buy-outfit', state: 0, affiliation: odd as never, units: 1 },
        { type: 'buy-outfit', state: 0, affiliation: 'religious', units: odd },
        { type: 'remodel', state: 0, affiliation: odd as never },
        { type: 'exchange', give: odd as never, take: 'religious' },
        { type: 'offer', partner: B, give: odd as never, take: NO_TOKENS },
        { type: 'offer', partner: odd, give: NO_TOKENS, take: { ...NO_TOKENS, economic: odd } },
        { type: 'buy-condition', pile: odd as never },
        { type: 'roll-uprising', state: odd },
      ];
      for (const action of actions) expect(objectionTo(state, action)?.message).toMatch(/\.$/);
    }
  });
});

describe('counts of legal actions, derived by hand', () => {
  const counts = (wanted: Wanted): Record<string, number> => {
    const found: Record<string, number> = {};
    for (const { type } of legalActions(position(wanted))) found[type] = (found[type] ?? 0) + 1;
    return found;
  };

  test('a bare turn: to grow, then to collect or not, then nothing but to end', () => {
    expect(counts({ step: 'declare', conditions: { [A]: 'greed' } })).toEqual({ grow: 1 });
    expect(counts({ step: 'tokens' })).toEqual({ collect: 1, 'skip-income': 1 });
    expect(counts({ step: 'actions' })).toEqual({ 'end-actions': 1 });
    expect(counts({ step: 'uprisings' })).toEqual({ 'end-turn': 1 });
  });

  /*
   * 4(X) 2($) and a capital of loyalty 3. Militaristic outfits of one unit cost 2(X), of two 2(X) 2($), of three
   * 4(X) 2($): all three can be had. Economic ones of one unit cost 2($), of two 4($): one. Religious ones: none.
   * The bank takes three militaristic tokens for either of the others.
   */
  test('four militaristic and two economic tokens', () => {
    expect(counts({ tokens: { [A]: { militaristic: 4, economic: 2 } } })).toEqual({
      'buy-outfit': 4,
      exchange: 2,
      'end-actions': 1,
    });
  });

  /*
   * Outfit 0 (militaristic, 3) stands in neutral state 1 beside B’s outfit 2; outfit 1 (economic, 3) stands at home
   * in 0; 6($). Outfit 1 can get one unit for 2, two for 4 or three for 6. Outfit 0 moves to 2 alone, for 0 is taken;
   * outfit 1 cannot move, for 1 is taken; the two can swap. Outfit 1 retires one to three. Both imperialize; outfit 0
   * fights; nobody stands with outfit 1 whom it could bribe. The bank takes economic tokens for either other kind. A
   * remodel needs militaristic tokens.
   */
  test('two outfits, of which one meets a rival', () => {
    expect(
      counts({
        tokens: { [A]: { economic: 6 } },
        outfits: [
          { regime: A, state: 1, affiliation: 'militaristic' },
          { regime: A, state: 0, affiliation: 'economic' },
          { regime: B, state: 1, affiliation: 'religious', units: 2 },
        ],
      }),
    ).toEqual({
      'add-units': 3,
      move: 1,
      swap: 1,
      retire: 3,
      imperialize: 2,
      fight: 1,
      exchange: 2,
      'end-actions': 1,
    });
  });

  /*
   * An economic outfit beside two rivals’ of 2 and 5 units, with 9($): bribes of one to three units are paid for, so
   * two for the first and three for the second. It moves to 2 or 4 and imperializes.
   */
  test('a briber between two rivals', () => {
    expect(
      counts({
        tokens: { [A]: { economic: 9 } },
        lands: { 0: { loyal: 0 } },
        outfits: [
          { regime: A, state: 3, affiliation: 'economic' },
          { regime: B, state: 3, affiliation: 'religious', units: 2 },
          { regime: 2, state: 3, affiliation: 'religious', units: 5 },
        ],
      }),
    ).toEqual({ move: 2, imperialize: 1, bribe: 5, exchange: 2, 'end-actions': 1 });
  });

  /*
   * Six tokens of three kinds: 28 mixes. Artillery Barrage on ten states of three people each: all three die, one way
   * each. Propaganda: two other affiliations for ten states. Brainwash: the three capitals, for all else is neutral.
   * Change of Heart: three conditions. Baby Boom: ten states.
   */
  test('a hand of cards', () => {
    const cards = (
      card: 'mint-boost' | 'artillery-barrage' | 'propaganda' | 'brainwash' | 'change-of-heart' | 'baby-boom',
    ) => counts({ hands: { [A]: [card] } })['play-card'];
    expect(cards('mint-boost')).toBe(28);
    expect(cards('artillery-barrage')).toBe(10);
    expect(cards('propaganda')).toBe(20);
    expect(cards('brainwash')).toBe(3);
    expect(cards('change-of-heart')).toBe(3);
    expect(cards('baby-boom')).toBe(10);
  });
});
