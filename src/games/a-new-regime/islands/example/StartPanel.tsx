import { Choices } from '#ui/Choices.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import type { EditValue } from '../../examples/edit.ts';
import type { Edit } from '../../examples/example.ts';
import { AFFILIATIONS } from '../../vocabulary.ts';

interface Props {
  readonly edits: readonly {
    readonly edit: Edit;
    readonly value: EditValue;
    readonly options: readonly EditValue[];
  }[];
  readonly onChange: (edit: Edit, value: EditValue) => void;
}

/** What a reader may change about the start: numbers by steps, affiliations by choice. */
export function StartPanel({ edits, onChange }: Props) {
  return (
    <div class="start-panel">
      {edits.map(({ edit, value, options }) =>
        typeof value === 'number' ? (
          <Stepper
            key={edit.label}
            label={edit.label}
            value={value}
            min={Number(options[0])}
            max={Number(options.at(-1))}
            onChange={(next) => onChange(edit, next)}
          />
        ) : (
          <Choices
            key={edit.label}
            legend={edit.label}
            options={AFFILIATIONS.map((one) => ({ value: one, label: one }))}
            value={value}
            onChange={(next) => onChange(edit, next)}
          />
        ),
      )}
    </div>
  );
}
