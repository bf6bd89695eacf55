import { openStream, type Stream } from '#lib/random/stream.ts';
import { setUp, type Action, type GameSetup, type GameState } from '#games/a-new-regime/play/index.ts';
import { RULINGS } from '#games/a-new-regime/rulings.ts';
import type { RulingChoices } from '#games/a-new-regime/rulings/choices.ts';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';

export const NAMES = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel'];

/** A strip of states, two high and three wide for each regime, with a few borders taken out. */
export function randomSetup(seed: string, some: Partial<GameSetup> = {}): GameSetup {
  const stream = openStream(seed, 'setup');
  const regimes = some.regimes ?? NAMES.slice(0, 3 + stream.below(6));
  const wide = 3 * regimes.length;
  const borders: [number, number][] = [];
  for (let x = 0; x < wide; x++) {
    if (x + 1 < wide) borders.push([x, x + 1], [wide + x, wide + x + 1]);
    if (x % 3 === 0 || stream.below(3) > 0) borders.push([x, wide + x]);
  }
  const states = Array.from({ length: 2 * wide }, (_, id) => ({
    name: `State ${id + 1}`,
    affiliation: AFFILIATIONS[stream.below(3)]!,
    population: stream.below(4),
  }));
  return { states, borders, regimes, rulings: {}, turnLimit: 12, seed, ...some };
}

/** Each selectable ruling at its default in half of all games, else at any of its readings. */
export function randomRulings(stream: Stream): RulingChoices {
  const choices: Record<string, string> = {};
  for (const { id, options, selectable } of RULINGS)
    if (selectable && stream.below(2) === 1) choices[id] = options[stream.below(options.length)]!.id;
  return choices;
}

export function begin(setup: GameSetup): GameState {
  const state = setUp(setup);
  if (!state.ok) throw new Error(state.error.message);
  return state.value;
}

/** The same moment with full purses and some cards in every hand, so that short games come to everything. */
export function enriched(state: GameState, stream: Stream): GameState {
  const tide = [...state.piles.tide];
  const regimes = state.regimes.map((regime) => ({
    ...regime,
    tokens: { militaristic: stream.below(40), economic: stream.below(40), religious: stream.below(40) },
    hand: [...regime.hand, ...tide.splice(0, Math.min(tide.length, 1 + stream.below(2)))],
  }));
  return { ...state, regimes, piles: { ...state.piles, tide } };
}

/** An offer that both sides can keep, to any rival; offers are not listed. */
export function randomOffer({ regimes, turn }: GameState, stream: Stream): Action {
  const partner = (turn.regime + 1 + stream.below(regimes.length - 1)) % regimes.length;
  const some = ({ tokens }: GameState['regimes'][number]) => ({
    militaristic: stream.below(tokens.militaristic + 1),
    economic: stream.below(tokens.economic + 1),
    religious: stream.below(tokens.religious + 1),
  });
  return { type: 'offer', partner, give: some(regimes[turn.regime]!), take: some(regimes[partner]!) };
}

/** Kinds of actions that end something are taken less often, so that games come to everything else. */
const RELUCTANCE: Partial<Record<Action['type'], number>> = {
  'end-actions': 12,
  'skip-income': 8,
  declare: 30,
  confirm: 4,
  exchange: 3,
  retire: 3,
  'stop-bribing': 3,
  pass: 2,
};

/** One of the legal actions: its kind first, so that kinds of many do not crowd out the others. */
export function chooseAction(legal: readonly Action[], stream: Stream): Action {
  const types = [...new Set(legal.map(({ type }) => type))];
  for (;;) {
    const type = types[stream.below(types.length)]!;
    if (types.length > 1 && stream.below(RELUCTANCE[type] ?? 1) > 0) continue;
    const some = legal.filter((action) => action.type === type);
    return some[stream.below(some.length)]!;
  }
}
