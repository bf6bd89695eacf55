import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Wishes {
  readonly hash: string;
  /** The address holds a link that could not be read: it is left there until something else is done. */
  readonly keep: boolean;
  readonly onOpen: (hash: string) => void;
}

/**
 * Keeps the address and the game the same, so that a reload goes on where it was; gives the whole address. What a page
 * goes back to is told by its own keys: the browser's history keeps one entry.
 */
export function usePlayAddress({ hash, keep, onOpen }: Wishes): string {
  const [base, setBase] = useState('');
  const written = useRef(hash);
  const opening = useRef(false);

  useLayoutEffect(() => {
    setBase(location.origin + location.pathname);
    if (leadsNowhere() || location.hash === hash) return;
    opening.current = true;
    onOpen(location.hash);
  }, []);

  useEffect(() => {
    const moved = () => {
      if (!leadsNowhere() && location.hash !== written.current) onOpen(location.hash);
    };
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, [onOpen]);

  useEffect(() => {
    written.current = hash;
    if (opening.current) opening.current = false;
    else if (!keep && location.hash !== hash) history.replaceState(null, '', hash);
  }, [hash, keep]);

  return base + hash;
}

/** No hash, or one that is a place on the page. */
const leadsNowhere = (): boolean =>
  location.hash.length < 2 || document.getElementById(location.hash.slice(1)) !== null;
