import type { Board } from '#lib/board/board.ts';
import { fairnessScore, type FairnessPart, type FairnessPartId } from '#lib/board/fairness/fairnessScore.ts';
import { REACH, seatMeasures, type SeatMeasures } from '#lib/board/fairness/seatMeasures.ts';
import { seatsOf, turnOrder } from '#lib/board/fairness/seats.ts';
import { FAIRNESS_WORDS } from '../../../board/fairness/fairnessWords.ts';
import { AFFILIATIONS, type Affiliation } from '../../../vocabulary.ts';

/** What the panel shows, worked out of a board and its capitals. */
export interface FairnessView {
  readonly headline: string;
  /** Whose fairness it is, as a sentence. */
  readonly subject: string;
  /** 0 to 100, whole; absent where there are not two seats. */
  readonly score?: number;
  /** The same, not rounded. */
  readonly exact: number | undefined;
  readonly seats: readonly SeatView[];
  readonly groups: readonly FairnessGroup[];
  /** States and borders near a capital without which the map falls apart, with the seats near them. */
  readonly chokepoints: readonly Chokepoint[];
}

export interface SeatView {
  readonly id: number;
  readonly name: string;
  /** 1 for whoever plays first. */
  readonly turn: number;
}

/** Rows of the table that belong together; those with a part count in the score. */
export interface FairnessGroup {
  readonly part?: PartView;
  readonly rows: readonly FairnessRow[];
}

export interface PartView {
  readonly id: FairnessPartId;
  readonly spread: string;
  readonly gap: string;
  /** 0 to 100, whole. */
  readonly points: number;
  /** Out of 100. */
  readonly weight: number;
}

export interface FairnessRow {
  readonly label: string;
  readonly affiliation?: Affiliation;
  /** One a seat. */
  readonly cells: readonly string[];
}

export interface Chokepoint {
  /** The state, or both ends of the border. */
  readonly states: readonly { readonly id: number; readonly name: string }[];
  /** Places in the order of placing, from 1. */
  readonly seats: readonly number[];
}

/** @param people for each seat how many people it is meant to have, as a multiple of what the others have */
export function projectFairness(
  board: Board,
  placed: readonly number[],
  people?: readonly number[],
): FairnessView {
  const ids = seatsOf(board, placed);
  const measures = seatMeasures(board, ids);
  const fairness = fairnessScore(measures, people);
  const turns = turnOrder(ids);
  const score = fairness && Math.round(fairness.score);
  return {
    headline: score === undefined ? 'No score yet' : `${score} of 100`,
    subject: subjectOf(board, placed, ids),
    ...(score !== undefined && { score }),
    exact: fairness?.score,
    seats: ids.map((id, seat) => ({ id, name: nameOf(board, id), turn: turns[seat]! })),
    groups: groupsOf(board, measures).map(({ id, rows }) => {
      const part = fairness?.parts.find((one) => one.id === id);
      return { rows, ...(part && { part: partView(part) }) };
    }),
    chokepoints: chokepointsOf(board, measures),
  };
}

const nameOf = ({ states }: Board, id: number): string => states[id - 1]!.name;

function subjectOf({ capitals }: Board, placed: readonly number[], seats: readonly number[]): string {
  if (seats.length === 0) return 'There is no legal placement of capitals to compare.';
  if (placed.length === 0) return `Of the suggested placement of ${seats.length} capitals.`;
  if (seats.length === 1) return 'One capital stands: place a second one to compare.';
  const missing = capitals.count - seats.length;
  return missing > 0
    ? `Of the ${seats.length} capitals that stand; ${missing} more would change it.`
    : `Of the ${seats.length} capitals that stand.`;
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const partView = ({ id, spread, gap, points, weight }: FairnessPart): PartView => ({
  id,
  spread: percent(spread),
  gap: percent(gap),
  points: Math.round(points),
  weight,
});

interface RowsOfPart {
  readonly id?: FairnessPartId;
  readonly rows: readonly FairnessRow[];
}

function groupsOf({ states }: Board, seats: readonly SeatMeasures[]): readonly RowsOfPart[] {
  const row = (label: string, cell: (seat: SeatMeasures) => string): FairnessRow => ({
    label,
    cells: seats.map(cell),
  });
  const share = (label: string, of: (seat: SeatMeasures) => number): FairnessRow => {
    const sum = seats.reduce((total, seat) => total + of(seat), 0);
    return row(label, (seat) => (sum > 0 ? percent(of(seat) / sum) : 'none'));
  };
  const label = (id: FairnessPartId): string => FAIRNESS_WORDS[id].label;
  const population = states.reduce((sum, state) => sum + state.population, 0);
  const near = (ring: number) => (seat: SeatMeasures) => {
    const { states: all, nearer } = seat.within[ring]!;
    return all === nearer ? String(all) : `${all}, ${nearer} own`;
  };
  const steps = (ring: number): string => (ring === 0 ? 'Within 1 step' : `Within ${ring + 1} steps`);
  const found = AFFILIATIONS.filter((kind) => states.some((state) => state.kind === kind));
  return [
    { id: 'people', rows: [share(`${label('people')}: ${population}`, ({ people }) => people)] },
    { id: 'states', rows: [share(`${label('states')}: ${states.length}`, (seat) => seat.states)] },
    {
      id: 'kinds',
      rows: found.map((affiliation) => {
        const count = states.filter(({ kind }) => kind === affiliation).length;
        return {
          ...share(`${affiliation}: ${count}`, ({ kinds }) => kinds[affiliation] ?? 0),
          affiliation,
        };
      }),
    },
    { rows: Array.from({ length: REACH - 1 }, (_, ring) => row(steps(ring), near(ring))) },
    { id: 'home', rows: [row(steps(REACH - 1), near(REACH - 1))] },
    { id: 'borders', rows: [row(label('borders'), ({ borders }) => String(borders))] },
    { id: 'ways', rows: [row(label('ways'), ({ ways }) => String(ways))] },
    { id: 'neighbour', rows: [row(label('neighbour'), ({ neighbour }) => stepsText(neighbour))] },
    {
      rows: [
        row('Chokepoints nearby', ({ chokepoints, bridges }) => String(chokepoints.length + bridges.length)),
      ],
    },
  ];
}

const stepsText = (steps: number | undefined): string =>
  steps === undefined ? 'none' : steps === 1 ? '1 step' : `${steps} steps`;

function chokepointsOf(board: Board, seats: readonly SeatMeasures[]): readonly Chokepoint[] {
  const found = new Map<string, { readonly ids: readonly number[]; readonly seats: number[] }>();
  seats.forEach(({ chokepoints, bridges }, seat) => {
    for (const ids of [...chokepoints.map((id) => [id]), ...bridges]) {
      const key = ids.join('-');
      const known = found.get(key) ?? { ids, seats: [] };
      known.seats.push(seat + 1);
      found.set(key, known);
    }
  });
  return [...found.values()]
    .sort((p, q) => p.ids.length - q.ids.length || p.ids[0]! - q.ids[0]! || p.ids.at(-1)! - q.ids.at(-1)!)
    .map(({ ids, seats: near }) => ({
      states: ids.map((id) => ({ id, name: nameOf(board, id) })),
      seats: near,
    }));
}
