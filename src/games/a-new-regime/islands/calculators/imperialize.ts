import { add, compare, rational, subtract, ONE } from '#lib/core/rational.ts';
import { ranked } from '#lib/dice/bestOf.ts';
import { chance, expectation, quantile } from '#lib/dice/distribution.ts';
import type { ValuesOf } from '#lib/share/fields.ts';
import type { Calculator } from '#ui/calculator/calculator.ts';
import { chanceCells, counted, numberText, percentText, timesText } from '#ui/calculator/numbers.ts';
import type { Bar, Filling, Row, Step, View } from '#ui/calculator/view.ts';
import { CONVERT_RULES, OBLITERATE_RULES, PURCHASE_RULES, type RuleId } from '../../citations.ts';
import { betterWay, wayOf, type Way } from '../../odds/ways.ts';
import { MAX_FIGURES, MAX_TOKENS } from '../../odds/limits.ts';
import { lowestPrice } from '../../odds/lowestPrice.ts';
import {
  bestProspect,
  figuresLeft,
  likelierCapture,
  prospects,
  takeoverOdds,
  type Prospect,
  type Takeover,
} from '../../odds/takeover.ts';
import { targetLand } from '../../odds/target.ts';
import { actionDice } from '../../rules/actionDice.ts';
import type { Land } from '../../rules/land.ts';
import { loyaltyScore } from '../../rules/loyalty.ts';
import { uprisingQuota } from '../../rules/uprising.ts';
import type { RulingChoices } from '../../rulings/choices.ts';
import type { RulingId } from '../../rulings.ts';
import { AFFILIATIONS, type Affiliation } from '../../vocabulary.ts';
import {
  affiliationField,
  AFFILIATION_OPTIONS,
  answer,
  article,
  as,
  bestDieText,
  capital,
  diceStep,
  facesText,
} from './shared.ts';

const FIELDS = {
  by: {
    kind: 'choice',
    label: 'Your outfit',
    options: [{ value: 'best', label: 'Whichever is best' }, ...AFFILIATION_OPTIONS],
    start: 'best',
  },
  funds: { kind: 'whole', label: 'Your economic tokens', min: 0, max: MAX_TOKENS, start: 4 },
  state: affiliationField('The state is', 'economic'),
  neutral: { kind: 'flag', label: 'Nobody controls it (neutral)', start: false },
  loyal: { kind: 'whole', label: 'Loyal figures', min: 0, max: MAX_FIGURES, start: 2 },
  unloyal: { kind: 'whole', label: 'Un-loyal figures', min: 0, max: MAX_FIGURES, start: 1 },
} as const;
type Inputs = ValuesOf<typeof FIELDS> & { readonly state: Affiliation; readonly by: Affiliation | 'best' };

const TAKEOVER = ['empty-state', 'falls-into-chaos'] as const;
/** Open questions that matter, by who acts. */
const RULINGS_OF: Readonly<Record<Inputs['by'], readonly RulingId[]>> = {
  best: ['neutral-loyalty', ...TAKEOVER, 'emptied-state', 'convert-zero'],
  economic: ['neutral-loyalty'],
  religious: [...TAKEOVER, 'convert-zero'],
  militaristic: [...TAKEOVER, 'emptied-state'],
};
const VERBS = { purchase: 'buy', convert: 'convert', obliterate: 'obliterate' } as const;

const RULES: readonly RuleId[] = [
  'action-grid',
  'imperialize-dice',
  'pick-a-die',
  'shading-meaning',
  'imperialize-method',
  'loyalty-score',
  'neutral-people',
  ...PURCHASE_RULES,
  ...CONVERT_RULES,
  ...OBLITERATE_RULES,
  'uprising-quota',
  'uprising-roll',
];

export const imperialize: Calculator = {
  id: 'imperialize',
  title: 'Imperialize a state',
  lede: 'The chance that an outfit takes a state: by purchase, conversion or obliteration, and which outfit should try.',
  fields: FIELDS,
  groups: (inputs) => {
    const { by } = as<Inputs>(inputs);
    const paid = by === 'best' || by === 'economic';
    return [
      { legend: 'You', fields: paid ? ['by', 'funds'] : ['by'] },
      { legend: 'The state', fields: ['state', 'loyal', 'unloyal', 'neutral'] },
    ];
  },
  rulings: RULINGS_OF.best,
  rulingsNow: (inputs) => RULINGS_OF[as<Inputs>(inputs).by],
  telling: {
    'neutral-loyalty': { by: 'economic', neutral: true, loyal: 3, unloyal: 0 },
    'emptied-state': { by: 'militaristic', loyal: 2, unloyal: 0 },
    'falls-into-chaos': { by: 'religious', loyal: 2, unloyal: 2 },
    'convert-zero': { by: 'religious', neutral: true, loyal: 3, unloyal: 0 },
  },
  rules: RULES,
  answer,
  comparable: true,
  project: ({ inputs, rulings }) => {
    const asked = as<Inputs>(inputs);
    const land = targetLand(asked);
    const readings = rulings as RulingChoices;
    if (asked.by === 'best') return bestWay(asked, land, readings);
    return asked.by === 'economic'
      ? purchaseView(asked, land, readings)
      : takeoverView(asked.by === 'religious' ? 'convert' : 'obliterate', asked, land, readings);
  },
};

