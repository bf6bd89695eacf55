import { multiply, rational, ZERO } from '#lib/core/rational.ts';
import type { ValuesOf } from '#lib/share/fields.ts';
import type { Calculator } from '#ui/calculator/calculator.ts';
import {
  chanceCells,
  counted,
  exactText,
  numberText,
  percentText,
  timesText,
} from '#ui/calculator/numbers.ts';
import type { Step, View } from '#ui/calculator/view.ts';
import { lostByTurn } from '../../odds/growthOdds.ts';
import { MAX_FIGURES } from '../../odds/limits.ts';
import { UPRISING_DIE_FACES } from '../../rules/dice.ts';
import type { People } from '../../rules/land.ts';
import { inChaos } from '../../rules/loyalty.ts';
import { uprisingChance, uprisingQuota } from '../../rules/uprising.ts';
import type { RulingChoices } from '../../rulings/choices.ts';
import { answer, as, turnsField } from './shared.ts';
import { UprisingGrid } from './UprisingGrid.tsx';

const FIELDS = {
  loyal: { kind: 'whole', label: 'Loyal figures', min: 0, max: MAX_FIGURES, start: 2 },
  unloyal: { kind: 'whole', label: 'Un-loyal figures', min: 0, max: MAX_FIGURES, start: 4 },
  when: {
    kind: 'choice',
    label: 'An uprising',
    options: [
      { value: 'now', label: 'Now' },
      { value: 'within', label: 'Within some turns' },
    ],
    start: 'now',
  },
  turns: turnsField('Turns of yours ahead', 4),
} as const;
type Inputs = ValuesOf<typeof FIELDS>;

export const uprising: Calculator = {
  id: 'uprising',
  title: 'An uprising',
  lede: 'Whether a state is in chaos, what quota the uprising die has to reach, and the chance to lose the state within some turns.',
  fields: FIELDS,
  groups: (inputs) => [
    { legend: 'The state', fields: ['loyal', 'unloyal'] },
    { legend: 'When', fields: as<Inputs>(inputs).when === 'within' ? ['when', 'turns'] : ['when'] },
  ],
  rulings: ['population-growth', 'population-cap', 'empty-state'],
  rulingsNow: (inputs) =>
    as<Inputs>(inputs).when === 'within'
      ? ['population-growth', 'population-cap', 'empty-state']
      : ['empty-state'],
  telling: {
    'population-growth': { when: 'within', loyal: 1, unloyal: 1 },
    'population-cap': { when: 'within', loyal: 10, unloyal: 10 },
    'empty-state': { loyal: 0, unloyal: 0 },
  },
  rules: [
    'chaos',
    'uprising-quota',
    'uprising-roll',
    'uprising-table',
    'uprising-neutral',
    'population-adjustment',
    'step-population',
    'step-uprisings',
  ],
  answer,
  comparable: true,
  Picture: UprisingGrid,
  project: ({ inputs, rulings }) => {
    const asked = as<Inputs>(inputs);
    return asked.when === 'now'
      ? now(asked, rulings as RulingChoices)
      : within(asked, rulings as RulingChoices);
  },
};

const FACES = UPRISING_DIE_FACES.length;

function now({ loyal, unloyal }: Inputs, readings: RulingChoices): View {
  const people = { loyal, unloyal };
  const chaos = inChaos(people, readings);
  const success = chaos ? uprisingChance(people) : ZERO;
  return {
    headline: chaos
      ? `The uprising succeeds ${timesText(success)}`
      : 'The state is calm: no uprising is rolled for',
    lead: chaos
      ? `The quota is ${numberText(uprisingQuota(people))}, and ${facesOf(people)} of the die’s ${FACES} faces reach it.`
      : 'Its loyal figures outnumber the others.',
    measure: { words: 'chance of a successful uprising now', value: success, as: 'chance' },
    ...(chaos && {
      plot: {
        title: 'The uprising die',
        bars: UPRISING_DIE_FACES.map((face) => ({
          label: String(face),
          chance: rational(1, FACES),
          filling: face >= FACES - facesOf(people) ? ('solid' as const) : ('hatched' as const),
        })),
        fillings: { solid: 'Reaches the quota', hatched: 'Does not' },
      },
    }),
    tables: [],
    steps: steps(people, readings),
    basis: 'dice',
    assumed: [
      'A regime controls the state; nobody rolls in a neutral one.',
      'The figures are those at the end of the turn.',
    ],
    asked: { question: 'uprising', given: { loyal, unloyal, neutral: false, rulings: readings } },
  };
}

