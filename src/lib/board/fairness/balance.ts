import { openStream, type Stream } from '#lib/random/stream.ts';
import type { Board, BoardState } from '../board.ts';
import { boardGraph } from '../boardGraph.ts';
import type { Lockable } from '../edit/draft.ts';
import { swapEdits, type BalanceEdit } from './balanceEdits.ts';
import { evenRolls, type Lots } from './evenRolls.ts';
import { fairnessScore, type Fairness, type FairnessPartId } from './fairnessScore.ts';
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
 * @param tell hears from time to time what part of the work is done, 0 to 1
 * @returns undefined for fewer than two seats
 */
export function balance(
  board: Board,
  options: BalanceOptions,
  tell: (share: number) => void = () => undefined,
): Balanced | undefined {
  const seats = seatsOf(board, options.placed);
  const before = fairnessScore(seatMeasures(board, seats), options.people);
  if (!before) return undefined;
  const people = options.people ?? seats.map(() => 1);
  const stream = openStream(options.seed, 'balance');
  // A climb may be told by what it has looked at, the next by how many there were: never backwards.
  let done = 0;
  const further = (share: number): void => tell((done = Math.max(done, share)));
  const swap = (from: readonly number[], start: number, length: number): Arrangement => {
    const lots = evenRolls(board, from, people, options, stream, (share) => further(start + share * length));
    return {
      seats: from,
      lots,
      fairness: fairnessScore(seatMeasures(afterSwaps(board, lots), from), people)!,
    };
  };
  const moves = options.may.includes('capitals') && before.score < options.wanted;
  const moved = moves
    ? placeFairer(board, seats, people, options, stream, (share) => further(share * 0.5))
    : seats;
  let best = swap(moved, moves ? 0.5 : 0, moves ? 0.25 : 1);
  // A placement that promised more may have kept less of its promise than the one that stands.
  if (moved !== seats && best.fairness.score < options.wanted) {
    const stayed = swap(seats, 0.75, 0.25);
    if (stayed.fairness.score > best.fairness.score) best = stayed;
  }
  const after = best.fairness;
  const most = mostBySwaps(after, options.may);
  const found = after.score > before.score;
  if (!found)
    return { edits: [], before, after: before, seats, reached: before.score >= options.wanted, most };
  // Rolls decide which placement is suggested: one that nobody placed would be another after the swaps.
  const stand =
    options.placed.length === best.seats.length && best.seats.every((id, at) => id === options.placed[at]);
  return {
    edits: [
      ...(stand ? [] : [{ type: 'capitals', keys: best.seats } as const]),
      ...swapEdits(board, best.lots),
    ],
    before,
    after,
    seats: best.seats,
    reached: after.score >= options.wanted,
    most,
  };
}

/** Seats with the rolls as they lie for them. */
interface Arrangement {
  readonly seats: readonly number[];
  readonly lots: Lots;
  readonly fairness: Fairness;
}

/** Parts of the score that swaps even out, whatever the seats. */
const EVENED = { population: 'people', kind: 'kinds' } as const satisfies Partial<
  Record<BalanceMeans, FairnessPartId>
>;

/** Where swaps come after, seats are chosen by what swaps cannot change. */
function placeFairer(
  board: Board,
  seats: readonly number[],
  people: readonly number[],
  { may, locked, wanted }: BalanceOptions,
  stream: Stream,
  tell: (share: number) => void,
): readonly number[] {
  const held = new Set(locked.flatMap(({ id, what }) => (what === 'all' ? [id - 1] : [])));
  const nodes = seats.map((id) => id - 1);
  const later = new Set(may.flatMap((means) => (means === 'capitals' ? [] : [EVENED[means]])));
  const search = { board, graph: boardGraph(board), seats: nodes, held, people, wanted, later };
  const moved = moveSeats(search, stream, tell);
  return moved === nodes ? seats : moved.map((node) => node + 1);
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
  const evened = new Set<string>(may.flatMap((means) => (means === 'capitals' ? [] : [EVENED[means]])));
  const full = (id: string): boolean => evened.has(id);
  return parts.reduce((sum, { id, points, weight }) => sum + (full(id) ? 100 : points) * weight, 0) / 100;
}