const given = ({ state, loyal, unloyal, neutral }: Inputs, rulings: RulingChoices) => ({
  state,
  loyal,
  unloyal,
  neutral,
  rulings,
});

const WORDS = 'chance to take the state this turn';

/* Which outfit should act */

function bestWay(asked: Inputs, land: Land, readings: RulingChoices): View {
  const ways = AFFILIATIONS.map((outfit) => wayOf(outfit, land, asked.funds, readings)).sort(betterWay);
  const [best, second] = ways as [Way, Way];
  const even = compare(best.capture, second.capture) === 0;
  return {
    headline:
      best.capture.numerator === 0n
        ? 'No outfit takes this state in one turn'
        : `${capital(article(best.outfit))} outfit takes it ${timesText(best.capture)}`,
    lead: `It would ${VERBS[best.method]} it with ${counted(best.dice, 'die', 'dice')}.${
      even && best.capture.numerator > 0n
        ? ` ${capital(article(second.outfit))} outfit has the same chance, but ${compare(best.immediate, second.immediate) === 0 ? 'costs more' : 'less often at once'}.`
        : ''
    }`,
    measure: { words: WORDS, value: best.capture, as: 'chance' },
    plot: {
      title: 'Chance to take the state, by outfit',
      bars: ways.map((way, index) => ({
        label: capital(way.outfit),
        chance: way.capture,
        filling: index === 0 ? 'solid' : 'hatched',
      })),
      fillings: { solid: 'The best', hatched: 'The others' },
    },
    tables: [
      {
        caption: 'The three ways',
        head: ['Outfit', 'In all', 'Exactly', 'At once', 'By uprising', 'How', 'Dice', 'Tokens on average'],
        rows: ways.map((way, index) => ({
          lit: index === 0,
          cells: [
            capital(way.outfit),
            ...chanceCells(way.capture),
            percentText(way.immediate, 2),
            percentText(subtract(way.capture, way.immediate), 2),
            way.method,
            String(way.dice),
            numberText(way.expectedCost),
          ],
        })),
      },
    ],
    steps: [
      {
        text: 'Its affiliation decides how an outfit takes a state: a militaristic one obliterates, an economic one purchases, a religious one converts.',
        rules: ['imperialize-method'],
      },
      ...ways.map((way) => ({
        text: `${capital(way.outfit)}: ${counted(way.dice, 'die', 'dice')} by the grid; ${percentText(way.immediate)} at once${
          way.method === 'purchase'
            ? ''
            : ` and ${percentText(subtract(way.capture, way.immediate))} by the uprising that ends the turn`
        }.`,
        rules: ['action-grid', 'imperialize-dice'],
      })),
      {
        text: 'Of equal chances the one that takes the state at once is better, and then the cheaper one.',
        rules: [],
      },
    ],
    basis: 'dice',
    assumed: [
      ...assumed(asked),
      'You have such an outfit in the state, and every die serves the chance to take it.',
    ],
    asked: { question: 'act', given: { ...given(asked, readings), funds: asked.funds } },
  };
}

/* Purchase */

