import { MAP_PROMISES } from '#games/a-new-regime/board/promises.ts';
import type { Board } from '#lib/board/board.ts';
import { boardGraph } from '#lib/board/boardGraph.ts';
import { counted } from '#lib/core/counted.ts';
import { components } from '#lib/graph/graph.ts';

/** What a board of a map owes its players and does not keep, a sentence each; the studio offers repairs. */
export function mapWarnings(board: Board): readonly string[] {
  const warnings: string[] = [];
  const { count, steps, placements } = board.capitals;
  const parts = components(boardGraph(board)).count;
  if (parts > 1) warnings.push(`The map is in ${parts} parts that no border and no sea route joins.`);
  if (placements === 0)
    warnings.push(
      `${count} capitals cannot stand ${steps} steps apart: fewer --regimes, a nearer --spacing or more --states may help.`,
    );
  const { minBorder } = MAP_PROMISES;
  const short = board.borders.filter(({ kind, mm }) => kind === 'land' && mm < minBorder).length;
  if (short > 0)
    warnings.push(
      `${counted(short, 'border is', 'borders are')} shorter than ${minBorder} mm: a larger --size or fewer --states may help.`,
    );
  return warnings;
}
