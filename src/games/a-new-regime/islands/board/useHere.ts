import { useEffect, useState } from 'preact/hooks';
import { parseSite } from '#lib/share/site.ts';
import { BOARD_PATH } from '../../board/boardLink.ts';

/**
 * The address that shared links begin with: where this page was opened, for that is where it certainly is. Until
 * scripts run, and where that address is too long for a link, the one that the site was built for.
 */
export function useHere(site: string, base: string): string {
  const [here, setHere] = useState(site);
  useEffect(() => {
    const address = parseSite(location.origin + base);
    if (address.ok && location.pathname === base + BOARD_PATH) setHere(address.value);
  }, [base]);
  return here;
}
