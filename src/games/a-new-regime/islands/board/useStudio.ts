import { useCallback, useRef, useState } from 'preact/hooks';
import type * as parts from './studio/parts.ts';

export type StudioParts = typeof parts;

/** The parts of the page for those who edit: undefined until `fetchParts` was called and they are there. */
export function useStudio(): { readonly parts: StudioParts | undefined; readonly fetchParts: () => void } {
  const [loaded, setLoaded] = useState<StudioParts>();
  const asked = useRef(false);
  const fetchParts = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    import('./studio/parts.ts').then(
      // A function in a state would be called: the module is no function, but let it be told as a value.
      (module) => setLoaded(() => module),
      () => (asked.current = false),
    );
  }, []);
  return { parts: loaded, fetchParts };
}
