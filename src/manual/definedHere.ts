const shown = new WeakMap<Request, Set<string>>();

/**
 * Whether a page asks for a term's definition for the first time, so that each stands once in a page.
 * `page` is `Astro.request`, of which every page that is built has its own.
 */
export function firstOnPage(page: Request, term: string): boolean {
  const terms = shown.get(page) ?? new Set();
  shown.set(page, terms);
  const first = !terms.has(term);
  terms.add(term);
  return first;
}
