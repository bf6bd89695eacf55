import type { GenericSchema, InferOutput } from 'valibot';
import type { Rational } from '#lib/core/rational.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import { parseWith } from '#lib/share/parseWith.ts';
import type { RulingId } from '../rulings.ts';
import { parseRulingChoices } from '../rulings/choices.ts';

/** What an answer is made of: exact fractions among plain data. */
export type Exact =
  Rational | string | number | boolean | null | readonly Exact[] | { readonly [field: string]: Exact };

/** An answer in two parts: what was asked, and what else the same computation tells. */
export interface Answer {
  readonly exact: Readonly<Record<string, Exact>>;
  readonly more?: Readonly<Record<string, Exact>>;
}

interface Described {
  /** Its name in links, on the command line and in test cases: it never changes. */
  readonly id: string;
  /** One line: what it answers. */
  readonly summary: string;
  /** The rulings that change its answer. */
  readonly rulings: readonly RulingId[];
  /** One that works, for the documentation. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** A question that can be asked by name. */
export interface Question extends Described {
  /** What must and may be given. */
  readonly given: GenericSchema;
  /** Validates what is given, fills in defaults and answers. The error's sentence names the field that is wrong. */
  readonly ask: (
    given: unknown,
  ) => Result<{ readonly given: Readonly<Record<string, Exact>>; readonly answer: Answer }>;
}

/** A question from its schema and a function that answers what passed the schema. */
export function question<Schema extends GenericSchema>(
  spec: Described & {
    readonly given: Schema;
    readonly answer: (given: InferOutput<Schema>) => Answer;
  },
): Question {
  const { answer, ...described } = spec;
  return {
    ...described,
    ask: (input) => {
      const parsed = parseWith(spec.given, input, `the question ${spec.id}`);
      if (!parsed.ok) return err(objectionTo(input, parsed.error));
      // Every schema here is an object of plain values, which its own type says too indirectly.
      const given = parsed.value as Readonly<Record<string, Exact>>;
      return ok({ given, answer: answer(parsed.value) });
    },
  };
}

/**
 * Lists count as objects to a schema, and of rulings it only knows that one is wrong: said more exactly. Of a field
 * that does not exist, those that do are named.
 */
function objectionTo(input: unknown, problem: Problem): Problem {
  if (Array.isArray(input)) {
    const allowed = 'an object with named fields';
    return {
      code: 'wrong-type',
      message: `What is given is a list; it must be ${allowed}.`,
      got: 'a list',
      allowed,
    };
  }
  if (problem.code === 'unknown-field' && problem.allowed !== undefined)
    return { ...problem, message: `${problem.message} There are ${problem.allowed}.` };
  if (problem.where !== 'rulings') return problem;
  const choices = parseRulingChoices((input as { readonly rulings: unknown }).rulings);
  if (choices.ok || choices.error.where === undefined) return problem;
  return { ...choices.error, where: `rulings.${choices.error.where}` };
}
