import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface Wishes {
  /** The hash of the board in sight. */
  readonly hash: string;
  /** Grows with every new seed that was asked for. */
  readonly rolls: number;
  /** The address holds a link that could not be read: it is left there until something else is chosen. */
  readonly keep: boolean;
  /** A board is on its way here: the address stays what it is until it has come. */
  readonly waiting: boolean;
  readonly onOpen: (hash: string) => void;
}

/**
 * Keeps the address and the page's choice the same. A new seed is a new entry of the browser's history, so that its
 * Back key returns to the board before; all else changes the entry in place.
 */
export function useAddress({ hash, rolls, keep, waiting, onOpen }: Wishes): void {
  const written = useRef({ hash, rolls });
  const opening = useRef(false);

  // Before the first paint, so that a shared board is the first that is seen.
  useLayoutEffect(() => {
    if (leadsNowhere() || location.hash === hash) return;
    opening.current = true;
    onOpen(location.hash);
  }, []);

  useEffect(() => {
    // Set by the page itself while it waits for the board of a link.
    if (!waiting && !opening.current) delete document.documentElement.dataset['opening'];
  });

  useEffect(() => {
    const moved = () => {
      if (leadsNowhere()) history.replaceState(null, '', written.current.hash);
      else if (location.hash !== written.current.hash) onOpen(location.hash);
    };
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, [onOpen]);

  useEffect(() => {
    const rolled = rolls !== written.current.rolls;
    written.current = { hash, rolls };
    // The board of the address is still on its way here.
    if (opening.current) opening.current = false;
    else if (!keep && !waiting && location.hash !== hash)
      history[rolled ? 'pushState' : 'replaceState'](null, '', hash);
  }, [hash, rolls, keep, waiting]);
}

/** No hash, or one such as "skip to content" has: a place on the page, not a board. */
const leadsNowhere = (): boolean =>
  location.hash.length < 2 || document.getElementById(location.hash.slice(1)) !== null;
