import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { ImportedMap } from '#lib/board/maps/importMap.ts';
import type { Problem } from '#lib/core/result.ts';
import type { MapSettings } from '../../maps/mapSettings.ts';
import type { ListedCountry, MapAnswer, MapSource, MapTask } from './mapTask.ts';

/** A map that was made, and what of. */
export interface MadeMap {
  readonly map: ImportedMap;
  readonly source: MapSource;
  readonly settings: MapSettings;
}

export interface MapWork {
  /** It was called off, and nothing was asked for since. */
  readonly stopped?: true;
  /** Present while the worker works. */
  readonly busy?: { readonly stage: string; readonly share: number };
  /** The last map that was made; it stays while the next one is on its way. */
  readonly made?: MadeMap;
  /** Why the last wish came to nothing. */
  readonly problem?: Problem;
  /** Known once the built-in map has been loaded. */
  readonly countries?: readonly ListedCountry[];
}

/** Changes that follow each other faster than this, in milliseconds, are one wish. */
const PAUSE = 200;

const NOT_LOADED: Problem = {
  code: 'not-loaded',
  message: 'The part that reads maps could not be loaded. Check the connection and choose again.',
};

/** Has boards made of a source and settings beside the page; a new wish takes the place of one that is under way. */
export function useMapWorker(source: MapSource | undefined, settings: MapSettings, base: string) {
  const [work, setWork] = useState<MapWork>({});
  const worker = useRef<Worker>();
  const run = useRef(0);

  const stop = useCallback(() => {
    run.current++;
    worker.current?.terminate();
    worker.current = undefined;
    setWork(({ busy: _, ...rest }) => ({ ...rest, stopped: true }));
  }, []);
  /** Grows each time that the same is wished for once more. */
  const [wishes, setWishes] = useState(0);
  const again = useCallback(() => setWishes((before) => before + 1), []);

  useEffect(() => {
    if (!source) return;
    const task: MapTask = { run: ++run.current, source, settings, base };
    setWork(({ stopped: _, ...before }) => ({ ...before, busy: { stage: 'Starting', share: 0 } }));
    const later = setTimeout(() => {
      // What is under way is for an older wish: it is not waited for.
      if (worker.current?.onmessage && isWorking.current) {
        worker.current.terminate();
        worker.current = undefined;
      }
      const own = (worker.current ??= new Worker(new URL('./mapWorker.ts', import.meta.url), {
        type: 'module',
      }));
      isWorking.current = true;
      own.onmessage = ({ data }: MessageEvent<MapAnswer>) => {
        if (data.run !== run.current) return;
        if (data.kind === 'progress') {
          const { stage, share } = data;
          setWork((before) => ({ ...before, busy: { stage, share } }));
          return;
        }
        isWorking.current = false;
        setWork(({ busy: _, problem: __, ...before }) =>
          data.kind === 'problem'
            ? { ...before, problem: data.problem }
            : {
                ...before,
                made: { map: data.map, source, settings },
                ...(data.countries && { countries: data.countries }),
              },
        );
      };
      own.onerror = (event) => {
        event.preventDefault();
        worker.current = undefined;
        isWorking.current = false;
        setWork(({ busy: _, ...before }) => ({ ...before, problem: NOT_LOADED }));
      };
      own.postMessage(task);
    }, PAUSE);
    return () => clearTimeout(later);
  }, [source, settings, base, wishes]);
  const isWorking = useRef(false);

  useEffect(() => () => worker.current?.terminate(), []);
  return { work, stop, again };
}
