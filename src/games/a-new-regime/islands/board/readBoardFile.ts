import { draftOf } from '#lib/board/edit/draft.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { generateBoard } from '../../board/generate.ts';
import { parseBoardJson } from '../../board/parseBoardJson.ts';
import type { Moment } from './makerState.ts';

/** A board file as the page takes it. */
export type FileMoment = Pick<Moment, 'source' | 'edits'>;

/**
 * Reads the text of a board file. The file of a board that its settings still give is that board, with a link of its
 * own; any other is opened as it is.
 *
 * @param name the file's, without its ending: what the board is called where it has no seed of its own
 */
export function readBoardFile(name: string, text: string): Result<FileMoment> {
  const parsed = parseBoardJson(text);
  if (!parsed.ok) return isMap(text) ? err({ code: 'a-map', message: A_MAP }) : parsed;
  const { board, settings } = parsed.value;
  const drawn = generateBoard(settings);
  if (drawn.ok && JSON.stringify(drawn.value) === JSON.stringify(board))
    return ok({ source: { kind: 'seed', settings }, edits: [] });
  const { seed, regimes, spacing } = settings;
  const opened = { title: name, draft: draftOf(board), rules: { seed, regimes, spacing } };
  return ok({ source: { kind: 'opened', opened }, edits: [] });
}

const A_MAP = 'This file holds a map, not a board. The page “Boards from maps” makes boards of such files.';

/** GeoJSON and TopoJSON say what they are. */
const isMap = (text: string): boolean =>
  /"type"\s*:\s*"(?:FeatureCollection|Feature|Topology|GeometryCollection|MultiPolygon|Polygon)"/.test(
    text.slice(0, 4096),
  );
