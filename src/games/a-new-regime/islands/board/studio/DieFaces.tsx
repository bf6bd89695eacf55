import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  readonly legend: string;
  readonly faces: readonly { readonly label: string; readonly die: ComponentChildren }[];
  /** Place of the face that is up. */
  readonly value: number;
  /** Locked: the faces can be seen and not turned. */
  readonly off: boolean;
  readonly onChange: (face: number) => void;
}

/** A die laid out face by face: radio buttons that look like the faces. */
export function DieFaces({ legend, faces, value, off, onChange }: Props) {
  const name = useId();
  return (
    <fieldset class="choices die-faces" disabled={off}>
      <legend>{legend}</legend>
      <div class="keys">
        {faces.map(({ label, die }, face) => (
          <label key={face}>
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={face === value}
              onChange={() => onChange(face)}
            />
            <span aria-hidden="true">{die}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
