/**
 * Where a page of the manual stands in the printed book, as an id in it. The book is one page, so what two pages may
 * call alike is told apart by a prefix; the ids of rules are unique in a game and stay as they are.
 *
 * | in the site                                   | in the book          |
 * | --------------------------------------------- | -------------------- |
 * | `/<game>/`                                    | `book`               |
 * | `/<game>/<topic>/`                            | `chapter-<topic>`    |
 * | `/<game>/<topic>/#<rule>`                     | `<rule>`             |
 * | `/<game>/<topic>/#ruling-<ruling>`            | `ruling-<ruling>`    |
 * | `/<game>/<topic>/#<section, example, …>`      | `<topic>-<section>`  |
 * | `/<game>/cards/<card>/`                       | `card-<card>`        |
 * | `/<game>/glossary/#<term>`                    | `term-<term>`        |
 * | `/<game>/open-questions/#<ruling>`            | `question-<ruling>`  |
 *
 * `path` is without the site's base. The caller asks whether the book has the id: pages that are tools are not in it.
 */
export function bookId(game: string, path: string, isRule: (id: string) => boolean): string | undefined {
  const place = new RegExp(`^/${game}/(?:([^/#?]+)/)?(?:([^/#?]+)/)?(?:#(.*))?$`).exec(path);
  if (!place) return undefined;
  const [, topic, entry, hash = ''] = place;
  if (topic === undefined) return 'book';
  if (entry !== undefined) return topic === 'cards' ? `card-${entry}` : undefined;
  return hash === '' ? `chapter-${topic}` : bookHash(topic, hash, isRule);
}

/** The same for a place on a page of the manual that is told by its hash alone, without the `#`. */
export function bookHash(topic: string, hash: string, isRule: (id: string) => boolean): string {
  if (topic === 'glossary') return `term-${hash}`;
  if (topic === 'open-questions') return `question-${hash.replace(/^ruling-/, '')}`;
  if (topic === 'cards') return `card-${hash}`;
  return isRule(hash) || hash.startsWith('ruling-') ? hash : `${topic}-${hash}`;
}
