import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '#lib/core/result.ts';
import { makeSetupHash, parseSetupHash, type Linked, type Shared } from '#lib/share/setupLink.ts';

/** A link that could not be read, as it came. */
export interface BrokenLink {
  readonly hash: string;
  readonly problem: Problem;
}

/** Changes that follow within this time are one step of the browser's history, in milliseconds. */
const PAUSE = 900;

/**
 * The state of a calculator that has the page's address to itself. Changes are written into the address; the browser's
 * Back and Forward keys, and links that are pasted over it, are read from there. Without `inAddress` it is plain state.
 */
export function useSharedState(linked: Linked, start: Shared, inAddress: boolean) {
  const [shared, setShared] = useState(start);
  const [broken, setBroken] = useState<BrokenLink>();
  const pausing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const open = () => {
    const { hash } = location;
    if (namesPlace(hash)) return;
    if (hash.length < 2) {
      setShared(start);
      setBroken(undefined);
      return;
    }
    const read = parseSetupHash(linked, hash);
    setShared(read.ok ? read.value : start);
    setBroken(read.ok ? undefined : { hash, problem: read.error });
  };

  // Before the first paint, so that what a link says is the first that is seen.
  useLayoutEffect(() => {
    if (inAddress && location.hash.length > 1) open();
  }, []);

  useEffect(() => {
    if (!inAddress) return undefined;
    delete document.documentElement.dataset['opening'];
    const moved = () => {
      clearTimeout(pausing.current);
      pausing.current = undefined;
      open();
    };
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);

  const change = (next: Shared) => {
    setShared(next);
    setBroken(undefined);
    if (!inAddress) return;
    const way = pausing.current === undefined ? 'pushState' : 'replaceState';
    clearTimeout(pausing.current);
    pausing.current = setTimeout(() => (pausing.current = undefined), PAUSE);
    history[way](null, '', makeSetupHash(linked, next));
  };
  return { shared, change, broken };
}

/** Whether it is a place on the page, such as "skip to content" leads to. */
const namesPlace = (hash: string): boolean =>
  hash.length > 1 && document.getElementById(hash.slice(1)) !== null;
