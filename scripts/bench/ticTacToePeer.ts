import { createRequire } from 'node:module';
import { openStream } from '#lib/random/stream.ts';

// Its package has no entry for modules that Node can load by name.
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
  Client: (options: { game: unknown; debug: boolean }) => BoardClient;
};

interface BoardClient {
  readonly moves: Readonly<Record<string, (cell: number) => void>>;
  getState(): { readonly G: Cells; readonly ctx: { readonly gameover?: unknown } } | null;
  start(): void;
  stop(): void;
}

type Cells = { readonly cells: (string | null)[] };

const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const won = ({ cells }: Cells): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const ticTacToe = {
  setup: (): Cells => ({ cells: Array.from({ length: 9 }, () => null) }),
  moves: {
    mark: ({ G, playerID }: { G: Cells; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }: { G: Cells }) =>
    won(G) || G.cells.every((cell) => cell !== null) ? { over: true } : undefined,
};

/** Plays so many games of tic-tac-toe at random in boardgame.io, and counts the moves. */
export function playTicTacToe(games: number): number {
  let moves = 0;
  for (let index = 0; index < games; index++) {
    const stream = openStream('tic-tac-toe', index);
    const client = Client({ game: ticTacToe, debug: false });
    client.start();
    for (;;) {
      const state = client.getState();
      if (!state || state.ctx.gameover) break;
      const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
      client.moves['mark']!(free[stream.below(free.length)]!);
      moves += 1;
    }
    client.stop();
  }
  return moves;
}
