import { useId } from 'preact/hooks';

export interface Choice<T extends string | number> {
  readonly value: T;
  readonly label: string;
}

interface Props<T extends string | number> {
  readonly legend: string;
  readonly options: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, all in sight: radio buttons that look like a row of keys. */
export function Choices<T extends string | number>({ legend, options, value, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      <div class="keys">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
