import { boardGraph } from '#lib/board/boardGraph.ts';
import type { Board } from '#lib/board/board.ts';
import { quote } from '#lib/core/quote.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
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
import {
  LONGEST_NAME,
  MAX_FIRST_PEOPLE,
  MAX_REGIMES,
  MAX_STATES,
  MAX_TURN_LIMIT,
  MIN_REGIMES,
} from './limits.ts';
import { shuffled } from './chance.ts';
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
    const problem = objection(setup);
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
  turns: 0,
  out: false,
});

function objection({ states, borders, regimes, turnLimit }: GameSetup): Problem | undefined {
  const range = (where: string, got: number, least: number, most: number): Problem | undefined =>
    Number.isInteger(got) && got >= least && got <= most
      ? undefined
      : {
          code: 'out-of-range',
          message: `${where} must be a whole number from ${least} to ${most}, but got ${got}.`,
          where,
          got: String(got),
          allowed: `${least} to ${most}`,
        };
  const people = states.map(({ population }) =>
    range('The population of a state', population, 0, MAX_FIRST_PEOPLE),
  );
  const ends = borders.flatMap((pair) => pair.map((end) => range('A border', end, 0, states.length - 1)));
  const twice = regimes.find((name, index) => regimes.indexOf(name) !== index);
  return (
    range('The number of regimes', regimes.length, MIN_REGIMES, MAX_REGIMES) ??
    range('The number of states', states.length, regimes.length, MAX_STATES) ??
    (turnLimit === null ? undefined : range('The turn limit', turnLimit, 1, MAX_TURN_LIMIT)) ??
    people.find(Boolean) ??
    ends.find(Boolean) ??
    badBorder(borders) ??
    badName([...regimes, ...states.map(({ name }) => name)]) ??
    (twice === undefined
      ? undefined
      : {
          code: 'not-different',
          message: `Two regimes are called ${twice}; their names must differ.`,
          where: 'regimes',
          got: twice,
        })
  );
}

/** Names that JavaScript gives a meaning of its own when they are keys, as regimes' names are in a score. */
const RESERVED = ['__proto__', 'prototype', 'constructor'];

function badName(names: readonly string[]): Problem | undefined {
  const name = names.find((one) => one === '' || one.length > LONGEST_NAME || RESERVED.includes(one));
  return name === undefined
    ? undefined
    : {
        code: 'bad-name',
        message: `A name has 1 to ${LONGEST_NAME} characters, and is none of ${RESERVED.join(', ')}; got ${quote(name)}.`,
        where: 'names',
        got: quote(name),
      };
}

function badBorder(borders: GameSetup['borders']): Problem | undefined {
  const seen = new Set<string>();
  for (const [a, b] of borders) {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (a === b || seen.has(key))
      return {
        code: 'not-different',
        message: `The border of states ${a} and ${b} ${a === b ? 'joins a state to itself' : 'is listed twice'}.`,
        where: 'borders',
        got: `${a}, ${b}`,
      };
    seen.add(key);
  }
  return undefined;
}
