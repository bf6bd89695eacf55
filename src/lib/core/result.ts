/** Errors as values: bad input never throws, it comes back as `{ ok: false, error }`. */
export type Result<T, E = Problem> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/**
 * What went wrong with something that a person supplied.
 * `message` is a whole sentence for that person; the other fields say the same to a program.
 */
export interface Problem {
  /** Stable, machine-readable: `out-of-range`, `unknown-option`, … */
  readonly code: string;
  /** A sentence that names what, got and allowed. */
  readonly message: string;
  /** The field, option or place that the value came from. */
  readonly where?: string;
  /** The offending value, as text. */
  readonly got?: string;
  /** What would have been accepted, as text. */
  readonly allowed?: string;
}

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });
