import { rationalText, toNumber } from '#lib/core/rational.ts';
import type { RuleId } from './citations.ts';
import { UPRISING_DIE_FACES } from './rules/dice.ts';
import { conflictMethod, imperializeMethod } from './rules/methods.ts';
import {
  bribePrice,
  MAX_UNITS,
  MIN_UNITS,
  newConditionPrice,
  outfitPrice,
  POPULATION_REROLLS,
  populationRerollPrice,
  remodelPrice,
  turnTheTidePrice,
} from './rules/prices.ts';
import { purchasePrice } from './rules/purchase.ts';
import { BANK_RATE, tokens, type Tokens } from './rules/tokens.ts';
import { uprisingChance, uprisingQuota } from './rules/uprising.ts';
import { RULINGS } from './rulings.ts';
import { AFFILIATION_LETTER, AFFILIATIONS } from './vocabulary.ts';

/* What players look up, in a few words: the player aid on screen and the aids on paper say the same. */

/** The reading taken of an open question, as the manual says it. */
function reading(id: string): string {
  const ruling = RULINGS.find((one) => one.id === id);
  const taken = ruling?.options.find((option) => option.id === ruling.default);
  if (!taken) throw new Error(`A New Regime has no ruling "${id}" with a default.`);
  return taken.meaning;
}

/** A price as the manual writes it: `3(X) 2($) 3(T)`. */
export const written = (price: Tokens): string =>
  AFFILIATIONS.filter((one) => price[one] > 0)
    .map((one) => `${price[one]}(${AFFILIATION_LETTER[one]})`)
    .join(' ');

/** Outfits by their units: what is paid in tokens of their own affiliation, and what in economic ones beside. */
export const AID_UNITS = Array.from({ length: MAX_UNITS - MIN_UNITS + 1 }, (_, index) => {
  const count = MIN_UNITS + index;
  // Not an economic outfit, so that the parts of its price stay apart.
  const price = outfitPrice(count, 'religious');
  return { count, own: price.religious, economic: price.economic };
});
const remodel = remodelPrice('militaristic', 'religious');

/** All other prices. Y is what is given, Z what is wanted. */
export const AID_PRICES: readonly { readonly what: string; readonly price: string; readonly rule: RuleId }[] =
  [
    { what: 'Turn the Tide card', price: written(turnTheTidePrice()), rule: 'price-turn-the-tide' },
    { what: 'New end-game condition', price: written(newConditionPrice()), rule: 'price-new-condition' },
    {
      what: 'Remodel a state from Y to Z',
      price: `${remodel.militaristic}(Y) ${remodel.economic}($) ${remodel.religious}(Z)`,
      rule: 'price-remodel',
    },
    {
      what: `Population roll again (${POPULATION_REROLLS.inAll} a turn, ${POPULATION_REROLLS.inOneState} a state)`,
      price: written(populationRerollPrice()),
      rule: 'price-population-reroll',
    },
    { what: 'Bank, for 1(Z)', price: `${BANK_RATE}(Y)`, rule: 'trade-bank' },
  ];

/** The steps of a turn, in a few words each. */
export const AID_STEPS: readonly {
  readonly name: string;
  readonly must: boolean;
  readonly rule: RuleId;
  readonly text: string;
}[] = [
  { name: 'Declare', must: false, rule: 'step-declare', text: 'if your condition is met: the game ends.' },
  { name: 'Adjust', must: true, rule: 'step-population', text: reading('population-growth') },
  { name: 'Collect', must: false, rule: 'step-tokens', text: reading('token-income') },
  {
    name: 'Act',
    must: false,
    rule: 'step-actions',
    text: 'in any order: buy, move, conflict, imperialize, retire.',
  },
  { name: 'Count', must: true, rule: 'step-first-count', text: 'loyal and un-loyal people, all players.' },
  {
    name: 'Uprisings',
    must: true,
    rule: 'step-uprisings',
    text: 'of your states, and those you brought about.',
  },
  { name: 'Count again', must: true, rule: 'step-last-count', text: 'all players.' },
];

const methods: Readonly<
  Record<
    ReturnType<typeof imperializeMethod> | ReturnType<typeof conflictMethod>,
    { readonly rule: RuleId; readonly text: string }
  >
> = {
  obliterate: {
    rule: 'obliterate-figures',
    text: 'kill as many people as the value: shaded un-loyal, then loyal ones; unshaded loyal ones.',
  },
  purchase: {
    rule: 'purchase-score',
    text: `loyalty score, plus an unshaded or less a shaded value; ${written(tokens({ economic: purchasePrice(1) }))} a point, nothing from 0 down. If you can pay you must; if not, it fails.`,
  },
  convert: {
    rule: 'convert-figures',
    text: 'as many loyal figures as the value turn black. In a neutral state as many turn yours, and the state is yours.',
  },
  attack: {
    rule: 'attack-hits',
    text: 'unshaded: kill as many units as the value; shaded 1 to 3: lose one.',
  },
  bribe: {
    rule: 'bribe-price',
    text: `${written(bribePrice(1))} a unit, one die a try, the grid’s number of tries: unshaded they go, shaded the money goes.`,
  },
  demoralize: { rule: 'demoralize-units', text: 'as many units as the value desert.' },
};
/** What outfits do to states, then what they do to outfits, by affiliation. */
export const AID_METHODS = [imperializeMethod, conflictMethod].flatMap((methodOf) =>
  AFFILIATIONS.map((affiliation) => {
    const method = methodOf(affiliation);
    return { affiliation, method, ...methods[method] };
  }),
);

/** What the uprising die must show, by the share of loyal people up to which that is enough. */
export const AID_UPRISINGS = UPRISING_DIE_FACES.map((face) => {
  const people = { loyal: face, unloyal: 10 - face };
  return {
    share: people.loyal * 10,
    quota: toNumber(uprisingQuota(people)),
    chance: rationalText(uprisingChance(people)),
  };
});

/** What only one regime scores for. */
export const AID_CATEGORIES: readonly { readonly name: string; readonly rule: RuleId }[] = [
  { name: 'highest loyalty score', rule: 'base-loyalty' },
  { name: 'most states', rule: 'base-states' },
  { name: 'most tokens', rule: 'base-tokens' },
  { name: 'most loyal people', rule: 'base-loyal-population' },
  { name: 'fewest un-loyal people', rule: 'base-unloyal-population' },
];
/** What every regime can score for. */
export const AID_BONUSES: readonly { readonly name: string; readonly rule: RuleId; readonly text: string }[] =
  [
    { name: 'Martial Law', rule: 'bonus-martial-law', text: 'over half your states X' },
    { name: 'Capitalism', rule: 'bonus-capitalism', text: 'over half your states $' },
    { name: 'Social Engineering', rule: 'bonus-social-engineering', text: 'over half your states T' },
    { name: 'Pacifism', rule: 'bonus-pacifism', text: 'no state fully obliterated' },
    { name: 'Stingy', rule: 'bonus-stingy', text: 'no state purchased' },
    { name: 'Religious Freedom', rule: 'bonus-religious-freedom', text: 'no state fully converted' },
    { name: 'A Nation United', rule: 'bonus-nation-united', text: 'all your states hang together' },
    { name: 'Buckshot', rule: 'bonus-buckshot', text: 'three or more separate bodies' },
  ];
