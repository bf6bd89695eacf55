import type { HTMLElement } from 'node-html-parser';

const TAGS: ReadonlySet<string> = new Set(
  'script style template svg img noscript button input select textarea nav dialog form'.split(' '),
);

/** Whether a part of a page is not said by its text: a picture, a control, or what is there for another purpose. */
export function isSilent(element: HTMLElement): boolean {
  return (
    TAGS.has(tagOf(element)) ||
    ['hidden', 'popover'].some((name) => element.hasAttribute(name)) ||
    element.getAttribute('aria-hidden') === 'true' ||
    element.getAttribute('role') === 'status' ||
    element.classList.contains('needs-scripts')
  );
}

/** The name of an element in small letters; nothing for the root of a document. */
export const tagOf = (element: HTMLElement): string => element.rawTagName?.toLowerCase() ?? '';
