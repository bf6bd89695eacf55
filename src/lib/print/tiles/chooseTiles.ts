import { quote } from '#lib/core/quote.ts';
import { ok, type Problem, type Result } from '#lib/core/result.ts';
import type { Tile, TilePlan } from './planTiles.ts';

/** Longest list that is read, in characters. */
const LONGEST = 1000;

/**
 * The sheets that somebody wants again, as `A1, B2`, `1,3-4`, or `A1-B2` for all in that rectangle; each once, in the
 * order of printing. What is no sheet of the plan comes back as a sentence.
 */
export function chooseTiles(text: string, plan: TilePlan): Result<readonly Tile[]> {
  const { tiles } = plan;
  if (text.length > LONGEST)
    return refuse(text, `The list of sheets is ${text.length} characters long; at most ${LONGEST} are read.`);
  const wanted = text
    .replace(/\s*[-–]\s*/g, '-')
    .split(/[,;\s]+/)
    .filter((part) => part !== '');
  if (wanted.length === 0)
    return refuse(text, `The list of sheets is empty; it must name some, as in A1, B2 or 1,3-4.`);
  const chosen = new Set<Tile>();
  for (const part of wanted) {
    const [first = '', last, ...rest] = part.split('-');
    const from = find(first, plan);
    const to = last === undefined ? from : find(last, plan);
    const stranger = from ? (to ? undefined : (last ?? '')) : first;
    if (stranger !== undefined || rest.length > 0 || !from || !to)
      return refuse(
        part,
        `There is no sheet ${quote(rest.length > 0 ? part : stranger)}; the sheets are ${range(plan)}.`,
      );
    const numbers = /^\d/.test(first);
    if (last !== undefined && numbers !== /^\d/.test(last))
      return refuse(part, `${quote(part)} goes from a number to a name; write two numbers or two names.`);
    if (numbers && from.number > to.number)
      return refuse(part, `${quote(part)} counts backwards; write ${to.number}-${from.number}.`);
    for (const tile of tiles)
      if (numbers ? between(tile.number, from.number, to.number) : inRectangle(tile, from, to))
        chosen.add(tile);
  }
  return ok(tiles.filter((tile) => chosen.has(tile)));
}

function find(name: string, { tiles }: TilePlan): Tile | undefined {
  if (/^\d+$/.test(name)) return tiles[Number(name) - 1];
  return tiles.find(({ label }) => label === name.toUpperCase());
}

const between = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
const inRectangle = ({ column, row }: Tile, a: Tile, b: Tile) =>
  between(column, a.column, b.column) && between(row, a.row, b.row);

function range({ tiles }: TilePlan): string {
  const last = tiles.at(-1);
  return tiles.length === 1
    ? 'A1 alone, number 1'
    : `A1 to ${last?.label}, or 1 to ${tiles.length} row by row`;
}

function refuse(got: string, message: string): { readonly ok: false; readonly error: Problem } {
  return { ok: false, error: { code: 'unknown-sheet', message, where: 'sheets', got } };
}
