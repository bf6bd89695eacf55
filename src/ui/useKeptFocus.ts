import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Calls `refocus` where what had the focus inside an element is gone after drawing, so that nothing has it. A focus that
 * went elsewhere stays there.
 */
export function useKeptFocus(inside: RefObject<Element>, refocus: () => void): void {
  const had = inside.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (had && (document.activeElement ?? document.body) === document.body) refocus();
  });
}
