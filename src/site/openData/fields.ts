import { toJsonSchema } from '@valibot/to-json-schema';
import { itemOf, type DataFileName } from './schemas.ts';

/** One field of an entry, in words. */
export interface DataField {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  /** Whether it may be missing. */
  readonly optional: boolean;
}

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

/** The fields of the entries of a game's file, from the schema that the file is held to. */
export function fieldsOf(game: string, file: DataFileName): readonly DataField[] {
  const { properties = {}, required = [] } = toJsonSchema(itemOf(game, file)) as JsonSchema;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    description: schema.description ?? '',
    optional: !required.includes(name),
  }));
}

function typeOf({ type, enum: values, items, properties }: JsonSchema): string {
  if (values) return values.map(String).join(' | ');
  if (type === 'array') return `list of ${items?.type === 'object' ? typeOf(items) : 'texts'}`;
  if (type === 'object') return `{ ${Object.keys(properties ?? {}).join(', ')} }`;
  return { string: 'text', integer: 'whole number', boolean: 'true or false' }[type ?? ''] ?? 'value';
}
