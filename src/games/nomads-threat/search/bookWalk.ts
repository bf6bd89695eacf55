import { canonical } from './canonical.ts';
import { emptyBoard } from './firstTiles.ts';
import type { Code, Kernel, Node } from './kernel.ts';
import { makeSymmetries, type Symmetry } from './symmetries.ts';

/** What is known of a position for sure. */
export interface BookEntry {
  readonly margin: number;
  readonly code: Code;
}

/** A position of the book, laid so that all its mirror images are laid alike. */
export interface BookLine {
  readonly node: Node;
  readonly entry: BookEntry;
}

/** Every position after at most so many actions belongs into the book. */
export const WHOLE_PLIES = 4;
/** To this many actions those belong into it that a player meets who keeps to the book, on either side. */
export const OWN_PLIES = 6;

const CHIEFS = 2;

/** Gives the entry of a position, or undefined to leave it out; `guess` is what its margin may be. */
export type Know = (node: Node, guess: number) => BookEntry | undefined;

/**
 * Goes through the positions that belong into the opening book of a square board, always in the same order, and asks
 * `know` once for each: first all positions after at most `whole` actions, then those that a player meets who follows the
 * book, as first player and as second. Because the order is fixed, a book needs to hold no positions. Gives all that was
 * known, by the `bookKey` of the position.
 */
export function walkBook(
  kernel: Kernel,
  size: number,
  know: Know,
  whole = WHOLE_PLIES,
): ReadonlyMap<string, BookLine> {
  const symmetries = makeSymmetries(size, size);
  const known = new Map<string, BookLine>();
  const asked = new Set<string>();

  function ask(node: Node, guess: number): BookLine | undefined {
    const key = bookKey(node);
    if (!asked.has(key)) {
      asked.add(key);
      const entry = know(node, guess);
      if (entry) known.set(key, { node, entry });
    }
    return known.get(key);
  }

  let level: readonly Step[] = [{ node: emptyBoard(CHIEFS), turned: false, guess: 0 }];
  for (let ply = 0; ply <= whole; ply++) {
    for (const { node, guess } of level) ask(node, guess);
    if (ply < whole)
      level = once(
        level.flatMap(({ node, guess }) =>
          children(kernel, symmetries, node, known.get(bookKey(node)), guess),
        ),
        () => '',
      );
  }

  for (const first of [true, false]) {
    let met: readonly Met[] = [{ node: emptyBoard(CHIEFS), turned: false, guess: 0, own: first }];
    for (let ply = 0; ply <= OWN_PLIES; ply++) {
      const next: Met[] = [];
      for (const { node, own, guess } of met) {
        const line = own ? ask(node, guess) : known.get(bookKey(node));
        if (own && !line) continue;
        for (const step of children(
          kernel,
          symmetries,
          node,
          line,
          guess,
          own ? line!.entry.code : undefined,
        ))
          next.push({ ...step, own: own !== step.turned });
      }
      met = once(next, ({ own }) => String(own));
    }
  }
  return known;
}

interface Step {
  readonly node: Node;
  readonly turned: boolean;
  readonly guess: number;
}
type Met = Step & { readonly own: boolean };

/** The positions after all moves, or after one, each laid alike with its mirror images. */
function children(
  kernel: Kernel,
  symmetries: readonly Symmetry[],
  node: Node,
  line: BookLine | undefined,
  guess: number,
  only?: Code,
): readonly Step[] {
  const codes = only === undefined ? kernel.moves(node).map(({ code }) => code) : [only];
  const margin = line?.entry.margin ?? guess;
  return codes.map((code) => {
    const { node: next, turned } = kernel.child(node, code);
    return { node: canonical(next, symmetries).node, turned, guess: turned ? 0 - margin : margin };
  });
}

/** Each position once for each mark, in the order in which they came first. */
function once<T extends Step>(steps: readonly T[], mark: (step: T) => string): readonly T[] {
  const found = new Map<string, T>();
  for (const step of steps) {
    const key = bookKey(step.node) + mark(step);
    if (!found.has(key)) found.set(key, step);
  }
  return [...found.values()];
}

/** Tells a position from all others; whether the turn may be ended is left out, because no book is for such games. */
export const bookKey = ({ own, opp, ownHand, oppHand }: Node): string => `${own} ${opp} ${ownHand}${oppHand}`;
