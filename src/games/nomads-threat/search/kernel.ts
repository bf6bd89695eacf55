import type { BlockedReading } from '../vocabulary.ts';
import { makeMasks } from './masks.ts';
import { popCount } from './popCount.ts';
import { LOW_BITS, makeSymmetries } from './symmetries.ts';

/**
 * A position as the search sees it: the tiles of whoever is to move and of the other as bit masks, and the Chief Tents
 * in their hands. Chief Tents on the board act as regular tents, because there is no invading here.
 */
export interface Node {
  readonly own: number;
  readonly opp: number;
  readonly ownHand: number;
  readonly oppHand: number;
  /** Whether the mover may end the turn. */
  readonly mayStop: boolean;
}

export interface KernelRules {
  readonly width: number;
  readonly height: number;
  readonly mayStop: boolean;
  readonly blockedMover: BlockedReading;
}

export interface KernelOptions {
  /** The table has 2^tableBits entries of 16 bytes each. */
  readonly tableBits: number;
  /** Positions with at least so many empty tiles are stored once for all their mirror images. */
  readonly mirrorFrom?: number;
  /** Positions with fewer empty tiles are not stored: searching them again is as quick. */
  readonly storeFrom?: number;
}

/** A move of the search: the tile, with `PLACING` if a Chief Tent is placed there, or `PASSING`. Origins are merged. */
export type Code = number;
export const PLACING = 32;
export const PASSING = 63;
const NO_CODE = 62;

/** A depth that no game reaches: the whole tree. */
export const WHOLE_TREE = 63;

/** Thrown when the budget of nodes is used up, or somebody asked to stop. */
export const STOPPED = Symbol('stopped');

export interface Budget {
  /** Nodes after which the search stops. */
  readonly nodes: number;
  /** Asked every few thousand nodes. */
  readonly shouldStop?: () => boolean;
}

export interface Kernel {
  /**
   * The margin of the mover under best play of both: exact if it is between `alpha` and `beta`, else a bound on its side
   * of the window. Below `depth` actions an estimate stands in for the rest. Throws `STOPPED`.
   */
  readonly search: (node: Node, alpha: number, beta: number, depth: number) => number;
  /** The mover's moves, each with the tiles that it fills. */
  readonly moves: (node: Node) => readonly { readonly code: Code; readonly fill: number }[];
  /** The position after a move, and whether the other side is to move in it. */
  readonly child: (node: Node, code: Code) => { readonly node: Node; readonly turned: boolean };
  /** How good the position looks for the mover, as a margin. */
  readonly estimate: (node: Node) => number;
  /** Sets what the following searches may use, and counts from 0 again. */
  readonly allow: (budget: Budget) => void;
  /** Nodes searched since `allow`. */
  readonly nodes: () => number;
  readonly tiles: number;
}

const PLIES = 64;
/** Room for the moves of one position: two for each tile, and the pass. */
const STRIDE = 64;
/** Nodes between two questions whether to stop, less one. */
const ASK_MASK = 8191;

/** Words of a table entry: two of the key, bounds with move and depth, and how many nodes it took to find out. */
const WORDS = 4;
/** Entries that share a line of the processor's cache; one of them gives way. */
const BUCKET = 4 * WORDS;

/**
 * The search proper: alpha-beta with a table of positions, on boards of up to 25 tiles without invading. It allocates
 * nothing while it runs. A node is one call of the recursive function.
 */
