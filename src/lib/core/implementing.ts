/** A function that says which rules of its game's manual it carries out. */
export type Implementing<F, RuleId extends string = string> = F & { readonly rules: readonly RuleId[] };

/**
 * The marker for the functions of one game, which takes only ids that its manual has: `implementing(['wander'], fn)`
 * is `fn` with those ids as `fn.rules`. The manual's tests read them.
 */
export const implementingRulesOf =
  <RuleId extends string>() =>
  <F extends (...args: never[]) => unknown>(rules: readonly RuleId[], fn: F): Implementing<F, RuleId> =>
    Object.assign(fn, { rules });
