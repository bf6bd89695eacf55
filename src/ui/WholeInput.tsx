import type { WholeText } from './useWholeText.ts';

interface Props {
  /** Of the input; with `-problem`, of the text beside it that says what is allowed. */
  readonly id: string;
  readonly whole: WholeText;
}

/** The field of a whole number: it is selected when entered, and the arrow keys count. */
export function WholeInput({ id, whole: { text, wrong, take, step } }: Props) {
  return (
    <input
      id={id}
      type="text"
      inputMode="numeric"
      autocomplete="off"
      value={text}
      aria-invalid={wrong ? true : undefined}
      aria-describedby={wrong ? `${id}-problem` : undefined}
      onInput={(event) => take(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
}
