import { describe, expect, it } from 'vitest';
import {
  applyMove,
  chooseMove,
  countPieces,
  DEFAULT_SETTINGS,
  legalMoves,
  LEVELS,
  makePosition,
  openSearcher,
  outcome,
  replay,
  reviewGame,
  sameMove,
  setUp,
  type Move,
  type Position,
  type Settings,
} from '#games/nomads-threat/index.ts';
import { openPlainSearcher } from '#games/nomads-threat/search/plainSearcher.ts';
import { openStream } from '#lib/random/stream.ts';
import { randomGame, randomSettings } from '../randomGame.ts';

const PLENTY = { nodes: 1e9 };
const played = (position: Position, move: Move): Position => {
  const applied = applyMove(position, move);
  if (!applied.ok) throw new Error(applied.error.message);
  return applied.value.position;
};

/** Some positions near the end of random games. */
function late(settings: (game: number) => Settings, count: number, empty: number): Position[] {
  return Array.from({ length: count }, (_, game) => {
    const { positions } = randomGame(openStream('late', game), settings(game));
    return positions.find(({ cells }) => cells.split('.').length - 1 <= empty) ?? positions.at(-1)!;
  });
}

describe('searchers', () => {
  it('agree where one is quick and one is plain, under all readings without invading', () => {
    const settings = (game: number) => ({
      ...randomSettings(openStream('kinds', game), 5),
      invading: false,
    });
    for (const position of late(settings, 30, 5)) {
      const quick = openSearcher(position.settings, { tableBits: 10 });
      const plain = openPlainSearcher();
      const text = makePosition(position);
      expect(quick.value(position, PLENTY), text).toEqual(plain.value(position, PLENTY));
      const [a, b] = [quick.analyse(position, PLENTY), plain.analyse(position, PLENTY)];
      expect(a.exact && b.exact, text).toBe(true);
      for (const { moves, margin } of a.moves) {
        const same = b.moves.find((other) => other.moves.some((move) => sameMove(move, moves[0])));
        expect(same?.margin, text).toBe(margin);
      }
    }
  });

  it('show for every legal move a line that ends as it promises', () => {
    for (const position of late(() => DEFAULT_SETTINGS, 25, 9)) {
      const { moves, exact } = openSearcher(DEFAULT_SETTINGS, { tableBits: 12 }).analyse(position, PLENTY);
      expect(exact).toBe(true);
      expect(moves.flatMap((one) => one.moves).length).toBe(legalMoves(position).length);
      for (const { line, margin } of moves) {
        const end = outcome(line.reduce(played, position))!;
        expect(position.mover === 'x' ? end.margin : 0 - end.margin).toBe(margin);
      }
    }
  });

  it('give an estimate and say so where the budget is small, and stop when asked', () => {
    for (const settings of [
      DEFAULT_SETTINGS,
      { ...DEFAULT_SETTINGS, size: 7, invading: true },
      { ...DEFAULT_SETTINGS, pass: 'may-stop' as const },
    ]) {
      const searcher = openSearcher(settings, { tableBits: 10 });
      const start = played(setUp(settings), { type: 'place', to: 0 });
      const choice = searcher.bestMove(start, { nodes: 2000 })!;
      expect(choice.exact).toBe(false);
      expect(legalMoves(start).some((move) => sameMove(move, choice.move))).toBe(true);
      const told: boolean[] = [];
      const analysis = searcher.analyse(start, { nodes: 5000 }, ({ exact }) => told.push(exact));
      expect({ exact: analysis.exact, told: told.includes(true) }).toEqual({ exact: false, told: false });
      const stopped = searcher.bestMove(start, { nodes: 1e9, shouldStop: () => true })!;
      expect(stopped.nodes).toBeLessThan(10_000);
    }
  });

  it('never lose what is won: best play on 4x4 keeps its margin against random answers', () => {
    const settings = { ...DEFAULT_SETTINGS, size: 4 };
    const searcher = openSearcher(settings, { tableBits: 16 });
    for (let game = 0; game < 60; game++) {
      const stream = openStream('keeps', game);
      let position = randomGame(stream, settings, 3 + (game % 4)).positions.at(-1)!;
      const side = position.mover;
      let promised = searcher.value(position, PLENTY).margin;
      while (!outcome(position)) {
        const legal = legalMoves(position);
        if (position.mover === side) {
          const choice = searcher.bestMove(position, PLENTY)!;
          expect(choice.margin).toBeGreaterThanOrEqual(promised);
          promised = choice.margin;
          position = played(position, choice.move);
        } else position = played(position, legal[stream.below(legal.length)]!);
      }
      const { margin } = outcome(position)!;
      expect(side === 'x' ? margin : 0 - margin).toBeGreaterThanOrEqual(promised);
    }
  });
});

