import { useId } from 'preact/hooks';
import { wholeAllowed } from '#lib/share/fields.ts';
import { Key } from './Key.tsx';
import { useWholeText } from './useWholeText.ts';
import { WholeInput } from './WholeInput.tsx';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** What hinders larger numbers, where that is not plain. */
  readonly why?: string | undefined;
  readonly onChange: (value: number) => void;
}

/**
 * A whole number to be typed, with a key on either side; arrow keys count, too. Text that is no number of the range
 * stays in the field, with what is allowed below it, and changes nothing.
 */
export function NumberField({ label, value, min, max, why, onChange }: Props) {
  const id = useId();
  const whole = useWholeText(value, { min, max }, onChange);
  return (
    <div class="number-field">
      <label for={id}>{label}</label>
      <div class="keys">
        <Key label={`${label}: one fewer`} off={value <= min} onPress={() => whole.step(-1)}>
          −
        </Key>
        <WholeInput id={id} whole={whole} />
        <Key label={`${label}: one more`} off={value >= max} onPress={() => whole.step(1)}>
          +
        </Key>
      </div>
      {whole.wrong && (
        <p class="field-problem" id={`${id}-problem`} role="alert">
          {sentence(wholeAllowed({ min, max, ...(why !== undefined && { why }) }))}
        </p>
      )}
    </div>
  );
}

const sentence = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1)}.`;
