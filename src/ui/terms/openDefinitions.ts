import { makeDefinitionBox } from './definitionBox.ts';
import { followTermsSwitch, termsAreOn } from './termsSwitch.ts';

/** Milliseconds that the pointer rests on a word before its definition opens, and has to get onto it. */
const REST = 160;
const GRACE = 280;

/**
 * Opens the definition of a glossary word (`a[data-term]`) when the pointer rests on it, when it gets the focus by
 * key, and when it is tapped. It closes with Escape, on leaving, and on a tap elsewhere. Definitions are in the page,
 * on the first link of each term.
 */
export function openDefinitions(): void {
  const box = makeDefinitionBox();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The word whose definition stood open when the finger came down. */
  let pressed: HTMLAnchorElement | undefined;

  const soon = (what: () => void, after: number): void => {
    clearTimeout(timer);
    timer = setTimeout(what, after);
  };
  const stay = (): void => clearTimeout(timer);
  const close = (): void => {
    stay();
    box.close();
  };
  const open = (word: HTMLAnchorElement): void => {
    stay();
    if (!termsAreOn() || word === box.word()) return;
    const holder = document.querySelector<HTMLElement>(
      `[data-term="${CSS.escape(word.dataset['term'] ?? '')}"][data-definition]`,
    );
    const { name, definition } = holder?.dataset ?? {};
    if (name && definition) box.open(word, name, definition);
  };
  const holdsFocus = (): boolean =>
    box.element.contains(document.activeElement) ||
    (document.activeElement !== null &&
      document.activeElement === box.word() &&
      box.word()?.matches(':focus-visible') === true);

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const word = wordAt(target);
    if (word) soon(() => open(word), REST);
    else if (inside(box.element, target)) stay();
  });
  document.addEventListener('pointerout', ({ target, pointerType, relatedTarget }) => {
    if (pointerType === 'touch' || !(wordAt(target) || inside(box.element, target))) return;
    if (wordAt(relatedTarget) === box.word() || inside(box.element, relatedTarget)) stay();
    else soon(() => holdsFocus() || close(), GRACE);
  });
  document.addEventListener('focusin', ({ target }) => {
    const word = wordAt(target);
    if (word?.matches(':focus-visible')) open(word);
    else if (box.word() && word !== box.word() && !inside(box.element, target)) close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    pressed = wordAt(target) === box.word() ? box.word() : undefined;
    if (!pressed && !inside(box.element, target)) close();
  });
  document.addEventListener('click', (event) => {
    const word = wordAt(event.target);
    if (!word || !termsAreOn() || (event as PointerEvent).pointerType !== 'touch') return;
    event.preventDefault();
    if (pressed === word) close();
    else open(word);
  });
  document.addEventListener('keydown', ({ key }) => {
    const word = box.word();
    if (key !== 'Escape' || !word) return;
    // Else the focus would be lost with the box.
    if (box.element.contains(document.activeElement)) word.focus();
    close();
  });
  addEventListener('resize', close);
  followTermsSwitch(close);
}

const wordAt = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-term]') : null) ?? undefined;

const inside = (element: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Node && element.contains(target);
