import { safeParse, type BaseIssue, type BaseSchema, type InferOutput } from 'valibot';
import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';

/**
 * Validates `input` with a valibot schema and turns the first issue into a sentence. The schema's own messages
 * only say what is allowed ("a whole number from 3 to 8"); the place and the value found are added here.
 * `what` names the whole in the middle of a sentence ("the board settings").
 */
export function parseWith<TSchema extends BaseSchema<unknown, unknown, BaseIssue<unknown>>>(
  schema: TSchema,
  input: unknown,
  what: string,
): Result<InferOutput<TSchema>> {
  const list = listForObject(schema, input, []);
  if (list !== undefined) return err(listProblem(list, schema, what));
  const result = safeParse(schema, input, { abortPipeEarly: true });
  return result.success ? ok(result.output) : err(problemOf(result.issues[0], schema, what));
}

function problemOf(issue: BaseIssue<unknown>, schema: object, what: string): Problem {
  const path = (issue.path ?? []).map((step) => String(step.key));
  const where = path.join('.');
  const allowed = issue.message;
  if (where === '') {
    const got = quote(issue.input);
    return {
      code: 'wrong-type',
      message: `Expected ${what} to be ${allowed}, but got ${got}.`,
      got,
      allowed,
    };
  }
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = Object.keys(entriesOf(schemaAt(schema, path.slice(0, -1))));
    return {
      code: 'unknown-field',
      message: `There is no field ${quote(where)} in ${what}.${didYouMean(path.at(-1)!, known)}`,
      where,
      got: where,
      ...(known.length > 0 && { allowed: known.join(', ') }),
    };
  }
  const field = schemaAt(schema, path);
  if (issue.input === undefined) {
    const wanted = messageOf(field);
    const must = wanted === undefined ? '' : `; it must be ${wanted}`;
    return {
      code: 'missing-field',
      message: `The field ${where} is missing in ${what}${must}.`,
      where,
      ...(wanted !== undefined && { allowed: wanted }),
    };
  }
  const got = quote(issue.input);
  const options = 'options' in field && Array.isArray(field.options) ? field.options.map(String) : [];
  const guess = typeof issue.input === 'string' ? didYouMean(issue.input, options) : '';
  return {
    code: 'out-of-range',
    message: `The field ${where} in ${what} is ${got}; it must be ${allowed}.${guess}`,
    where,
    got,
    allowed,
  };
}

/**
 * Where a list stands for an object below the top, which valibot takes for an object without fields: so that nothing
 * that was written in it is lost without a word.
 */
function listForObject(
  schema: object,
  input: unknown,
  path: readonly string[],
): readonly string[] | undefined {
  const plain = schemaAt(schema, []);
  if (typeof input !== 'object' || input === null) return undefined;
  if (Array.isArray(input)) {
    if ('item' in plain)
      return firstOf(input, (one, index) =>
        listForObject(plain.item as object, one, [...path, String(index)]),
      );
    return path.length > 0 && ('entries' in plain || 'value' in plain) ? path : undefined;
  }
  return firstOf(Object.entries(entriesOf(plain)), ([name, entry]) =>
    Object.hasOwn(input, name)
      ? listForObject(entry, (input as Record<string, unknown>)[name], [...path, name])
      : undefined,
  );
}

function firstOf<T, Found>(all: readonly T[], find: (one: T, index: number) => Found | undefined) {
  for (const [index, one] of all.entries()) {
    const found = find(one, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function listProblem(path: readonly string[], schema: object, what: string): Problem {
  const where = path.join('.');
  const allowed = messageOf(schemaAt(schema, path)) ?? 'an object with named fields';
  return {
    code: 'out-of-range',
    message: `The field ${where} in ${what} is a list; it must be ${allowed}.`,
    where,
    got: 'a list',
    allowed,
  };
}

const messageOf = (schema: object): string | undefined =>
  'message' in schema && typeof schema.message === 'string' ? schema.message : undefined;

/** The schema of a field at any depth; an empty one below a choice among schemas, where none can be told. */
function schemaAt(schema: object, path: readonly string[]): object {
  const plain = 'wrapped' in schema ? schemaAt(schema.wrapped as object, []) : schema;
  const [step, ...rest] = path;
  if (step === undefined) return plain;
  const entries = entriesOf(plain);
  if (Object.hasOwn(entries, step)) return schemaAt(entries[step]!, rest);
  return 'item' in plain ? schemaAt(plain.item as object, rest) : {};
}

const entriesOf = (schema: object): Record<string, object> =>
  'entries' in schema ? (schema.entries as Record<string, object>) : {};
