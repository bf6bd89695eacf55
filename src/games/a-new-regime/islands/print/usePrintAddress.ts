import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the address and the order the same. A link that cannot be read stays in the address, `keep`, until something
 * else is chosen.
 */
export function usePrintAddress(hash: string, keep: boolean, onOpen: (hash: string) => void): void {
  const written = useRef(hash);
  const opening = useRef(false);
  const open = useRef(onOpen);
  open.current = onOpen;

  useLayoutEffect(() => {
    const read = () => {
      if (leadsNowhere() || location.hash === written.current) return;
      opening.current = true;
      open.current(location.hash);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  useEffect(() => {
    written.current = hash;
    if (opening.current) opening.current = false;
    else if (!keep && location.hash !== hash && !(hash === '#1' && leadsNowhere()))
      history.replaceState(null, '', hash);
    // After every drawing: two links may ask for the same.
  });
}

/** No hash, or one such as "skip to content" has: a place on the page, not an order. */
const leadsNowhere = (): boolean =>
  location.hash.length < 2 || document.getElementById(location.hash.slice(1)) !== null;
