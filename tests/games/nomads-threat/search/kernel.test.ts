import { describe, expect, it } from 'vitest';
import {
  applyMove,
  legalMoves,
  makePosition,
  outcome,
  setUp,
  type Position,
} from '#games/nomads-threat/index.ts';
import { emptyBoard, firstTiles, proveFirstTile } from '#games/nomads-threat/search/firstTiles.ts';
import { makeKernel, PLACING, type Kernel, type Node } from '#games/nomads-threat/search/kernel.ts';
import { codeOf, fitsKernel, kernelRules, nodeOf } from '#games/nomads-threat/search/node.ts';
import { prove } from '#games/nomads-threat/search/prove.ts';
import { BLOCKED_READINGS, PASS_READINGS } from '#games/nomads-threat/vocabulary.ts';
import { openStream } from '#lib/random/stream.ts';
import { oraclePlay, oracleStart, oracleValue } from '../../../oracles/nomadsThreat.ts';
import { randomSettings } from '../randomGame.ts';

const readings = PASS_READINGS.flatMap((pass) =>
  BLOCKED_READINGS.flatMap((blockedMover) => [1, 2, 3].map((chiefs) => ({ pass, blockedMover, chiefs }))),
);

const solver = (
  width: number,
  height: number,
  pass: string,
  blockedMover: (typeof BLOCKED_READINGS)[number],
) =>
  makeKernel({ width, height, mayStop: pass === 'may-stop', blockedMover }, { tableBits: 16, storeFrom: 2 });

/** The mover's margin without any bound, window or mirror: every move of every position, each position once. */
function unpruned(kernel: Kernel, node: Node, known = new Map<string, number>()): number {
  const key = Object.values(node).join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const values = kernel.moves(node).map(({ code }) => {
    const { node: next, turned } = kernel.child(node, code);
    const value = unpruned(kernel, next, known);
    return turned ? 0 - value : value;
  });
  const value = values.length > 0 ? Math.max(...values) : kernel.search(node, -64, 63, 1);
  known.set(key, value);
  return value;
}

describe('the search with bit masks', () => {
  it.each(readings)(
    'finds after each first tile what trying everything finds: $pass, $blockedMover, $chiefs Chief Tents',
    ({ pass, blockedMover, chiefs }) => {
      const boards =
        chiefs === 1
          ? [
              [2, 2],
              [2, 3],
              [3, 3],
            ]
          : [
              [2, 2],
              [2, 3],
            ];
      for (const [width, height] of boards as [number, number][]) {
        const kernel = solver(width, height, pass, blockedMover);
        kernel.allow({ nodes: Infinity });
        const rules = {
          width,
          height,
          chiefs,
          invading: false,
          mayStop: pass === 'may-stop',
          blocked: blockedMover,
        };
        const known = new Map<string, number>();
        for (const { tile } of firstTiles(width, height)) {
          const placed = oraclePlay(oracleStart(rules), `C@${tile % width},${Math.floor(tile / width)}`);
          expect(proveFirstTile(kernel, chiefs, tile, 0)).toBe(oracleValue(placed, known));
        }
      }
    },
  );

  it('finds on 3x3 what trying everything by the twin finds', () => {
    const kernel = solver(3, 3, 'must', 'ends-at-once');
    kernel.allow({ nodes: Infinity });
    const rules = {
      width: 3,
      height: 3,
      chiefs: 2,
      invading: false,
      mayStop: false,
      blocked: 'ends-at-once' as const,
    };
    expect(prove(kernel, emptyBoard(2), 0).margin).toBe(oracleValue(oracleStart(rules)));
  });

  it('finds on 3x4 what an unpruned search finds, after every first tile', () => {
    const kernel = solver(3, 4, 'must', 'ends-at-once');
    kernel.allow({ nodes: Infinity });
    const known = new Map<string, number>();
    for (let tile = 0; tile < 12; tile++) {
      const { node } = kernel.child(emptyBoard(2), tile | PLACING);
      expect(proveFirstTile(kernel, 2, tile, 0)).toBe(0 - unpruned(kernel, node, known));
    }
    expect(known.size).toBeGreaterThan(100_000);
  });

  it('moves as the engine does', () => {
    for (let game = 0; game < 60; game++) {
      const stream = openStream('kernel', game);
      const settings = { ...randomSettings(stream, 5), invading: false };
      expect(fitsKernel(settings)).toBe(true);
      const kernel = makeKernel(kernelRules(settings), { tableBits: 4 });
      let position: Position = setUp(settings);
      while (!outcome(position)) {
        const legal = legalMoves(position);
        const node = nodeOf(position);
        const codes = kernel.moves(node).map(({ code }) => code);
        expect(new Set(codes), makePosition(position)).toEqual(new Set(legal.map(codeOf)));
        expect(codes.length).toBe(new Set(codes).size);
        const move = legal[stream.below(legal.length)]!;
        const applied = applyMove(position, move);
        if (!applied.ok) throw new Error(applied.error.message);
        const next = applied.value.position;
        const child = kernel.child(node, codeOf(move));
        // Where a full board ends the game, nobody is to move.
        if (outcome(next)?.reason !== 'full') {
          expect(child.node, makePosition(next)).toEqual(nodeOf(next));
          expect(child.turned).toBe(next.mover !== position.mover);
        }
        position = next;
      }
    }
  });

  it('gives the same values with small tables, without mirrors and with every position stored', () => {
    const rules = { width: 4, height: 3, mayStop: false, blockedMover: 'ends-at-once' } as const;
    for (const options of [
      { tableBits: 4 },
      { tableBits: 8, mirrorFrom: 99 },
      { tableBits: 12, mirrorFrom: 0, storeFrom: 0 },
      { tableBits: 16, storeFrom: 99 },
    ]) {
      const kernel = makeKernel(rules, options);
      kernel.allow({ nodes: Infinity });
      expect(prove(kernel, emptyBoard(1), 2).margin, JSON.stringify(options)).toBe(0);
    }
  });

  it('throws STOPPED once its nodes are used up, and answers later all the same', () => {
    const kernel = solver(4, 4, 'must', 'ends-at-once');
    kernel.allow({ nodes: 1000 });
    expect(() => prove(kernel, emptyBoard(2), 0)).toThrow();
    expect(kernel.nodes()).toBe(1001);
    kernel.allow({ nodes: Infinity });
    expect(prove(kernel, emptyBoard(2), 0).margin).toBe(0);
  });
});
