import { openStream, type Stream } from '#lib/random/stream.ts';
import type { Board, BoardState } from '../board.ts';
import { boardGraph } from '../boardGraph.ts';
import type { Lockable } from '../edit/draft.ts';
import { swapEdits, type BalanceEdit } from './balanceEdits.ts';
import { evenRolls, type Lots } from './evenRolls.ts';
import { fairnessScore, type Fairness } from './fairnessScore.ts';
import { moveSeats } from './moveSeats.ts';
import { seatMeasures } from './seatMeasures.ts';
import { seatsOf } from './seats.ts';

/** What balancing may change: where people and kinds lie, and where capitals stand. */
export const BALANCE_MEANS = ['population', 'kind', 'capitals'] as const;
export type BalanceMeans = (typeof BALANCE_MEANS)[number];

export interface BalanceOptions {
  /** Ids of the states with a capital, in the order of placing; none: the suggested ones. */
  readonly placed: readonly number[];
  /** What stays as it is, by id. A capital in a state that is locked whole stays, too. */
  readonly locked: readonly { readonly id: number; readonly what: Lockable }[];
  readonly may: readonly BalanceMeans[];
  /** The score, 0 to 100, that is enough. */
  readonly wanted: number;
  /** For each seat how many people it is meant to have, as a multiple of its equal share; all 1 if left out. */
  readonly people?: readonly number[];
  /** Steers the search where it has to guess; the same seed finds the same. */
  readonly seed: string;
}

export interface Balanced {
  /** One step together, in this order; empty where nothing better was found. */
  readonly edits: readonly BalanceEdit[];
  readonly before: Fairness;
  readonly after: Fairness;
  /** Seats afterwards, in the order of placing. */
  readonly seats: readonly number[];
  readonly reached: boolean;
  /** No rearrangement of rolls scores higher with the seats as they now are. Not the same as what can be reached. */
  readonly most: number;
}

/**
 * Makes a board fairer: first moves capitals among legal placements, then swaps rolls in pairs, whichever swap gains
 * most each time, until the score is reached or nothing more is found. What is locked stays, the rolls stay the same
 * ones, and the score never falls. Greedy, with seeded detours: the best that was found, not the best there is.
 *
 * @returns undefined for fewer than two seats
 */
export function balance(board: Board, options: BalanceOptions): Balanced | undefined {
  const seats = seatsOf(board, options.placed);
  const before = fairnessScore(seatMeasures(board, seats), options.people);
  if (!before) return undefined;
  const people = options.people ?? seats.map(() => 1);
  const stream = openStream(options.seed, 'balance');
  const moved = options.may.includes('capitals') ? placeFairer(board, seats, people, options, stream) : seats;
  const lots = evenRolls(board, moved, people, options, stream);
  const after = fairnessScore(seatMeasures(afterSwaps(board, lots), moved), people)!;
  const most = mostBySwaps(after, options.may);
  const found = after.score > before.score;
  if (!found)
    return { edits: [], before, after: before, seats, reached: before.score >= options.wanted, most };
  // Rolls decide which placement is suggested: one that nobody placed would be another after the swaps.
  const stand = options.placed.length === moved.length && moved.every((id, at) => id === options.placed[at]);
  return {
    edits: [...(stand ? [] : [{ type: 'capitals', keys: moved } as const]), ...swapEdits(board, lots)],
    before,
    after,
    seats: moved,
    reached: after.score >= options.wanted,
    most,
  };
}

function placeFairer(
  board: Board,
  seats: readonly number[],
  people: readonly number[],
  { locked, wanted }: BalanceOptions,
  stream: Stream,
): readonly number[] {
  const held = new Set(locked.flatMap(({ id, what }) => (what === 'all' ? [id - 1] : [])));
  const nodes = seats.map((id) => id - 1);
  const search = { board, graph: boardGraph(board), seats: nodes, held, people, wanted };
  return moveSeats(search, stream).map((node) => node + 1);
}

function afterSwaps(board: Board, { population, kind }: Lots): Pick<Board, 'states' | 'borders'> {
  const [people, kinds] = [population.order(), kind.order()];
  const states = board.states.map((state, node): BoardState => ({
    ...state,
    population: board.states[people[node]!]!.population,
    kind: board.states[kinds[node]!]!.kind,
  }));
  return { states, borders: board.borders };
}

/** The score if the parts that swaps can change were full. */
function mostBySwaps({ parts }: Fairness, may: readonly BalanceMeans[]): number {
  const full = (id: string): boolean =>
    (id === 'people' && may.includes('population')) || (id === 'kinds' && may.includes('kind'));
  return parts.reduce((sum, { id, points, weight }) => sum + (full(id) ? 100 : points) * weight, 0) / 100;
}
