import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { makeBoardHash, type BoardChoice } from '../../board/boardLink.ts';

interface Wishes {
  readonly choice: BoardChoice;
  /** The address holds a link that could not be read: it is left there until something else is chosen. */
  readonly keep: boolean;
  readonly onOpen: (hash: string) => void;
}

/**
 * Keeps the address and the page's choice the same. A new seed is a new entry of the browser's history, so that its
 * Back key returns to the board before; all else changes the entry in place.
 */
export function useAddress({ choice, keep, onOpen }: Wishes): void {
  const hash = makeBoardHash(choice);
  const { seed } = choice.settings;
  const last = useRef<{ readonly hash: string; readonly seed: string } | undefined>(undefined);

  // Before the first paint, so that a shared board is the first that is seen.
  useLayoutEffect(() => {
    if (location.hash.length > 1 && !isPlace(location.hash) && location.hash !== hash) onOpen(location.hash);
  }, []);

  useEffect(() => {
    const moved = () => {
      if (isPlace(location.hash)) history.replaceState(null, '', last.current?.hash ?? '');
      else if (location.hash !== last.current?.hash) onOpen(location.hash);
    };
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, [onOpen]);

  useEffect(() => {
    if (keep || location.hash === hash) {
      last.current = { hash, seed };
      return;
    }
    const rolled = last.current !== undefined && last.current.seed !== seed && !isTyping();
    history[rolled ? 'pushState' : 'replaceState'](null, '', hash);
    last.current = { hash, seed };
  }, [hash, seed, keep]);
}

/** Links such as "skip to content" lead to a place on the page, not to a board. */
const isPlace = (hash: string): boolean => hash.length > 1 && document.getElementById(hash.slice(1)) !== null;

const isTyping = (): boolean => document.activeElement instanceof HTMLInputElement;
