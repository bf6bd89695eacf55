import type { Board } from '#lib/board/board.ts';
import { balance, type Balanced, type BalanceOptions } from '#lib/board/fairness/balance.ts';

export interface BalanceTask {
  readonly board: Board;
  readonly options: BalanceOptions;
}

/** Runs in a worker of its own: takes one task, answers once. */
addEventListener('message', ({ data: { board, options } }: MessageEvent<BalanceTask>) => {
  const answer: Balanced | undefined = balance(board, options);
  postMessage(answer);
});
