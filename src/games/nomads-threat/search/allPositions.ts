import { advance } from '../rules/advance.ts';
import { legalMoves } from '../rules/legal.ts';
import { outcome } from '../rules/outcome.ts';
import type { Settings } from '../rules/settings.ts';
import { positionKey, setUp, type Position } from '../rules/state.ts';
import type { Knot } from './retrograde.ts';
import { makeSymmetries, type Symmetry } from './symmetries.ts';

export interface AllPositions {
  /** The set-up is the first. */
  readonly knots: readonly Knot[];
  /** The number of a position, whatever came before it; undefined if it cannot be reached. */
  readonly numberOf: (position: Position) => number | undefined;
}

/** Every position that play can reach, mirror images once and the past left out. For small boards. */
export function allPositions(settings: Settings): AllPositions {
  const symmetries = makeSymmetries(settings.size, settings.size);
  const numbers = new Map<string, number>();
  const positions: Position[] = [];
  const number = (position: Position): number => {
    const laid = laidAlike(position, symmetries);
    const key = positionKey(laid);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, positions.length);
    return positions.push(laid) - 1;
  };
  number(setUp(settings));
  const knots: Knot[] = [];
  for (let index = 0; index < positions.length; index++) {
    const position = positions[index]!;
    const next = legalMoves(position).map((move) => number(advance(position, move).position));
    knots.push({
      mover: position.mover,
      next: [...new Set(next)],
      margin: outcome(position)?.margin ?? 0,
    });
  }
  return { knots, numberOf: (position) => numbers.get(positionKey(laidAlike(position, symmetries))) };
}

/** The image whose cells come first, without a past. */
function laidAlike(position: Position, symmetries: readonly Symmetry[]): Position {
  let best = position.cells;
  for (const { from } of symmetries) {
    let cells = '';
    for (let tile = 0; tile < from.length; tile++) cells += position.cells[from[tile]!];
    if (cells < best) best = cells;
  }
  return { ...position, cells: best, past: [] };
}
