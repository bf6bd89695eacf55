/** What search knows of a game: one record a thing that somebody may look for. */
export const RECORD_KINDS = ['rule', 'card', 'term', 'ruling', 'example', 'tool', 'page'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export interface SearchRecord {
  readonly kind: RecordKind;
  /** Id of the game that it belongs to. */
  readonly game: string;
  /** Permanent, and unique among records of its kind and game. */
  readonly id: string;
  /** Of rules and chapters: `8.2.3`, `8`. */
  readonly number?: string;
  readonly title: string;
  /** What it is part of: the chapter's title, the pile of a card. */
  readonly chapter?: string;
  /** All that it says, as plain text. */
  readonly text: string;
  /** Inside the site, without its base path; a hash may follow. */
  readonly address: string;
  /** Other words that people say for it. */
  readonly aliases: readonly string[];
}
