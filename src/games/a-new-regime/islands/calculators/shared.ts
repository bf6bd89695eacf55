import { rational, type Rational } from '#lib/core/rational.ts';
import type { ChoiceField, FieldValue, WholeField } from '#lib/share/fields.ts';
import { counted, listed, powerText } from '#ui/calculator/numbers.ts';
import type { RuleId } from '../../citations.ts';
import { MAX_TURNS, TURNS_END } from '../../odds/limits.ts';
import { actionDice } from '../../rules/actionDice.ts';
import { ACTION_DIE_FACES, type ActionFace } from '../../rules/dice.ts';
import { AFFILIATION_LETTER, AFFILIATIONS, type Affiliation } from '../../vocabulary.ts';

/** What the calculators of A New Regime have in common: words, fields, and how they reach the exact answers. */

export const AFFILIATION_OPTIONS = AFFILIATIONS.map((value) => ({
  value,
  label: `${value[0]!.toUpperCase()}${value.slice(1)} (${AFFILIATION_LETTER[value]})`,
}));

export const affiliationField = (label: string, start: Affiliation): ChoiceField => ({
  kind: 'choice',
  label,
  options: AFFILIATION_OPTIONS,
  start,
});

/** How many turns ahead; as far as the questions go. */
export const turnsField = (label: string, start: number) =>
  ({ kind: 'whole', label, min: 1, max: MAX_TURNS, start, why: TURNS_END }) as const satisfies WholeField;

/** Inputs as a calculator's own fields promise them: they have passed its schema. */
export const as = <T>(inputs: Readonly<Record<string, FieldValue>>): T => inputs as T;

/** What answers a question as the command line does; it brings the schemas and words of all of them. */
export async function answer(): Promise<(question: string, given: unknown) => unknown> {
  const { ask } = await import('../../odds/ask.ts');
  return (question, given) => {
    const asked = ask(question, given);
    if (!asked.ok) throw new Error(asked.error.message);
    return asked.value.exact;
  };
}

/** A fraction as the questions print it. */
export function fraction(text: string): Rational {
  const [above = '0', below = '1'] = text.split('/');
  return rational(BigInt(above), BigInt(below));
}

export const article = (word: string): string => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`);
export const capital = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;
export const dice = (count: number): string => counted(count, 'action die', 'action dice');

/** Faces of the action die in words, those that differ only in shading together: `2, unshaded 3 and shaded 1`. */
export function facesText(faces: readonly ActionFace[]): string {
  const values = [...new Set(faces.map(({ value }) => value))].sort((a, b) => b - a);
  const shades = (value: number) => faces.filter((face) => face.value === value).map(({ shaded }) => shaded);
  const both = values.filter((value) => shades(value).length === 2);
  const one = (shaded: boolean) =>
    values.filter((value) => !both.includes(value) && shades(value)[0] === shaded);
  const parts: string[] = [];
  if (both.length > 0) parts.push(`any ${listed(both.map(String), 'or')}`);
  for (const shaded of [false, true]) {
    const some = one(shaded);
    if (some.length > 0)
      parts.push(`${shaded ? 'a shaded' : 'an unshaded'} ${listed(some.map(String), 'or')}`);
  }
  return listed(parts, 'or');
}

/** How many dice are rolled, and why. */
export function diceStep(outfit: Affiliation, against: Affiliation, what: 'state' | 'outfit') {
  const rules: readonly RuleId[] = [what === 'state' ? 'imperialize-dice' : 'conflict-dice', 'action-grid'];
  return {
    text: `${capital(article(outfit))} outfit against ${article(against)} ${what} rolls ${dice(actionDice(outfit, against))}: so says the action grid.`,
    rules,
  };
}

/** How the chance of the best die follows from the faces that will do. */
export function bestDieText(count: number, good: number): string {
  const faces = ACTION_DIE_FACES.length;
  if (count === 1) return `${good} of ${faces} faces: ${good}/${faces}.`;
  return `${good} of ${faces} faces will do. With ${count} dice at least one of them shows with the chance 1 − (${faces - good}/${faces})${powerText(count)}.`;
}
