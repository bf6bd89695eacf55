import { boardGraph } from '#lib/board/boardGraph.ts';
import type { Board } from '#lib/board/board.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { graphFromPairs } from '#lib/graph/graph.ts';
import { conflictsWithin, findSpacedSet } from '#lib/graph/spacedSets.ts';
import { streamState } from '#lib/random/stream.ts';
import { END_GAME_CONDITIONS, TURN_THE_TIDE_CARDS } from '../cards.ts';
import { implementing } from '../citations.ts';
import { NO_TOKENS } from '../rules/tokens.ts';
import { parseRulingChoices, type RulingChoices } from '../rulings/choices.ts';
import { AFFILIATIONS, type Affiliation } from '../vocabulary.ts';
import { capitalSteps } from './acts/placeCapital.ts';
import { openDraft } from './draft.ts';
import { shuffled } from './chance.ts';
import { setupProblem } from './setupProblem.ts';
import { NO_PROGRESS } from './progress.ts';
import type { GameState, Regime } from './state.ts';
import { NO_TURN } from './turn.ts';

/** All that a game begins with; the same set-up gives the same game for the same actions. */
export interface GameSetup {
  readonly states: readonly StateSetup[];
  /** Pairs of states that touch, by their places in `states`. */
  readonly borders: readonly (readonly [number, number])[];
  /** Names, 3 to 8, all different, clockwise from the player who places the first capital. */
  readonly regimes: readonly string[];
  readonly rulings: RulingChoices;
  /** Turns that each regime has; null for no limit (ruling `no-declaration`). */
  readonly turnLimit: number | null;
  /** Begins the sequence of rolls and shuffles. */
  readonly seed: string;
}

export interface StateSetup {
  readonly name: string;
  readonly affiliation: Affiliation;
  readonly population: number;
}

export type SetupOptions = Pick<GameSetup, 'regimes' | 'seed'> & Partial<GameSetup>;

/** The set-up of a game on a generated board. */
export function setupOnBoard(board: Board, options: SetupOptions): GameSetup {
  return {
    states: board.states.map(({ name, kind, population }) => ({
      name,
      // A board of this game has affiliations as its kinds.
      affiliation: kind as Affiliation,
      population,
    })),
    borders: boardGraph(board).flatMap((near, a) =>
      near.filter((b) => b > a).map((b): readonly [number, number] => [a, b]),
    ),
    rulings: {},
    turnLimit: null,
    ...options,
  };
}

/**
 * The first state of a game: all piles are shuffled and the first capital can be placed.
 * Errors: `out-of-range`, `bad-name`, `not-different`, `no-room`, and those of `parseRulingChoices`.
 */
export const setUp = implementing(
  ['player-count', 'neutral-start', 'starting-tokens', 'board-source'],
  (setup: GameSetup): Result<GameState> => {
    const rulings = parseRulingChoices(setup.rulings);
    if (!rulings.ok) return rulings;
    const problem = setupProblem(setup);
    if (problem) return err(problem);
    const neighbours = graphFromPairs(setup.states.length, setup.borders);
    const steps = capitalSteps(rulings.value);
    const count = setup.regimes.length;
    if (!findSpacedSet(conflictsWithin(neighbours, steps), count))
      return err({
        code: 'no-room',
        message: `The board has no room for ${count} capitals that are ${steps} steps apart.`,
        where: 'states',
      });
    return ok(firstState(setup, rulings.value, neighbours));
  },
);

function firstState(setup: GameSetup, rulings: RulingChoices, neighbours: GameState['board']['neighbours']) {
  const state: GameState = {
    phase: 'capitals',
    board: { names: setup.states.map(({ name }) => name), neighbours },
    rulings,
    turnLimit: setup.turnLimit,
    lands: setup.states.map(({ affiliation, population }) => ({
      affiliation,
      holder: null,
      loyal: population,
      unloyal: 0,
      capitalOf: null,
    })),
    regimes: setup.regimes.map(newRegime),
    outfits: [],
    nextOutfit: 0,
    piles: { conditions: END_GAME_CONDITIONS, tide: TURN_THE_TIDE_CARDS, discards: [] },
    turn: NO_TURN,
    unrest: [],
    attempts: [],
    pending: null,
    random: streamState(setup.seed, 'a-new-regime', 'play'),
    end: null,
  };
  const draft = openDraft(state);
  const [militaristic, economic, religious] = AFFILIATIONS.map((one) =>
    shuffled(draft, END_GAME_CONDITIONS[one]),
  );
  const conditions = { militaristic: militaristic!, economic: economic!, religious: religious! };
  draft.now.piles = { conditions, tide: shuffled(draft, TURN_THE_TIDE_CARDS), discards: [] };
  return draft.now;
}

const newRegime = (name: string): Regime => ({
  name,
  affiliation: null,
  capital: null,
  tokens: NO_TOKENS,
  condition: null,
  hand: [],
  proactivity: 0,
  deeds: { obliterated: 0, purchased: 0, converted: 0 },
  progress: NO_PROGRESS,
  out: false,
});
