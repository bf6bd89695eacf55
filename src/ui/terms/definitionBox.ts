import { switchTerms } from './termsSwitch.ts';

/** The one box in which definitions open, and the word that it stands by. */
export interface DefinitionBox {
  readonly element: HTMLElement;
  readonly word: () => HTMLAnchorElement | undefined;
  readonly open: (word: HTMLAnchorElement, name: string, definition: string) => void;
  readonly close: () => void;
}

const ID = 'term-definition';
/** Least distance from the edges of the window, in pixels. */
const EDGE = 8;

export function makeDefinitionBox(): DefinitionBox {
  const name = make('strong');
  const text = make('span', 'definition');
  const all = make('a');
  all.textContent = 'All about it';
  const off = make('button');
  off.type = 'button';
  off.textContent = 'Stop showing these';
  const tools = make('span', 'tools');
  tools.append(all, off);
  const body = make('span', 'body');
  body.append(name, text, tools);
  // Spans only: it is put into paragraphs.
  const element = make('span', 'term-definition');
  element.id = ID;
  element.popover = 'manual';
  element.append(body);

  let word: HTMLAnchorElement | undefined;

  off.addEventListener('click', () => {
    switchTerms(false);
    name.textContent = 'Definitions are off';
    text.textContent = 'Words still lead to the glossary, where definitions can be switched on again.';
    all.textContent = 'To the glossary';
    all.href = all.href.replace(/#.*/, '#switch');
    all.focus();
    off.hidden = true;
  });

  function close(): void {
    if (!word) return;
    word.removeAttribute('aria-describedby');
    word = undefined;
    element.remove();
  }

  return {
    element,
    word: () => word,
    close,
    open(next, nextName, definition) {
      close();
      word = next;
      name.textContent = nextName;
      text.textContent = definition;
      all.textContent = 'All about it';
      all.href = next.href;
      off.hidden = false;
      // Behind its word, so that Tab goes from the one to the other.
      next.after(element);
      next.setAttribute('aria-describedby', ID);
      element.showPopover();
      place(element, next);
    },
  };
}

/** Under the word, or above it where there is no room; always inside the window. Scrolls with the page. */
function place(element: HTMLElement, word: HTMLElement): void {
  const lines = [...word.getClientRects()];
  const { width, height } = element.getBoundingClientRect();
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const last = lines.at(-1);
  const first = lines[0];
  if (!last || !first) return;
  const below = last.bottom + height + EDGE <= view.height || first.top - height < EDGE;
  const line = below ? last : first;
  const left = Math.max(EDGE, Math.min(line.left, view.width - width - EDGE));
  const top = below ? line.bottom : line.top - height;
  element.style.left = `${left + scrollX}px`;
  element.style.top = `${top + scrollY}px`;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name?: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (name) element.className = name;
  return element;
}
