import { useEffect } from 'preact/hooks';
import type { MakerAction } from './makerActions.ts';

/** Ctrl or ⌘ with Z undoes, with Shift or with Y does again; text fields keep their own. */
export function useUndoKeys(dispatch: (action: MakerAction) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const { target } = event;
      if (target instanceof HTMLInputElement && target.type === 'text' && !target.readOnly) return;
      if (key === 'z') dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
      else if (key === 'y') dispatch({ type: 'redo' });
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
