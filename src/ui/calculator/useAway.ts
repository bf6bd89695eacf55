import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Whether an element has been scrolled out of sight, above the window's edge. */
export function useAway(element: RefObject<HTMLElement>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!;
      setAway(!isIntersecting && boundingClientRect.top < 0);
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return away;
}
