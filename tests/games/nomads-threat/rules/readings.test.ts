import { describe, expect, it } from 'vitest';
import {
  applyMove,
  DEFAULT_SETTINGS,
  legalMoves,
  makePosition,
  outcome,
  parseMoves,
  parsePosition,
  replay,
  type GameRecord,
  type Position,
} from '#games/nomads-threat/index.ts';
import { ACTION_CAP } from '#games/nomads-threat/rules/settings.ts';
import { openStream } from '#lib/random/stream.ts';
import { randomGame } from '../randomGame.ts';

const at = (text: string): Position => {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
};

/** Plays moves from a position; the reason where one is refused. */
function play(start: Position, text: string): Position | string {
  const moves = parseMoves(text, start.settings.size);
  if (!moves.ok) throw new Error(moves.error.message);
  let position = start;
  for (const move of moves.value) {
    const applied = applyMove(position, move);
    if (!applied.ok) return applied.error.code;
    position = applied.value.position;
  }
  return position;
}

/** A Chief Tent takes the corner, the gap behind it fills, and both again the other way round. */
const CIRCLE = 'b3xa3 a2-b3 a3xb3 a2-a3';

describe('the readings of repetition', () => {
  it('third-draw: the third occurrence of a position is a draw, whatever the counts are', () => {
    const start = at('xOo/xxO/X.. o 10 invading');
    const once = play(start, CIRCLE) as Position;
    expect(makePosition(once)).toBe(makePosition(start));
    expect(outcome(once)).toBeUndefined();
    const twice = play(start, `${CIRCLE} ${CIRCLE}`) as Position;
    expect(outcome(twice)).toEqual({
      reason: 'repetition',
      counts: { x: 4, o: 3 },
      margin: 0,
      winner: 'draw',
    });
    expect(play(twice, 'b3xa3')).toBe('game-over');
  });

  it('third-draw: a Chief Tent that is placed makes all that was before impossible', () => {
    const start = play(at('xOo/xxO/X.. o 10 invading'), `${CIRCLE} b3xa3`) as Position;
    expect(start.past.length).toBe(5);
    expect((play(start, 'C@b1') as Position).past).toEqual([]);
  });

  it('count-at-once: the tents are counted then', () => {
    const start = at('xOo/xxO/X.. o 10 invading repetition=count-at-once');
    const end = outcome(play(start, `${CIRCLE} ${CIRCLE}`) as Position);
    expect(end).toMatchObject({ reason: 'repetition', margin: 1, winner: 'x' });
  });

  it('no-restoring: an invasion that brings a board back is no move', () => {
    const start = at('xOo/xxO/X.. o 10 invading repetition=no-restoring');
    expect(play(start, `${CIRCLE} b3xa3`)).toBe('returns');
    const back = play(start, CIRCLE) as Position;
    expect(legalMoves(back).length).toBe(legalMoves(start).length - 1);
  });

  it(`action-cap: the tents are counted after ${ACTION_CAP} actions`, () => {
    const start = at(`xOo/xxO/X.. o 10 ${ACTION_CAP - 4} invading repetition=action-cap`);
    const before = play(start, CIRCLE.slice(0, -' a2-a3'.length)) as Position;
    expect(outcome(before)).toBeUndefined();
    expect(outcome(play(start, CIRCLE) as Position)).toMatchObject({ reason: 'cap', margin: 1 });
  });
});

/** Games in which a mover was blocked while tiles were empty, as the reading `ends-at-once` ends them. */
const blocked = Array.from({ length: 200 }, (_, game) =>
  randomGame(openStream('blocked', game), DEFAULT_SETTINGS),
)
  .filter(({ positions }) => outcome(positions.at(-1)!)?.reason === 'blocked')
  .map(({ record }) => record);

const endUnder = (record: GameRecord, blockedMover: Position['settings']['blockedMover']): Position => {
  const replayed = replay({ ...record, settings: { ...record.settings, blockedMover } });
  if (!replayed.ok) throw new Error(replayed.error.message);
  return replayed.value.positions.at(-1)!;
};

describe('the readings of a blocked mover', () => {
  it('ends-at-once: tents are counted as they stand, with tiles empty', () => {
    expect(blocked.length).toBeGreaterThan(40);
    for (const record of blocked) {
      const end = outcome(endUnder(record, 'ends-at-once'))!;
      expect(end.counts.x + end.counts.o).toBeLessThan(25);
      expect(end.margin).toBe(end.counts.x - end.counts.o);
    }
  });

  it('other-fills: the empty tiles are credited to the other side', () => {
    for (const record of blocked) {
      const position = endUnder(record, 'other-fills');
      const empty = position.cells.split('.').length - 1;
      const plain = outcome(endUnder(record, 'ends-at-once'))!.margin;
      const credited = outcome(position)!;
      expect(credited.counts.x + credited.counts.o).toBe(25);
      expect(credited.margin).toBe(position.mover === 'x' ? plain - empty : plain + empty);
    }
  });

  it('pass-if-blocked: the other side goes on until neither can move', () => {
    let goesOn = 0;
    for (const record of blocked) {
      const position = endUnder(record, 'pass-if-blocked');
      const was = endUnder(record, 'ends-at-once').mover;
      if (outcome(position)) continue;
      goesOn++;
      expect(position.mover).not.toBe(was);
      expect(legalMoves(position).length).toBeGreaterThan(0);
    }
    expect(goesOn).toBeGreaterThan(10);
  });
});

describe('the readings of passing', () => {
  it('must: nobody may pass', () => {
    expect(play(at('X../.../... o 12'), 'C@b2 pass')).toBe('no-pass');
  });

  it('may-stop: after an action the turn may be ended, and not before', () => {
    const start = at('X../.../... o 12 pass=may-stop');
    expect(play(start, 'pass')).toBe('no-pass');
    const acted = play(start, 'C@b3') as Position;
    expect(makePosition(acted)).toBe('XO./.../... o~ 11 pass=may-stop');
    expect(legalMoves(acted)).toContainEqual({ type: 'pass' });
    const passed = play(acted, 'pass') as Position;
    expect(makePosition(passed)).toBe('XO./.../... x 11 pass=may-stop');
  });
});
