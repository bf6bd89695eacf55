import { rational } from '#lib/core/rational.ts';
import type { ValuesOf } from '#lib/share/fields.ts';
import type { Calculator } from '#ui/calculator/calculator.ts';
import { counted, listed } from '#ui/calculator/numbers.ts';
import type { Step } from '#ui/calculator/view.ts';
import { END_GAME_CONDITIONS, TURN_THE_TIDE_CARDS } from '../../cards.ts';
import { MAX_STATES, MAX_TOKENS } from '../../odds/limits.ts';
import {
  MAX_UNITS,
  newConditionPrice,
  outfitPrice,
  populationRerollPrice,
  POPULATION_REROLLS,
  remodelPrice,
  turnTheTidePrice,
} from '../../rules/prices.ts';
import { addTokens, afford, BANK_RATE, countTokens, NO_TOKENS, type Tokens } from '../../rules/tokens.ts';
import { AFFILIATION_LETTER, AFFILIATIONS, type Affiliation } from '../../vocabulary.ts';
import { affiliationField, answer, as } from './shared.ts';

const count = (label: string, max: number, start = 0) =>
  ({ kind: 'whole', label, min: 0, max, start }) as const;

const CONDITIONS = AFFILIATIONS.reduce((sum, pile) => sum + END_GAME_CONDITIONS[pile].length, 0);

const FIELDS = {
  militaristic: count('Militaristic (X)', MAX_TOKENS, 7),
  economic: count('Economic ($)', MAX_TOKENS, 2),
  religious: count('Religious (T)', MAX_TOKENS, 1),
  outfit: affiliationField('An outfit, or units for one', 'militaristic'),
  units: count('Its units', MAX_UNITS, 3),
  cards: count('Turn the Tide cards', TURN_THE_TIDE_CARDS.length),
  conditions: count('New end-game conditions', CONDITIONS),
  remodels: count('States to remodel', MAX_STATES),
  from: affiliationField('Remodel from', 'economic'),
  to: affiliationField('Remodel to', 'religious'),
  rerolls: count('Populations rolled again', POPULATION_REROLLS.inAll),
} as const;
type Inputs = ValuesOf<typeof FIELDS> & {
  readonly outfit: Affiliation;
  readonly from: Affiliation;
  readonly to: Affiliation;
};

export const budget: Calculator = {
  id: 'budget',
  title: 'Prices and budget',
  lede: 'What outfits, cards, remodels and new rolls cost together, whether your tokens pay for it, and which exchanges with the bank it takes.',
  fields: FIELDS,
  groups: (inputs) => [
    { legend: 'Your tokens', fields: [...AFFILIATIONS] },
    { legend: 'An outfit', fields: ['outfit', 'units'] },
    {
      legend: 'And',
      fields: [
        'cards',
        'rerolls',
        'conditions',
        'remodels',
        ...(as<Inputs>(inputs).remodels > 0 ? ['from', 'to'] : []),
      ],
    },
  ],
  rulings: [],
  rules: [
    'outfit-price',
    'add-units',
    'price-turn-the-tide',
    'price-new-condition',
    'price-remodel',
    'price-population-reroll',
    'population-reroll-limits',
    'trade-bank',
  ],
  answer,
  comparable: true,
  project: ({ inputs }) => {
    const asked = as<Inputs>(inputs);
    const purse: Tokens = {
      militaristic: asked.militaristic,
      economic: asked.economic,
      religious: asked.religious,
    };
    const lines = basket(asked);
    const total = lines.reduce((sum, { price }) => addTokens(sum, price), NO_TOKENS);
    const { possible, exchanges } = afford(purse, total);
    const plan = exchangePlan(purse, total);
    const missing = plan.missing;
    return {
      headline:
        lines.length === 0
          ? 'Nothing chosen yet'
          : !possible
            ? `You are ${counted(missing, 'token')} short`
            : exchanges === 0
              ? 'You can pay it as it is'
              : `You can pay it after ${counted(exchanges!, 'exchange')}`,
      lead: `In all it costs ${tokensText(total)}.${
        possible
          ? ` ${left(purse, total, exchanges!)} left.`
          : ` ${helpless(plan.trades.reduce((sum, { times }) => sum + times, 0))}`
      }`,
      measure: { words: 'tokens to pay', value: rational(countTokens(total)), as: 'number' },
      tables: [
        {
          caption: 'The bill',
          head: ['For', ...AFFILIATIONS.map((one) => AFFILIATION_LETTER[one])],
          rows: [
            ...lines.map(({ words, price }) => ({ cells: [words, ...numbers(price)] })),
            { cells: ['Together', ...numbers(total)], lit: true },
            { cells: ['You have', ...numbers(purse)] },
            {
              cells: ['Missing', ...AFFILIATIONS.map((one) => String(Math.max(0, total[one] - purse[one])))],
            },
          ],
        },
        {
          caption: `${capitalOf(asked.outfit)} outfits, by units`,
          head: ['Units', ...AFFILIATIONS.map((one) => AFFILIATION_LETTER[one]), 'Together'],
          rows: Array.from({ length: 9 }, (_, index) => {
            const price = outfitPrice(index + 1, asked.outfit);
            return {
              lit: index + 1 === asked.units,
              cells: [String(index + 1), ...numbers(price), String(countTokens(price))],
            };
          }),
        },
        {
          caption: 'All other prices',
          head: ['For', ...AFFILIATIONS.map((one) => AFFILIATION_LETTER[one])],
          rows: [
            { cells: ['A Turn the Tide card', ...numbers(turnTheTidePrice())] },
            { cells: ['A new end-game condition', ...numbers(newConditionPrice())] },
            { cells: ['A population rolled again', ...numbers(populationRerollPrice())] },
            {
              cells: [
                `A remodel, ${asked.from} to ${asked.to}`,
                ...numbers(remodelPrice(asked.from, asked.to)),
              ],
            },
          ],
        },
      ],
      steps: [
        ...lines.map(({ words, price, rules }) => ({ text: `${words}: ${tokensText(price)}.`, rules })),
        {
          text: `The bank takes ${BANK_RATE} tokens of one affiliation for one of another; each token that is missing costs one exchange, out of what the price leaves over.`,
          rules: ['trade-bank'],
        },
        ...plan.trades.map((trade) => ({ text: tradeText(trade), rules: ['trade-bank'] })),
      ] satisfies readonly Step[],
      basis: 'figures',
      assumed: ['Nobody trades with you but the bank, and no card changes a price.'],
      asked: { question: 'afford', given: { tokens: purse, prices: total } },
    };
  },
};

