import { openStream, type Stream } from '#lib/random/stream.ts';
import type { Action } from '#games/a-new-regime/play/actions.ts';
import { legalActions } from '#games/a-new-regime/play/legal.ts';
import { setUp, type GameSetup } from '#games/a-new-regime/play/setup.ts';
import type { GameState } from '#games/a-new-regime/play/state.ts';
import { RULINGS } from '#games/a-new-regime/rulings.ts';
import type { RulingChoices } from '#games/a-new-regime/rulings/choices.ts';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';


const NAMES = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel'];

/**
 * A long grid of states, wide enough for so many capitals at the spacing: `regimes` blocks of four by four, with a few
 * borders taken out so that no two boards are alike.
 */
export function randomSetup(seed: string, some: Partial<GameSetup> = {}): GameSetup {
  const stream = openStream(seed, 'setup');
  const regimes = some.regimes ?? NAMES.slice(0, 3 + stream.below(6));
  const wide = 3 * regimes.length;
  const high = 2;
  const borders: [number, number][] = [];
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const id = y * wide + x;
      if (x + 1 < wide) borders.push([id, id + 1]);
      if (y + 1 < high && (x % 3 === 0 || stream.below(3) > 0)) borders.push([id, id + wide]);
    }
  const states = Array.from({ length: wide * high }, (_, id) => ({
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

/** One of the legal actions: its kind first, so that frequent kinds do not crowd out the others. */
export function randomAction(state: GameState, stream: Stream): Action {
  const legal = legalActions(state);
  const types = [...new Set(legal.map(({ type }) => type))];
  const type = types[stream.below(types.length)]!;
  const some = legal.filter((action) => action.type === type);
  return some[stream.below(some.length)]!;
}
