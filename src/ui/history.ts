/**
 * What was, what is, and what was undone, as plain values. A change that bears the same tag as the change just before
 * it takes its place, so that a word typed letter by letter is one step back.
 */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** Tag of the change that led to the present; absent once that change is complete. */
  readonly tag?: string;
}

/** Steps that are kept; older ones are forgotten. */
export const HISTORY_STEPS = 200;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** Makes `present` the present; what was undone is gone. */
export function record<T>(history: History<T>, present: T, tag?: string): History<T> {
  const joins = tag !== undefined && tag === history.tag;
  const past = joins ? history.past : [...history.past, history.present].slice(-HISTORY_STEPS);
  return { past, present, future: [], ...(tag !== undefined && { tag }) };
}

/** The next change is a step of its own, whatever its tag. */
export function seal<T>({ past, present, future }: History<T>): History<T> {
  return { past, present, future };
}

/** One step back; the same history where there is none. */
export function undo<T>(history: History<T>): History<T> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

/** One step forward again; the same history where there is none. */
export function redo<T>(history: History<T>): History<T> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future };
}
