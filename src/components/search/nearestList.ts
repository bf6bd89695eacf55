import { counted } from '#lib/core/counted.ts';
import { cluesOf } from '#lib/search/nearestPlaces.ts';
import type { SearchRecord } from '#lib/search/record.ts';
import { href } from '#site/links.ts';
import { element } from './element.ts';
import type { SiteSearch } from './siteSearch.ts';
import { kindName } from './words.ts';

const MOST = 6;

/**
 * On the page for addresses that lead nowhere: a button that searches for the words of the address, and the places
 * whose addresses are most like it. Stays empty where the address says nothing, or search cannot be had.
 */
export class NearestList extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const games = JSON.parse(this.dataset['games'] ?? '[]') as readonly string[];
    const base = href('/');
    const { pathname, hash } = location;
    const below = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
    // Hosts may show this page at its own address.
    const clues = cluesOf(/^\/?404(?:\.html|\/)?$/.test(below) ? '' : below, hash, games);
    if (clues.words === '') return;
    const button = element('button', 'ask', `Search for “${clues.words}”`);
    button.type = 'button';
    button.addEventListener('click', () =>
      document.querySelector<SiteSearch>('site-search')?.ask(clues.words),
    );
    const said = element('p', 'near');
    said.role = 'status';
    this.replaceChildren(button, said);
    try {
      const { openSearch } = await import('./openSearch.ts');
      const places = (await openSearch(games)).near(clues, MOST);
      if (places.length === 0) return;
      said.textContent = `${counted(places.length, 'place')} with an address or a name like this:`;
      const list = element('ul', '', ...places.map(line));
      list.role = 'list';
      this.append(list);
    } catch {
      // The button stays, and tells what is wrong with the search when it is pressed.
    }
  }
}

function line(record: SearchRecord): HTMLElement {
  const { number, title, chapter, address } = record;
  const link = element(
    'a',
    '',
    ...(number === undefined ? [] : [element('span', 'number', number), ' ']),
    title,
  );
  link.href = href(address);
  const where = [kindName(record), chapter].filter((part) => part !== undefined).join(' · ');
  return element('li', '', link, ' ', element('span', 'where', where));
}
