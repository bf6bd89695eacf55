import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { keepChoice, loadChoice, type KeptChoice } from './keptChoice.ts';

/** Keeps what was chosen and mended through a reload; to be called before the address is read, which goes first. */
export function useKeptChoice(choice: KeptChoice, onOpen: (kept: KeptChoice) => void): void {
  const { regions, settings, repairs } = choice;
  useLayoutEffect(() => {
    const kept = loadChoice();
    if (kept) onOpen(kept);
  }, []);
  const begun = useRef(false);
  useEffect(() => {
    // At first what is kept is still on its way here.
    if (begun.current) keepChoice(choice);
    begun.current = true;
  }, [regions, settings, repairs]);
}
