import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  forgetPast,
  legalMoves,
  makeGameLink,
  makeMove,
  makeMoves,
  makePosition,
  parseGameLink,
  parseMove,
  parseMoves,
  parsePosition,
} from '#games/nomads-threat/index.ts';
import { openStream } from '#lib/random/stream.ts';
import { randomGame, randomSettings } from '../randomGame.ts';

const games = Array.from({ length: 60 }, (_, index) => {
  const stream = openStream('notation', index);
  return randomGame(stream, randomSettings(stream));
});

describe('notation', () => {
  it('gives back every position of random games, but for its past', () => {
    for (const { positions } of games) {
      for (const position of positions) {
        const text = makePosition(position);
        expect(parsePosition(text), text).toEqual({ ok: true, value: forgetPast(position) });
      }
    }
  });

  it('gives back every move', () => {
    for (const { record, positions } of games) {
      const { size } = record.settings;
      for (const position of positions)
        for (const move of legalMoves(position))
          expect(parseMove(makeMove(move, size), size)).toEqual({ ok: true, value: move });
      expect(parseMoves(makeMoves(record.moves, size), size)).toEqual({ ok: true, value: record.moves });
    }
  });

  it('gives back whole games from links, from any moment on', () => {
    for (const { record, positions } of games) {
      expect(parseGameLink(makeGameLink(record))).toEqual({ ok: true, value: record });
      const half = Math.floor(record.moves.length / 2);
      const start = forgetPast(positions[half]!);
      const rest = { ...record, start, moves: record.moves.slice(half) };
      expect(parseGameLink(makeGameLink(rest))).toEqual({ ok: true, value: rest });
    }
  });

  it('says of a link with a tile beyond the grid which move it is, in words of the board', () => {
    for (const steps of ['MMbr', 'MM!M']) {
      const parsed = parseGameLink(`#1.5.${steps}`);
      expect(!parsed.ok && parsed.error.message).toBe(
        'The game in the link names in move 2 a tile that a grid of 5 by 5 lacks.',
      );
    }
  });

  it('writes the cycle of the rulings as they do', () => {
    const text = 'xOo/xxO/X.. o 10 invading';
    const parsed = parsePosition(text);
    expect(parsed.ok && makePosition(parsed.value)).toBe(text);
  });

  it('never throws and always says a sentence', () => {
    const readers = [
      parsePosition,
      parseGameLink,
      (text: string) => parseMoves(text, 5),
      (text: string) => parseMove(text, 3),
    ];
    const near = fc.stringMatching(/^[#1.5cips_xoXOA-Z/ ~=-]{0,60}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), near), (text) => {
        for (const read of readers) {
          const result = read(text);
          if (!result.ok) expect(result.error.message).toMatch(/^[A-Z].*[.?]$/su);
        }
      }),
    );
  });
});
