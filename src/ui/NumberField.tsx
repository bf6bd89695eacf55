import { useEffect, useId, useState } from 'preact/hooks';
import { Key } from './Key.tsx';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/**
 * A whole number to be typed, with a key on either side; arrow keys count, too. Text that is no number of the range
 * stays in the field, with what is allowed below it, and changes nothing.
 */
export function NumberField({ label, value, min, max, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState(String(value));
  const [wrong, setWrong] = useState(false);
  // A change from outside, such as the browser's Back key, takes the place of what was typed.
  useEffect(() => {
    setText(String(value));
    setWrong(false);
  }, [value]);

  const take = (typed: string) => {
    setText(typed);
    const number = Number(typed);
    const fits = /^\d+$/.test(typed.trim()) && number >= min && number <= max;
    setWrong(!fits);
    if (fits && number !== value) onChange(number);
  };
  const step = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by));
    setText(String(next));
    setWrong(false);
    if (next !== value) onChange(next);
  };
  return (
    <div class="number-field">
      <label for={id}>{label}</label>
      <div class="keys">
        <Key label={`${label}: one fewer`} off={value <= min} onPress={() => step(-1)}>
          −
        </Key>
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
        <Key label={`${label}: one more`} off={value >= max} onPress={() => step(1)}>
          +
        </Key>
      </div>
      {wrong && (
        <p class="field-problem" id={`${id}-problem`} role="alert">
          A whole number from {min} to {max}.
        </p>
      )}
    </div>
  );
}
