import { stepsFrom } from '#lib/graph/graph.ts';
import type { Stream } from '#lib/random/stream.ts';
import type { Board } from '../board.ts';
import { boardGraph } from '../boardGraph.ts';
import type { BalanceOptions } from './balance.ts';
import { fairnessScore } from './fairnessScore.ts';
import { openLot, type RollLot } from './rollLot.ts';
import { seatMeasures } from './seatMeasures.ts';
import { shareOut } from './shareOut.ts';

/** How the two rolls of the states lie. */
export type Lots = Readonly<Record<'population' | 'kind', RollLot>>;

/** Detours that are tried after the straight way has ended. */
const DETOURS = 40;
/** Random swaps of a detour before it goes uphill again. */
const DETOUR_SWAPS = 3;
/** Swaps that are looked at, all in all, before the search ends: a second or two for eight seats. */
const MOST_LOOKED = 1_000_000;

/**
 * Swaps rolls until the score is reached or nothing more is found: whichever swap of the two sorts gains most each
 * time, then detours.
 *
 * @param people for each seat how many people it is meant to have, as a multiple of its equal share
 * @param tell hears from time to time what part of the search is over, at most 1
 */
export function evenRolls(
  board: Board,
  seats: readonly number[],
  people: readonly number[],
  { may, locked, wanted }: BalanceOptions,
  stream: Stream,
  tell: (share: number) => void = () => undefined,
): Lots {
  const graph = boardGraph(board);
  const shares = shareOut(seats.map((id) => stepsFrom(graph, id - 1)));
  const { states } = board;
  const kinds = [...new Set(states.map(({ kind }) => kind))].sort();
  const held = (part: 'population' | 'kind'): ReadonlySet<number> =>
    may.includes(part)
      ? new Set(locked.flatMap(({ id, what }) => (what === part || what === 'all' ? [id - 1] : [])))
      : new Set(states.keys());
  const lots: Lots = {
    population: openLot({
      shares,
      rows: states.map(() => 0),
      weights: states.map(({ population }) => population),
      wanted: people,
      held: held('population'),
    }),
    kind: openLot({
      shares,
      rows: states.map(({ kind }) => kinds.indexOf(kind)),
      weights: states.map(() => 1),
      wanted: seats.map(() => 1),
      held: held('kind'),
    }),
  };
  const start = fairnessScore(seatMeasures(board, seats))!;
  const weight = (wantedId: string): number => start.parts.find(({ id }) => id === wantedId)!.weight;
  const weightOf = { population: weight('people'), kind: weight('kinds') };
  const others = start.parts.reduce(
    (sum, { id, points, weight }) => (id === 'people' || id === 'kinds' ? sum : sum + points * weight),
    0,
  );
  const names = ['population', 'kind'] as const;
  const enough = (): boolean =>
    others + names.reduce((sum, name) => sum + lots[name].points() * weightOf[name], 0) >= wanted * 100;

  const looked = (): number => lots.population.looked() + lots.kind.looked();
  const tired = (): boolean => looked() > MOST_LOOKED;

  while (!enough() && !tired()) {
    tell(looked() / MOST_LOOKED);
    const gains = names.map((name) => {
      const swap = lots[name].bestSwap();
      return { name, swap, gain: swap ? (swap.points - lots[name].points()) * weightOf[name] : 0 };
    });
    const best = gains[0]!.gain >= gains[1]!.gain ? gains[0]! : gains[1]!;
    if (!best.swap) break;
    lots[best.name].swap(best.swap.i, best.swap.j);
  }
  for (let detour = 0; detour < DETOURS && !enough() && !tired(); detour++) {
    tell(Math.max(detour / DETOURS, looked() / MOST_LOOKED));
    for (const name of names) if (!enough()) takeDetour(lots[name], stream);
  }
  return lots;
}

/** Leaves a hilltop for another one; returns where that is not higher. */
function takeDetour(lot: RollLot, stream: Stream): void {
  const { free } = lot;
  if (free.length < 2) return;
  const [order, points] = [lot.order(), lot.points()];
  for (let k = 0; k < DETOUR_SWAPS; k++)
    lot.swap(free[stream.below(free.length)]!, free[stream.below(free.length)]!);
  for (let best = lot.bestSwap(); best; best = lot.bestSwap()) lot.swap(best.i, best.j);
  if (lot.points() <= points) lot.restore(order);
}
