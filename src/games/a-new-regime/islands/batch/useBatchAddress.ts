import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the address and the page's settings the same. Changes alter the entry of the browser's history in place; a link
 * pasted over the address is opened.
 *
 * @param keep the address holds a link that could not be read: it stays until something else is chosen
 */
export function useBatchAddress(hash: string, keep: boolean, onOpen: (hash: string) => void): void {
  const written = useRef(hash);
  const first = useRef(true);

  useLayoutEffect(() => {
    if (leadsNowhere() || location.hash === hash) return;
    onOpen(location.hash);
  }, []);

  useEffect(() => {
    const moved = () => {
      if (!leadsNowhere() && location.hash !== written.current) onOpen(location.hash);
    };
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);

  useEffect(() => {
    written.current = hash;
    // A page that was opened without a link keeps its plain address until something is chosen.
    if (!first.current && !keep && location.hash !== hash) history.replaceState(null, '', hash);
    first.current = false;
  }, [hash, keep]);
}

/** No hash, or one such as "skip to content" has: a place on the page, not a batch. */
const leadsNowhere = (): boolean =>
  location.hash.length < 2 || document.getElementById(location.hash.slice(1)) !== null;
