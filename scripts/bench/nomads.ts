import {
  chooseMove,
  DEFAULT_SETTINGS,
  LEVELS,
  openSearcher,
  outcome,
  perft,
  setUp,
  type Level,
  type Move,
  type Position,
  type Settings,
} from '#games/nomads-threat/index.ts';
import type { Book } from '#games/nomads-threat/search/book.ts';
import { makeKernel, STOPPED } from '#games/nomads-threat/search/kernel.ts';
import { monteCarloMove } from '#games/nomads-threat/search/monteCarlo.ts';
import { fitsKernel, kernelRules, nodeOf } from '#games/nomads-threat/search/node.ts';
import { openingBook } from '#games/nomads-threat/search/openingBook.ts';
import { prove } from '#games/nomads-threat/search/prove.ts';
import { openStream, type Stream } from '#lib/random/stream.ts';
import { played, playedAny } from '../solve/played.ts';
import { wilson } from './wilson.ts';

/** What a page has: 16 MB of table. */
const TABLE_BITS = 20;
const SPEED_NODES = 20_000_000;
/** A part of what the page allows the strong level, so that the matches end within the hour. */
const STRONG_NODES = { quick: 200_000, plain: 20_000 };
const PLAYOUTS = 600;
/** Games of each kind come in pairs, seats swapped. Where the quick search does not fit, they take long. */
const KINDS: readonly { readonly name: string; readonly settings: Settings; readonly pairs: number }[] = [
  { name: '5x5', settings: DEFAULT_SETTINGS, pairs: 100 },
  { name: '6x6', settings: { ...DEFAULT_SETTINGS, size: 6 }, pairs: 30 },
  { name: '7x7', settings: { ...DEFAULT_SETTINGS, size: 7 }, pairs: 15 },
  { name: '5x5 with invading', settings: { ...DEFAULT_SETTINGS, invading: true }, pairs: 30 },
];
const LATE_POSITIONS = 60;

type Player = (position: Position, stream: Stream) => Move | undefined;

/** Nodes a second of the search of Nomads' Threat, time of a sure answer, and how its levels fare against each other. */
export async function run(): Promise<void> {
  console.log('Nomads’ Threat on 5x5, one core');
  const book = await openingBook(DEFAULT_SETTINGS);
  benchEngine();
  benchSearch();
  benchAnswers(book);
  benchMonteCarlo(book);
  for (const kind of KINDS) benchLevels(kind);
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
function benchAnswers(book: Book | undefined): void {
  for (const actions of [2, 3, 4, 5, 6, 8]) {
    const seconds = Array.from({ length: LATE_POSITIONS }, (_, game) => {
      const position = randomPosition(openStream('answers', actions, game), actions);
      const searcher = openSearcher(DEFAULT_SETTINGS, { tableBits: TABLE_BITS, ...(book && { book }) });
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

/** A level as a player; `nodes` is for the strong one. */
function levelPlayer(level: Level, settings: Settings, book?: Book): Player {
  const searcher = openSearcher(settings, { tableBits: TABLE_BITS, ...(book && { book }) });
  const nodes = fitsKernel(settings) ? STRONG_NODES.quick : STRONG_NODES.plain;
  return (position, stream) => chooseMove(searcher, position, level, stream, { nodes });
}

/** How each level fares against the one before. No book: it would hide how well the strong one searches. */
function benchLevels({ name, settings, pairs }: (typeof KINDS)[number]): void {
  console.log(
    `  levels on ${name}, ${2 * pairs} games each, seats swapped, a draw counts half; 95 % intervals`,
  );
  for (const [index, level] of LEVELS.entries()) {
    const before = LEVELS[index - 1];
    if (before)
      match(level, levelPlayer(level, settings), before, levelPlayer(before, settings), settings, pairs);
  }
}

/** Where a plain Monte Carlo player stands between the levels. */
function benchMonteCarlo(book: Book | undefined): void {
  const kernel = makeKernel(kernelRules(DEFAULT_SETTINGS), { tableBits: 4 });
  const monteCarlo: Player = (position, stream) => monteCarloMove(kernel, position, PLAYOUTS, stream);
  const name = `Monte Carlo (${PLAYOUTS} games a move)`;
  const pairs = 100;
  console.log(`  against a plain Monte Carlo player on 5x5, ${2 * pairs} games each`);
  for (const level of ['shallow', 'steady'] as const)
    match(name, monteCarlo, level, levelPlayer(level, DEFAULT_SETTINGS), DEFAULT_SETTINGS, pairs);
  match('strong', levelPlayer('strong', DEFAULT_SETTINGS, book), name, monteCarlo, DEFAULT_SETTINGS, pairs);
}

/** Plays so many pairs of games, and tells the share of points with its interval. */
function match(
  name: string,
  player: Player,
  otherName: string,
  other: Player,
  settings: Settings,
  pairs: number,
): void {
  let points = 0;
  for (let pair = 0; pair < pairs; pair++) {
    points += (1 + playGame(player, other, settings, openStream('match', name, otherName, pair))) / 2;
    points += (1 - playGame(other, player, settings, openStream('match', otherName, name, pair))) / 2;
  }
  const { low, high } = wilson(points, 2 * pairs);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  console.log(
    `    ${name} against ${otherName}: ${percent(points / (2 * pairs))} (${percent(low)} to ${percent(high)})` +
      (low > 0.5 ? '' : ', not surely stronger'),
  );
}

/** 1 if the first player wins, -1 if the second does, 0 for a draw. */
function playGame(first: Player, second: Player, settings: Settings, stream: Stream): number {
  let position = setUp(settings);
  for (;;) {
    const end = outcome(position);
    if (end) return Math.sign(end.margin);
    position = played(position, (position.mover === 'x' ? first : second)(position, stream)!);
  }
}

function randomPosition(stream: Stream, actions: number): Position {
  let position = setUp(DEFAULT_SETTINGS);
  for (let action = 0; action < actions; action++) position = playedAny(position, stream);
  return position;
}

/** Seconds of processor time, so that what else the machine does is not counted. */
const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const perSecond = (count: number, time: number): string => Math.round(count / time).toLocaleString('en');
