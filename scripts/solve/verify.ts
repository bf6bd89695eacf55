import {
  DEFAULT_SETTINGS,
  makePosition,
  openSearcher,
  outcome,
  setUp,
  type Position,
} from '#games/nomads-threat/index.ts';
import { openingBook } from '#games/nomads-threat/search/openingBook.ts';
import { openStream, type Stream } from '#lib/random/stream.ts';
import { PAGE } from './page.ts';
import { played, playedAny } from './played.ts';

const GAMES = 1000;
/** Every other game begins at a position after so many random actions, if that is won. */
const RANDOM_ACTIONS = [4, 5, 6, 7, 8];

/**
 * Plays won positions of 5x5 on against random answers, with the table and the nodes that a page has, and checks that
 * none is given away: from the empty board, and from positions of random play. Gives how many were.
 */
export async function verifyPlay(): Promise<number> {
  const book = await openingBook(DEFAULT_SETTINGS);
  const searcher = openSearcher(DEFAULT_SETTINGS, { tableBits: PAGE.tableBits, ...(book && { book }) });
  let [lost, moves, unsure, most] = [0, 0, 0, 0];
  for (let game = 0; game < GAMES; game++) {
    const stream = openStream('verify', game);
    const start = game % 2 === 0 ? setUp(DEFAULT_SETTINGS) : wonPosition(stream);
    const side = start.mover;
    let position = start;
    for (;;) {
      const end = outcome(position);
      if (end) {
        if ((side === 'x' ? end.margin : -end.margin) > 0) break;
        console.log(`Given away: ${makePosition(start)} ended ${makePosition(position)}`);
        lost++;
        break;
      }
      if (position.mover === side) {
        const choice = searcher.bestMove(position, PAGE)!;
        moves++;
        most = Math.max(most, choice.nodes);
        if (!choice.exact) unsure++;
        position = played(position, choice.move);
      } else position = playedAny(position, stream);
    }
    if ((game + 1) % 100 === 0) console.log(`${game + 1} games, ${lost} given away`);
  }
  console.log(
    `${GAMES} won games, ${lost} given away; ${moves} moves, ${unsure} of them not proved, at most ${most} nodes a move`,
  );
  return lost;

  function wonPosition(from: Stream): Position {
    for (;;) {
      let position = setUp(DEFAULT_SETTINGS);
      const actions = RANDOM_ACTIONS[from.below(RANDOM_ACTIONS.length)]!;
      for (let action = 0; action < actions; action++) position = playedAny(position, from);
      const { margin, exact } = searcher.value(position, PAGE);
      if (exact && margin > 0) return position;
    }
  }
}
