import { HTMLElement, parse } from 'node-html-parser';
import { bookHash, bookId } from './bookAddress.ts';

/** What the book has to know of the site that its parts come from. */
export interface Binding {
  readonly game: string;
  /** The site's base path, `/` at both ends. */
  readonly base: string;
  /** Whether the game has a rule of this id. */
  readonly isRule: (id: string) => boolean;
}

/** What is there to be clicked, typed into or run. */
const INTERFACE =
  'script, template, noscript, button, input, select, textarea, summary, dialog, [popover], [role=status], .no-print, .needs-scripts';

/** Attributes that name other elements by id. */
const NAMING = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

/**
 * Makes one page of the parts of a manual as their own pages show them, each within an element that has its topic as
 * `data-topic`: ids become unique, links between parts stay in the book, links to other pages of the site keep
 * their address, folds are open, and nothing of an interface is left. Throws if an id occurs twice or a link that has
 * to lead to a place in the book leads nowhere.
 */
export function bindBook(html: string, binding: Binding): string {
  const root = parse(html, { comment: true });
  for (const element of root.querySelectorAll(INTERFACE)) element.remove();
  for (const island of root.querySelectorAll('astro-island, astro-slot, astro-static-slot'))
    island.replaceWith(...island.childNodes);
  for (const fold of root.querySelectorAll('details')) fold.tagName = 'div';

  const parts = root.querySelectorAll('[data-topic]');
  for (const part of parts) renameIds(part, part.getAttribute('data-topic') ?? '', binding);
  const ids = idsOf(root);
  for (const part of parts)
    for (const link of part.querySelectorAll('a[href]'))
      turnLink(link, part.getAttribute('data-topic') ?? '', ids, binding);
  return root.toString();
}

/** Gives the ids of a part, and all that names them there, the form that they have in the book. */
function renameIds(part: HTMLElement, topic: string, { isRule }: Binding): void {
  const names = new Map<string, string>();
  for (const element of part.querySelectorAll('[id]')) {
    const renamed = bookHash(topic, element.id, isRule);
    names.set(element.id, renamed);
    element.setAttribute('id', renamed);
  }
  const renamed = (id: string) => names.get(id) ?? id;
  for (const element of part.querySelectorAll('*')) {
    for (const [name, value] of Object.entries(element.attributes)) {
      const changed = NAMING.includes(name)
        ? value.split(/\s+/).map(renamed).join(' ')
        : element.rawTagName === 'use' && value.startsWith('#')
          ? `#${renamed(value.slice(1))}`
          : value.replace(/url\((["']?)#([^)"']+)\1\)/g, (_, quote: string, id: string) => `url(${quote}#${renamed(id)}${quote})`);
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

function turnLink(link: HTMLElement, topic: string, ids: ReadonlySet<string>, binding: Binding): void {
  const { game, base, isRule } = binding;
  const target = link.getAttribute('href') ?? '';
  if (target.startsWith('#')) {
    const id = [bookHash(topic, target.slice(1), isRule), target.slice(1)].find((one) => ids.has(one));
    if (id === undefined) throw new Error(`In the book nothing has the id that ${target} of ${topic} names.`);
    link.setAttribute('href', `#${id}`);
    return;
  }
  if (!target.startsWith(base)) return;
  const id = bookId(game, `/${target.slice(base.length)}`, isRule);
  if (id !== undefined && ids.has(id)) link.setAttribute('href', `#${id}`);
  else if (id !== undefined && isRule(id)) throw new Error(`Rule "${id}" is not in the book.`);
}
