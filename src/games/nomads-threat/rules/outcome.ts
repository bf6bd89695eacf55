import { implementing } from '../citations.ts';
import { otherSide, type Side } from '../vocabulary.ts';
import { hasAction } from './hasAction.ts';
import { ACTION_CAP, canRepeat, isCapped, OCCURRENCES } from './settings.ts';
import { countPieces, isFull, positionKey, type Counts, type Position } from './state.ts';

/** Why a game ended. */
export type EndReason = 'full' | 'blocked' | 'repetition' | 'cap';

export interface Outcome {
  readonly reason: EndReason;
  /** Pieces on the board, and the tiles that the reading `other-fills` of `blocked-mover` credits. */
  readonly counts: Counts;
  /** x's count less o's; 0 for a draw by repetition whatever the counts are. */
  readonly margin: number;
  readonly winner: Side | 'draw';
}

/** How the game ended; undefined while it goes on. */
export const outcome = implementing(
  ['game-end', 'game-end-full', 'game-end-blocked', 'winner', 'draw'],
  (position: Position): Outcome | undefined => {
    const reason = endReason(position);
    if (reason === undefined) return undefined;
    const counts = credited(position, reason);
    const level = reason === 'repetition' && position.settings.repetition === 'third-draw';
    const margin = level ? 0 : counts.x - counts.o;
    return { reason, counts, margin, winner: margin > 0 ? 'x' : margin < 0 ? 'o' : 'draw' };
  },
);

function endReason(position: Position): EndReason | undefined {
  if (isFull(position.cells)) return 'full';
  if (hasRepeated(position)) return 'repetition';
  if (isCapped(position.settings) && position.played >= ACTION_CAP) return 'cap';
  return hasAction(position) ? undefined : 'blocked';
}

const hasRepeated = implementing(['repetition'], (position: Position): boolean => {
  const { settings, past } = position;
  if (!canRepeat(settings) || settings.repetition === 'no-restoring') return false;
  const key = positionKey(position);
  return past.filter((earlier) => earlier === key).length >= OCCURRENCES - 1;
});

function credited({ cells, mover, settings }: Position, reason: EndReason): Counts {
  const counts = countPieces(cells);
  if (reason !== 'blocked' || settings.blockedMover !== 'other-fills') return counts;
  const other = otherSide(mover);
  return { ...counts, [other]: counts[other] + cells.split('.').length - 1 };
}
