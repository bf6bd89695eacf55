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
  const result = safeParse(schema, input, { abortPipeEarly: true });
  return result.success ? ok(result.output) : err(problemOf(result.issues[0], schema, what));
}

function problemOf(issue: BaseIssue<unknown>, schema: object, what: string): Problem {
  const where = (issue.path ?? []).map((step) => String(step.key)).join('.');
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
    const known =
      issue.path?.length === 1 && 'entries' in schema ? Object.keys(schema.entries as object) : [];
    return {
      code: 'unknown-field',
      message: `There is no field ${quote(where)} in ${what}.${didYouMean(where, known)}`,
      where,
      got: where,
      ...(known.length > 0 && { allowed: known.join(', ') }),
    };
  }
  if (issue.input === undefined) {
    const wanted = fieldMessage(schema, where);
    const must = wanted === undefined ? '' : `; it must be ${wanted}`;
    return {
      code: 'missing-field',
      message: `The field ${where} is missing in ${what}${must}.`,
      where,
      ...(wanted !== undefined && { allowed: wanted }),
    };
  }
  const got = quote(issue.input);
  const options = fieldOptions(schema, where);
  const guess = typeof issue.input === 'string' ? didYouMean(issue.input, options) : '';
  return {
    code: 'out-of-range',
    message: `The field ${where} in ${what} is ${got}; it must be ${allowed}.${guess}`,
    where,
    got,
    allowed,
  };
}

/** The options of a top-level field that is a choice among texts; none for any other. */
function fieldOptions(schema: object, field: string): readonly string[] {
  const entry = fieldSchema(schema, field);
  return 'options' in entry && Array.isArray(entry.options) ? entry.options.map(String) : [];
}

/** What a top-level field's own schema says is allowed. */
function fieldMessage(schema: object, field: string): string | undefined {
  const entry = fieldSchema(schema, field);
  return 'message' in entry && typeof entry.message === 'string' ? entry.message : undefined;
}

function fieldSchema(schema: object, field: string): object {
  const entries = 'entries' in schema ? (schema.entries as Record<string, object>) : {};
  return Object.hasOwn(entries, field) ? entries[field]! : {};
}
