import { applyMove } from '../../rules/apply.ts';
import type { Tile } from '../../rules/grid.ts';
import type { Move } from '../../rules/moves.ts';
import { outcome } from '../../rules/outcome.ts';
import { countPieces, type Position } from '../../rules/state.ts';
import { campedTiles, moveSentence, nextSentence } from '../../words.ts';

/** What a move would bring, before it is made. */
export interface Preview {
  readonly move: Move;
  /** Tiles that would get a tent by camping. */
  readonly camps: readonly Tile[];
  /** The tile that would be left empty, by invading. */
  readonly left?: Tile;
  /** Pieces of the mover after the move less before. */
  readonly gain: number;
  readonly after: Position;
  /** "Dark wanders from c3 to d4 and camps on d5. Dark 5, Light 4. Light to move." */
  readonly sentence: string;
}

/** What a legal move would bring. Throws for one that is not: it was taken from the list of legal moves. */
export function previewOf(position: Position, move: Move): Preview {
  const applied = applyMove(position, move);
  if (!applied.ok) throw new Error(applied.error.message);
  const { position: after, events } = applied.value;
  const counts = countPieces(after.cells);
  const next = outcome(after)
    ? nextSentence(applied.value)
    : `Dark ${counts.x}, Light ${counts.o}. ${nextSentence(applied.value)}`;
  return {
    move,
    camps: campedTiles(events),
    ...(move.type === 'invade' && { left: move.from }),
    gain: counts[position.mover] - countPieces(position.cells)[position.mover],
    after,
    sentence: `${moveSentence(events, position.settings.size)} ${next}`,
  };
}
