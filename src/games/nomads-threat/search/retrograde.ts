import type { Side } from '../vocabulary.ts';

/** A position of a game whose play can come back to where it was. */
export interface Knot {
  readonly mover: Side;
  /** Positions after each move, by number; empty where the game is over. */
  readonly next: readonly number[];
  /** x's margin where the game is over. */
  readonly margin: number;
}

/**
 * The margin of x under best play in every position, where endless play is a draw of margin 0: for each margin it is
 * worked out backwards from the ends which positions one side can force to it.
 */
export function solveEndless(knots: readonly Knot[]): Int8Array {
  const before = predecessors(knots);
  const values = new Int8Array(knots.length);
  const most = knots.reduce((so, { margin }) => Math.max(so, Math.abs(margin)), 0);
  for (const side of ['x', 'o'] as const) {
    const sign = side === 'x' ? 1 : -1;
    for (let margin = 1; margin <= most; margin++) {
      const forced = forcedBy(knots, before, side, (end) => sign * end >= margin);
      forced.forEach((is, index) => {
        if (is) values[index] = sign * margin;
      });
    }
  }
  return values;
}

/** For each position 1 if `side` can force an end that is wanted, else 0. */
function forcedBy(
  knots: readonly Knot[],
  before: readonly (readonly number[])[],
  side: Side,
  wanted: (margin: number) => boolean,
): Uint8Array {
  const forced = new Uint8Array(knots.length);
  // How many moves of the other side do not lead to a forced position yet.
  const open = Int32Array.from(knots, ({ next }) => next.length);
  const queue: number[] = [];
  const force = (index: number): void => {
    if (forced[index]) return;
    forced[index] = 1;
    queue.push(index);
  };
  knots.forEach(({ next, margin }, index) => {
    if (next.length === 0 && wanted(margin)) force(index);
  });
  for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
    for (const earlier of before[index]!) {
      open[earlier] = open[earlier]! - 1;
      if (knots[earlier]!.mover === side || open[earlier] === 0) force(earlier);
    }
  }
  return forced;
}

/** From which positions each is reached, one entry a move. */
function predecessors(knots: readonly Knot[]): readonly (readonly number[])[] {
  const before: number[][] = knots.map(() => []);
  knots.forEach(({ next }, index) => next.forEach((later) => before[later]!.push(index)));
  return before;
}
