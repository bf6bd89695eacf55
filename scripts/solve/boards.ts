import { makeKernel } from '#games/nomads-threat/search/kernel.ts';
import { BLOCKED_READINGS, PASS_READINGS } from '#games/nomads-threat/vocabulary.ts';
import { keepBoards, keepProgress, readProgress } from './files.ts';
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

export async function solveSmallBoards(): Promise<void> {
  await keepBoards(smallKinds().map((kind) => solve(kind, SMALL_TABLE_BITS)));
}

export async function solveOneBoard(kind: BoardKind, tableBits: number): Promise<void> {
  await keepBoards([solve(kind, tableBits)]);
}

function solve(kind: BoardKind, tableBits: number) {
  const { width, height, pass, blockedMover } = kind;
  const kernel = makeKernel({ width, height, mayStop: pass === 'may-stop', blockedMover }, { tableBits });
  const name = `${width}x${height}, ${kind.chiefs} Chief Tents, ${pass}, ${blockedMover}`;
  const found = solveBoard(kernel, kind, tableBits, readProgress(kind), (progress) => {
    keepProgress(kind, progress);
    const { tile, margin } = progress.firstTiles.at(-1)!;
    console.log(`${name}: ${tile} ${margin}, ${progress.nodes} nodes, ${progress.seconds} s`);
  });
  console.log(`${name}: margin ${found.margin}, ${found.line.join(' ')}`);
  return found;
}
