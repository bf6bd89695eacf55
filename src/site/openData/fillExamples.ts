/** Marks of a page where an entry of a data file is to be shown: `<code data-entry="a-new-regime/cards/greed"></code>`. */
const MARK = /(<code data-entry="([a-z-]+)\/([a-z]+)\/([a-z-]+)"[^>]*>)(<\/code>)/g;

/** Finds an entry by game, file and id; undefined if there is none. */
export type FindEntry = (game: string, file: string, id: string) => object | undefined;

/** Puts entries into a page where it asks for them, as text. Throws if one does not exist. */
export function fillExamples(html: string, find: FindEntry): string {
  return html.replace(
    MARK,
    (mark, start: string, game: string, file: string, id: string, end: string): string => {
      const entry = find(game, file, id);
      if (!entry) throw new Error(`The page of the data asks for an entry that does not exist: ${mark}`);
      return start + escape(JSON.stringify(entry, null, 2)) + end;
    },
  );
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
