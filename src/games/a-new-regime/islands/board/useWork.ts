import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { BoardLook } from '../../board/settings.ts';
import type { MadeBoard } from './makerState.ts';
import type { Maker } from './useMaker.ts';
import { loadWork, saveWork, WORK_HASH } from './workStore.ts';

interface Wishes {
  readonly maker: Maker;
  readonly look: BoardLook;
  /** Whether no address holds the board in sight. */
  readonly unaddressed: boolean;
}

/**
 * Keeps a board that no address holds in the browser, after every change, so that a reload brings it back.
 *
 * @returns opens what is kept
 */
export function useWork({ maker, look, unaddressed }: Wishes): () => void {
  const { state, dispatch, fetchTools, during, waiting } = maker;
  const { shown } = state;
  const kept = useRef<{ readonly made: MadeBoard; readonly look: BoardLook }>();
  useEffect(() => {
    if (!unaddressed || waiting || (kept.current?.made === shown && kept.current.look === look)) return;
    const text = state.tools?.workText(shown);
    if (text === undefined) return;
    const first = kept.current === undefined;
    kept.current = { made: shown, look };
    void saveWork(text, look).then((saved) => {
      // Told once: the board itself is as well as before.
      if (!saved.ok && first) dispatch({ type: 'failed', message: saved.error.message });
    });
  }, [unaddressed, waiting, shown, look]);

  return useCallback(() => {
    const open = async () => {
      const [found, tools] = await Promise.all([loadWork(), fetchTools()]);
      if (!found.ok) return dispatch({ type: 'linkFailed', hash: WORK_HASH, problem: found.error });
      if (!found.value) {
        const message = 'This browser keeps no board of an earlier visit.';
        return dispatch({ type: 'linkFailed', hash: WORK_HASH, problem: { code: 'no-work', message } });
      }
      const read = tools.readBoardFile(found.value.json);
      if (read.ok) dispatch({ type: 'openedFile', ...read.value, look: found.value.look });
      else dispatch({ type: 'linkFailed', hash: WORK_HASH, problem: read.error });
    };
    during(open().catch(() => dispatch({ type: 'failed', message: NOT_LOADED })));
  }, []);
}

const NOT_LOADED =
  'The part that opens boards could not be loaded. Check the connection, then load this page again: the board is kept.';
