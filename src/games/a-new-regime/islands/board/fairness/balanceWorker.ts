import type { Board } from '#lib/board/board.ts';
import { balance, type Balanced, type BalanceOptions } from '#lib/board/fairness/balance.ts';

export interface BalanceTask {
  readonly board: Board;
  readonly options: BalanceOptions;
}

/** What comes back: from time to time what part is done, 0 to 1, and once the result. */
export type BalanceAnswer =
  { readonly share: number } | { readonly done: true; readonly balanced: Balanced | undefined };

/** Milliseconds between two words on how far it is. */
const TELL_EVERY = 80;

/** Runs in a worker of its own: takes one task, and is ended by whoever no longer wants it. */
addEventListener('message', ({ data: { board, options } }: MessageEvent<BalanceTask>) => {
  let told = performance.now();
  const balanced = balance(board, options, (share) => {
    if (performance.now() - told < TELL_EVERY) return;
    told = performance.now();
    answer({ share });
  });
  answer({ done: true, balanced });
});

const answer = (message: BalanceAnswer): void => postMessage(message);
