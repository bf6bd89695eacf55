import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { parseSite } from '#lib/share/site.ts';
import { MAPS_PATH } from '../../maps/mapLink.ts';

/** Where this page was opened, for links; until scripts run the address that the site was built for. */
export function useHere(site: string, base: string): string {
  const [here, setHere] = useState(site);
  useEffect(() => {
    const address = parseSite(location.origin + base);
    if (address.ok && location.pathname === base + MAPS_PATH) setHere(address.value);
  }, [base]);
  return here;
}

/**
 * Keeps the address and the choice on the built-in map the same; where `hash` is undefined the address says nothing.
 * A link that cannot be read stays in the address, `keep`, until something else is chosen.
 * `onReady` is called once the address of the visit has been opened.
 */
export function useMapAddress(
  hash: string | undefined,
  keep: boolean,
  onOpen: (hash: string) => void,
  onReady: () => void,
): void {
  const open = useRef(onOpen);
  open.current = onOpen;
  const started = useRef(false);
  const written = useRef('');
  useLayoutEffect(() => {
    const look = () => {
      if (!leadsNowhere() && location.hash !== written.current) open.current(location.hash);
    };
    look();
    onReady();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  useEffect(() => {
    // The first time the address may hold a choice that is on its way here.
    if (!started.current) {
      started.current = true;
      return;
    }
    written.current = hash ?? '';
    if (keep) return;
    if (location.hash !== written.current) {
      history.replaceState(null, '', hash ?? location.pathname + location.search);
    }
  }, [hash, keep]);
}

/** No hash, or one such as "skip to content" has: a place on the page, not a map. */
const leadsNowhere = (): boolean =>
  location.hash.length < 2 || document.getElementById(location.hash.slice(1)) !== null;
