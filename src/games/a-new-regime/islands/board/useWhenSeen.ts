import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Runs once, as soon as an element comes into sight. */
export function useWhenSeen(element: RefObject<HTMLElement>, run: () => void): void {
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      run();
    });
    watch.observe(element.current!);
    return () => watch.disconnect();
  }, []);
}