function purchaseView(asked: Inputs, land: Land, readings: RulingChoices): View {
  const price = lowestPrice(land, readings);
  const score = loyaltyScore(land, readings);
  const success = chance(price, (one) => one <= asked.funds);
  const prices = [...price.outcomes].sort((a, b) => a.value - b.value);
  const chanceOf = (value: number) => chance(price, (one) => one === value);
  const count = actionDice('economic', land.affiliation);
  const needs = [rational(1, 2), rational(3, 4), rational(9, 10), ONE];
  const mean = expectation(price, (one) => rational(one));
  return {
    headline: `${capital(counted(asked.funds, 'token'))} ${asked.funds === 1 ? 'buys' : 'buy'} the state ${timesText(success)}`,
    lead: `On average it costs ${numberText(mean)}. Whoever can pay must.`,
    measure: { words: WORDS, value: success, as: 'chance' },
    plot: {
      title: 'What it costs, in economic tokens',
      bars: prices.map(({ value }) => ({
        label: String(value),
        chance: chanceOf(value),
        filling: value <= asked.funds ? 'solid' : 'hatched',
      })),
      fillings: { solid: 'You can pay it', hatched: 'You cannot' },
    },
    tables: [
      {
        caption: 'Prices',
        head: ['Price', 'Chance', 'Exactly', 'This or less', 'Exactly'],
        rows: prices.map(({ value }) => ({
          lit: value === asked.funds,
          cells: [
            String(value),
            ...chanceCells(chanceOf(value)),
            ...chanceCells(chance(price, (one) => one <= value)),
          ],
        })),
      },
      {
        caption: 'Tokens to be sure of it',
        head: ['How sure', 'Tokens'],
        rows: needs.map((least) => ({ cells: [percentText(least, 0), String(quantile(price, least))] })),
      },
    ],
    steps: [
      scoreStep(asked, score, readings),
      diceStep('economic', land.affiliation, 'state'),
      {
        text: 'You pick the die with the lowest price: a shaded value lowers the score, an unshaded one raises it.',
        rules: ['pick-a-die', 'purchase-score', 'shading-meaning'],
      },
      {
        text: `Each point costs two tokens, none below 0: from ${prices[0]!.value} to ${prices.at(-1)!.value}.`,
        rules: ['purchase-price'],
      },
      {
        text: `The best of ${count} dice asks at most ${asked.funds} with the chance ${percentText(success, 2)}. If it asks more, nothing happens and nothing is paid.`,
        rules: ['purchase-must', 'purchase-fails'],
      },
    ],
    basis: 'dice',
    assumed: [...assumed(asked), 'An economic outfit of yours stands in the state.'],
    asked: { question: 'purchase', given: { ...given(asked, readings), funds: asked.funds } },
  };
}

function scoreStep({ neutral, loyal, unloyal }: Inputs, score: number, readings: RulingChoices): Step {
  if (!neutral)
    return {
      text: `Its loyalty score is ${loyal} − ${unloyal} = ${score}.`,
      rules: ['loyalty-score', 'purchase-score'],
    };
  const otherwise = readings['neutral-loyalty'] === 'unloyal';
  return {
    text: `All ${loyal + unloyal} figures of a neutral state are ${otherwise ? 'read as un-loyal' : 'loyal to it'}: its loyalty score is ${score}.`,
    rules: ['neutral-people', 'loyalty-score'],
  };
}

/* Conversion and obliteration */

const EFFECT_WORDS: Readonly<Record<Prospect['effect'], string>> = {
  taken: 'yours at once',
  uprising: 'in chaos: an uprising may give it to you',
  none: 'not yours',
};

function takeoverView(how: Takeover, asked: Inputs, land: Land, readings: RulingChoices): View {
  const { dice: count, immediate, byUprising, capture, chaos } = takeoverOdds(how, land, readings);
  const outfit = how === 'convert' ? 'religious' : 'militaristic';
  const groups = ranked(prospects(how, land, readings), likelierCapture).toReversed();
  const best = bestProspect(how, land, readings);
  const left = figuresLeft(how, land, readings);
  const bars: readonly Bar[] = [
    { label: 'At once', chance: immediate, filling: 'solid' as Filling },
    { label: 'By uprising', chance: byUprising, filling: 'dotted' as Filling },
    { label: 'Not', chance: subtract(ONE, add(immediate, byUprising)), filling: 'hatched' as Filling },
  ];
  return {
    headline:
      capture.numerator === 0n
        ? 'You cannot take the state this turn'
        : `You take the state ${timesText(capture)}`,
    lead: `${capital(percentText(immediate))} at once, ${percentText(byUprising)} by the uprising that ends the turn. Afterwards it is in chaos ${timesText(chaos)}.`,
    measure: { words: WORDS, value: capture, as: 'chance' },
    plot: {
      title: 'How you come to take it',
      bars,
      fillings: { solid: 'Taken at once', dotted: 'Taken by uprising', hatched: 'Not taken' },
    },
    tables: [
      {
        caption: 'How it ends',
        head: ['End', 'Chance', 'Exactly'],
        rows: bars.map(({ label, chance: of }) => ({ cells: [label, ...chanceCells(of)] })),
      },
      {
        caption: 'Where each face leads, the best first',
        head: ['Face', 'The state is', 'Loyal', 'Un-loyal', 'Yours in the end'],
        rows: groups.flatMap((group) => rowsOf(group)),
      },
      {
        caption: 'Figures in the state after your act',
        head: ['Loyal, un-loyal', 'Holder', 'Chance', 'Exactly'],
        rows: [...left.outcomes]
          .sort((a, b) => a.value.loyal - b.value.loyal || a.value.unloyal - b.value.unloyal)
          .map(({ value }) => ({
            cells: [
              `${value.loyal}, ${value.unloyal}`,
              value.yours ? 'You' : asked.neutral ? 'Nobody' : 'Its owner',
              ...chanceCells(chance(left, (one) => one === value)),
            ],
          })),
      },
    ],
    steps: [
      diceStep(outfit, land.affiliation, 'state'),
      ...methodSteps(how, asked.neutral),
      ...groups.map((group, index) => groupStep(how, group, index, groups, count)),
      {
        text: `Added up: ${percentText(immediate, 2)} at once and ${percentText(byUprising, 2)} by uprising make ${percentText(capture, 2)}.`,
        rules: [],
      },
    ],
    basis: 'dice',
    assumed: [
      ...assumed(asked),
      `A ${outfit} outfit of yours stands in the state; you pick the die with the best chance of taking it, and of two equal ones the one that needs no uprising.`,
      ...(best.outcomes.length > 0 && byUprising.numerator > 0n
        ? ['Nothing else happens there before the turn ends.']
        : []),
    ],
    asked: { question: how, given: given(asked, readings) },
  };
}

