import { isDeepStrictEqual } from 'node:util';
import { openStream } from '#lib/random/stream.ts';
import {
  apply,
  checkState,
  legalActions,
  makeState,
  momentOf,
  objectionTo,
  observe,
  parseState,
  type Action,
  type GameSetup,
  type GameState,
} from '#games/a-new-regime/play/index.ts';
import { countTokens } from '#games/a-new-regime/rules/tokens.ts';
import { begin, chooseAction, enriched, randomOffer } from './randomGame.ts';

/** Freezes a value and all that it holds; what is frozen already is passed by. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

const allTokens = (state: GameState): number =>
  state.regimes.reduce((sum, { tokens }) => sum + countTokens(tokens), 0);

/** Actions by which tokens come into the game, and by which they can leave it. All others leave their number alone. */
const MAKES = new Set<Action['type']>(['collect', 'play-card', 'respond', 'pass']);
const SPENDS = new Set<Action['type']>([
  'buy-outfit',
  'add-units',
  'bribe',
  'bribe-again',
  'exchange',
  'remodel',
  'reroll-population',
  'buy-card',
  'buy-condition',
  'play-card',
  'pick',
  'imperialize',
  'respond',
  'pass',
]);

/** What must hold after every action. */
export function checkStep(before: GameState, action: Action, after: GameState): void {
  const faults = checkState(after);
  if (faults.length > 0) throw new Error(`After ${JSON.stringify(action)}: ${faults.join(' ')}`);
  const change = allTokens(after) - allTokens(before);
  if ((change > 0 && !MAKES.has(action.type)) || (change < 0 && !SPENDS.has(action.type)))
    throw new Error(`${action.type} changed the number of tokens by ${change}.`);
}

/** The same game with everything else where a regime cannot look: cards, piles, deeds and what will be rolled. */
export function hiddenTwin(state: GameState, observer: number): GameState {
  const others = state.regimes.map((_, id) => id).filter((id) => id !== observer);
  const hidden = [...others.flatMap((id) => state.regimes[id]!.hand), ...state.piles.tide].reverse();
  const shown = state.pending?.kind === 'verdict' ? state.turn.regime : state.end?.declarer;
  const conditions = {
    militaristic: [...state.piles.conditions.militaristic].reverse(),
    economic: [...state.piles.conditions.economic].reverse(),
    religious: [...state.piles.conditions.religious].reverse(),
  };
  const regimes = state.regimes.map((regime, id) => {
    if (id === observer) return regime;
    const hand = hidden.splice(0, regime.hand.length);
    const condition = id === shown || regime.condition === null ? regime.condition : ('prophet' as const);
    return { ...regime, hand, condition, progress: { ...regime.progress, fear: 3, bribes: 7 } };
  });
  const outfits = state.outfits.map((one) => (one.regime === observer ? one : { ...one, wins: 4 }));
  return {
    ...state,
    regimes,
    outfits,
    random: [1, 2, 3, 4],
    piles: { ...state.piles, tide: hidden, conditions },
  };
}

export interface Played {
  readonly state: GameState;
  readonly actions: readonly Action[];
  readonly branching: number;
}

/** Plays a game at random to its end, checking every step, and every so often the notation and the observations. */
export function playChecked(setup: GameSetup, rich: boolean, deep: number): Played {
  const stream = openStream(setup.seed, 'choices');
  let state = deepFreeze(begin(setup));
  const actions: Action[] = [];
  let branching = 0;
  while (state.phase !== 'ended') {
    const legal = legalActions(state);
    branching += legal.length;
    if (legal.length === 0) throw new Error(`Nothing can be done: ${makeState(state)}`);
    const trading = momentOf(state) === 'actions' && stream.below(25) === 0;
    const offer = trading ? randomOffer(state, stream) : undefined;
    const action = offer && !objectionTo(state, offer) ? offer : chooseAction(legal, stream);
    const next = apply(state, action);
    if (!next.ok) throw new Error(`A listed action was refused: ${next.error.message}`);
    checkStep(state, action, next.value.state);
    const founded = state.phase !== 'play' && next.value.state.phase === 'play';
    state = deepFreeze(rich && founded ? enriched(next.value.state, stream) : next.value.state);
    actions.push(action);
    if (actions.length % deep === 0) checkDeeply(state);
  }
  checkDeeply(state);
  return { state, actions, branching };
}

function checkDeeply(state: GameState): void {
  const parsed = parseState(makeState(state));
  if (!parsed.ok) throw new Error(parsed.error.message);
  if (!isDeepStrictEqual(parsed.value, state)) throw new Error('A state was not read back as it was.');
  state.regimes.forEach((_, observer) => {
    const seen = JSON.stringify(observe(state, observer));
    if (seen !== JSON.stringify(observe(hiddenTwin(state, observer), observer)))
      throw new Error(`Regime ${observer} sees what it must not.`);
  });
}
