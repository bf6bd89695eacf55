import type { BookEntry } from './bookEntries.ts';

/**
 * The style sheet that prints, on every page but the first ones, what is open: the book on left-hand pages, the chapter
 * on right-hand ones, and the page's number at the outer foot. Browsers that know no margin boxes leave them out.
 */
export function runningHeads(book: string, entries: readonly BookEntry[]): string {
  return entries
    .map(({ id, number, title }) => {
      const head = number === undefined ? title : `${number}  ${title}`;
      return [
        `#${id}{page:${id}}`,
        `@page ${id}:left{@top-left{content:${quoted(book)}}}`,
        `@page ${id}:right{@top-right{content:${quoted(head)}}}`,
      ].join('');
    })
    .join('');
}

/** As a string of CSS; the style sheet stands inside HTML, so that `<` must not appear either. */
function quoted(text: string): string {
  return `"${text.replace(/["\\<\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}