function rowsOf(group: readonly Prospect[]): readonly Row[] {
  const rows = new Map<string, { faces: Prospect['face'][]; one: Prospect }>();
  for (const one of group) {
    const key = `${one.land.loyal} ${one.land.unloyal} ${one.effect}`;
    const known = rows.get(key);
    rows.set(key, { faces: [...(known?.faces ?? []), one.face], one });
  }
  return [...rows.values()].map(({ faces, one }) => ({
    cells: [
      capital(facesText(faces)),
      EFFECT_WORDS[one.effect],
      String(one.land.loyal),
      String(one.land.unloyal),
      percentText(one.capture),
    ],
  }));
}

function methodSteps(how: Takeover, neutral: boolean): readonly Step[] {
  if (how === 'convert')
    return neutral
      ? [
          {
            text: 'As many black figures become yours as the die shows, whatever its shading, and the state with them.',
            rules: ['convert-figures', 'convert-neutral'],
          },
        ]
      : [
          {
            text: 'As many loyal figures become un-loyal as the die shows, whatever its shading. If none is left, the state is yours.',
            rules: ['convert-figures', 'convert-complete'],
          },
        ];
  return [
    {
      text: 'An unshaded die kills loyal figures; a shaded one kills un-loyal figures first and goes on with loyal ones.',
      rules: ['obliterate-figures', 'obliterate-shading', 'obliterate-overflow'],
    },
  ];
}

function groupStep(
  how: Takeover,
  group: readonly Prospect[],
  index: number,
  groups: readonly (readonly Prospect[])[],
  count: number,
): Step {
  const { effect, capture, land } = group[0]!;
  const better = groups.slice(0, index).reduce((sum, one) => sum + one.length, 0);
  const words = capital(facesText(group.map(({ face }) => face)));
  const rest = index === groups.length - 1 && index > 0;
  const how_many = rest ? '' : ` ${bestDieText(count, better + group.length)}`;
  switch (effect) {
    case 'taken':
      return {
        text: `${words}: the state is yours at once.${how_many}`,
        rules: [how === 'convert' ? 'convert-complete' : 'obliterate-complete'],
      };
    case 'uprising':
      return {
        text: `${words}: it falls into chaos with ${land.loyal} loyal and ${land.unloyal} un-loyal. The quota is ${numberText(uprisingQuota(land))}, so its uprising gives it to you ${timesText(capture)}.`,
        rules: [
          how === 'convert' ? 'convert-chaos' : 'obliterate-chaos',
          how === 'convert' ? 'convert-uprising' : 'obliterate-uprising',
          'uprising-quota',
          'uprising-roll',
        ],
      };
    case 'none':
      return {
        text: `${words}: it is not yours. You take such a die only if there is no better one.`,
        rules: ['pick-a-die'],
      };
  }
}

function assumed({ neutral, loyal, unloyal }: Inputs): readonly string[] {
  return neutral
    ? [`The state is neutral, and its ${counted(loyal + unloyal, 'figure')} are all its own people.`]
    : ['The state is a rival’s.'];
}
