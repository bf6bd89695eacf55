import type { Field, FieldValue, Fields } from '#lib/share/fields.ts';
import { Choices } from '../Choices.tsx';
import { NumberField } from '../NumberField.tsx';
import { Switch } from '../Switch.tsx';
import type { FieldGroup, SetupProps } from './calculator.ts';
import { PickOne } from './PickOne.tsx';

interface Props extends SetupProps {
  readonly fields: Fields;
  readonly groups: readonly FieldGroup[];
}

/** More choices than these are a list to pick from rather than a row of keys. */
const MOST_KEYS = 5;

/** The fields of a set-up under their headings. */
export function SetupFields({ fields, groups, setup, onChange }: Props) {
  const change = (name: string, value: FieldValue) =>
    onChange({ ...setup, inputs: { ...setup.inputs, [name]: value } });
  return (
    <>
      {groups.map(({ legend, fields: names }) => (
        <fieldset key={legend} class="setup-group">
          <legend class="kicker">{legend}</legend>
          {names.map((name) => (
            <One
              key={name}
              field={fields[name]!}
              value={setup.inputs[name]!}
              onChange={(value) => change(name, value)}
            />
          ))}
        </fieldset>
      ))}
    </>
  );
}

interface OneProps {
  readonly field: Field;
  readonly value: FieldValue;
  readonly onChange: (value: FieldValue) => void;
}

function One({ field, value, onChange }: OneProps) {
  switch (field.kind) {
    case 'whole':
      return (
        <NumberField
          label={field.label}
          value={Number(value)}
          min={field.min}
          max={field.max}
          why={field.why}
          onChange={onChange}
        />
      );
    case 'flag':
      return <Switch label={field.label} checked={value === true} onChange={onChange} />;
    case 'choice':
      return field.options.length > MOST_KEYS ? (
        <PickOne label={field.label} options={field.options} value={String(value)} onChange={onChange} />
      ) : (
        <Choices
          legend={field.label}
          options={field.options}
          value={String(value)}
          onChange={onChange}
          {...(field.options.length === 4 && { columns: 2 })}
        />
      );
    case 'text':
      return null;
  }
}
