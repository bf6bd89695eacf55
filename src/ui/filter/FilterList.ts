import {
  hasChosen,
  makeFilter,
  NO_FILTER,
  parseFilter,
  type Fields,
  type FilterState,
} from './filterState.ts';
import { entryWords, holdsWords, type EntryWords } from './words.ts';

/**
 * `<filter-list>`: a form of selects and one search field above entries that it shows or hides. It expects
 * - `form` with named selects and `input[name=q]`,
 * - `[data-entry]` with a data attribute for each select's name, read with all its text and `data-words`,
 * - optionally `[data-group]` around entries, hidden with the last of them, with `[data-group-count]` inside,
 * - `[data-count]` for "7 of 40", `[data-empty]` for when there are none, `[data-note]` for a bad address,
 * - `[data-unfiltered]` for what is of use only while all entries are there,
 * - `button[data-reset]` wherever all filters can be dropped.
 * The state is in the address; going back and forward goes through it.
 */
export class FilterList extends HTMLElement {
  #entries: readonly { readonly element: HTMLElement; readonly words: EntryWords }[] = [];
  #fields: Fields = {};
  #typing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#entries = this.#all('[data-entry]').map((element) => ({
      element,
      words: entryWords(`${element.textContent} ${element.dataset['words'] ?? ''}`),
    }));
    this.#fields = Object.fromEntries(
      this.#selects().map((select) => [select.name, [...select.options].map(({ value }) => value)]),
    );
    const form = this.querySelector('form');
    form?.addEventListener('submit', (event) => event.preventDefault());
    form?.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.#changed(false);
    });
    form?.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) this.#changed(true);
    });
    for (const button of this.#all('button[data-reset]'))
      button.addEventListener('click', () => {
        this.#fill(NO_FILTER);
        this.#changed(false);
        this.#input()?.focus();
      });
    addEventListener('popstate', () => this.#fromAddress());
    this.#fromAddress();
    this.dataset['ready'] = '';
  }

  #all(selector: string): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(selector)];
  }

  #selects(): HTMLSelectElement[] {
    return [...this.querySelectorAll('select')];
  }

  #input(): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>('input[name=q]');
  }

  #state(): FilterState {
    const chosen = this.#selects()
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => [name, value]);
    return { chosen: Object.fromEntries(chosen) as Record<string, string>, q: this.#input()?.value ?? '' };
  }

  #fill({ chosen, q }: FilterState): void {
    for (const select of this.#selects()) select.value = chosen[select.name] ?? '';
    const input = this.#input();
    if (input) input.value = q;
  }

  #fromAddress(): void {
    const { state, unknown } = parseFilter(location.search, this.#fields);
    this.#typing = false;
    this.#fill(state);
    this.#note(
      unknown
        .map(
          ({ field, value }) =>
            `The address asks for “${value.slice(0, 40)}” as ${this.#nameOf(field)}, which there is not.`,
        )
        .join(' '),
    );
    this.#show(state);
  }

  /** A word that is typed makes one step to go back to, not one for each of its letters. */
  #changed(typing: boolean): void {
    const state = this.#state();
    const address = location.pathname + makeFilter(state) + location.hash;
    if (typing && this.#typing) history.replaceState(null, '', address);
    else if (address !== location.pathname + location.search + location.hash)
      history.pushState(null, '', address);
    this.#typing = typing;
    this.#note('');
    this.#show(state);
  }

  #nameOf(field: string): string {
    const label = this.querySelector<HTMLSelectElement>(`select[name="${field}"]`)?.labels[0];
    return `“${label?.querySelector('span')?.textContent?.trim() ?? field}”`;
  }

  #note(text: string): void {
    for (const note of this.#all('[data-note]')) {
      note.textContent = text === '' ? '' : `${text} It was left out.`;
      note.hidden = text === '';
    }
  }

  #show(state: FilterState): void {
    let shown = 0;
    const holds = holdsWords(
      state.q,
      this.#entries.map(({ words }) => words),
    );
    for (const { element, words } of this.#entries) {
      const show = hasChosen(state, element.dataset) && holds(words);
      element.hidden = !show;
      if (show) shown++;
    }
    for (const group of this.#all('[data-group]')) {
      const inside = group.querySelectorAll('[data-entry]:not([hidden])').length;
      group.hidden = inside === 0;
      for (const count of group.querySelectorAll('[data-group-count]')) count.textContent = String(inside);
    }
    for (const empty of this.#all('[data-empty]')) empty.hidden = shown > 0;
    const filtered = makeFilter(state) !== '';
    for (const button of this.#all('form button[data-reset]')) button.hidden = !filtered;
    for (const part of this.#all('[data-unfiltered]')) part.hidden = filtered;
    // Spoken when the reader pauses, not at each letter.
    clearTimeout(this.#timer);
    const say = (): void => {
      for (const count of this.#all('[data-count]'))
        count.textContent = `${shown} of ${this.#entries.length} ${this.dataset['noun'] ?? ''}`.trim();
    };
    if (this.#typing) this.#timer = setTimeout(say, 250);
    else say();
  }
}
