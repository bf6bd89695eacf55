import {
  DEFAULT_SETTINGS,
  makePosition,
  openSearcher,
  outcome,
  setUp,
  type Position,
  type Searcher,
  type Side,
} from '#games/nomads-threat/index.ts';
import type { Book } from '#games/nomads-threat/search/book.ts';
import { OWN_PLIES } from '#games/nomads-threat/search/bookWalk.ts';
import { openingBook } from '#games/nomads-threat/search/openingBook.ts';
import { openStream } from '#lib/random/stream.ts';
import { PAGE } from './page.ts';
import { played, playedAny } from './played.ts';

const ACTIONS = [2, 3, 4, 5, 6, 7, 8];
/** What a move may take, in seconds of processor time. */
const A_SECOND = 1;

/** Reads a position from a stream; undefined where the game was over sooner, or the program is not to move. */
type Draw = (game: number, actions: number) => Position | undefined;

/**
 * Takes positions of play at random, and of play in which one side is the program that keeps to the book, and tells which
 * share of them the page's own search proves, and in what time: each by itself, with an empty table. Gives how many of
 * the second kind it does not prove as far as the book goes, which must be none.
 */
export async function checkBook(positions: number): Promise<number> {
  const book = await openingBook(DEFAULT_SETTINGS);
  const fresh = (): Searcher =>
    openSearcher(DEFAULT_SETTINGS, { tableBits: PAGE.tableBits, ...(book && { book }) });
  console.log(
    `${positions} positions each, a table of ${2 ** PAGE.tableBits} entries, ${PAGE.nodes} nodes a move`,
  );
  console.log('Play at random:');
  checkAll(fresh, positions, (game, actions) => {
    const stream = openStream('book check', actions, game);
    let position = setUp(DEFAULT_SETTINGS);
    for (let action = 0; action < actions; action++) position = playedAny(position, stream);
    return position;
  });
  console.log('The program on one side, play at random on the other, the program to move:');
  const program = programMoves(book);
  return checkAll(fresh, positions, (game, actions) => {
    const stream = openStream('book check program', actions, game);
    const side: Side = game % 2 === 0 ? 'x' : 'o';
    let position = setUp(DEFAULT_SETTINGS);
    for (let action = 0; action < actions && !outcome(position); action++)
      position = position.mover === side ? program(position) : playedAny(position, stream);
    return position.mover === side ? position : undefined;
  });
}

/** Plays the program's own moves; positions come up again and again in play at random, so that answers are kept. */
function programMoves(book: Book | undefined): (position: Position) => Position {
  const searcher = openSearcher(DEFAULT_SETTINGS, { tableBits: PAGE.tableBits, ...(book && { book }) });
  const kept = new Map<string, Position>();
  return (position) => {
    const key = makePosition(position);
    const before = kept.get(key) ?? played(position, searcher.bestMove(position, PAGE)!.move);
    kept.set(key, before);
    return before;
  };
}

function checkAll(fresh: () => Searcher, positions: number, draw: Draw): number {
  let unproved = 0;
  for (const actions of ACTIONS) {
    const found: { readonly exact: boolean; readonly seconds: number; readonly nodes: number }[] = [];
    // A position that comes up again costs the same, so that it is searched once.
    const seen = new Map<string, (typeof found)[number]>();
    for (let game = 0; found.length < positions && game < 20 * positions; game++) {
      const position = draw(game, actions);
      if (!position || outcome(position)) continue;
      const key = makePosition(position);
      const known = seen.get(key) ?? answer(fresh(), position);
      seen.set(key, known);
      found.push(known);
    }
    if (found.length === 0) continue;
    const sure = found.filter(({ exact }) => exact);
    if (actions <= OWN_PLIES) unproved += found.length - sure.length;
    const quick = sure.filter(({ seconds }) => seconds <= A_SECOND);
    const nodes = found.map((one) => one.nodes).toSorted((a, b) => a - b);
    const percent = (part: readonly unknown[]): string =>
      `${((100 * part.length) / found.length).toFixed(2)} %`;
    console.log(
      `  after ${actions} actions: ${found.length} positions, ${seen.size} of them different; ` +
        `${percent(sure)} proved, ${percent(quick)} within a second; ` +
        `median ${nodes[nodes.length >> 1]} nodes, at most ${nodes.at(-1)}, ` +
        `${Math.max(...found.map(({ seconds }) => seconds)).toFixed(2)} s`,
    );
  }
  return unproved;
}

function answer(searcher: Searcher, position: Position) {
  const before = process.cpuUsage();
  const { exact, nodes } = searcher.bestMove(position, PAGE)!;
  const { user, system } = process.cpuUsage(before);
  return { exact, nodes, seconds: (user + system) / 1e6 };
}
