import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeBookText, positionText, type BookEntry } from '#games/nomads-threat/search/book.ts';
import { canonical, moveBack } from '#games/nomads-threat/search/canonical.ts';
import { emptyBoard } from '#games/nomads-threat/search/firstTiles.ts';
import { makeKernel, STOPPED, type Kernel, type Node } from '#games/nomads-threat/search/kernel.ts';
import { prove } from '#games/nomads-threat/search/prove.ts';
import { makeSymmetries } from '#games/nomads-threat/search/symmetries.ts';
import { CACHE, SOLVED } from './files.ts';

const SIZE = 5;
/** A gigabyte. */
const TABLE_BITS = 26;
const RULES = { width: SIZE, height: SIZE, mayStop: false, blockedMover: 'ends-at-once' } as const;
/** Every position after at most so many actions is in the book. */
const WHOLE_PLIES = 3;
/** To this many actions are the positions in it that a player meets who keeps to the book. */
const OWN_PLIES = 5;
/** Positions so late are left out where a page can prove them by itself: with such a table, in so many nodes. */
const PAGE = { from: 4, tableBits: 20, nodes: 1_000_000 };

const LOG = `${CACHE}book.txt`;
const symmetries = makeSymmetries(SIZE, SIZE);

interface Kept {
  readonly node: Node;
  readonly entry: BookEntry;
}

/**
 * Makes the opening book of 5x5: first what a player needs who keeps to it, on either side, then every early position.
 * What is found is logged, so that a break loses one position. `minutes` of processor time end the work early; the book
 * then holds what there is.
 */
export function makeBook(minutes: number): void {
  const kernel = makeKernel(RULES, { tableBits: TABLE_BITS });
  const kept = readLog();
  const easy = new Set<string>();
  const visited = new Set<string>();
  const started = process.cpuUsage();
  const late = (): boolean => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 60e6 > minutes;
  };

  function entryOf(node: Node, guess: number): BookEntry {
    const { node: laid, by } = canonical(node, symmetries);
    const key = positionText(laid);
    let found = kept.get(key);
    if (!found) {
      kernel.allow({ nodes: Infinity, shouldStop: late });
      const { margin, code } = prove(kernel, laid, guess);
      found = { node: laid, entry: { margin, code: code! } };
      kept.set(key, found);
      log(found);
    }
    return { margin: found.entry.margin, code: moveBack(found.entry.code, by) };
  }

  /** Follows the book for the side to move if `own`, and all moves for the other. */
  function repertoire(node: Node, ply: number, own: boolean, guess: number): void {
    const visit = `${positionText(canonical(node, symmetries).node)}${own}`;
    if (visited.has(visit)) return;
    visited.add(visit);
    if (late()) throw STOPPED;
    const known = own && (ply < PAGE.from || isHard(node, easy)) ? entryOf(node, guess) : undefined;
    if (ply === OWN_PLIES) return;
    const codes = own
      ? [(known ?? prove(kernel, node, guess)).code!]
      : kernel.moves(node).map(({ code }) => code);
    for (const child of different(kernel, node, codes)) {
      const next = known?.margin ?? guess;
      repertoire(child.node, ply + 1, own !== child.turned, child.turned ? 0 - next : next);
    }
  }

  try {
    for (const own of [true, false]) {
      visited.clear();
      repertoire(emptyBoard(2), 0, own, 0);
      console.log(`${own ? 'first' : 'second'} player: ${kept.size} positions`);
    }
    for (const node of earlyPositions(kernel)) entryOf(node, kernel.estimate(node));
  } catch (error) {
    if (error !== STOPPED) throw error;
    console.log('Broken off after the minutes given.');
  }
  const text = makeBookText([...kept.values()]);
  writeFileSync(
    `${SOLVED}book5x5.ts`,
    `/** ${kept.size} positions of the usual game on 5x5; made by \`npm run solve -- nomads-threat book\`. */\nexport const BOOK =\n  '${text}';\n`,
  );
  console.log(`${kept.size} positions in the book`);
}

/** Whether a page would not prove the position by itself. */
function isHard(node: Node, easy: Set<string>): boolean {
  const key = positionText(canonical(node, symmetries).node);
  if (easy.has(key)) return false;
  const kernel = makeKernel(RULES, { tableBits: PAGE.tableBits });
  kernel.allow({ nodes: PAGE.nodes });
  try {
    prove(kernel, node, kernel.estimate(node));
  } catch (error) {
    if (error !== STOPPED) throw error;
    return true;
  }
  easy.add(key);
  return false;
}

/** The positions after these moves, mirror images once. */
function different(kernel: Kernel, node: Node, codes: readonly number[]) {
  const children = new Map<string, { readonly node: Node; readonly turned: boolean }>();
  for (const code of codes) {
    const { node: next, turned } = kernel.child(node, code);
    const laid = canonical(next, symmetries).node;
    children.set(`${positionText(laid)}${turned}`, { node: laid, turned });
  }
  return [...children.values()];
}

/** All positions after 0 to `WHOLE_PLIES` actions, mirror images once, the earliest first. */
function earlyPositions(kernel: Kernel): readonly Node[] {
  let level: readonly Node[] = [emptyBoard(2)];
  const all = [...level];
  for (let ply = 1; ply <= WHOLE_PLIES; ply++) {
    const next = new Map<string, Node>();
    for (const node of level) {
      const codes = kernel.moves(node).map(({ code }) => code);
      for (const child of different(kernel, node, codes)) next.set(positionText(child.node), child.node);
    }
    level = [...next.values()];
    all.push(...level);
    console.log(`after ${ply} actions: ${level.length} positions`);
  }
  return all;
}

function log({ node, entry }: Kept): void {
  mkdirSync(dirname(LOG), { recursive: true });
  appendFileSync(LOG, `${JSON.stringify({ node, entry })}\n`);
}

function readLog(): Map<string, Kept> {
  const lines = existsSync(LOG) ? readFileSync(LOG, 'utf8').split('\n').filter(Boolean) : [];
  const kept = lines.map((line) => JSON.parse(line) as Kept);
  return new Map(kept.map((one) => [positionText(one.node), one]));
}
