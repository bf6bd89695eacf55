/** A place where a game's text is silent or says two things, and the reading that is taken there. */
export interface Ruling<
  Id extends string = string,
  RuleId extends string = string,
  CardId extends string = string,
> {
  readonly id: Id;
  /** Two to four words. */
  readonly title: string;
  readonly question: string;
  /** The readings that are known, the default among them. */
  readonly options: readonly RulingOption[];
  /** Id of the option that holds unless a table chooses otherwise. */
  readonly default: string;
  readonly reason: string;
  /** Ids of the rules that it touches, the one it stands beside first; none where it is about cards alone. */
  readonly rules: readonly RuleId[];
  /** Ids of the cards that it is about. */
  readonly cards?: readonly CardId[];
  /** Whether the engine offers the other readings; if not, they are told as text alone. */
  readonly selectable: boolean;
}

export interface RulingOption {
  readonly id: string;
  /** The reading as a sentence. */
  readonly meaning: string;
}