describe('the review of a game', () => {
  it('says what each move lost, and the losses of both sides explain the result', () => {
    for (const settings of [
      { ...DEFAULT_SETTINGS, size: 4 },
      { ...DEFAULT_SETTINGS, size: 3, pass: 'may-stop' as const },
    ]) {
      const { record } = randomGame(openStream('review', settings.size), settings);
      const searcher = openSearcher(settings, { tableBits: 16 });
      const review = reviewGame(searcher, record, PLENTY);
      const replayed = replay(record);
      if (!review.ok || !replayed.ok) throw new Error('The game cannot be replayed.');
      expect(review.value.every(({ exact, loss }) => exact && loss >= 0)).toBe(true);
      const { positions } = replayed.value;
      const lost = (side: string) =>
        review.value.reduce((sum, { loss }, index) => sum + (positions[index]!.mover === side ? loss : 0), 0);
      const start = searcher.value(positions[0]!, PLENTY).margin;
      expect(start - lost('x') + lost('o')).toBe(outcome(positions.at(-1)!)!.margin);
    }
  });

  it('refuses a game that cannot be played', () => {
    const record = { settings: DEFAULT_SETTINGS, moves: [{ type: 'pass' } as const] };
    const review = reviewGame(openSearcher(DEFAULT_SETTINGS, { tableBits: 4 }), record, PLENTY);
    expect(review).toMatchObject({ ok: false, error: { code: 'illegal-move', where: 'move 1' } });
  });
});

describe('the levels', () => {
  it('among them the greedy one leaves the most tents of its own less those of the best answer', () => {
    const lead = ({ cells }: Position, side: 'x' | 'o'): number => {
      const { x, o } = countPieces(cells);
      return side === 'x' ? x - o : o - x;
    };
    for (let game = 0; game < 20; game++) {
      const stream = openStream('greedy', game);
      const settings = { ...DEFAULT_SETTINGS, invading: game % 2 === 0 };
      const position = randomGame(stream, settings, 3 + game).positions.at(-1)!;
      const worth = (move: Move): number => {
        const next = played(position, move);
        const answers = legalMoves(next).map((answer) => lead(played(next, answer), position.mover));
        if (answers.length === 0) return lead(next, position.mover);
        return next.mover === position.mover ? Math.max(...answers) : Math.min(...answers);
      };
      const move = chooseMove(openSearcher(settings, { tableBits: 4 }), position, 'greedy', stream, PLENTY);
      if (move) expect(worth(move)).toBe(Math.max(...legalMoves(position).map(worth)));
    }
  });

  it('all play whole games of every kind legally, and the same with the same seed', () => {
    for (let game = 0; game < 6; game++) {
      const settings = randomSettings(openStream('levels', game), 4);
      const once = () => {
        const stream = openStream('level game', game);
        const searcher = openSearcher(settings, { tableBits: 10 });
        const moves: Move[] = [];
        let position = setUp(settings);
        for (let step = 0; step < 30; step++) {
          const level = LEVELS[step % LEVELS.length]!;
          const move = chooseMove(searcher, position, level, stream, { nodes: 500 });
          if (!move) break;
          moves.push(move);
          position = played(position, move);
        }
        return moves;
      };
      expect(once()).toEqual(once());
    }
  });
});
