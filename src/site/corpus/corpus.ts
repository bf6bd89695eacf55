import type { Ruling } from '#lib/core/ruling.ts';

/** All that the built site says about one game, read back from it. Addresses are without the base path. */
export interface Corpus {
  readonly game: string;
  readonly rules: readonly CorpusRule[];
  readonly cards: readonly CorpusCard[];
  readonly terms: readonly CorpusTerm[];
  readonly rulings: readonly CorpusRuling[];
  readonly examples: readonly CorpusExample[];
  readonly chapters: readonly CorpusPage[];
  readonly pages: readonly CorpusPage[];
}

export interface CorpusRule {
  readonly id: string;
  readonly oldIds: readonly string[];
  readonly number: string;
  readonly title: string;
  readonly chapter: { readonly number: number; readonly title: string };
  readonly section: { readonly number: string; readonly title: string };
  /** As the page says it, tables included. */
  readonly text: string;
  /** The same as HTML of the plainest kind. */
  readonly html: string;
  readonly address: string;
  /** What cites it, in the manual's order. */
  readonly citedBy: readonly { readonly kind: string; readonly id: string; readonly address: string }[];
  /** Ids of the rulings that touch it. */
  readonly rulings: readonly string[];
}

export interface CorpusRuling extends Ruling {
  readonly address: string;
}

/** Front matter as it stands in the file, with the fields that only this game's cards have, and the text below it. */
export interface CorpusCard {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly rules: readonly string[];
  readonly terms: readonly string[];
  readonly notes: string;
  readonly address: string;
  readonly [field: string]: unknown;
}

export interface CorpusTerm {
  readonly id: string;
  readonly term: string;
  readonly definition: string;
  readonly also: readonly string[];
  readonly rules: readonly string[];
  readonly see: readonly string[];
  readonly notes: string;
  readonly address: string;
}

export interface CorpusExample {
  readonly id: string;
  readonly title: string;
  /** Title of the page that it stands on. */
  readonly chapter: string;
  readonly text: string;
  readonly address: string;
}

export interface CorpusPage {
  /** Last part of the address; empty for the manual's own start. */
  readonly id: string;
  readonly title: string;
  /** Whether it is worked with rather than read. */
  readonly tool: boolean;
  /** Of a chapter. */
  readonly number?: string;
  readonly text: string;
  readonly address: string;
}
