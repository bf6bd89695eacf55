import { READING_LINE, sectionAt } from './sectionAt.ts';

/** How much of a list stays in sight around the marked line. Pixels. */
const AROUND = 48;

/**
 * Marks, in every list of the page's sections (`nav` with links to its own headings), the one that is being read, and
 * keeps it in sight where the list scrolls by itself. Looks only when a heading crosses a line, never at every scroll.
 */
export function markSection(navs: Iterable<HTMLElement>): void {
  const links = [...navs].flatMap((nav) => [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]);
  const headings = [...new Set(links.map(({ hash }) => decodeURIComponent(hash.slice(1))))].flatMap(
    (id) => document.getElementById(id) ?? [],
  );
  const foot = document.querySelector('.site-footer');
  if (headings.length === 0 || !foot) return;

  const wantedBy = (hash: string): number | undefined => {
    const at = headings.findIndex(({ id }) => `#${id}` === decodeURIComponent(hash));
    return at === -1 ? undefined : at;
  };
  let wanted = wantedBy(location.hash);
  let marked: string | undefined;

  const mark = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    const at = sectionAt({
      tops: headings.map((heading) => heading.getBoundingClientRect().top),
      windowHeight: clientHeight,
      atEnd: scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2,
      wanted,
    });
    const id = at === undefined ? undefined : headings[at]!.id;
    if (id === marked) return;
    marked = id;
    for (const link of links) {
      const here = id !== undefined && decodeURIComponent(link.hash) === `#${id}`;
      if (here) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
      if (here) keepInSight(link);
    }
  };

  const crossing = new IntersectionObserver(mark, {
    rootMargin: `0px 0px -${(1 - READING_LINE) * 100}% 0px`,
  });
  for (const heading of headings) crossing.observe(heading);
  // The end of the page, where no heading crosses anything.
  new IntersectionObserver(mark, { threshold: [0, 0.5, 1] }).observe(foot);
  addEventListener('hashchange', () => {
    wanted = wantedBy(location.hash);
    mark();
  });
}

/** Scrolls the list, not the page, and not under the reader's hand. */
function keepInSight(link: HTMLElement): void {
  const list = link.closest<HTMLElement>('.stay');
  if (!list || list.matches(':hover, :focus-within')) return;
  const box = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < box.top + AROUND) list.scrollTop -= box.top + AROUND - top;
  else if (bottom > box.bottom - AROUND) list.scrollTop += bottom - (box.bottom - AROUND);
}
