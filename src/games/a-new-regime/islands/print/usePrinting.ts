import { useEffect, useRef, useState } from 'preact/hooks';
import { makePrint } from './makePrint.ts';
import type { Printed, PrintTask } from './printWorker.ts';

/** How far the page is with a file. */
export type Work =
  | { readonly state: 'idle' }
  | { readonly state: 'busy'; readonly doing: string; readonly done: number }
  | { readonly state: 'failed'; readonly problem: string };

export interface Printing {
  readonly work: Work;
  /** Makes a file and hands it on to `then`, which may take its time; what was being made before is stopped. */
  readonly start: (
    task: PrintTask,
    then: (
      made: Printed,
      signal: AbortSignal,
      tell: (doing: string, done: number) => void,
    ) => void | Promise<void>,
  ) => void;
  readonly stop: () => void;
}

/** One piece of work at a time, with its progress, its failure, and a way to stop it. */
export function usePrinting(): Printing {
  const [work, setWork] = useState<Work>({ state: 'idle' });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    work,
    start: (task, then) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      const tell = (doing: string, done: number) => {
        if (!own.signal.aborted) setWork({ state: 'busy', doing, done });
      };
      tell('Beginning', 0);
      const print = makePrint(task, tell);
      own.signal.addEventListener('abort', print.stop);
      print.made
        .then(async (made) => {
          await then(made, own.signal, tell);
          if (!own.signal.aborted) setWork({ state: 'idle' });
        })
        .catch((error: unknown) => {
          if (!own.signal.aborted)
            setWork({ state: 'failed', problem: error instanceof Error ? error.message : String(error) });
        });
    },
    stop: () => {
      running.current?.abort();
      setWork({ state: 'idle' });
    },
  };
}
