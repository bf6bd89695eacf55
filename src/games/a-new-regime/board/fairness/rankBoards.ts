import type { Board, Count } from '#lib/board/board.ts';
import { fairnessScore, type FairnessPartId } from '#lib/board/fairness/fairnessScore.ts';
import { seatMeasures } from '#lib/board/fairness/seatMeasures.ts';
import { numberedSeeds } from '#lib/share/numberedSeeds.ts';
import { generateBoard } from '../generate.ts';
import type { BoardSettings } from '../settings.ts';

/** What a batch is ranked by: the whole score, or one of its parts. */
export type RankKey = 'score' | FairnessPartId;

/** A board of a batch, as far as ranking needs it: the board itself comes again from its settings. */
export interface RankedBoard {
  readonly settings: BoardSettings;
  /** Place in the batch, from 1. */
  readonly number: number;
  readonly made: RankedFigures | { readonly problem: string };
}

export interface RankedFigures {
  /** The score under `score`, the points of each part under its id; 0 to 100. */
  readonly points: Readonly<Record<RankKey, number>>;
  /** Ids of the suggested placement, which is what was measured. */
  readonly seats: readonly number[];
  readonly placements: Count;
}

/** How many boards a batch may have. */
export const BATCH = { min: 10, max: 1000 } as const;

/** The settings of a batch: seeds are numbered. Undefined where the seed leaves no room for the numbers. */
export const batchSettings = (settings: BoardSettings, count: number): readonly BoardSettings[] | undefined =>
  numberedSeeds(settings.seed, count)?.map((seed) => ({ ...settings, seed }));

/** Draws one board of a batch and measures it with its suggested capitals. */
export function rankBoard(settings: BoardSettings, number: number): RankedBoard {
  const board = generateBoard(settings);
  return {
    settings,
    number,
    made: board.ok ? figuresOf(board.value) : { problem: board.error.message },
  };
}

function figuresOf(board: Board): RankedFigures {
  const { suggested, placements } = board.capitals;
  // There are always three regimes or more.
  const { score, parts } = fairnessScore(seatMeasures(board, suggested))!;
  const points = Object.fromEntries(parts.map((part) => [part.id, part.points]));
  return {
    points: { ...(points as Record<FairnessPartId, number>), score },
    seats: suggested,
    placements,
  };
}

/** The fairest first; equal ones in the order of their numbers, and at the end those that have no board. */
export function sortByFairness(boards: readonly RankedBoard[], by: RankKey): readonly RankedBoard[] {
  const points = ({ made }: RankedBoard): number => ('points' in made ? made.points[by] : -1);
  return [...boards].sort((p, q) => points(q) - points(p) || p.number - q.number);
}
