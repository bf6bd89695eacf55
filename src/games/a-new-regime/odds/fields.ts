import * as v from 'valibot';
import { wholeAllowed } from '#lib/share/fields.ts';
import { AFFILIATIONS } from '../vocabulary.ts';
import { parseRulingChoices, type RulingChoices } from '../rulings/choices.ts';
import { MAX_UNITS, MIN_UNITS } from '../rules/prices.ts';
import { MAX_FIGURES, MAX_TOKENS, MAX_TURNS, TURNS_END } from './limits.ts';

/*
 * The fields that questions are asked with. Messages only say what is allowed; the field and what was given are put in
 * front of them.
 */

/** A whole number; `why` says what hinders larger ones, where that is not plain. */
export const whole = (min: number, max: number, why?: string) => {
  const message = wholeAllowed({ min, max, ...(why !== undefined && { why }) });
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
};

export const affiliation = v.picklist(
  AFFILIATIONS,
  `${AFFILIATIONS.slice(0, -1).join(', ')} or ${AFFILIATIONS.at(-1)}`,
);
export const figures = whole(0, MAX_FIGURES);
export const units = whole(MIN_UNITS, MAX_UNITS);
export const tokenCount = whole(0, MAX_TOKENS);
export const turns = whole(1, MAX_TURNS, TURNS_END);
export const flag = v.optional(v.boolean('true or false'), false);

const some = v.optional(tokenCount, 0);

/** Tokens of each affiliation; one that is left out is none. */
export const purse = v.strictObject(
  { militaristic: some, economic: some, religious: some },
  'an object with militaristic, economic and religious',
);

/** Readings of open questions that differ from the default, by ruling id. */
export const rulings = v.optional(
  v.pipe(
    v.custom<Readonly<Record<string, string>>>(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      'an object with ids of rulings and of their readings',
    ),
    v.rawTransform(({ dataset, addIssue, NEVER }): RulingChoices => {
      const choices = parseRulingChoices(dataset.value);
      if (choices.ok) return choices.value;
      addIssue({ message: choices.error.message });
      return NEVER;
    }),
  ),
  {},
);

/** A state that somebody wants: its affiliation, its figures, whether nobody controls it. */
export const target = {
  state: affiliation,
  loyal: figures,
  unloyal: figures,
  neutral: flag,
  rulings,
} as const;

export const NAMED = 'an object with named fields';
