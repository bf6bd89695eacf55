/** The words of JSON Schema that our published schemas use, and no more. */
interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}
const KNOWN = new Set(
  '$schema title description type const enum minimum minItems items properties required additionalProperties'.split(
    ' ',
  ),
);

/** Where a value breaks a schema. Throws if the schema uses a word that this does not know. */
export function fitsJsonSchema(schema: unknown, value: unknown, at = '$'): string[] {
  const unknown = Object.keys(schema as object).filter((word) => !KNOWN.has(word));
  if (unknown.length > 0) throw new Error(`${at}: this check does not know ${unknown.join(', ')}.`);
  const {
    type,
    enum: values,
    minimum,
    minItems,
    items,
    properties = {},
    required = [],
    ...rest
  } = schema as JsonSchema;
  if ('const' in rest && value !== rest.const) return [`${at} is not ${String(rest.const)}`];
  if (values && !values.includes(value)) return [`${at} is none of ${values.join(', ')}`];
  if (type !== undefined && !hasType(value, type)) return [`${at} is no ${type}`];
  if (minimum !== undefined && Number(value) < minimum) return [`${at} is below ${minimum}`];
  if (Array.isArray(value)) {
    if (minItems !== undefined && value.length < minItems) return [`${at} has fewer than ${minItems}`];
    return items ? value.flatMap((item, index) => fitsJsonSchema(items, item, `${at}[${index}]`)) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const known = properties[name];
      if (known) return fitsJsonSchema(known, inner, `${at}.${name}`);
      return rest.additionalProperties === false ? [`${at}.${name} is not known`] : [];
    }),
  ];
}

function hasType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}
