import type { Balanced } from '#lib/board/fairness/balance.ts';
import type { BalanceAnswer, BalanceTask } from './balanceWorker.ts';

/** What came of it: nothing where it was called off. */
export type BalanceEnd = { readonly balanced: Balanced | undefined } | undefined;

/**
 * Balances beside the page, which stays usable meanwhile. Rejects with an error whose message is a sentence.
 *
 * @param tell hears from time to time what part is done, 0 to 1
 * @param signal ends the work at once
 */
export function balanceInWorker(
  task: BalanceTask,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<BalanceEnd> {
  const worker = new Worker(new URL('./balanceWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<BalanceEnd>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<BalanceAnswer>) => {
      if ('done' in data) resolve({ balanced: data.balanced });
      else tell(data.share);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(NOT_LOADED));
    });
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

const NOT_LOADED =
  'The part that balances could not be loaded. Check the connection and press the button again.';
