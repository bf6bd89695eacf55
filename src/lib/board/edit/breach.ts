import type { Graph } from '#lib/graph/graph.ts';
import type { LabelReport } from '../draw/reportLabels.ts';
import type { CapitalsSpec } from '../spec.ts';
import type { BoardDraft } from './draft.ts';
import type { BoardEdit } from './edits.ts';
import type { TracedLand } from './traceLand.ts';

/** What a finished board owes its players. */
export interface Promises {
  /** The least length of a border on land, millimetres. */
  readonly minBorder: number;
  /** The least land of a state, square millimetres; left out: none is too small. */
  readonly minArea?: number;
  readonly capitals?: CapitalsSpec;
  /** How the labels of the finished draft came out; left out: they are not looked at. */
  readonly labels?: LabelReport;
}

export const BREACH_CODES = [
  'parts',
  'short-border',
  'small-state',
  'no-capitals',
  'placed-capitals-too-near',
  'placed-capitals-too-many',
  'placed-capitals-blocked',
  'label',
  'name-twice',
] as const;

/** A promise that a draft does not keep, where, and what would mend it. */
export interface Breach {
  readonly code: (typeof BREACH_CODES)[number];
  /** A whole sentence. */
  readonly message: string;
  /** The states concerned. */
  readonly keys: readonly number[];
  /** Of a border: the keys of its two states, the lower first. */
  readonly border?: readonly [number, number];
  /**
   * Each a list of edits that can be made as the draft stands, the best first. All but those of a `label` have been
   * tried and cure the breach; they may bring another one.
   */
  readonly repairs: readonly Repair[];
}

/** A draft with what its checks all ask for. */
export interface Checked {
  readonly draft: BoardDraft;
  readonly promises: Promises;
  /** By place in `draft.states`. */
  readonly touching: TracedLand['touching'];
  /** Who borders on whom, sea routes included; nodes are places in `draft.states`. */
  readonly graph: Graph;
}

/** A way to mend a breach: what to call it on a button, and the edits that do it. */
export interface Repair {
  readonly label: string;
  readonly edits: readonly BoardEdit[];
}
