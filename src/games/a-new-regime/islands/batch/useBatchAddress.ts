import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import * as v from 'valibot';

/** What an entry of the browser's history holds beside its address. */
const entrySchema = v.object({ drawn: v.boolean(), shown: v.pipe(v.number(), v.integer(), v.minValue(1)) });
export type BatchEntry = v.InferOutput<typeof entrySchema>;

interface Wishes {
  readonly hash: string;
  /** Whether the batch of the address is the one in sight, or on its way. */
  readonly drawn: boolean;
  /** How many boards are in sight. */
  readonly shown: number;
  /** The address holds a link that could not be read: it stays until something else is chosen. */
  readonly keep: boolean;
  /** Opens a batch; a link that somebody was given has no entry, and is drawn. */
  readonly onOpen: (hash: string, entry: BatchEntry | undefined) => void;
}

/**
 * Keeps the address and the page's settings the same. Each batch that was drawn is an entry of the browser's history,
 * so that its Back and Forward keys lead from one to the other, and back to it from a board. What is changed
 * after a batch was drawn is an entry of its own, which further changes alter in place.
 */
export function useBatchAddress({ hash, drawn, shown, keep, onOpen }: Wishes): void {
  const written = useRef({ hash, drawn });
  const first = useRef(true);

  useLayoutEffect(() => {
    if (!leadsNowhere()) onOpen(location.hash, entry());
  }, []);

  useEffect(() => {
    const moved = () => {
      if (leadsNowhere()) return;
      if (location.hash !== written.current.hash || entry()?.drawn !== written.current.drawn)
        onOpen(location.hash, entry());
    };
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);

  useEffect(() => {
    const left = written.current.drawn && !drawn;
    written.current = { hash, drawn };
    // A page that was opened without a link keeps its plain address until something is chosen.
    if (first.current || keep) {
      first.current = false;
      return;
    }
    const now = entry();
    if (location.hash === hash && now?.drawn === drawn && now.shown === shown) return;
    history[left ? 'pushState' : 'replaceState']({ drawn, shown } satisfies BatchEntry, '', hash);
  }, [hash, drawn, shown, keep]);
}

/** Whatever else a page or an extension may have put there is none. */
function entry(): BatchEntry | undefined {
  const read = v.safeParse(entrySchema, history.state);
  return read.success ? read.output : undefined;
}

/** No hash, or one such as "skip to content" has: a place on the page, not a batch. */
const leadsNowhere = (): boolean =>
  location.hash.length < 2 || document.getElementById(location.hash.slice(1)) !== null;
