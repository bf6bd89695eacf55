/** States and who borders on whom, as somebody wrote it down. */
export interface StateList {
  readonly names: readonly string[];
  /** Pairs of places in `names`, the lower first, each once. */
  readonly land: readonly (readonly [number, number])[];
  /** Pairs that were said to be joined by sea. */
  readonly sea: readonly (readonly [number, number])[];
  readonly notes: readonly string[];
}
