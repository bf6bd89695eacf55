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
  /** Keys of one width, two a row; else one row whose keys are as wide as their words. */
  readonly columns?: 2;
}

/** One of a few, all in sight: radio buttons that look like a row of keys. */
export function Choices<T extends string | number>({ legend, options, value, onChange, columns }: Props<T>) {
  const name = useId();
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      <div class={columns === 2 ? 'keys two' : 'keys'}>
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
