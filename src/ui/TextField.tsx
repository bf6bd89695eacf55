import { useId } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly value: string;
  /** Why the text in the field is not taken; it stays there all the same. */
  readonly problem?: string | undefined;
  readonly inputMode?: 'text' | 'numeric';
  readonly onInput: (text: string) => void;
  /** The person has left the field. */
  readonly onLeave: () => void;
}

/** A line of text that is taken letter by letter, with what is wrong with it below. */
export function TextField({ label, value, problem, inputMode = 'text', onInput, onLeave }: Props) {
  const id = useId();
  return (
    <div class="text-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        inputMode={inputMode}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onInput={(event) => onInput(event.currentTarget.value)}
        onBlur={onLeave}
      />
      {problem !== undefined && (
        <p class="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
