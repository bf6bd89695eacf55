/**
 * Where an address of the manual (`path`, without the site's base) leads in the printed book: the ids that the place
 * may have there, the likeliest first; none for what is no page of the manual. The book is one page, so what two pages
 * may call alike is told apart by a prefix; the ids of rules are unique in a game and stay as they are.
 *
 * | in the site                         | in the book                     |
 * | ----------------------------------- | ------------------------------- |
 * | `/<game>/`                          | `book`                          |
 * | `/<game>/<topic>/`                  | `chapter-<topic>`               |
 * | `/<game>/<topic>/#<rule>`           | `<rule>`                        |
 * | `/<game>/<topic>/#ruling-<ruling>`  | `ruling-<ruling>`               |
 * | `/<game>/<topic>/#<section, …>`     | `<topic>-<section, …>`          |
 * | `/<game>/cards/<card>/`             | `card-<card>`                   |
 * | `/<game>/glossary/#<term>`          | `term-<term>`                   |
 */
export function bookIds(game: string, path: string): readonly string[] {
  const place = new RegExp(`^/${game}/(?:([^/#?]+)/)?(?:([^/#?]+)/)?(?:#(.*))?$`).exec(path);
  if (!place) return [];
  const [, topic, entry, hash] = place;
  if (topic === undefined) return ['book'];
  if (entry !== undefined) return topic === 'cards' ? [`card-${entry}`] : [];
  return hash ? bookIdsOfHash(topic, hash) : [`chapter-${topic}`];
}

/** The same for a place that the page of a topic names by its hash alone, without the `#`. */
export function bookIdsOfHash(topic: string, hash: string): readonly string[] {
  if (topic === 'glossary') return [`term-${hash}`];
  if (topic === 'cards') return [`card-${hash}`];
  return [prefixed(topic, hash), hash];
}

/** The id in the book of what is neither a rule nor a ruling. */
export const prefixed = (topic: string, id: string): string => `${topic}-${id}`;