const facesOf = (people: People): number =>
  Number(multiply(uprisingChance(people), rational(FACES)).numerator);

function steps(people: People, readings: RulingChoices): readonly Step[] {
  const { loyal, unloyal } = people;
  const all = loyal + unloyal;
  if (!inChaos(people, readings))
    return [
      {
        text:
          all === 0
            ? 'Nobody lives there, and so nobody rises.'
            : `${loyal} loyal figures are more than ${unloyal} un-loyal: a majority keeps the peace.`,
        rules: ['chaos'],
      },
    ];
  return [
    {
      text:
        all === 0
          ? 'Nobody lives there; the reading chosen calls that chaos.'
          : `${loyal} loyal figures are no majority over ${unloyal} un-loyal: the state is in chaos.`,
      rules: ['chaos'],
    },
    {
      text:
        loyal === 0
          ? 'Without a loyal figure the quota is 0.'
          : `The quota is ten times the share of loyal figures: 10 × ${loyal}/${all} = ${exactText(uprisingQuota(people))}. Nothing rounds it.`,
      rules: ['uprising-quota'],
    },
    {
      text: `One uprising die decides: ${facesOf(people)} of its ${FACES} faces (0 to ${FACES - 1}) reach the quota.`,
      rules: ['uprising-roll', 'uprising-table'],
    },
  ];
}

function within({ loyal, unloyal, turns }: Inputs, readings: RulingChoices): View {
  const byTurn = lostByTurn({ loyal, unloyal }, turns, readings);
  const success = byTurn.at(-1)!;
  return {
    headline: `Within ${counted(turns, 'turn')} the state is lost ${timesText(success)}`,
    lead: 'It grows in each turn and, when it is in chaos at the end, rolls for its uprising.',
    measure: { words: `chance to lose it within ${counted(turns, 'turn')}`, value: success, as: 'chance' },
    plot: {
      title: turns > 8 ? 'Lost by the end of turn …, in per cent' : 'Lost by the end of turn …',
      bars: byTurn.map((chance, index) => ({ label: String(index + 1), chance, filling: 'solid' })),
      fillings: { solid: 'Lost' },
    },
    tables: [
      {
        caption: 'Turn by turn',
        head: ['Turn', 'Lost by its end', 'Exactly', 'Still yours'],
        rows: byTurn.map((chance, index) => ({
          cells: [
            String(index + 1),
            ...chanceCells(chance),
            percentText(rational(chance.denominator - chance.numerator, chance.denominator), 2),
          ],
        })),
      },
    ],
    steps: [
      growthStep(readings),
      {
        text: 'If the state is in chaos after that, its uprising is rolled for; a successful one makes it neutral, and it is lost.',
        rules: ['step-uprisings', 'uprising-neutral'],
      },
      {
        text: 'Every way in which figures can come and dice can fall is followed turn by turn, with its chance; states that came to the same figures go on as one.',
        rules: [],
      },
    ],
    basis: 'dice',
    assumed: [
      'You control the state, and nobody does anything there: no units retire, no cards, no rival acts.',
      'Each turn ahead counts growth and the uprising at its end, the first one, too.',
    ],
    asked: { question: 'uprising-within', given: { loyal, unloyal, turns, rulings: readings } },
  };
}

function growthStep(readings: RulingChoices): Step {
  const texts = {
    roll: 'Each turn begins with one action die for the state: unshaded adds loyal figures, shaded un-loyal ones.',
    none: 'Nobody is added by itself under the reading chosen.',
    'loyal-only': 'Each turn one action die adds that many loyal figures under the reading chosen.',
    signed:
      'Each turn one action die adds loyal figures if unshaded and takes them away if shaded, under the reading chosen.',
  };
  return {
    text:
      texts[readings['population-growth'] ?? 'roll'] +
      (readings['population-cap'] === 'twenty' ? ' Nobody joins beyond twenty in the state.' : ''),
    rules: ['step-population', 'population-adjustment'],
  };
}
