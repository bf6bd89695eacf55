import { RECORD_KINDS } from '#lib/search/record.ts';
import type { Found, Hit } from '#lib/search/search.ts';
import { element } from './element.ts';
import { filterChips, type Chip } from './filterChips.ts';
import type { OpenSearch } from './openSearch.ts';
import { ReloadNeeded } from './reloadNeeded.ts';
import { KIND_NAMES, resultCount } from './words.ts';

/** As many as anybody reads through; more words narrow the rest. */
const MOST_SHOWN = 60;
/** Long enough that what is announced is not interrupted by the next letter. */
const ANNOUNCE_AFTER = 500;

interface OpenGame {
  readonly id: string;
  readonly name: string;
}

/**
 * The search dialog: a combobox whose list holds the results, filters above it. What it searches is fetched when it is
 * first wanted. The markup is in Search.astro.
 */
export class SiteSearch extends HTMLElement {
  readonly #games = JSON.parse(this.dataset['games'] ?? '[]') as readonly OpenGame[];
  readonly #opener = this.#part<HTMLButtonElement>('.opener');
  readonly #dialog = this.#part<HTMLDialogElement>('dialog');
  readonly #field = this.#part<HTMLInputElement>('.field');
  readonly #kinds = this.#part('.kinds');
  readonly #gameChips = this.#part('.games');
  readonly #note = this.#part('.note');
  readonly #list = this.#part('.results');
  readonly #doors = this.#part('.doors');
  readonly #status = this.#part('[role=status]');

  #ready: OpenSearch | undefined;
  #loading: Promise<void> | undefined;
  #found: Found = { hits: [] };
  #kind: string | undefined;
  #game: string | undefined;
  /** Place of the option that the arrow keys have reached; -1 while the field alone is used. */
  #at = -1;
  #announcement: ReturnType<typeof setTimeout> | undefined;

