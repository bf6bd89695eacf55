import type { BookKind } from '../../src/site/bookFiles.ts';

export interface OfferedFile {
  readonly kind: BookKind;
  /** As people call it: `A4`. */
  readonly paper: string;
  /** Path on the host. */
  readonly address: string;
  readonly pages: number;
  readonly bytes: number;
}

const WORDS: Readonly<Record<BookKind, { name: string; advice: string }>> = {
  pages: { name: 'Pages', advice: 'To read on a screen, or to print page by page.' },
  booklet: {
    name: 'Booklet',
    advice:
      'Two pages on each side, in the order for folding. Print on both sides, turned over the short edge, without scaling; fold the pile in the middle and staple it there.',
  },
};

/**
 * A book's page with links to its printed files in the place of what it says while there are none
 * (`data-printed-files`, an element that holds no other of its name).
 */
export function offerFiles(html: string, files: readonly OfferedFile[]): string {
  const place = /(<(\w+)[^>]*\sdata-printed-files[^>]*>)[\s\S]*?(<\/\2>)/;
  if (!place.test(html)) throw new Error('The book’s page has no place for its printed files.');
  const kinds = [...new Set(files.map(({ kind }) => kind))];
  const lines = kinds.map((kind) => {
    const links = files
      .filter((file) => file.kind === kind)
      .map(
        ({ address, paper, pages, bytes }) =>
          `<a href="${address}">${paper} <small>PDF, ${pages} pages, ${(bytes / 2 ** 20).toFixed(1)} MB</small></a>`,
      );
    return `<p><strong>${WORDS[kind].name}</strong> ${links.join(' ')} <span>${WORDS[kind].advice}</span></p>`;
  });
  return html.replace(place, (_, open: string, __, close: string) => open + lines.join('') + close);
}
