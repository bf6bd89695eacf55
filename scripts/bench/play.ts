import { openStream } from '#lib/random/stream.ts';
import {
  apply,
  legalActions,
  setUp,
  type Action,
  type GameSetup,
  type GameState,
} from '#games/a-new-regime/play/index.ts';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';
import { playTicTacToe } from './ticTacToePeer.ts';

const GAMES = 60;
/** How often the same actions are applied again, because once is over too soon to be measured. */
const ROUNDS = 8;
/** Of tic-tac-toe, five to nine moves each. */
const PEER_GAMES = 500;
const REGIMES = ['A', 'B', 'C', 'D'];

/**
 * Speed of the engine of A New Regime: random games with all legal actions listed, and `apply` alone on the same games;
 * boardgame.io beside it, with the smallest of games.
 */
export async function run(): Promise<void> {
  playAll(20);
  const started = clock();
  const games = playAll(GAMES);
  const random = clock() - started;
  const steps = games.reduce((sum, { actions }) => sum + actions.length, 0);
  const listed = games.reduce((sum, game) => sum + game.listed, 0);
  const again = clock();
  for (let round = 0; round < ROUNDS; round++)
    for (const { first, actions } of games) replayAll(first, actions);
  const applied = clock() - again;
  console.log('A New Regime, four regimes on 24 states, one core');
  console.log(`  random play, all legal actions listed: ${perSecond(steps, random)} steps/s`);
  console.log(
    `  branching: ${(listed / steps).toFixed(1)} legal actions a step, ${steps} steps in ${GAMES} games`,
  );
  console.log(`  apply alone: ${perSecond(ROUNDS * steps, applied)} actions/s`);
  playTicTacToe(20);
  const peer = clock();
  const moves = playTicTacToe(PEER_GAMES);
  console.log(`  beside it, boardgame.io at tic-tac-toe: ${perSecond(moves, clock() - peer)} moves/s`);
  return Promise.resolve();
}

interface Game {
  readonly first: GameState;
  readonly actions: readonly Action[];
  readonly listed: number;
}

const playAll = (count: number): readonly Game[] => Array.from({ length: count }, (_, index) => play(index));

function play(index: number): Game {
  const stream = openStream('bench', index);
  const made = setUp(strip(`bench ${index}`));
  if (!made.ok) throw new Error(made.error.message);
  let state = made.value;
  let first: GameState | undefined;
  const actions: Action[] = [];
  let listed = 0;
  while (state.phase !== 'ended') {
    const legal = legalActions(state);
    let action = legal[stream.below(legal.length)]!;
    // A declaration would end most games before anything is on the board.
    if (action.type === 'declare') action = { type: 'grow' };
    const next = apply(state, action);
    if (!next.ok) throw new Error(next.error.message);
    // Placing capitals searches for room, which is no part of the turns that are measured.
    if (state.phase === 'play') {
      first ??= state;
      listed += legal.length;
      actions.push(action);
    }
    state = next.value.state;
  }
  return { first: first!, actions, listed };
}

function replayAll(first: GameState, actions: readonly Action[]): void {
  let state = first;
  for (const action of actions) {
    const next = apply(state, action);
    if (!next.ok) throw new Error(next.error.message);
    state = next.value.state;
  }
}

/** A strip of states, two high and six wide for each pair of regimes. */
function strip(seed: string): GameSetup {
  const wide = 3 * REGIMES.length;
  const stream = openStream(seed);
  const borders: [number, number][] = [];
  for (let x = 0; x < wide; x++) {
    borders.push([x, wide + x]);
    if (x + 1 < wide) borders.push([x, x + 1], [wide + x, wide + x + 1]);
  }
  const states = Array.from({ length: 2 * wide }, (_, id) => ({
    name: `State ${id + 1}`,
    affiliation: AFFILIATIONS[stream.below(3)]!,
    population: stream.below(4),
  }));
  return { states, borders, regimes: REGIMES, rulings: {}, turnLimit: 25, seed };
}

/** Seconds of processor time, so that what else the machine does is not counted. */
const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const perSecond = (count: number, time: number): string => Math.round(count / time).toLocaleString('en');
