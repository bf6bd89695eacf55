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
  readonly additionalProperties?: boolean | JsonSchema;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}
const KNOWN = new Set(
  (
    '$schema title description default examples type const enum minimum maximum minLength maxLength minItems maxItems ' +
    'items additionalItems properties propertyNames required additionalProperties oneOf anyOf $ref definitions'
  ).split(' '),
);

/** Where a value breaks a schema. Throws if the schema uses a word that this does not know. */
export function fitsJsonSchema(schema: unknown, value: unknown, at = '$', root = schema): string[] {
  const unknown = Object.keys(schema as object).filter((word) => !KNOWN.has(word));
  if (unknown.length > 0) throw new Error(`${at}: this check does not know ${unknown.join(', ')}.`);
  const { $ref, oneOf, anyOf, definitions: _, ...plain } = schema as JsonSchema;
  if ($ref !== undefined) {
    const named = (root as JsonSchema).definitions?.[$ref.replace('#/definitions/', '')];
    return named ? fitsJsonSchema(named, value, at, root) : [`${at}: there is no ${$ref}`];
  }
  for (const choices of [oneOf, anyOf]) {
    if (!choices) continue;
    const fitting = choices.filter((choice) => fitsJsonSchema(choice, value, at, root).length === 0).length;
    if (fitting === 0 || (choices === oneOf && fitting > 1)) return [`${at} fits ${fitting} of the choices`];
  }
  const { type, enum: values, minimum, minItems, items, properties = {}, required = [], ...rest } = plain;
  if ('const' in rest && value !== rest.const) return [`${at} is not ${String(rest.const)}`];
  if (values && !values.includes(value)) return [`${at} is none of ${values.join(', ')}`];
  if (type !== undefined && !hasType(value, type)) return [`${at} is no ${type}`];
  if (minimum !== undefined && Number(value) < minimum) return [`${at} is below ${minimum}`];
  if (rest.maximum !== undefined && Number(value) > rest.maximum) return [`${at} is above ${rest.maximum}`];
  if (typeof value === 'string') {
    const length = Array.from(value).length;
    const { minLength = 0, maxLength = Infinity } = rest;
    return length < minLength || length > maxLength ? [`${at} has ${length} characters`] : [];
  }
  if (Array.isArray(value)) {
    if (rest.maxItems !== undefined && value.length > rest.maxItems) return [`${at} has too many items`];
    if (minItems !== undefined && value.length < minItems) return [`${at} has fewer than ${minItems}`];
    const itemOf = (index: number) => (Array.isArray(items) ? (items as JsonSchema[])[index] : items);
    return value.flatMap((item, index) => {
      const one = itemOf(index);
      return one ? fitsJsonSchema(one, item, `${at}[${index}]`, root) : [];
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const known = properties[name];
      if (known) return fitsJsonSchema(known, inner, `${at}.${name}`, root);
      if (typeof rest.additionalProperties === 'object')
        return fitsJsonSchema(rest.additionalProperties, inner, `${at}.${name}`, root);
      return rest.additionalProperties === false ? [`${at}.${name} is not known`] : [];
    }),
  ];
}

function hasType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}
