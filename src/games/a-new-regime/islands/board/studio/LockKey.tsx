interface Props {
  /** All of what it locks, for those who cannot see where it stands. */
  readonly label: string;
  /** What it locks, where its place does not tell. */
  readonly words?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Holds something fast while the rest is rolled again: a padlock that is open or shut. */
export function LockKey({ label, words = '', on, onChange }: Props) {
  return (
    <button
      type="button"
      class={on ? 'lock on' : 'lock'}
      aria-pressed={on}
      aria-label={label}
      onClick={() => onChange(!on)}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path class="body" d="M4 9H16V18H4Z" />
        <path
          class="shackle"
          d={
            on
              ? 'M6.500 9V6.500A3.500 3.500 0 0 1 13.500 6.500V9'
              : 'M6.500 9V4.500A3.500 3.500 0 0 1 13.500 4.500V5.500'
          }
        />
      </svg>
      <span>
        {on ? 'Locked' : 'Lock'}
        {words}
      </span>
    </button>
  );
}
