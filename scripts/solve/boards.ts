import { makeKernel } from '#games/nomads-threat/search/kernel.ts';
import { BLOCKED_READINGS, PASS_READINGS } from '#games/nomads-threat/vocabulary.ts';
import type { SolvedBoard } from '#games/nomads-threat/solved/solvedBoard.ts';
import { keepBoards, keepProgress, NO_PROGRESS, readProgress } from './files.ts';
import type { BoardRequest } from './request.ts';
import { solveBoard, type BoardKind } from './solveBoard.ts';

/** Boards small enough for every reading and number of Chief Tents: seconds each at most. */
const SMALL = [
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
  [4, 4],
] as const;

const SMALL_TABLE_BITS = 20;

/** Every reading on the small boards. */
export const smallKinds = (): readonly BoardKind[] =>
  SMALL.flatMap(([width, height]) =>
    PASS_READINGS.flatMap((pass) =>
      BLOCKED_READINGS.flatMap((blockedMover) =>
        [1, 2, 3].map((chiefs) => ({ width, height, chiefs, pass, blockedMover })),
      ),
    ),
  );

export const solveSmallBoards = (check: boolean): Promise<boolean> =>
  keepBoards(
    smallKinds().map((kind) => solve({ kind, tableBits: SMALL_TABLE_BITS, seconds: Infinity, check })),
    check,
  );

export const solveOneBoard = (request: BoardRequest): Promise<boolean> =>
  keepBoards([solve(request)], request.check);

/** Solves a board; for a check from the beginning, else from where an earlier run was broken off. */
function solve({ kind, tableBits, seconds, check }: BoardRequest): SolvedBoard {
  const { width, height, pass, blockedMover } = kind;
  const kernel = makeKernel({ width, height, mayStop: pass === 'may-stop', blockedMover }, { tableBits });
  const name = `${width}x${height}, ${kind.chiefs} Chief Tents, ${pass}, ${blockedMover}`;
  const found = solveBoard(kernel, kind, tableBits, {
    progress: check ? NO_PROGRESS : readProgress(kind),
    seconds,
    tell: (progress) => {
      if (!check) keepProgress(kind, progress);
      const { tile, margin } = progress.firstTiles.at(-1)!;
      console.log(`${name}: ${tile} ${margin}, ${progress.nodes} nodes, ${progress.seconds} s`);
    },
  });
  console.log(
    found.status === 'solved'
      ? `${name}: margin ${found.margin}, ${found.line.join(' ')}`
      : `${name}: unfinished after ${found.nodes} nodes, ${found.seconds} s`,
  );
  return found;
}
