import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { rationalText, toNumber, type Rational } from '#lib/core/rational.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { readingOf, type RulingChoices } from '../rulings/choices.ts';
import { actQuestion } from './actQuestion.ts';
import { affordQuestion, outfitPriceQuestion, scoreQuestion } from './accountQuestions.ts';
import { bestDieQuestion } from './bestDieQuestion.ts';
import { conditionQuestion } from './conditionQuestion.ts';
import {
  attackQuestion,
  bribeQuestion,
  bribeSplitQuestion,
  demoralizeQuestion,
} from './conflictQuestions.ts';
import { fightQuestion } from './fightQuestion.ts';
import {
  needBribeQuestion,
  needPurchaseQuestion,
  needTurnsQuestion,
  needUnitsQuestion,
} from './needQuestions.ts';
import { purchaseQuestion } from './purchaseQuestion.ts';
import type { Exact, Question } from './question.ts';
import { convertQuestion, obliterateQuestion } from './takeoverQuestions.ts';
import { growthQuestion, uprisingQuestion, uprisingWithinQuestion } from './uprisingQuestions.ts';

/** All that can be asked, in the order in which help and documentation list it. */
export const QUESTIONS: readonly Question[] = [
  purchaseQuestion,
  convertQuestion,
  obliterateQuestion,
  actQuestion,
  attackQuestion,
  bribeQuestion,
  bribeSplitQuestion,
  demoralizeQuestion,
  fightQuestion,
  uprisingQuestion,
  uprisingWithinQuestion,
  growthQuestion,
  needPurchaseQuestion,
  needBribeQuestion,
  needTurnsQuestion,
  needUnitsQuestion,
  outfitPriceQuestion,
  affordQuestion,
  bestDieQuestion,
  conditionQuestion,
  scoreQuestion,
];

/** JSON as it is printed. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json };

/** An answer as it is printed, linked to and tested: fractions are texts in lowest terms. */
export interface Asked {
  readonly question: string;
  /** What was given, with defaults filled in and the rulings that matter named. */
  readonly given: Readonly<Record<string, Json>>;
  readonly exact: Json;
  /** `exact` once more, with fractions as floating-point numbers. */
  readonly decimal: Json;
  /** What the same computation also tells; only for some questions. */
  readonly more?: Json;
}

/**
 * Answers a question by its id. Errors: `unknown-question`, and those of a bad field, each with a sentence that names
 * the field, the value and what is allowed.
 */
export function ask(id: unknown, given: unknown): Result<Asked> {
  const asked = QUESTIONS.find((one) => one.id === id);
  if (!asked) {
    const ids = QUESTIONS.map((one) => one.id);
    const guess = typeof id === 'string' ? didYouMean(id, ids) : '';
    return err({
      code: 'unknown-question',
      message: `There is no question ${quote(id)}.${guess} There are ${ids.join(', ')}.`,
      where: 'question',
      got: quote(id),
      allowed: ids.join(', '),
    });
  }
  const result = asked.ask(given);
  if (!result.ok) return result;
  const { exact, more } = result.value.answer;
  return ok({
    question: asked.id,
    given: shownGiven(asked, result.value.given),
    exact: toJson(exact, rationalText),
    decimal: toJson(exact, toNumber),
    ...(more && { more: toJson(more, rationalText) }),
  });
}

/** The input with every default written out, so that it can be asked again word for word. */
function shownGiven({ rulings }: Question, given: Readonly<Record<string, Exact>>) {
  const { rulings: chosen, ...rest } = given;
  const choices = chosen as RulingChoices;
  const named = Object.fromEntries(rulings.map((id) => [id, readingOf(choices, id)]));
  return toJson({ ...rest, rulings: { ...named, ...choices } }, rationalText) as Readonly<
    Record<string, Json>
  >;
}

function toJson(value: Exact, fraction: (value: Rational) => string | number): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: Exact) => toJson(one, fraction));
  if (isRational(value)) return fraction(value);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toJson(one, fraction)]));
}

const isRational = (value: object): value is Rational =>
  'numerator' in value && typeof value.numerator === 'bigint';
