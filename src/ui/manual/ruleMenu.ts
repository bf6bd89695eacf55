/** What is copied to ask somebody about a rule: which one, of which edition, and where it stands. */
export const askText = (rule: {
  readonly number: string;
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly address: string;
}): string => `About rule ${rule.number} (${rule.id}) of ${rule.game}, ${rule.edition}:\n${rule.address}\n`;

/** Defines `<rule-menu>`; its markup and all that it says of the game are in RuleMenu.astro. */
export function defineRuleMenu(): void {
  if (customElements.get('rule-menu')) return;
  customElements.define('rule-menu', RuleMenu);
}

class RuleMenu extends HTMLElement {
  #number: HTMLAnchorElement | undefined;

  connectedCallback(): void {
    for (const number of document.querySelectorAll('.rule-number')) {
      number.setAttribute('role', 'button');
      number.setAttribute('aria-haspopup', 'dialog');
      number.setAttribute('aria-expanded', 'false');
      number.setAttribute('aria-label', `Rule ${number.textContent.trim()}: link and more`);
    }
    document.addEventListener('click', (event) => {
      const number = (event.target as Element).closest<HTMLAnchorElement>('.rule-number');
      // With a key held, a link is opened beside this page, as everywhere.
      if (!number || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      this.#open(number);
    });
    document.addEventListener('keydown', (event) => {
      const number = (event.target as Element).closest<HTMLAnchorElement>('.rule-number');
      if (event.key !== ' ' || !number) return;
      event.preventDefault();
      this.#open(number);
    });
    this.addEventListener('toggle', (event) => {
      this.#number?.setAttribute('aria-expanded', String(event.newState === 'open'));
    });
    this.addEventListener('click', (event) => {
      const wish = (event.target as Element).closest<HTMLElement>('[data-do]')?.dataset['do'];
      if (wish === 'link') void this.#copy(this.#address(), 'Link copied.');
      if (wish === 'ask') void this.#copy(this.#question(), 'Copied: rule, edition and link.');
      if (wish === 'cited') this.#showCiting();
    });
  }

  #open(number: HTMLAnchorElement): void {
    this.#number?.setAttribute('aria-expanded', 'false');
    this.#number = number;
    this.#part('.kicker').textContent = `Rule ${number.textContent.trim()}`;
    this.#say('');
    const cited = this.#part<HTMLButtonElement>('[data-do="cited"]');
    cited.textContent = this.#citing()?.querySelector('.cited-words')?.textContent ?? '';
    cited.hidden = cited.textContent === '';
    this.showPopover({ source: number });
    // Below the number, in the margin beside the text where there is room; it scrolls with the page.
    const { left, right, bottom } = number.getBoundingClientRect();
    const inMargin = right - this.offsetWidth;
    const most = document.documentElement.clientWidth - this.offsetWidth - 8;
    this.style.left = `${(inMargin >= 8 ? inMargin : Math.min(left, most)) + scrollX}px`;
    this.style.top = `${bottom + 6 + scrollY}px`;
    this.#part<HTMLElement>('[data-do="link"]').focus({ preventScroll: true });
  }

  #rule(): HTMLElement {
    const rule = this.#number?.closest<HTMLElement>('.rule');
    if (!rule) throw new Error('The menu of rules is open without a rule.');
    return rule;
  }

  #citing(): HTMLDetailsElement | null {
    return this.#rule().querySelector('details.cited');
  }

  /** Full even where the build was not told where the site lives: then it is where the page was opened. */
  #address(): string {
    return new URL(`${this.dataset['addresses'] ?? ''}${this.#rule().id}/`, location.href).href;
  }

  #question(): string {
    return askText({
      number: this.#number?.textContent.trim() ?? '',
      id: this.#rule().id,
      game: this.dataset['game'] ?? '',
      edition: this.dataset['edition'] ?? '',
      address: this.#address(),
    });
  }

  async #copy(text: string, done: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#say(done);
    } catch {
      // No clipboard without a secure address or the person's leave: then the text is shown, and selected.
      this.#say(
        'The browser does not let this page copy. The text is selected: copy it with Ctrl+C or ⌘C.',
        text,
      );
    }
  }

  #say(message: string, text?: string): void {
    this.#part('[role="status"]').textContent = message;
    const field = this.#part<HTMLTextAreaElement>('textarea');
    field.hidden = text === undefined;
    field.value = text ?? '';
    if (text === undefined) return;
    field.focus({ preventScroll: true });
    field.select();
  }

  #showCiting(): void {
    const citing = this.#citing();
    if (!citing) return;
    this.hidePopover();
    citing.open = true;
    citing.querySelector('summary')?.focus();
  }

  #part<E extends Element>(selector: string): E {
    const part = this.querySelector<E>(selector);
    if (!part) throw new Error(`The menu of rules has no ${selector}.`);
    return part;
  }
}
