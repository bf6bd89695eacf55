import type { SolvedBoard } from '#games/nomads-threat/solved/solvedBoard.ts';
import { bestLine } from '#games/nomads-threat/search/bestLine.ts';
import { emptyBoard, firstTiles, proveFirstTile } from '#games/nomads-threat/search/firstTiles.ts';
import { PLACING, STOPPED, type Kernel } from '#games/nomads-threat/search/kernel.ts';
import { nameOf, stepText } from './tileNames.ts';

export type BoardKind = Pick<SolvedBoard, 'width' | 'height' | 'chiefs' | 'pass' | 'blockedMover'>;
type Tiles = SolvedBoard['firstTiles'];

/** Work done so far on a board, so that a break loses little. */
export interface Progress {
  readonly firstTiles: Tiles;
  readonly nodes: number;
  readonly seconds: number;
}

export interface Work {
  /** Where an earlier run had come to. */
  readonly progress: Progress;
  /** Seconds of processor time after which the work is broken off. */
  readonly seconds: number;
  /** Hears of each first tile that is done. */
  readonly tell: (progress: Progress) => void;
}

/** Solves a board tile by tile; if time runs out before it is done, the board is unfinished. */
export function solveBoard(
  kernel: Kernel,
  kind: BoardKind,
  tableBits: number,
  { progress, seconds: most, tell }: Work,
): SolvedBoard {
  const { width, height, chiefs } = kind;
  const seconds = stopwatch(progress.seconds);
  const start = seconds();
  kernel.allow({ nodes: Infinity, shouldStop: () => seconds() - start > most });
  let done = progress;
  const now = (tiles: Tiles): Progress => ({
    firstTiles: tiles,
    nodes: progress.nodes + kernel.nodes(),
    seconds: seconds(),
  });
  try {
    for (const { tile, alike } of firstTiles(width, height)) {
      const name = nameOf(tile, width, height);
      if (done.firstTiles.some((known) => known.tile === name)) continue;
      const margin = proveFirstTile(kernel, chiefs, tile, done.firstTiles.at(-1)?.margin ?? 0);
      done = now([...done.firstTiles, { tile: name, alike, margin }]);
      tell(done);
    }
  } catch (error) {
    if (error !== STOPPED) throw error;
    return { ...kind, status: 'unfinished', margin: null, ...now(done.firstTiles), line: [], tableBits };
  }
  kernel.allow({ nodes: Infinity });
  const margin = Math.max(...done.firstTiles.map((tile) => tile.margin));
  const line = lineFrom(kernel, kind, done.firstTiles, margin);
  return {
    ...kind,
    status: 'solved',
    margin,
    ...done,
    nodes: done.nodes + kernel.nodes(),
    seconds: seconds(),
    line,
    tableBits,
  };
}

/** Best play, from the first of the best first tiles. */
function lineFrom(
  kernel: Kernel,
  { width, height, chiefs }: BoardKind,
  tiles: Tiles,
  margin: number,
): string[] {
  const best = tiles.find((tile) => tile.margin === margin)!.tile;
  const code =
    firstTiles(width, height).find(({ tile }) => nameOf(tile, width, height) === best)!.tile | PLACING;
  const { node } = kernel.child(emptyBoard(chiefs), code);
  return [`C@${best}`, ...bestLine(kernel, node, -margin).map((step) => stepText(step, width, height))];
}

/** Seconds of this process's processor time since now, and those before. */
function stopwatch(before: number): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return before + Math.round((user + system) / 1e5) / 10;
  };
}
