import { describe, expect, it } from 'vitest';
import {
  applyMove,
  checkPosition,
  countPieces,
  legalMoves,
  makePosition,
  objectionTo,
  outcome,
  replay,
  sameMove,
  type Move,
} from '#games/nomads-threat/index.ts';
import { openStream } from '#lib/random/stream.ts';
import { playChecked } from '../playChecked.ts';
import { randomGame, randomSettings } from '../randomGame.ts';

const GAMES = 200;

/** Everything that could be said on a board, legal or not. */
function* allMoves(tiles: number): Generator<Move> {
  yield { type: 'pass' };
  for (let to = -1; to <= tiles; to++) {
    yield { type: 'place', to };
    for (let from = 0; from < tiles; from++) {
      yield { type: 'wander', from, to };
      yield { type: 'invade', from, to };
    }
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

describe('random games under all readings', () => {
  it('hold every invariant after every move', () => {
    for (let game = 0; game < 1500; game++) {
      const stream = openStream('checked', game);
      expect(playChecked(stream, randomSettings(stream, 5)).end).toBeDefined();
    }
  });

  const games = Array.from({ length: GAMES }, (_, game) => {
    const stream = openStream('properties', game);
    return randomGame(stream, randomSettings(stream));
  });

  it('pass through sound positions alone, and end', () => {
    let ended = 0;
    for (const { positions } of games) {
      for (const position of positions) expect(checkPosition(position), makePosition(position)).toEqual([]);
      if (outcome(positions.at(-1)!)) ended++;
    }
    expect(ended).toBe(GAMES);
  });

  it('add a tent with every action but an invasion, which takes one', () => {
    for (const { record, positions } of games) {
      record.moves.forEach((move, index) => {
        const [before, after] = [positions[index]!, positions[index + 1]!];
        const [was, is] = [countPieces(before.cells), countPieces(after.cells)];
        const other = before.mover === 'x' ? 'o' : 'x';
        const grown = is[before.mover] - was[before.mover];
        if (move.type === 'invade' || move.type === 'pass') expect(grown).toBe(0);
        else expect(grown).toBeGreaterThanOrEqual(1);
        expect(was[other] - is[other]).toBe(move.type === 'invade' ? 1 : 0);
      });
    }
  });

  it('accept exactly the legal moves', () => {
    for (const { positions } of games.slice(0, 25)) {
      for (const position of positions.filter((_, index) => index % 9 === 4)) {
        const legal = legalMoves(position);
        for (const move of allMoves(position.cells.length)) {
          const listed = legal.some((one) => sameMove(one, move));
          const objection = objectionTo(position, move);
          expect(objection === undefined, `${makePosition(position)} ${JSON.stringify(move)}`).toBe(listed);
        }
      }
    }
  });

  it('change nothing that they were given, and are replayed to the same end', () => {
    for (const { record, positions } of games.slice(0, 60)) {
      for (const position of positions) {
        deepFreeze(position);
        for (const move of legalMoves(position)) expect(applyMove(position, deepFreeze(move)).ok).toBe(true);
      }
      const again = replay(JSON.parse(JSON.stringify(record)) as typeof record);
      expect(again.ok && again.value.positions).toEqual(positions);
    }
  });

  it('end in every way that the readings know', () => {
    const reasons = new Set(games.map(({ positions }) => outcome(positions.at(-1)!)?.reason));
    expect([...reasons].toSorted()).toEqual(expect.arrayContaining(['blocked', 'full']));
  });
});
