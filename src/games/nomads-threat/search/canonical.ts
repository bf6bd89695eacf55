import { PASSING, PLACING, type Code, type Node } from './kernel.ts';
import { LOW_BITS, type Symmetry } from './symmetries.ts';

/** A position laid so that all its mirror images are laid alike, and how it came there. */
export interface Canonical {
  readonly node: Node;
  readonly by: Symmetry;
}

/** The image of a position whose masks are least. */
export function canonical(node: Node, symmetries: readonly Symmetry[]): Canonical {
  let best: Canonical = { node, by: symmetries[0]! };
  for (const by of symmetries.slice(1)) {
    const own = imageOf(node.own, by);
    const opp = imageOf(node.opp, by);
    if (own < best.node.own || (own === best.node.own && opp < best.node.opp))
      best = { node: { ...node, own, opp }, by };
  }
  return best;
}

const imageOf = (mask: number, { low, high }: Symmetry): number =>
  low[mask & ((1 << LOW_BITS) - 1)]! | high[mask >>> LOW_BITS]!;

/** A move on the canonical board as one on the board that it was made of. */
export const moveBack = (code: Code, { from }: Symmetry): Code =>
  code === PASSING ? code : (code & PLACING) | from[code & 31]!;
