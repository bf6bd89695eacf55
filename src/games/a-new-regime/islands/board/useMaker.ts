import { useCallback, useReducer, useRef, useState } from 'preact/hooks';
import { loadEditTools, type EditTools } from './loadEditTools.ts';
import type { MakerAction } from './makerActions.ts';
import { startMaker, type MakerState } from './makerState.ts';
import { reduceMaker } from './reduceMaker.ts';
import type { BoardChoice } from '../../board/boardLink.ts';

export interface Maker {
  readonly state: MakerState;
  readonly dispatch: (action: MakerAction) => void;
  /** What edits take; fetched if it is not there yet. Rejects where it cannot be had. */
  readonly fetchTools: () => Promise<EditTools>;
  /** Counts as waiting until this is done. */
  readonly during: (work: Promise<void>) => void;
  /** Whether the board that was asked for is still on its way. */
  readonly waiting: boolean;
}

/** The state of the page. What edits take is fetched when the first action needs it; until then that action waits. */
export function useMaker(choice: BoardChoice): Maker {
  const [state, act] = useReducer(reduceMaker, choice, startMaker);
  const [waiting, setWaiting] = useState(0);
  const tools = useRef<Promise<EditTools>>();
  const fetchTools = useCallback((): Promise<EditTools> => {
    tools.current ??= loadEditTools().then((loaded) => {
      act({ type: 'equipped', tools: loaded });
      return loaded;
    });
    return tools.current;
  }, []);
  const during = useCallback((work: Promise<void>) => {
    setWaiting((count) => count + 1);
    void work.finally(() => setWaiting((count) => count - 1));
  }, []);
  const dispatch = useCallback((action: MakerAction) => {
    if (!needsTools(action)) return act(action);
    during(
      fetchTools().then(
        () => act(action),
        () => act({ type: 'failed', message: NOT_LOADED }),
      ),
    );
  }, []);
  return { state, dispatch, fetchTools, during, waiting: waiting > 0 };
}

const NOT_LOADED =
  'The part that edits boards could not be loaded. Check the connection, then load this page again: the board stays in its address.';

const EDITING: ReadonlySet<MakerAction['type']> = new Set([
  'edited',
  'placed',
  'removed',
  'capitalMoved',
  'placedAll',
  'openedFile',
]);

const needsTools = (action: MakerAction): boolean =>
  EDITING.has(action.type) ||
  (action.type === 'typed' && action.field === 'name') ||
  (action.type === 'opened' && /^#?2\./.test(action.hash));
