import * as v from 'valibot';
import { compare, ONE, rational, type Rational } from '#lib/core/rational.ts';
import { chance, quantile } from '#lib/dice/distribution.ts';
import { affiliation, NAMED, rulings, target, tokenCount, turns, units } from './fields.ts';
import { lowestPrice } from './lowestPrice.ts';
import { tokensToBribe, turnsToWin, unitsToWin } from './needs.ts';
import { question } from './question.ts';
import { targetLand } from './target.ts';

const WANTED = 'a chance above 0 and at most 1, such as "3/4", "0.75" or 0.75';

/** A wanted chance: a fraction or decimal in text, or a number, which is read as the decimal that it is written as. */
const wanted = v.pipe(
  v.union([v.string(), v.number()], WANTED),
  v.rawTransform(({ dataset, addIssue, NEVER }): Rational => {
    const value = typeof dataset.value === 'number' ? fromNumber(dataset.value) : fromText(dataset.value);
    if (value && value.numerator > 0n && compare(value, ONE) <= 0) return value;
    addIssue({ message: WANTED });
    return NEVER;
  }),
);

/** "3/4" or "0.75". More digits than these name no chance that anybody wants, and cost time. */
function fromText(text: string): Rational | undefined {
  const [, above, below] = /^(\d{1,20})\/(\d{1,20})$/.exec(text) ?? [];
  if (above !== undefined && below !== undefined)
    return BigInt(below) > 0n ? rational(BigInt(above), BigInt(below)) : undefined;
  const [, units, digits = ''] = /^(\d)(?:\.(\d{1,20}))?$/.exec(text) ?? [];
  return units === undefined ? undefined : rational(BigInt(units + digits), 10n ** BigInt(digits.length));
}

/** A number in its shortest decimal form, which for small ones has an exponent: 5e-7. */
function fromNumber(value: number): Rational | undefined {
  if (!(value > 0 && value <= 1)) return undefined;
  const [mantissa = '', exponent = '0'] = String(value).split('e-');
  const [units = '', digits = ''] = mantissa.split('.');
  return rational(BigInt(units + digits), 10n ** BigInt(digits.length + Number(exponent)));
}

export const needPurchaseQuestion = question({
  id: 'need-purchase',
  summary: 'the economic tokens that buy a state with a wanted chance',
  given: v.strictObject({ ...target, chance: wanted }, NAMED),
  rulings: ['neutral-loyalty'],
  example: { state: 'religious', loyal: 6, unloyal: 2, chance: '9/10' },
  answer: ({ chance: least, rulings: readings, ...asked }) => {
    const price = lowestPrice(targetLand(asked), readings);
    const funds = quantile(price, least);
    return { exact: { funds, success: chance(price, (one) => one <= funds) } };
  },
});

export const needBribeQuestion = question({
  id: 'need-bribe',
  summary: 'the economic tokens that bribe units away with a wanted chance',
  given: v.strictObject({ defender: affiliation, units, chance: wanted, rulings }, NAMED),
  rulings: [],
  example: { defender: 'religious', units: 2, chance: '3/4' },
  answer: ({ defender, units: count, chance: least }) => ({
    exact: { ...tokensToBribe(defender, count, least) },
  }),
});

const fight = {
  attacker: affiliation,
  defender: affiliation,
  defenderUnits: units,
  defenderFunds: v.optional(tokenCount, 0),
  attackerFunds: v.optional(tokenCount, 0),
  returns: v.optional(v.boolean('true or false'), false),
  chance: wanted,
  rulings,
} as const;

export const needTurnsQuestion = question({
  id: 'need-turns',
  summary: 'the turns that an outfit needs to destroy another with a wanted chance',
  given: v.strictObject({ ...fight, attackerUnits: units }, NAMED),
  rulings: [],
  example: { attacker: 'religious', attackerUnits: 3, defender: 'economic', defenderUnits: 4, chance: '3/4' },
  answer: (asked) => ({ exact: { ...turnsToWin(sides(asked, asked.attackerUnits), asked.chance) } }),
});

export const needUnitsQuestion = question({
  id: 'need-units',
  summary: 'the units that an outfit needs to win a conflict within some turns with a wanted chance',
  given: v.strictObject({ ...fight, turns }, NAMED),
  rulings: [],
  example: {
    attacker: 'militaristic',
    defender: 'militaristic',
    defenderUnits: 2,
    returns: true,
    turns: 4,
    chance: '1/2',
  },
  answer: (asked) => ({
    exact: { ...unitsToWin({ ...sides(asked, 1), turns: asked.turns }, asked.chance) },
  }),
});

type Asked = v.InferOutput<v.StrictObjectSchema<typeof fight, string>>;

const sides = (asked: Asked, count: number) => ({
  attacker: { outfit: asked.attacker, units: count, funds: asked.attackerFunds },
  defender: { outfit: asked.defender, units: asked.defenderUnits, funds: asked.defenderFunds },
  returns: asked.returns,
});
