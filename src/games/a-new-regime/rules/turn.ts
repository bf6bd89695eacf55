import type { RuleId } from '../citations.ts';

/** One of the seven steps of a turn. */
export interface TurnStep {
  readonly rule: RuleId;
  /** A word or two. */
  readonly name: string;
  /** Whether it has to be done; the others may be left out. */
  readonly must: boolean;
}

/** The steps of a turn in their order. */
export const TURN_STEPS = [
  { rule: 'step-declare', name: 'Declare', must: false },
  { rule: 'step-population', name: 'Adjust population', must: true },
  { rule: 'step-tokens', name: 'Collect tokens', must: false },
  { rule: 'step-actions', name: 'Buy, move, act, retire', must: false },
  { rule: 'step-first-count', name: 'Everybody counts', must: true },
  { rule: 'step-uprisings', name: 'Uprisings', must: true },
  { rule: 'step-last-count', name: 'Everybody counts', must: true },
] as const satisfies readonly TurnStep[];
