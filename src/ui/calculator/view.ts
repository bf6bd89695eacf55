import type { Rational } from '#lib/core/rational.ts';

/** What a calculator shows: the answer first, then the plot, then how it comes about. Plain data, made by a pure function. */
export interface View {
  /** The answer in one line. */
  readonly headline: string;
  /** What the line leaves out, in a sentence or two. */
  readonly lead: string;
  /** The chance or number that the headline rounds; compared where two set-ups are. */
  readonly measure?: Measure;
  readonly plot?: Plot;
  readonly tables: readonly Table[];
  readonly steps: readonly Step[];
  /** Whether dice are behind it, or figures that were counted. */
  readonly basis: 'dice' | 'figures';
  /** What the answer takes for granted, sentence by sentence. */
  readonly assumed: readonly string[];
  /** The question that has this answer, as the command line asks it and a test case holds it. */
  readonly asked: { readonly question: string; readonly given: Readonly<Record<string, unknown>> };
}

export interface Measure {
  /** What it is: "chance to take the state". */
  readonly words: string;
  readonly value: Rational;
  readonly as: 'chance' | 'number';
}

export interface Plot {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** What the fillings mean; only those that occur. */
  readonly fillings: Readonly<Partial<Record<Filling, string>>>;
}

/** Solid, hatched or dotted. */
export type Filling = 'solid' | 'hatched' | 'dotted';

export interface Bar {
  readonly label: string;
  readonly chance: Rational;
  readonly filling: Filling;
}

export interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}

export interface Row {
  /** The first one heads the row. */
  readonly cells: readonly string[];
  /** Whether it is the one that the reader asked about. */
  readonly lit?: boolean;
}

export interface Step {
  readonly text: string;
  /** Ids of the rules that it stands on. */
  readonly rules: readonly string[];
}
