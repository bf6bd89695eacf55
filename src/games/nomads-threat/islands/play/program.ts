import { openStream } from '#lib/random/stream.ts';
import type { Move } from '../../rules/moves.ts';
import { replay, type GameRecord } from '../../rules/replay.ts';
import type { Settings } from '../../rules/settings.ts';
import type { Position } from '../../rules/state.ts';
import type { Budget } from '../../search/kernel.ts';
import { chooseMove, type Level } from '../../search/levels.ts';
import { fitsKernel } from '../../search/node.ts';
import { openingBook } from '../../search/openingBook.ts';
import { openSearcher } from '../../search/openSearcher.ts';
import { reviewGame, type ReviewedMove } from '../../search/review.ts';
import type { Analysis, Searcher } from '../../search/searcher.ts';

/** What the page asks of the program that plays and analyses beside it. */
export type Question =
  | { readonly ask: 'move'; readonly game: GameRecord; readonly level: Level; readonly seed: string }
  | { readonly ask: 'analysis'; readonly game: GameRecord }
  | { readonly ask: 'review'; readonly game: GameRecord };

/** What it answers; an analysis and a review answer as they get on, `done` with their last word. */
export type Answer =
  | { readonly of: 'move'; readonly move: Move }
  | { readonly of: 'analysis'; readonly analysis: Analysis; readonly done: boolean }
  | { readonly of: 'review'; readonly moves: readonly (ReviewedMove | undefined)[]; readonly done: boolean };

/** Nodes for a move: a second or so. */
const MOVE_NODES = 6_000_000;
/** Nodes for the analysis of a position and for each position of a review. */
const ANALYSIS_NODES = 40_000_000;
const REVIEW_NODES = 4_000_000;
/** The search that knows every kind of game takes so many times as long for a node as the quick one. */
const PLAIN_COST = 80;
/** A table of 2^20 entries, 16 MB: phones have that. */
const TABLE_BITS = 20;

/**
 * A program that answers questions one after the other and keeps what it has found out for the next game of the same
 * settings. Throws for a game that cannot be replayed: the page made it.
 */
export function openProgram(tell: (answer: Answer) => void): (question: Question) => Promise<void> {
  let searcher: Searcher | undefined;
  let opened = '';
  const searcherFor = async (settings: Settings): Promise<Searcher> => {
    const key = JSON.stringify(settings);
    if (!searcher || opened !== key) {
      // Without the book the program searches from the first action on, and still says what it has proved.
      const book = await openingBook(settings).catch(() => undefined);
      searcher = openSearcher(settings, { tableBits: TABLE_BITS, ...(book && { book }) });
    }
    opened = key;
    return searcher;
  };
  return async (question) => {
    const { game } = question;
    const search = await searcherFor(game.settings);
    const nodes = budgetFor(game.settings);
    switch (question.ask) {
      case 'move': {
        const stream = openStream(question.seed, 'program', game.moves.length);
        const move = chooseMove(search, lastOf(game), question.level, stream, nodes(MOVE_NODES));
        if (move) tell({ of: 'move', move });
        return;
      }
      case 'analysis': {
        const soFar = (analysis: Analysis) => tell({ of: 'analysis', analysis, done: false });
        const analysis = search.analyse(lastOf(game), nodes(ANALYSIS_NODES), soFar);
        return tell({ of: 'analysis', analysis, done: true });
      }
      case 'review': {
        const moves: (ReviewedMove | undefined)[] = game.moves.map(() => undefined);
        const reviewed = reviewGame(search, game, nodes(REVIEW_NODES), (index, one) => {
          moves[index] = one;
          tell({ of: 'review', moves: [...moves], done: false });
        });
        if (!reviewed.ok) throw new Error(reviewed.error.message);
        return tell({ of: 'review', moves: reviewed.value, done: true });
      }
    }
  };
}

/** A budget of as much time as so many nodes of the quick search take. */
const budgetFor =
  (settings: Settings) =>
  (quick: number): Budget => ({ nodes: fitsKernel(settings) ? quick : quick / PLAIN_COST });

function lastOf(game: GameRecord): Position {
  const played = replay(game);
  if (!played.ok) throw new Error(played.error.message);
  return played.value.positions.at(-1)!;
}
