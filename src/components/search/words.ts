import { counted } from '#lib/core/counted.ts';
import type { RecordKind, SearchRecord } from '#lib/search/record.ts';

/** What a result of each kind is called. */
export const KIND_NAME: Readonly<Record<RecordKind, string>> = {
  rule: 'Rule',
  card: 'Card',
  term: 'Term',
  ruling: 'Ruling',
  example: 'Example',
  tool: 'Tool',
  page: 'Page',
};

/** What several of them are called. */
export const KIND_NAMES: Readonly<Record<RecordKind, string>> = {
  rule: 'Rules',
  card: 'Cards',
  term: 'Terms',
  ruling: 'Rulings',
  example: 'Examples',
  tool: 'Tools',
  page: 'Pages',
};

/** The kind of one result; a page with a number is a chapter. */
export const kindName = ({ kind, number }: SearchRecord): string =>
  kind === 'page' && number !== undefined ? 'Chapter' : KIND_NAME[kind];

export const resultCount = (count: number): string => counted(count, 'result');
