import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import type { SolvedBoard } from '#games/nomads-threat/solved/solvedBoard.ts';
import { keepRows, type RowReading } from './keepRows.ts';
import type { BoardKind, Progress } from './solveBoard.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where the site reads what was solved. */
export const SOLVED = `${ROOT}src/games/nomads-threat/solved/`;
const BOARDS = `${SOLVED}boards.json`;

/** Rows already found. */
export const readBoards = (): readonly SolvedBoard[] =>
  existsSync(BOARDS) ? (JSON.parse(readFileSync(BOARDS, 'utf8')) as SolvedBoard[]) : [];

/**
 * Keeps rows that say something new, all in order; see `keepRows`. Work that was broken off counts only where it went
 * further than what is kept.
 */
export function keepBoards(found: readonly SolvedBoard[], check: boolean): Promise<boolean> {
  const kept = readBoards();
  const further = found.filter((row) => {
    const old = kept.find((one) => kindText(one) === kindText(row));
    return row.status === 'solved' || !old || (old.status === 'unfinished' && old.nodes < row.nodes);
  });
  return keepRows(kept, further, BOARD_READING, check, (rows) =>
    writeJson(
      BOARDS,
      rows.toSorted((a, b) => (orderText(a) < orderText(b) ? -1 : 1)),
    ),
  );
}

const BOARD_READING: RowReading<SolvedBoard> = {
  kindOf: (row) => kindText(row),
  findingsOf: ({ status, margin, firstTiles, nodes }) => [
    status,
    margin,
    firstTiles,
    ...(status === 'unfinished' ? [nodes] : []),
  ],
};

/** Writes JSON as the formatter wants it. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  writeFileSync(path, await format(JSON.stringify(value), { parser: 'json', printWidth: 110 }));
}

const kindText = ({ width, height, chiefs, pass, blockedMover }: BoardKind): string =>
  `${width}x${height} ${chiefs} ${pass} ${blockedMover}`;

/** Boards by their number of tiles, the usual rules first. */
const orderText = (row: BoardKind): string =>
  [
    String(row.width * row.height).padStart(2, '0'),
    row.width,
    row.pass === 'must' ? 0 : 1,
    row.blockedMover === 'ends-at-once' ? 0 : row.blockedMover,
    row.chiefs === 2 ? 0 : row.chiefs,
  ].join(' ');

/** Where work in progress is kept. */
export const CACHE = `${ROOT}node_modules/.cache/realmwright/`;

const progressFile = (kind: BoardKind): string => `${CACHE}solve ${kindText(kind)}.json`;

/** No work done yet. */
export const NO_PROGRESS: Progress = { firstTiles: [], nodes: 0, seconds: 0 };

/** Where an earlier run that was broken off had come to. */
export function readProgress(kind: BoardKind): Progress {
  const path = progressFile(kind);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Progress) : NO_PROGRESS;
}

export function keepProgress(kind: BoardKind, progress: Progress): void {
  const path = progressFile(kind);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(progress));
}