export function makeKernel(rules: KernelRules, options: KernelOptions): Kernel {
  const { tiles, full, notFirst, notLast, up, down, width } = makeMasks(rules.width, rules.height);
  const symmetries = makeSymmetries(rules.width, rules.height);
  const lows = symmetries.map(({ low }) => low);
  const highs = symmetries.map(({ high }) => high);
  const tos = symmetries.map(({ to }) => to);
  const froms = symmetries.map(({ from }) => from);
  const { mayStop: stopping, blockedMover } = rules;
  const { tableBits, mirrorFrom = 9, storeFrom = 5 } = options;
  const lowMask = (1 << LOW_BITS) - 1;

  const table = new Int32Array(WORDS * 2 ** tableBits);
  const bucketMask = 2 ** (tableBits - 2) - 1;
  const keys = new Int32Array(PLIES * STRIDE);
  const fills = new Int32Array(PLIES * STRIDE);
  /** Most moves that one empty tile can still bring: an action, and a pass after it. */
  const longest = stopping ? 2 : 1;
  let searched = 0;
  let limit = Infinity;
  let shouldStop: (() => boolean) | undefined;

  /** All tiles of a mask and those that touch one of them. */
  function spread(mask: number): number {
    const wide = mask | ((mask << 1) & notFirst) | ((mask >>> 1) & notLast);
    return (wide | (wide << width) | (wide >>> width)) & full;
  }

  /** The tiles between a tile and the first piece on each of its lines, where that is the other side's. */
  function campFrom(tile: number, opp: number, occupied: number): number {
    const at = tile << 2;
    let camp = 0;
    let line = up[at]!;
    let met = line & occupied;
    met &= -met;
    if (met & opp) camp |= line & (met - 1);
    line = up[at + 1]!;
    met = line & occupied;
    met &= -met;
    if (met & opp) camp |= line & (met - 1);
    line = up[at + 2]!;
    met = line & occupied;
    met &= -met;
    if (met & opp) camp |= line & (met - 1);
    line = up[at + 3]!;
    met = line & occupied;
    met &= -met;
    if (met & opp) camp |= line & (met - 1);
    // The first piece towards lower bits is the highest bit; a line without a piece gives bit -1, which shifts as 31.
    line = down[at]!;
    met = 31 - Math.clz32(line & occupied);
    if (met >= 0 && (opp >>> met) & 1) camp |= line & (-2 << met);
    line = down[at + 1]!;
    met = 31 - Math.clz32(line & occupied);
    if (met >= 0 && (opp >>> met) & 1) camp |= line & (-2 << met);
    line = down[at + 2]!;
    met = 31 - Math.clz32(line & occupied);
    if (met >= 0 && (opp >>> met) & 1) camp |= line & (-2 << met);
    line = down[at + 3]!;
    met = 31 - Math.clz32(line & occupied);
    if (met >= 0 && (opp >>> met) & 1) camp |= line & (-2 << met);
    return camp;
  }

  function bucketOf(a: number, b: number): number {
    let mix = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77);
    mix ^= mix >>> 15;
    mix = Math.imul(mix, 0x2c1b3c6d);
    mix ^= mix >>> 13;
    mix = Math.imul(mix, 0x297a2d39);
    mix ^= mix >>> 16;
    return (mix & bucketMask) * BUCKET;
  }

  function estimateOf(own: number, opp: number, ownHand: number, oppHand: number): number {
    const empty = full & ~(own | opp);
    const mine = popCount(spread(own) & empty) + 2 * ownHand;
    const his = popCount(spread(opp) & empty) + 2 * oppHand;
    return popCount(own) - popCount(opp) + ((mine - his) >> 1) + 1;
  }

  function countNode(): void {
    searched++;
    if (searched > limit || ((searched & ASK_MASK) === 0 && shouldStop?.() === true)) throw STOPPED;
  }

  function visit(
    own: number,
    opp: number,
    ownHand: number,
    oppHand: number,
    acted: number,
    ownCount: number,
    oppCount: number,
    alpha: number,
    beta: number,
    depth: number,
    ply: number,
  ): number {
    countNode();
    const occupied = own | opp;
    const empty = full & ~occupied;
    const left = tiles - ownCount - oppCount;
    const lead = ownCount - oppCount;
    if (left === 0) return lead;
    const reach = spread(own) & empty;
    if (reach === 0 && ownHand === 0) {
      if (blockedMover === 'other-fills') return lead - left;
      if (blockedMover === 'ends-at-once') return lead;
      if (oppHand === 0 && (spread(opp) & empty) === 0) return lead;
      return 0 - visit(opp, own, oppHand, ownHand, 0, oppCount, ownCount, -beta, -alpha, depth, ply);
    }
    // The mover takes a tile at least, and the rest can go one way or the other.
    let low = lead - left + 2;
    let high = lead + left;
    if (low >= beta) return low;
    if (high <= alpha) return high;
    const reachable = depth >= longest * left ? WHOLE_TREE : depth;
    if (reachable === 0) return estimateOf(own, opp, ownHand, oppHand);

    let slot = -1;
    let keyA = 0;
    let keyB = 0;
    let best = NO_CODE;
    let mirror = 0;
    if (left >= storeFrom) {
      let a = own;
      let b = opp;
      if (left >= mirrorFrom) {
        for (let kind = 1; kind < lows.length; kind++) {
          const low2 = lows[kind]!;
          const high2 = highs[kind]!;
          const a2 = low2[own & lowMask]! | high2[own >>> LOW_BITS]!;
          if (a2 > a) continue;
          const b2 = low2[opp & lowMask]! | high2[opp >>> LOW_BITS]!;
          if (a2 < a || b2 < b) {
            a = a2;
            b = b2;
            mirror = kind;
          }
        }
      }
      keyA = a | (ownHand << 25) | (acted << 27);
      keyB = b | (oppHand << 25);
      slot = bucketOf(keyA, keyB);
      const end = slot + BUCKET;
      let least = Infinity;
      for (let at = slot; at < end; at += WORDS) {
        if (table[at] === keyA && table[at + 1] === keyB) {
          const data = table[at + 2]!;
          best = (data >>> 14) & 63;
          if (best < NO_CODE) best = (best & PLACING) | froms[mirror]![best & 31]!;
          if (data >>> 20 >= reachable) {
            const knownLow = (data & 127) - 64;
            const knownHigh = ((data >>> 7) & 127) - 64;
            if (knownLow >= beta) return knownLow;
            if (knownHigh <= alpha) return knownHigh;
            if (knownLow === knownHigh) return knownLow;
            if (knownLow > low) low = knownLow;
            if (knownHigh < high) high = knownHigh;
            if (low > alpha) alpha = low;
            if (high < beta) beta = high;
          }
          slot = at;
          break;
        }
        const effort = table[at + 3]!;
        if (effort < least) {
          least = effort;
          slot = at;
        }
      }
    }

    const before = searched;
    const first = ply * STRIDE;
    let last = first;
    const oppReach = spread(opp) & empty;
    for (let mask = reach; mask !== 0; mask &= mask - 1) {
      const bit = mask & -mask;
      const tile = 31 - Math.clz32(bit);
      const fill = campFrom(tile, opp, occupied) | bit;
      fills[last] = fill;
      keys[last] = (scoreOf(own, empty, oppReach, fill, lead) << 6) | tile;
      if (tile === best) keys[last] = keys[last]! | 0x40000000;
      last++;
    }
    if (ownHand > 0) {
      for (let mask = empty; mask !== 0; mask &= mask - 1) {
        const bit = mask & -mask;
        const tile = 31 - Math.clz32(bit);
        const fill = campFrom(tile, opp, occupied) | bit;
        fills[last] = fill;
        keys[last] = ((scoreOf(own, empty, oppReach, fill, lead) - 3) << 6) | tile | PLACING;
        if ((tile | PLACING) === best) keys[last] = keys[last]! | 0x40000000;
        last++;
      }
    }
    if (acted === 1) {
      fills[last] = 0;
      keys[last] = (best === PASSING ? 0x40000000 : 0) | PASSING;
      last++;
    }

    const bottom = alpha;
    let value = -64;
    let chosen = NO_CODE;
    for (let at = first; at < last; at++) {
      let top = at;
      for (let other = at + 1; other < last; other++) if (keys[other]! > keys[top]!) top = other;
      const key = keys[top]!;
      const fill = fills[top]!;
      keys[top] = keys[at]!;
      fills[top] = fills[at]!;
      const code = key & 63;
      let found: number;
      if (code === PASSING) {
        found =
          0 - visit(opp, own, oppHand, ownHand, 0, oppCount, ownCount, -beta, -alpha, reachable - 1, ply + 1);
      } else {
        const hand = ownHand - (code >>> 5);
        const count = ownCount + popCount(fill);
        const next = reachable === WHOLE_TREE ? WHOLE_TREE : reachable - 1;
        found =
          count > oppCount
            ? 0 - visit(opp, own | fill, oppHand, hand, 0, oppCount, count, -beta, -alpha, next, ply + 1)
            : visit(
                own | fill,
                opp,
                hand,
                oppHand,
                stopping ? 1 : 0,
                count,
                oppCount,
                alpha,
                beta,
                next,
                ply + 1,
              );
      }
      if (found > value) {
        value = found;
        chosen = code;
        if (found > alpha) {
          alpha = found;
          if (alpha >= beta) break;
        }
      }
    }

    if (slot >= 0) {
      if (value < beta && value < high) high = value;
      if (value > bottom && value > low) low = value;
      if (chosen < NO_CODE) chosen = (chosen & PLACING) | tos[mirror]![chosen & 31]!;
      table[slot] = keyA;
      table[slot + 1] = keyB;
      table[slot + 2] = (low + 64) | ((high + 64) << 7) | (chosen << 14) | (reachable << 20);
      table[slot + 3] = searched - before + 1;
    }
    return value;
  }

  /** Moves with a high score are searched first; found by trying out what leaves the fewest nodes. */
  function scoreOf(own: number, empty: number, oppReach: number, fill: number, lead: number): number {
    const gain = popCount(fill);
    const rest = empty & ~fill;
    const mine = popCount(spread(own | fill) & rest);
    const his = popCount(oppReach & rest);
    return 2 * mine - 4 * his - 2 * gain + (lead + gain > 0 ? 0 : 3);
  }

  const search: Kernel['search'] = ({ own, opp, ownHand, oppHand, mayStop }, alpha, beta, depth) =>
    visit(
      own,
      opp,
      ownHand,
      oppHand,
      mayStop ? 1 : 0,
      popCount(own),
      popCount(opp),
      alpha,
      beta,
      Math.min(depth, WHOLE_TREE),
      0,
    );

  const child: Kernel['child'] = ({ own, opp, ownHand, oppHand }, code) => {
    if (code === PASSING)
      return settle({ own: opp, opp: own, ownHand: oppHand, oppHand: ownHand, mayStop: false }, true);
    const tile = code & 31;
    const filled = own | (1 << tile) | campFrom(tile, opp, own | opp);
    const hand = ownHand - (code >>> 5);
    return popCount(filled) > popCount(opp)
      ? settle({ own: opp, opp: filled, ownHand: oppHand, oppHand: hand, mayStop: false }, true)
      : settle({ own: filled, opp, ownHand: hand, oppHand, mayStop: stopping }, false);
  };

  /** Passes over a blocked mover where the reading says so. */
  function settle(node: Node, turned: boolean): { node: Node; turned: boolean } {
    const { own, opp, ownHand, oppHand } = node;
    const empty = full & ~(own | opp);
    const blocked = ownHand === 0 && (spread(own) & empty) === 0;
    const goesOn = empty !== 0 && (oppHand > 0 || (spread(opp) & empty) !== 0);
    return blockedMover === 'pass-if-blocked' && blocked && goesOn
      ? { node: { own: opp, opp: own, ownHand: oppHand, oppHand: ownHand, mayStop: false }, turned: !turned }
      : { node, turned };
  }

  return {
    search,
    child,
    moves: ({ own, opp, ownHand, mayStop }) => {
      const empty = full & ~(own | opp);
      const reach = spread(own) & empty;
      const found: { code: Code; fill: number }[] = [];
      if (empty === 0 || (reach === 0 && ownHand === 0)) return found;
      for (let tile = 0; tile < tiles; tile++) {
        const fill = (1 << tile) | campFrom(tile, opp, own | opp);
        if ((reach >>> tile) & 1) found.push({ code: tile, fill });
        if (ownHand > 0 && (empty >>> tile) & 1) found.push({ code: tile | PLACING, fill });
      }
      if (mayStop) found.push({ code: PASSING, fill: 0 });
      return found;
    },
    estimate: ({ own, opp, ownHand, oppHand }) => estimateOf(own, opp, ownHand, oppHand),
    allow: (budget) => {
      searched = 0;
      limit = budget.nodes;
      shouldStop = budget.shouldStop;
    },
    nodes: () => searched,
    tiles,
  };
}
