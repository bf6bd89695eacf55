import type { RuleId } from '../citations.ts';

/** Why an action is not possible: a code for programs, a sentence for people, and the rule that says so. */
export interface IllegalAction {
  readonly code: IllegalCode;
  readonly message: string;
  readonly rule: RuleId;
}

/** What can be wrong with an action. */
export type IllegalCode =
  | 'unknown-action'
  | 'not-now'
  | 'no-such-state'
  | 'no-such-outfit'
  | 'no-such-regime'
  | 'not-yours'
  | 'not-a-number'
  | 'too-many'
  | 'too-dear'
  | 'occupied'
  | 'not-adjacent'
  | 'has-moved'
  | 'has-acted'
  | 'wrong-method'
  | 'wrong-affiliation'
  | 'no-target'
  | 'too-near'
  | 'no-card'
  | 'no-effect'
  | 'used-up'
  | 'not-proved';

export const illegal = (code: IllegalCode, rule: RuleId, message: string): IllegalAction => ({
  code,
  message,
  rule,
});
