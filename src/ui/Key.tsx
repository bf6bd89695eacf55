import type { ComponentChildren } from 'preact';

interface Props {
  readonly onPress: () => void;
  /** Stays reachable while it cannot act, so that focus is never lost at the end of a range. */
  readonly off?: boolean;
  /** Where the words on it are not enough. */
  readonly label?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A button. */
export function Key({ onPress, off = false, label, class: name, children }: Props) {
  return (
    <button
      type="button"
      class={name}
      aria-label={label}
      aria-disabled={off ? true : undefined}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      {children}
    </button>
  );
}
