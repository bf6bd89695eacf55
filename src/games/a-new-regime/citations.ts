/**
 * The permanent ids of the manual's rules, so that code can cite them and a misspelt one does not compile.
 * A test holds this list against the manual: nothing missing, nothing twice, nothing left over.
 */
export const RULE_IDS = [
  'player-count',
  'board-source',
  'board-size',
  'state-affiliation',
  'affiliation-markers',
  'initial-population',
  'population-unloyal',
  'neutral-start',
  'capital-order',
  'capital-distance',
  'capital-room',
  'capital-welcome',
  'regime-affiliation',
  'capital-marker',
  'first-condition',
  'starting-tokens',
  'turn-direction',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** A function that says which rules of the manual it carries out. */
export type Implementing<F> = F & { readonly rules: readonly RuleId[] };

/** Marks `fn` with the rules that it carries out; the manual's tests read `fn.rules`. */
export function implementing<F extends (...args: never[]) => unknown>(
  rules: readonly RuleId[],
  fn: F,
): Implementing<F> {
  return Object.assign(fn, { rules });
}
