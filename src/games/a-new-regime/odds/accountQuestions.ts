import * as v from 'valibot';
import { outfitPrice } from '../rules/prices.ts';
import { finalScore } from '../rules/score.ts';
import { afford } from '../rules/tokens.ts';
import { affiliation, figures, flag, NAMED, purse, rulings, units, whole } from './fields.ts';
import { MAX_NAME, MAX_PROACTIVITY, MAX_REGIMES, MAX_STATES } from './limits.ts';
import { question } from './question.ts';

export const outfitPriceQuestion = question({
  id: 'outfit-price',
  summary: 'what an outfit costs, or units added to one',
  given: v.strictObject({ units, affiliation, rulings }, NAMED),
  rulings: [],
  example: { units: 7, affiliation: 'religious' },
  answer: ({ units: count, affiliation: kind }) => ({ exact: { cost: outfitPrice(count, kind) } }),
});

export const affordQuestion = question({
  id: 'afford',
  summary: 'whether tokens pay a price after exchanges with the bank, and how few exchanges do',
  given: v.strictObject({ tokens: purse, prices: purse, rulings }, NAMED),
  rulings: [],
  example: {
    tokens: { militaristic: 7, economic: 1, religious: 0 },
    prices: { militaristic: 3, economic: 2, religious: 0 },
  },
  answer: ({ tokens, prices }) => ({ exact: { ...afford(tokens, prices) } }),
});

const count = whole(0, MAX_STATES);
/** Deeds of a kind that is left out are none. */
const deedCount = v.optional(count, 0);
const NAME = `a text of 1 to ${MAX_NAME} characters`;
const REGIMES = `a list of 1 to ${MAX_REGIMES} regimes whose names differ`;

const regime = v.strictObject(
  {
    name: v.pipe(v.string(NAME), v.minLength(1, NAME), v.maxLength(MAX_NAME, NAME)),
    states: v.pipe(
      v.array(
        v.strictObject({ affiliation, loyal: figures, unloyal: figures }, NAMED),
        'a list of states with affiliation, loyal and unloyal',
      ),
      v.maxLength(MAX_STATES, `a list of at most ${MAX_STATES} states`),
    ),
    tokens: purse,
    bodies: count,
    deeds: v.strictObject(
      { obliterated: deedCount, purchased: deedCount, converted: deedCount },
      'an object with obliterated, purchased and converted',
    ),
    declared: flag,
    proactivity: v.optional(whole(0, MAX_PROACTIVITY), 0),
  },
  NAMED,
);

/** Says that the name of this regime is another one's already. */
const nameIssue = (regimes: v.InferOutput<typeof regime>[], index: number) => ({
  message: 'a name that no other regime has',
  input: regimes[index]!.name,
  path: [
    { type: 'array', origin: 'value', input: regimes, key: index, value: regimes[index]! },
    {
      type: 'object',
      origin: 'value',
      input: { ...regimes[index]! },
      key: 'name',
      value: regimes[index]!.name,
    },
  ] as [v.ArrayPathItem, v.ObjectPathItem],
});

export const scoreQuestion = question({
  id: 'score',
  summary: 'the end of the game in points: categories, bonuses, totals and winners',
  given: v.strictObject(
    {
      regimes: v.pipe(
        v.array(regime, REGIMES),
        v.minLength(1, REGIMES),
        v.maxLength(MAX_REGIMES, REGIMES),
        v.rawCheck(({ dataset, addIssue }) => {
          if (!dataset.typed) return;
          const names = dataset.value.map(({ name }) => name);
          const again = names.findIndex((name, index) => names.indexOf(name) < index);
          if (again >= 0) addIssue(nameIssue(dataset.value, again));
        }),
      ),
      rulings,
    },
    NAMED,
  ),
  rulings: ['score-loyalty', 'landless-scoring'],
  example: {
    regimes: [
      {
        name: 'North',
        states: [{ affiliation: 'militaristic', loyal: 4, unloyal: 1 }],
        tokens: { militaristic: 3, economic: 2, religious: 0 },
        bodies: 1,
        deeds: { obliterated: 1, purchased: 0, converted: 0 },
        declared: true,
        proactivity: 0,
      },
    ],
  },
  answer: ({ regimes, rulings: readings }) => ({ exact: { ...finalScore(regimes, readings) } }),
});