interface Line {
  readonly words: string;
  readonly price: Tokens;
  readonly rules: readonly string[];
}

function basket({ outfit, units, cards, conditions, remodels, from, to, rerolls }: Inputs): readonly Line[] {
  const several = (number: number, one: string, many: string, price: Tokens, ...rules: string[]): Line[] =>
    number === 0 ? [] : [{ words: counted(number, one, many), price: times(price, number), rules }];
  return [
    ...(units > 0
      ? [
          {
            words: `${capitalOf(outfit)} outfit of ${counted(units, 'unit')}`,
            price: outfitPrice(units, outfit),
            rules: ['outfit-price', 'add-units'],
          },
        ]
      : []),
    ...several(cards, 'Turn the Tide card', 'Turn the Tide cards', turnTheTidePrice(), 'price-turn-the-tide'),
    ...several(
      rerolls,
      'population rolled again',
      'populations rolled again',
      populationRerollPrice(),
      'price-population-reroll',
      'population-reroll-limits',
    ),
    ...several(conditions, 'new condition', 'new conditions', newConditionPrice(), 'price-new-condition'),
    ...(from === to
      ? []
      : several(
          remodels,
          `remodel, ${from} to ${to}`,
          `remodels, ${from} to ${to}`,
          remodelPrice(from, to),
          'price-remodel',
        )),
  ];
}

const helpless = (exchanges: number): string =>
  exchanges === 0
    ? `You have no ${BANK_RATE} tokens to spare for the bank.`
    : `So many are missing even after ${counted(exchanges, 'exchange')} at the bank.`;

const times = (price: Tokens, by: number): Tokens => ({
  militaristic: price.militaristic * by,
  economic: price.economic * by,
  religious: price.religious * by,
});

const capitalOf = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`;
const numbers = (some: Tokens): readonly string[] => AFFILIATIONS.map((one) => String(some[one]));

function tokensText(some: Tokens): string {
  const parts = AFFILIATIONS.filter((one) => some[one] > 0).map(
    (one) => `${some[one]}(${AFFILIATION_LETTER[one]})`,
  );
  return parts.length === 0 ? 'nothing' : listed(parts);
}

function left(purse: Tokens, total: Tokens, exchanges: number): string {
  const rest = countTokens(purse) - countTokens(total) - exchanges * (BANK_RATE - 1);
  return rest === 1 ? 'One token is' : `${rest === 0 ? 'No' : rest} tokens are`;
}

/** Exchanges of one kind. */
interface Trade {
  readonly give: Affiliation;
  readonly take: Affiliation;
  readonly times: number;
}

/** Which exchanges fill the gaps, and how many tokens are missing after all of them. */
function exchangePlan(
  purse: Tokens,
  total: Tokens,
): { readonly trades: readonly Trade[]; readonly missing: number } {
  const spare = new Map(AFFILIATIONS.map((one) => [one, Math.max(0, purse[one] - total[one])]));
  const trades: Trade[] = [];
  let missing = 0;
  for (const take of AFFILIATIONS) {
    let gap = Math.max(0, total[take] - purse[take]);
    for (const give of AFFILIATIONS) {
      const times = Math.min(gap, Math.floor(spare.get(give)! / BANK_RATE));
      if (times === 0) continue;
      spare.set(give, spare.get(give)! - times * BANK_RATE);
      trades.push({ give, take, times });
      gap -= times;
    }
    missing += gap;
  }
  return { trades, missing };
}

const tradeText = ({ give, take, times }: Trade): string =>
  `Give ${times * BANK_RATE}(${AFFILIATION_LETTER[give]}) for ${times}(${AFFILIATION_LETTER[take]})${
    times > 1 ? `, in ${counted(times, 'exchange')}` : ''
  }.`;
