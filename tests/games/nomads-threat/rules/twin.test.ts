import { describe, expect, it } from 'vitest';
import {
  applyMove,
  DEFAULT_SETTINGS,
  legalMoves,
  makePosition,
  outcome,
  perft,
  setUp,
  type Move,
  type Settings,
} from '#games/nomads-threat/index.ts';
import { openStream } from '#lib/random/stream.ts';
import {
  oracleMargin,
  oracleMoves,
  oraclePerft,
  oraclePlay,
  oracleRows,
  oracleStart,
  type OracleMove,
  type OracleRules,
} from '../../../oracles/nomadsThreat.ts';
import { randomSettings } from '../randomGame.ts';

const rulesOf = ({ size, chiefs, invading, pass, blockedMover }: Settings): OracleRules => ({
  width: size,
  height: size,
  chiefs,
  invading,
  mayStop: pass === 'may-stop',
  blocked: blockedMover,
});

/** A move of the engine in the twin's words. */
function inTwin(move: Move, size: number): OracleMove {
  const tile = (at: number) => `${at % size},${Math.floor(at / size)}`;
  if (move.type === 'pass') return 'pass';
  if (move.type === 'place') return `C@${tile(move.to)}`;
  return `${tile(move.from)}${move.type === 'wander' ? '-' : 'x'}${tile(move.to)}`;
}

describe('the engine beside a second one, written from the rules with other data', () => {
  it('has the same moves, boards, movers and ends in random games under all readings', () => {
    let moves = 0;
    for (let game = 0; game < 150; game++) {
      const stream = openStream('twin', game);
      // What ends endless play is the engine's alone; random games are cut off before it matters.
      const settings = { ...randomSettings(stream), repetition: 'action-cap' as const };
      let position = setUp(settings);
      let twin = oracleStart(rulesOf(settings));
      for (let step = 0; step < 120; step++) {
        const legal = legalMoves(position);
        const inWords = legal.map((move) => inTwin(move, settings.size));
        expect(inWords.toSorted(), makePosition(position)).toEqual(oracleMoves(twin).toSorted());
        if (legal.length === 0) break;
        const chosen = stream.below(legal.length);
        const applied = applyMove(position, legal[chosen]!);
        if (!applied.ok) throw new Error(applied.error.message);
        position = applied.value.position;
        twin = oraclePlay(twin, inWords[chosen]!);
        moves++;
        expect(makePosition(position).split(' ')[0]).toBe(oracleRows(twin));
        expect(position.mover, makePosition(position)).toBe(twin.player === 0 ? 'x' : 'o');
      }
      const end = outcome(position);
      if (end && end.reason !== 'cap') expect(end.margin).toBe(oracleMargin(twin));
    }
    expect(moves).toBeGreaterThan(2000);
  });

  const kinds = [2, 3, 4, 5].flatMap((size) =>
    [1, 2, 3].flatMap((chiefs) => [false, true].map((invading) => ({ size, chiefs, invading }))),
  );
  it.each(kinds)(
    'counts as many sequences on $size by $size, $chiefs Chief Tents, invading $invading',
    (kind) => {
      const settings = { ...DEFAULT_SETTINGS, ...kind };
      const depth = kind.size === 2 ? 8 : kind.size === 3 ? 4 : 3;
      const counts = Array.from({ length: depth }, (_, index) => perft(setUp(settings), index + 1));
      const twin = Array.from({ length: depth }, (_, index) =>
        oraclePerft(oracleStart(rulesOf(settings)), index + 1),
      );
      expect(counts).toEqual(twin);
    },
  );

  it('counts as many sequences where a turn may be ended and where the blocked are passed over', () => {
    for (const pass of ['must', 'may-stop'] as const) {
      for (const blockedMover of ['pass-if-blocked', 'other-fills'] as const) {
        const settings = { ...DEFAULT_SETTINGS, size: 2, pass, blockedMover, chiefs: 1, invading: true };
        for (let depth = 1; depth <= 7; depth++)
          expect(perft(setUp(settings), depth)).toBe(oraclePerft(oracleStart(rulesOf(settings)), depth));
      }
    }
  });
});
