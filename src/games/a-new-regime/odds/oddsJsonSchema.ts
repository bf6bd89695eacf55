import { RULINGS } from '../rulings.ts';
import type { Question } from './question.ts';

/** A JSON schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** How readings of open questions are given, in JSON schema: those that can be chosen, by ruling. */
export const rulingsJsonSchema = (): JsonSchema => ({
  type: 'object',
  description: 'Readings of open questions that differ from the default, by ruling.',
  properties: Object.fromEntries(
    RULINGS.map((ruling) => {
      const known = ruling.options.map(({ id }) => id as string);
      return [ruling.id, { enum: ruling.selectable ? known : [ruling.default], default: ruling.default }];
    }),
  ),
  additionalProperties: false,
});

/**
 * The schema of one line of questions: `{"question", "given"}`. `convert` makes a JSON schema of what a question may be
 * given; the readings of rulings stand once for all, at `#/definitions/rulings`.
 */
export const oddsJsonSchema = (
  questions: readonly Question[],
  convert: (given: Question['given']) => JsonSchema,
): JsonSchema => ({
  description: 'One question: what it asks, and what is given.',
  oneOf: questions.map(({ id, summary, given, example }) => ({
    title: id,
    description: `Asks ${summary}.`,
    type: 'object',
    properties: { question: { const: id }, given: convert(given) },
    required: ['question', 'given'],
    additionalProperties: false,
    examples: [{ question: id, given: example }],
  })),
  definitions: { rulings: rulingsJsonSchema() },
});
