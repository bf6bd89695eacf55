import * as v from 'valibot';

/** One thing that can be set: what it is called, what it may be, and what it is at first. */
export type Field = WholeField | ChoiceField | FlagField | TextField;

export interface WholeField {
  readonly kind: 'whole';
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly start: number;
  /** What hinders larger numbers, where that is not plain: goes on after "a whole number from 1 to 20, as ". */
  readonly why?: string;
}

/** The numbers that a field takes: "a whole number from 1 to 20". */
export const wholeAllowed = ({ min, max, why }: Pick<WholeField, 'min' | 'max' | 'why'>): string =>
  `a whole number from ${min} to ${max}${why === undefined ? '' : `, as ${why}`}`;

export interface ChoiceField {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly start: string;
}

export interface FlagField {
  readonly kind: 'flag';
  readonly label: string;
  readonly start: boolean;
}

/** Something larger as a text of its own notation. */
export interface TextField {
  readonly kind: 'text';
  readonly label: string;
  readonly start: string;
  /** Whether the notation holds. */
  readonly check: (text: string) => boolean;
  /** What is allowed, as the end of "it must be …". */
  readonly allowed: string;
}

export type Fields = Readonly<Record<string, Field>>;
export type FieldValue = string | number | boolean;
export type Values = Readonly<Record<string, FieldValue>>;

/** The values of these fields, by name. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends { kind: 'whole' }
    ? number
    : F[Name] extends { kind: 'flag' }
      ? boolean
      : string;
};

export const startValues = <F extends Fields>(fields: F): ValuesOf<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, { start }]) => [name, start])) as ValuesOf<F>;

/** The schema of values; a field that is left out has its first value. Messages say what is allowed. */
export function fieldsSchema(fields: Fields) {
  return v.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, v.optional(valueSchema(field), field.start)]),
    ),
    'an object with named fields',
  );
}

function valueSchema(field: Field): v.GenericSchema<FieldValue> {
  switch (field.kind) {
    case 'whole': {
      const message = wholeAllowed(field);
      return v.pipe(
        v.number(message),
        v.integer(message),
        v.minValue(field.min, message),
        v.maxValue(field.max, message),
      );
    }
    case 'choice': {
      const options = field.options.map(({ value }) => value);
      return v.picklist(options, `one of ${options.join(', ')}`);
    }
    case 'flag':
      return v.boolean('1 or 0');
    case 'text':
      return v.pipe(v.string(field.allowed), v.check(field.check, field.allowed));
  }
}

/** A value as a link writes it. */
export const fieldText = (value: FieldValue): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : String(value);

/** The twin of `fieldText`: what cannot be meant stays text, for the schema to refuse. */
export function fieldValue(field: Field | undefined, text: string): FieldValue {
  if (field?.kind === 'whole' && /^-?\d{1,9}$/.test(text)) return Number(text);
  if (field?.kind === 'flag' && /^[01]$/.test(text)) return text === '1';
  return text;
}
