/** Two places of a designer's text that cannot both be followed, and the way out that this edition takes. */
export interface Contradiction<RuleId extends string = string, RulingId extends string = string> {
  /** The places, by the text's own headings. */
  readonly places: string;
  readonly conflict: string;
  readonly reading: string;
  /** The ruling that holds the reading, where there is one. */
  readonly ruling?: RulingId;
  /** Rules that say it now, the most important first. */
  readonly rules: readonly RuleId[];
}
