import {
  applyMove,
  chooseMove,
  DEFAULT_SETTINGS,
  legalMoves,
  openSearcher,
  outcome,
  perft,
  setUp,
  type Level,
  type Move,
  type Position,
} from '#games/nomads-threat/index.ts';
import { makeKernel, STOPPED } from '#games/nomads-threat/search/kernel.ts';
import { monteCarloMove } from '#games/nomads-threat/search/monteCarlo.ts';
import { kernelRules, nodeOf } from '#games/nomads-threat/search/node.ts';
import { openingBook } from '#games/nomads-threat/search/openingBook.ts';
import { prove } from '#games/nomads-threat/search/prove.ts';
import { openStream, type Stream } from '#lib/random/stream.ts';
import { wilson } from './wilson.ts';

/** What a page has: 16 MB of table. */
const TABLE_BITS = 20;
const SPEED_NODES = 20_000_000;
const PAIRS = 100;
const STRONG_NODES = 200_000;
const PLAYOUTS = 600;
const LATE_POSITIONS = 60;

type Player = (position: Position, stream: Stream) => Move | undefined;

/** Nodes a second of the search of Nomads' Threat, time of a sure answer, and how its levels fare against each other. */
export async function run(): Promise<void> {
  console.log('Nomads’ Threat on 5x5, one core');
  benchEngine();
  benchSearch();
  benchAnswers();
  benchLevels();
  return Promise.resolve();
}

function benchEngine(): void {
  const start = clock();
  const count = perft(setUp(DEFAULT_SETTINGS), 4);
  console.log(`  engine: ${perSecond(count, clock() - start)} sequences of four moves/s`);
}

function benchSearch(): void {
  const kernel = makeKernel(kernelRules(DEFAULT_SETTINGS), { tableBits: TABLE_BITS });
  const start = clock();
  kernel.allow({ nodes: SPEED_NODES });
  try {
    prove(kernel, nodeOf(setUp(DEFAULT_SETTINGS)), 0);
  } catch (error) {
    if (error !== STOPPED) throw error;
  }
  console.log(
    `  search with ${2 ** (TABLE_BITS - 16)} MB of table: ${perSecond(kernel.nodes(), clock() - start)} nodes/s`,
  );
}

/** Time to a proved best move in positions that random play leaves after so many actions. */
function benchAnswers(): void {
  for (const actions of [2, 3, 4, 5, 6, 8]) {
    const seconds = Array.from({ length: LATE_POSITIONS }, (_, game) => {
      const position = randomPosition(openStream('answers', actions, game), actions);
      const searcher = openSearcher(DEFAULT_SETTINGS, {
        tableBits: TABLE_BITS,
        book: openingBook(DEFAULT_SETTINGS)!,
      });
      const start = clock();
      const { exact } = searcher.bestMove(position, { nodes: SPEED_NODES })!;
      return { time: clock() - start, exact };
    }).toSorted((a, b) => a.time - b.time);
    const at = (share: number): string => seconds[Math.floor(share * (seconds.length - 1))]!.time.toFixed(2);
    const sure = seconds.filter(({ exact }) => exact).length;
    console.log(
      `  a sure answer after ${actions} random actions: median ${at(0.5)} s, nine of ten ${at(0.9)} s, ` +
        `at worst ${at(1)} s; ${sure} of ${seconds.length} proved within ${SPEED_NODES / 1e6} M nodes`,
    );
  }
}

function benchLevels(): void {
  const level = (name: Level): Player => {
    const searcher = openSearcher(DEFAULT_SETTINGS, {
      tableBits: TABLE_BITS,
      ...(name === 'strong' && { book: openingBook(DEFAULT_SETTINGS)! }),
    });
    return (position, stream) => chooseMove(searcher, position, name, stream, { nodes: STRONG_NODES });
  };
  const kernel = makeKernel(kernelRules(DEFAULT_SETTINGS), { tableBits: 4 });
  const monteCarlo: Player = (position, stream) => monteCarloMove(kernel, position, PLAYOUTS, stream);
  const matches: readonly (readonly [string, Player, string, Player])[] = [
    ['greedy', level('greedy'), 'random', level('random')],
    ['shallow', level('shallow'), 'greedy', level('greedy')],
    ['steady', level('steady'), 'shallow', level('shallow')],
    ['strong', level('strong'), 'steady', level('steady')],
    [`Monte Carlo (${PLAYOUTS} games a move)`, monteCarlo, 'shallow', level('shallow')],
    ['strong', level('strong'), `Monte Carlo (${PLAYOUTS} games a move)`, monteCarlo],
  ];
  console.log(`  levels, ${2 * PAIRS} games each, seats swapped, a draw counts half; 95 % intervals`);
  for (const [name, player, otherName, other] of matches) {
    let points = 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      points += (1 + playGame(player, other, openStream('match', name, otherName, pair))) / 2;
      points += (1 - playGame(other, player, openStream('match', otherName, name, pair))) / 2;
    }
    const { low, high } = wilson(points, 2 * PAIRS);
    const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
    console.log(
      `    ${name} against ${otherName}: ${percent(points / (2 * PAIRS))} (${percent(low)} to ${percent(high)})`,
    );
  }
}

/** 1 if the first player wins, -1 if the second does, 0 for a draw. */
function playGame(first: Player, second: Player, stream: Stream): number {
  let position = setUp(DEFAULT_SETTINGS);
  for (;;) {
    const end = outcome(position);
    if (end) return Math.sign(end.margin);
    const move = (position.mover === 'x' ? first : second)(position, stream)!;
    position = after(position, move);
  }
}

function randomPosition(stream: Stream, actions: number): Position {
  let position = setUp(DEFAULT_SETTINGS);
  for (let action = 0; action < actions; action++) {
    const legal = legalMoves(position);
    position = after(position, legal[stream.below(legal.length)]!);
  }
  return position;
}

function after(position: Position, move: Move): Position {
  const applied = applyMove(position, move);
  if (!applied.ok) throw new Error(applied.error.message);
  return applied.value.position;
}

/** Seconds of processor time, so that what else the machine does is not counted. */
const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const perSecond = (count: number, time: number): string => Math.round(count / time).toLocaleString('en');