  #part<T extends HTMLElement>(selector: string): T {
    const found = this.querySelector<T>(selector);
    if (!found) throw new Error(`The search has no ${selector}.`);
    return found;
  }

  connectedCallback(): void {
    this.#opener.addEventListener('click', () => this.#open());
    for (const wanted of ['pointerenter', 'focus'] as const)
      this.#opener.addEventListener(wanted, () => void this.#load());
    this.#part('.close').addEventListener('click', () => this.#dialog.close());
    this.#field.addEventListener('input', () => this.#search());
    this.#dialog.addEventListener('keydown', (event) => this.#onKey(event));
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog || (target as Element).closest('a')) this.#dialog.close();
    });
    addEventListener('keydown', (event) => this.#onPageKey(event));
    this.dataset['ready'] = '';
  }

  /** `/` outside of fields, and Ctrl or Cmd with K anywhere. */
  #onPageKey(event: KeyboardEvent): void {
    const chord = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
    const typing = (event.target as Element | null)?.closest?.('input, select, textarea, [contenteditable]');
    const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!chord && !slash) return;
    // Another dialog keeps the page to itself.
    if (!this.#dialog.open && document.querySelector('dialog:modal')) return;
    event.preventDefault();
    this.#open();
  }

  /** Opens the dialog with these words in its field. */
  ask(words: string): void {
    this.#field.value = words;
    this.#open();
  }

  #open(): void {
    // Ahead of all else: while the file is on its way the dialog is laid out.
    void this.#load();
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#field.focus();
    this.#field.select();
    this.#search();
  }

  /** Fetches once; after a failure the next call tries again. */
  #load(): Promise<void> {
    this.#loading ??= fetchSearch(this.#games.map(({ id }) => id)).then(
      (ready) => {
        this.#ready = ready;
      },
      (reason: unknown) => {
        this.#loading = undefined;
        throw reason;
      },
    );
    this.#loading.catch(() => undefined);
    return this.#loading;
  }

  #search(): void {
    this.#at = -1;
    if (this.#ready) return this.#show();
    this.#doors.hidden = this.#query !== '';
    this.#load().then(
      () => this.#show(),
      (reason: unknown) => this.#showFailure(reason),
    );
  }

  get #query(): string {
    return this.#field.value.trim();
  }

  #show(): void {
    if (!this.#ready) return;
    this.#found = this.#ready.find(this.#query, this.dataset['here']);
    const has = (of: (hit: Hit) => string, value: string | undefined): boolean =>
      value === undefined || this.#found.hits.some((hit) => of(hit) === value);
    if (!has(kindOf, this.#kind)) this.#kind = undefined;
    if (!has(gameOf, this.#game)) this.#game = undefined;
    this.#render();
  }

  /** Shows what was found under the filters that are chosen. */
  #render(): void {
    const { resultOption } = this.#ready ?? {};
    if (!resultOption) return;
    const { hits, suggestion, missing } = this.#found;
    const asked = this.#query !== '';
    const ofGame = hits.filter((hit) => this.#game === undefined || gameOf(hit) === this.#game);
    const ofKind = hits.filter((hit) => this.#kind === undefined || kindOf(hit) === this.#kind);
    const shown = ofGame.filter((hit) => this.#kind === undefined || kindOf(hit) === this.#kind);

    // Ahead of all changes, which would have to be laid out for it.
    this.#list.scrollTop = 0;
    this.#chips(
      this.#kinds,
      RECORD_KINDS.map((kind) => ({
        value: kind,
        label: KIND_NAMES[kind],
        count: countOf(ofGame, kindOf, kind),
      })),
      ofGame.length,
      this.#kind,
      (kind) => (this.#kind = kind),
    );
    if (this.#games.length > 1)
      this.#chips(
        this.#gameChips,
        this.#games.map(({ id, name }) => ({ value: id, label: name, count: countOf(ofKind, gameOf, id) })),
        ofKind.length,
        this.#game,
        (game) => (this.#game = game),
      );

    this.#list.replaceChildren(
      ...shown.slice(0, MOST_SHOWN).map((hit, at) => resultOption(hit, `search-result-${at}`)),
    );
    this.#list.hidden = shown.length === 0;
    this.#field.ariaExpanded = String(shown.length > 0);
    this.#doors.hidden = asked && hits.length > 0;
    this.#choose(-1);

    const notes: HTMLElement[] = [];
    if (suggestion !== undefined) notes.push(this.#suggestionNote(suggestion));
    if (missing !== undefined)
      notes.push(
        element(
          'p',
          '',
          `There is no rule ${missing}.${hits.length > 0 ? ' The manual has these near it.' : ''}`,
        ),
      );
    else if (asked && hits.length === 0)
      notes.push(element('p', '', `Nothing here says “${this.#query}”. Try another word, or one of these:`));
    if (shown.length > MOST_SHOWN)
      notes.push(element('p', '', `The first ${MOST_SHOWN} of ${shown.length}. Another word narrows them.`));
    this.#note.replaceChildren(...notes);
    const said = notes.map((note) => note.textContent).join(' ');
    this.#announce(asked ? `${shown.length === 0 ? 'No results' : resultCount(shown.length)}. ${said}` : '');
  }

  #chips(
    place: HTMLElement,
    chips: readonly Chip[],
    all: number,
    chosen: string | undefined,
    choose: (value: string | undefined) => void,
  ): void {
    const focused = place.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset['value']
      : undefined;
    const some = chips.filter(({ count, value }) => count > 0 || value === chosen);
    const list = all === 0 ? [] : [{ value: undefined, label: 'All', count: all }, ...some];
    place.replaceChildren(
      ...filterChips(list, chosen, (value) => {
        choose(value);
        this.#render();
      }),
    );
    // The buttons are new; the reader's place among them is kept.
    if (focused !== undefined)
      [...place.querySelectorAll('button')].find(({ dataset }) => dataset['value'] === focused)?.focus();
  }

  #suggestionNote(suggestion: string): HTMLElement {
    const button = element('button', 'suggestion', suggestion);
    button.type = 'button';
    button.addEventListener('click', () => {
      this.#field.value = suggestion;
      this.#field.focus();
      this.#search();
    });
    return element('p', '', 'Did you mean ', button, '?');
  }

  #showFailure(reason: unknown): void {
    const reload = reason instanceof ReloadNeeded;
    const text = element(
      'p',
      '',
      reload
        ? reason.message
        : 'The search could not be loaded. Check the connection and try again; what you typed is kept.',
    );
    text.role = 'alert';
    const button = element('button', 'retry', reload ? 'Load the page again' : 'Try again');
    button.type = 'button';
    button.addEventListener('click', () => {
      if (reload) return location.reload();
      this.#note.replaceChildren();
      this.#field.focus();
      this.#search();
    });
    this.#list.hidden = true;
    this.#doors.hidden = false;
    this.#note.replaceChildren(text, button);
  }

  #announce(text: string): void {
    clearTimeout(this.#announcement);
    this.#announcement = setTimeout(() => (this.#status.textContent = text), ANNOUNCE_AFTER);
  }

  get #options(): readonly HTMLAnchorElement[] {
    return [...this.#list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  }

  /** Moves the reader's place in the list; the field keeps the focus. */
  #choose(at: number): void {
    const options = this.#options;
    options[this.#at]?.setAttribute('aria-selected', 'false');
    this.#at = at;
    const option = options[at];
    if (!option) return this.#field.removeAttribute('aria-activedescendant');
    option.setAttribute('aria-selected', 'true');
    this.#field.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === 'Escape' && this.#field.value !== '') {
      event.preventDefault();
      this.#field.value = '';
      this.#field.focus();
      return this.#search();
    }
    if (event.target !== this.#field || event.altKey) return;
    const to = this.#target(event.key);
    if (to !== undefined) {
      event.preventDefault();
      this.#choose(to);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      void this.#enter(event.ctrlKey || event.metaKey);
    }
  }

  /** Where a key leads in the list; undefined if it belongs to the field. Home and End do until the list is entered. */
  #target(key: string): number | undefined {
    const last = this.#options.length - 1;
    if (last < 0) return undefined;
    if (key === 'ArrowDown') return this.#at === last ? 0 : this.#at + 1;
    if (key === 'ArrowUp') return this.#at <= 0 ? last : this.#at - 1;
    if (this.#at < 0) return undefined;
    if (key === 'Home') return 0;
    return key === 'End' ? last : undefined;
  }

  /** Opens the result that was chosen, or the first; waits for it if the search is still being fetched. */
  async #enter(elsewhere: boolean): Promise<void> {
    try {
      await this.#load();
    } catch {
      return;
    }
    const option = this.#options[Math.max(0, this.#at)];
    if (!option || this.#query === '') return;
    if (elsewhere) window.open(option.href);
    else option.click();
  }
}

/** A browser that could not fetch a script does not ask for it a second time. */
const fetchSearch = (games: readonly string[]): Promise<OpenSearch> =>
  import('./openSearch.ts')
    .catch(() => {
      throw new ReloadNeeded('The search could not be loaded. Check the connection and load the page again.');
    })
    .then(({ openSearch }) => openSearch(games));

const kindOf = ({ record }: Hit): string => record.kind;
const gameOf = ({ record }: Hit): string => record.game;
const countOf = (hits: readonly Hit[], of: (hit: Hit) => string, value: string): number =>
  hits.filter((hit) => of(hit) === value).length;
