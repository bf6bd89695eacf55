import type { Kernel, Node } from './kernel.ts';
import { PLACING } from './kernel.ts';
import { prove } from './prove.ts';
import { makeSymmetries } from './symmetries.ts';

/** A first tile with those that mirror images make of it. */
export interface FirstTile {
  readonly tile: number;
  /** How many tiles are alike, itself counted. */
  readonly alike: number;
}

/** The first tiles that are different: one of each kind, nearest to the middle first. */
export function firstTiles(width: number, height: number): readonly FirstTile[] {
  const symmetries = makeSymmetries(width, height);
  const found: FirstTile[] = [];
  for (let tile = 0; tile < width * height; tile++) {
    const images = new Set(symmetries.map(({ to }) => to[tile]!));
    if (Math.min(...images) === tile) found.push({ tile, alike: images.size });
  }
  const off = (tile: number): number =>
    Math.abs(2 * (tile % width) - width + 1) + Math.abs(2 * Math.floor(tile / width) - height + 1);
  return found.toSorted((a, b) => off(a.tile) - off(b.tile));
}

/** The empty board as the search sees it. */
export const emptyBoard = (chiefs: number): Node => ({
  own: 0,
  opp: 0,
  ownHand: chiefs,
  oppHand: chiefs,
  mayStop: false,
});

/** The first player's margin under best play after a first tile. Throws `STOPPED`. */
export function proveFirstTile(kernel: Kernel, chiefs: number, tile: number, guess: number): number {
  const { node } = kernel.child(emptyBoard(chiefs), tile | PLACING);
  return 0 - prove(kernel, node, -guess).margin;
}
