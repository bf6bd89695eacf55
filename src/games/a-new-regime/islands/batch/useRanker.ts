import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Scene } from '#lib/scene/scene.ts';
import type { BoardSettings } from '../../board/settings.ts';
import type { RankAnswer, RankTask } from './rankWorker.ts';
import type { BatchAction, BatchRun } from './batchState.ts';

export interface Ranker {
  /** Pictures by seed, as far as they are drawn. */
  readonly pictures: ReadonlyMap<string, Scene>;
  readonly askForPictures: (wanted: readonly BoardSettings[]) => void;
}

const NOTHING: ReadonlyMap<string, Scene> = new Map();

/**
 * Has a batch drawn beside the page: a worker for each run, ended at once when the run is called off. Pictures are
 * drawn by the same worker, or by a fresh one where that has ended.
 */
export function useRanker(run: BatchRun | undefined, dispatch: (action: BatchAction) => void): Ranker {
  const [pictures, setPictures] = useState(NOTHING);
  const worker = useRef<Worker>();
  const asked = useRef(new Set<string>());
  const number = run?.number ?? 0;

  const open = useCallback((): Worker => {
    const opened = new Worker(new URL('./rankWorker.ts', import.meta.url), { type: 'module' });
    opened.addEventListener('error', (event) => {
      event.preventDefault();
      dispatch({ type: 'failed', message: NOT_LOADED });
      if (worker.current === opened) worker.current = undefined;
    });
    worker.current = opened;
    return opened;
  }, []);

  const close = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);

  const listen = (to: Worker, forRun: number): void =>
    to.addEventListener('message', ({ data }: MessageEvent<RankAnswer>) => {
      if (data.type === 'ranked') {
        dispatch({ type: 'ranked', number: forRun, boards: data.boards, done: data.done });
      } else setPictures((known) => new Map(known).set(data.seed, data.scene));
    });

  useEffect(() => {
    if (!run) return;
    close();
    asked.current = new Set();
    setPictures(NOTHING);
    // One that is kept needs only its pictures.
    if (run.state !== 'running') return;
    const opened = open();
    listen(opened, number);
    opened.postMessage({ type: 'rank', settings: run.settings, count: run.count } satisfies RankTask);
  }, [number]);

  useEffect(() => {
    if (run?.state !== 'cancelled') return;
    close();
    // Those that were asked for and did not come may be asked for again.
    asked.current = new Set(pictures.keys());
  }, [run?.state]);

  useEffect(() => close, []);

  const askForPictures = useCallback(
    (wanted: readonly BoardSettings[]) => {
      for (const settings of wanted) {
        if (asked.current.has(settings.seed)) continue;
        asked.current.add(settings.seed);
        let to = worker.current;
        if (!to) listen((to = open()), number);
        to.postMessage({ type: 'picture', settings } satisfies RankTask);
      }
    },
    [number],
  );
  return { pictures, askForPictures };
}

const NOT_LOADED =
  'The part that draws boards could not be loaded. Check the connection and press the button again.';
