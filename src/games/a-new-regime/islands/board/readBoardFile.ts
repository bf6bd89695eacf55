import { draftOf } from '#lib/board/edit/draft.ts';
import { applyEdits } from '#lib/board/edit/edits.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import type { BoardFile } from '../../board/boardFile.ts';
import { generateBoard } from '../../board/generate.ts';
import { parseBoardFile } from '../../board/parseBoardFile.ts';
import { rollSpec } from '../../board/spec.ts';
import type { Moment } from './makerState.ts';

/** A board file as the page takes it. */
export type FileMoment = Pick<Moment, 'source' | 'edits'>;

/**
 * Reads the text of a board file. The file of a board that its settings and edits still give is that board, with a link
 * of its own; any other is opened as it is.
 */
export function readBoardFile(text: string): Result<FileMoment> {
  const parsed = parseBoardFile(text);
  if (!parsed.ok) return isMap(text) ? err({ code: 'a-map', message: A_MAP }) : parsed;
  return ok(drawnMoment(parsed.value) ?? { source: { kind: 'opened', opened: parsed.value }, edits: [] });
}

/** The board as a seed and edits, where these give the very same. */
function drawnMoment({ origin, draft }: BoardFile): FileMoment | undefined {
  if (origin.kind !== 'seed') return undefined;
  const { settings, edits } = origin;
  const drawn = generateBoard(settings);
  if (!drawn.ok) return undefined;
  const made = applyEdits(draftOf(drawn.value), edits, rollSpec(settings.seed));
  if (!made.ok || JSON.stringify(made.value) !== JSON.stringify(draft)) return undefined;
  return { source: { kind: 'seed', settings }, edits };
}

const A_MAP = 'This file holds a map, not a board. The page “Boards from maps” makes boards of such files.';

/** GeoJSON and TopoJSON say what they are. */
const isMap = (text: string): boolean =>
  /"type"\s*:\s*"(?:FeatureCollection|Feature|Topology|GeometryCollection|MultiPolygon|Polygon)"/.test(
    text.slice(0, 4096),
  );
