import { useId } from 'preact/hooks';
import { Key } from './Key.tsx';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number with a key on either side; the keys stop at the ends of the range. */
export function Stepper({ label, value, min, max, onChange }: Props) {
  const id = useId();
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    <div class="stepper">
      <label for={id}>{label}</label>
      <div class="keys">
        <Key label={`${label}: one fewer`} off={value <= min} onPress={() => step(-1)}>
          −
        </Key>
        <select id={id} value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
          {Array.from({ length: max - min + 1 }, (_, index) => (
            <option key={index} value={min + index}>
              {min + index}
            </option>
          ))}
        </select>
        <Key label={`${label}: one more`} off={value >= max} onPress={() => step(1)}>
          +
        </Key>
      </div>
    </div>
  );
}
