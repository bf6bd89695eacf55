import { element } from './element.ts';

export interface Chip {
  /** Undefined for the one that takes the filter away. */
  readonly value: string | undefined;
  readonly label: string;
  readonly count: number;
}

/** Buttons of which one is pressed: what the results are narrowed to. */
export function filterChips(
  chips: readonly Chip[],
  chosen: string | undefined,
  choose: (value: string | undefined) => void,
): HTMLButtonElement[] {
  return chips.map(({ value, label, count }) => {
    const button = element('button', 'chip', label, ' ', element('span', 'count', String(count)));
    button.type = 'button';
    button.ariaPressed = String(value === chosen);
    button.dataset['value'] = value ?? '';
    button.addEventListener('click', () => choose(value));
    return button;
  });
}
