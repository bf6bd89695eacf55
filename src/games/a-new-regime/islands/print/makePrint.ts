import type { PrintAnswer, Printed, PrintTask } from './printWorker.ts';

/** A piece of work beside the page, which can be told to stop. */
export interface RunningPrint {
  /** Rejects with an error whose message is a sentence; never settles once it was stopped. */
  readonly made: Promise<Printed>;
  readonly stop: () => void;
}

/** Makes a file in a worker; `onProgress` hears what is being done and how much of it is behind, from 0 to 1. */
export function makePrint(task: PrintTask, onProgress: (doing: string, done: number) => void): RunningPrint {
  const worker = new Worker(new URL('./printWorker.ts', import.meta.url), { type: 'module' });
  const made = new Promise<Printed>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PrintAnswer>) => {
      if ('doing' in data) return onProgress(data.doing, data.done);
      worker.terminate();
      if ('bytes' in data) resolve(data);
      else reject(new Error(data.problem));
    });
    worker.addEventListener('error', (event) => {
      // Its own faults come as messages; what is left is that its file did not arrive.
      event.preventDefault();
      worker.terminate();
      reject(new Error(NOT_LOADED));
    });
  });
  worker.postMessage(task);
  return { made, stop: () => worker.terminate() };
}

const NOT_LOADED =
  'The part that makes PDFs could not be loaded. Check the connection and press the button again.';
