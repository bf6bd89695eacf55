import { type HTMLElement, parse } from 'node-html-parser';
import { bookIds, bookIdsOfHash, prefixed } from './bookAddress.ts';

/** What the book has to know of the site that its parts come from. */
export interface Binding {
  readonly game: string;
  /** The site's base path, `/` at both ends. */
  readonly base: string;
}

/** What is there to be clicked, typed into or run. */
const INTERFACE =
  'script, template, noscript, button, input, select, textarea, summary, dialog, [popover], [role=status], .no-print, .needs-scripts';

/** Attributes that name other elements by id. */
const NAMING = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

/**
 * Makes one page of the parts of a manual. A part as its own page shows it lies within an element that has its topic
 * as `data-topic`. Ids become unique, links between parts stay in the book, links to other pages of the site keep their
 * address, folds are open, and nothing of an interface is left. A link in words gets a place for the number of its page
 * (`data-page-of`), because paper cannot be clicked. Throws if an id occurs twice, or if a link names a
 * place in a part of the book that is not there.
 */
export function bindBook(html: string, { game, base }: Binding): string {
  const root = parse(html, { comment: true });
  for (const element of root.querySelectorAll(INTERFACE)) element.remove();
  for (const island of root.querySelectorAll('astro-island, astro-slot, astro-static-slot'))
    island.replaceWith(...island.childNodes);
  for (const fold of root.querySelectorAll('details')) fold.tagName = 'div';

  for (const part of root.querySelectorAll('[data-topic]')) renameIds(part, topicOf(part));
  const ids = idsOf(root);
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const id = placeOf(href, topicOf(link), ids, { game, base });
    if (id === undefined) continue;
    link.setAttribute('href', `#${id}`);
    if (needsPage(link))
      link.insertAdjacentHTML('afterend', `<span class="page-ref" data-page-of="${id}"></span>`);
  }
  return root.toString();
}

/** Climbs by itself, because the parser's own `closest` looks through all that lies under each ancestor. */
function topicOf(element: HTMLElement): string {
  let at: HTMLElement | null = element;
  while (at && at.getAttribute('data-topic') === undefined) at = at.parentNode;
  return at?.getAttribute('data-topic') ?? '';
}

/**
 * Whether a link of the text is by words alone: rules and chapters are found by their numbers, cards by the index.
 * What gives a link its look has a class of its own; those of Astro's scoped styles say nothing.
 */
function needsPage(link: HTMLElement): boolean {
  if (
    link.classList.value.some((name) => !name.startsWith('astro-')) ||
    /^(chapter )?[\d.]+$/.test(link.text.trim())
  )
    return false;
  return topicOf(link) !== '' && !['H2', 'H3', 'H4'].includes(link.parentNode?.tagName ?? '');
}

/** Gives the ids of a part, and all that names them there, the form that they have in the book. */
function renameIds(part: HTMLElement, topic: string): void {
  const names = new Map<string, string>();
  for (const element of part.querySelectorAll('[id]')) {
    const permanent = ['rule', 'old-id'].some((name) => element.classList.contains(name));
    if (permanent || element.id.startsWith('ruling-')) continue;
    names.set(element.id, prefixed(topic, element.id));
    element.setAttribute('id', prefixed(topic, element.id));
  }
  const renamed = (id: string) => names.get(id) ?? id;
  for (const element of part.querySelectorAll('*')) {
    for (const [name, value] of Object.entries(element.attributes)) {
      let changed = value.replace(/url\((["']?)#([^)"']+)/g, (_, quote, id) => `url(${quote}#${renamed(id)}`);
      if (NAMING.includes(name)) changed = value.split(/\s+/).map(renamed).join(' ');
      if (element.rawTagName === 'use' && value.startsWith('#')) changed = `#${renamed(value.slice(1))}`;
      if (changed !== value) element.setAttribute(name, changed);
    }
  }
}

/** Every id of the book. Throws if one occurs twice. */
function idsOf(root: HTMLElement): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id } of root.querySelectorAll('[id]')) {
    if (ids.has(id)) throw new Error(`The book has the id "${id}" twice.`);
    ids.add(id);
  }
  return ids;
}

/** The id in the book that a link leads to; undefined if it leads out of the book. */
function placeOf(
  href: string,
  topic: string,
  ids: ReadonlySet<string>,
  { game, base }: Binding,
): string | undefined {
  const inPart = href.startsWith('#');
  if (!inPart && !href.startsWith(base)) return undefined;
  const path = `/${href.slice(base.length)}`;
  const places = inPart ? [...bookIdsOfHash(topic, href.slice(1)), href.slice(1)] : bookIds(game, path);
  const id = places.find((place) => ids.has(place));
  const [chapter = ''] = inPart ? [`chapter-${topic}`] : bookIds(game, path.replace(/#.*/, ''));
  if (id === undefined && href.includes('#') && ids.has(chapter))
    throw new Error(
      `In the book, ${href} (from "${topic}") leads nowhere: there is no ${places.join(', no ')}.`,
    );
  return id;
}
