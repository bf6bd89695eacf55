import type { LabelGrid } from './labelGrid.ts';

const PASSES = 12;

/**
 * Fills in where land of one state meets itself, or two waters meet each other, in a mere corner, so that outlines do
 * not touch themselves. What is left after some passes is harmless: an outline with a corner twice.
 */
export function joinCorners({ columns, rows, labels }: LabelGrid): void {
  for (let pass = 0; pass < PASSES; pass++) {
    let changed = false;
    for (let row = 1; row < rows - 2; row++) {
      for (let at = row * columns + 1; at < (row + 1) * columns - 2; at++) {
        const a = labels[at]!;
        const b = labels[at + 1]!;
        if (a === b) continue;
        const c = labels[at + columns]!;
        const d = labels[at + columns + 1]!;
        if (a === d && a !== 0 && b !== a && c !== a) {
          labels[b === 0 ? at + 1 : c === 0 ? at + columns : at + 1] = a;
          changed = true;
        } else if (b === c && b !== 0 && a !== b && d !== b) {
          labels[a === 0 ? at : d === 0 ? at + columns + 1 : at] = b;
          changed = true;
        }
      }
    }
    if (!changed) return;
  }
}

/** A connected piece of one label (water, 0, included), corners not counting as connections. */
export interface Piece {
  readonly label: number;
  /** Number of cells. */
  readonly size: number;
  /** Cell sides shared with other labels, by label. */
  readonly meets: ReadonlyMap<number, number>;
  /** Whether it is the piece of water that the rim belongs to. */
  readonly sea: boolean;
}

export interface Pieces {
  readonly of: Int32Array;
  readonly list: readonly Piece[];
}

/** Takes a grid apart into its pieces. */
export function findPieces({ columns, labels }: LabelGrid): Pieces {
  const of = new Int32Array(labels.length).fill(-1);
  const list: Piece[] = [];
  const stack = new Int32Array(labels.length);
  const neighbours = [-1, 1, -columns, columns];
  for (let start = 0; start < labels.length; start++) {
    if (of[start] !== -1) continue;
    const label = labels[start]!;
    const piece = list.length;
    const meets = new Map<number, number>();
    let size = 0;
    let top = 0;
    stack[top++] = start;
    of[start] = piece;
    while (top > 0) {
      const at = stack[--top]!;
      size++;
      for (let side = 0; side < 4; side++) {
        // From the end of a row the next begins: both are sea, so that one piece there is no fault.
        const next = at + neighbours[side]!;
        const other = labels[next];
        if (other === label) {
          if (of[next] === -1) {
            of[next] = piece;
            stack[top++] = next;
          }
        } else if (other !== undefined) meets.set(other, (meets.get(other) ?? 0) + 1);
      }
    }
    list.push({ label, size, meets, sea: start === 0 });
  }
  return { of, list };
}

export interface SpeckLimits {
  /** Islets and exclaves of a state below this go, as long as it is not the state's largest piece; mm². */
  readonly piece: number;
  /** States below this go; mm². */
  readonly state: number;
  /** Lakes below this are filled in; mm². */
  readonly lake: number;
  /** Islets, exclaves and lakes at most, of which the largest stay (default 1,500). */
  readonly most?: number;
}

/** Islets, exclaves and lakes that a map has at most. */
const MOST_PIECES = 1500;

/** The size, in cells, that pieces need for at most so many to be left. */
const leastOfMost = (pieces: readonly Piece[], most: number): number =>
  pieces.length <= most ? 0 : 1 + pieces.map(({ size }) => size).sort((p, q) => q - p)[most]!;

/** What went. */
export interface Specks {
  /** Number of pieces dropped or given to a neighbour. */
  readonly pieces: number;
  /** Labels that are gone as a whole. */
  readonly states: readonly number[];
}

/** Rounds of dropping, and what may go in one without need for another. */
const ROUNDS = 9;
const FEW = 500;

/**
 * Drops what is too small to draw: into the water where it lies alone, to the neighbour with whom it shares most where
 * it has one. Where very much goes at once, islets and ponds side by side may only have changed places: then it is looked
 * again, at waters and at land in turn.
 */
export function dropSpecks(grid: LabelGrid, limits: SpeckLimits): Specks {
  let pieces = 0;
  const states = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    const dropped = dropOnce(grid, limits, round === 0 ? 'all' : round % 2 === 1 ? 'water' : 'land');
    pieces += dropped.pieces;
    for (const label of dropped.states) states.add(label);
    if (dropped.pieces <= FEW && round % 2 === 0) break;
  }
  return { pieces, states: [...states] };
}

function dropOnce(grid: LabelGrid, limits: SpeckLimits, what: 'all' | 'water' | 'land'): Specks {
  const { labels, cell } = grid;
  const { of, list } = findPieces(grid);
  const perCell = cell * cell;
  const largest = new Map<number, number>();
  const total = new Map<number, number>();
  list.forEach(({ label, size }, piece) => {
    if (label === 0) return;
    total.set(label, (total.get(label) ?? 0) + size);
    const known = largest.get(label);
    if (known === undefined || size > list[known]!.size) largest.set(label, piece);
  });
  const gone = new Set([...total].flatMap(([label, size]) => (size * perCell < limits.state ? [label] : [])));
  const isExtra = ({ label, sea }: Piece, index: number): boolean =>
    label === 0 ? !sea : largest.get(label) !== index;
  const least = leastOfMost(list.filter(isExtra), limits.most ?? MOST_PIECES);
  let pieces = 0;
  const becomes = list.map((piece, index) => {
    const limit = Math.max(least, (piece.label === 0 ? limits.lake : limits.piece) / perCell);
    if (what !== 'all' && (what === 'water') !== (piece.label === 0)) return piece.label;
    if (!gone.has(piece.label) && !(isExtra(piece, index) && piece.size < limit)) return piece.label;
    pieces++;
    let best = 0;
    let most = 0;
    for (const [label, sides] of piece.meets) {
      if (label !== 0 && !gone.has(label) && sides > most) [best, most] = [label, sides];
    }
    return best;
  });
  if (pieces > 0) for (let i = 0; i < labels.length; i++) labels[i] = becomes[of[i]!]!;
  return { pieces, states: [...gone] };
}
