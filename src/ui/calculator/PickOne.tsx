import { useId } from 'preact/hooks';
import type { Choice } from '../Choices.tsx';

interface Props {
  readonly label: string;
  readonly options: readonly Choice<string>[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of many: a list that opens. */
export function PickOne({ label, options, value, onChange }: Props) {
  const id = useId();
  return (
    <div class="pick-one">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
