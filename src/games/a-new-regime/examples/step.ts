import type { RuleId } from '../citations.ts';
import type { Affiliation } from '../vocabulary.ts';
import type { Dice, RolledDie } from './dice.ts';
import type { Table } from './table.ts';

/** What one act came to. */
export interface Step {
  /** The dice rolled, in order. */
  readonly dice: readonly RolledDie[];
  /** Place of the die that was taken, where one of several was. */
  readonly picked?: number;
  /** Whether the reader may take another of the dice. */
  readonly choice?: boolean;
  /** How many dice are rolled, and why as many. */
  readonly rolled?: string;
  /** What happened, in a short sentence. */
  readonly told: string;
  /** Why, in one sentence more. */
  readonly why: string;
  /** Rules that the sentences stand on. */
  readonly rules: readonly RuleId[];
  readonly table: Table;
  /** A score sheet, where the act is a scoring. */
  readonly sheet?: ScoreSheet;
}

export interface ScoreSheet {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly rule: RuleId;
    readonly cells: readonly string[];
  }[];
}

/** What an act is carried out with: dice, and the place of the die that the reader took, if any was chosen. */
export interface Means {
  readonly dice: Dice;
  readonly taken: number | undefined;
}

/** One outcome of an act for one die, and how good it is for the reader: higher is better. */
export interface Outcome extends Omit<Step, 'dice' | 'picked' | 'choice' | 'rolled'> {
  readonly worth: number;
}

/** Of several dice the one that was taken, or else the best, and what it leads to. */
export function withPick<T extends RolledDie>(
  dice: readonly T[],
  taken: number | undefined,
  { acting, against }: { readonly acting: Affiliation; readonly against: Affiliation },
  outcome: (die: T) => Outcome,
): Step {
  const outcomes = dice.map(outcome);
  const best = outcomes.reduce((at, one, index) => (one.worth > outcomes[at]!.worth ? index : at), 0);
  const picked = taken !== undefined && taken < dice.length ? taken : best;
  const { worth: _, ...step } = outcomes[picked]!;
  const choice = dice.length > 1;
  return {
    ...step,
    dice,
    picked,
    choice,
    rolled: `${NUMBERS[dice.length]}: ${acting} against ${against}.`,
    rules: ['action-grid', ...(choice ? (['pick-a-die'] as const) : []), ...step.rules],
  };
}

const NUMBERS: Readonly<Record<number, string>> = { 1: 'One die', 2: 'Two dice', 3: 'Three dice' };

/** A step that rolls nothing. */
export const plainStep = (step: Omit<Step, 'dice'>): Step => ({ ...step, dice: [] });
