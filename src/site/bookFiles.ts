/** The papers that books are printed for, and how they are called. */
export const BOOK_PAPERS = [
  { id: 'a4', name: 'A4' },
  { id: 'letter', name: 'Letter' },
] as const;
export type BookPaper = (typeof BOOK_PAPERS)[number]['id'];

export const BOOK_KINDS = ['pages', 'booklet'] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

/** Path of a printed book inside the site. */
export function bookFile(game: string, paper: BookPaper, kind: BookKind): string {
  return `/print/${game}/${game}${kind === 'booklet' ? '-booklet' : ''}-${paper}.pdf`;
}
