/**
 * Where a piece of a designer's text went. A piece is a sentence, a line of a list or a row of a table, counted from 1
 * inside its part of the text; nothing is quoted. The text itself is not in this repository.
 */
export interface Covered<RuleId extends string = string, CardId extends string = string> {
  /** The part's heading. */
  readonly source: string;
  readonly ordinal: number;
  /** Rules of the manual that say it. */
  readonly rules?: readonly RuleId[];
  /** Cards that say it. */
  readonly cards?: readonly CardId[];
  /** Why neither a rule nor a card does. */
  readonly reason?: string;
}

/** What is kept of a whole text. */
export interface Coverage {
  /** How many pieces each part has, in its order. */
  readonly pieces: Readonly<Record<string, number>>;
  readonly covered: readonly Covered[];
  /** Rules that the text does not have in so many words, and why the manual does. */
  readonly ours: Readonly<Record<string, string | undefined>>;
}
