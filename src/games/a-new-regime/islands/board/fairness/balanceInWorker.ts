import type { Balanced } from '#lib/board/fairness/balance.ts';
import type { BalanceTask } from './balanceWorker.ts';

/** Balances beside the page, which stays usable meanwhile. Rejects with an error whose message is a sentence. */
export function balanceInWorker(task: BalanceTask): Promise<Balanced | undefined> {
  const worker = new Worker(new URL('./balanceWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<Balanced | undefined>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Balanced | undefined>) => resolve(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(NOT_LOADED));
    });
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

const NOT_LOADED =
  'The part that balances could not be loaded. Check the connection and press the button again.';
