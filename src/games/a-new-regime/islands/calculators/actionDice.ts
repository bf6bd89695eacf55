import { rational, type Rational } from '#lib/core/rational.ts';
import { bestOf, ranked, type Preference } from '#lib/dice/bestOf.ts';
import { chance, expectation } from '#lib/dice/distribution.ts';
import type { ValuesOf } from '#lib/share/fields.ts';
import type { Calculator } from '#ui/calculator/calculator.ts';
import { chanceCells, counted, numberText, percentText, powerText } from '#ui/calculator/numbers.ts';
import { ACTION_DIE_FACES, type ActionFace } from '../../rules/dice.ts';
import { answer, as, capital, facesText } from './shared.ts';

const FIELDS = {
  dice: { kind: 'whole', label: 'Action dice', min: 1, max: 6, start: 3 },
  goal: {
    kind: 'choice',
    label: 'The best die is',
    options: [
      { value: 'high', label: 'the highest value, whatever its shading' },
      { value: 'low', label: 'the lowest value, whatever its shading' },
      { value: 'cheap', label: 'the lowest price: shaded high, else unshaded low' },
      { value: 'hits', label: 'most hits: unshaded high, shaded last' },
      { value: 'unshaded', label: 'any unshaded die' },
      { value: 'shaded', label: 'any shaded die' },
    ],
    start: 'hits',
  },
} as const;
type Inputs = ValuesOf<typeof FIELDS>;

interface Goal {
  /** What a face is worth; the higher the better. */
  readonly worth: (face: ActionFace) => number;
  readonly words: string;
}

const signed = ({ value, shaded }: ActionFace): number => (shaded ? -value : value);
const GOALS: Readonly<Record<string, Goal>> = {
  high: { worth: ({ value }) => value, words: 'The higher the value, the better; shading plays no part.' },
  low: { worth: ({ value }) => -value, words: 'The lower the value, the better; shading plays no part.' },
  cheap: {
    worth: (face) => -signed(face),
    words: 'A shaded 3 is best, an unshaded 3 worst, as for a purchase.',
  },
  hits: {
    worth: ({ value, shaded }) => (!shaded ? value : value > 0 ? -1 : 0),
    words: 'An unshaded 3 is best; a 0 does nothing; a shaded 1, 2 or 3 is worst, as for an attack.',
  },
  unshaded: {
    worth: ({ shaded }) => (shaded ? 0 : 1),
    words: 'Unshaded is all that counts, as for a bribe.',
  },
  shaded: { worth: ({ shaded }) => (shaded ? 1 : 0), words: 'Shaded is all that counts.' },
};

export const actionDiceExplorer: Calculator = {
  id: 'action-dice',
  title: 'Action dice',
  lede: 'What the best of several action dice shows, for a goal of your choice.',
  fields: FIELDS,
  groups: () => [{ legend: 'The roll', fields: ['dice', 'goal'] }],
  rulings: [],
  rules: ['action-die', 'action-grid', 'pick-a-die', 'shading-meaning'],
  answer,
  comparable: true,
  project: ({ inputs }) => {
    const { dice: count, goal: id } = as<Inputs>(inputs);
    const goal = GOALS[id]!;
    const prefer: Preference<ActionFace> = (a, b) => goal.worth(b) - goal.worth(a);
    const best = bestOf(count, ACTION_DIE_FACES, prefer);
    const groups = ranked(ACTION_DIE_FACES, prefer);
    const chanceOf = (group: readonly ActionFace[]): Rational => chance(best, (face) => face === group[0]);
    const topmost = groups.at(-1)!;
    const top = chanceOf(topmost);
    const mean = expectation(best, ({ value }) => rational(value));
    const total = ACTION_DIE_FACES.length;
    const bars = groups.map((group, index) => ({
      label: shortText(group),
      chance: chanceOf(group),
      filling: index === groups.length - 1 ? ('solid' as const) : ('hatched' as const),
    }));
    return {
      headline: `${capital(percentText(top, 0))} of the time the best die is ${facesText(topmost)}`,
      lead: `${count === 1 ? 'One die is rolled, and there is nothing to pick.' : `${capital(counted(count, 'die', 'dice'))} are rolled, and you pick one.`}${
        id === 'high' || id === 'low' ? ` On average it shows ${numberText(mean)}.` : ''
      }`,
      measure: { words: `chance of ${facesText(topmost)}`, value: top, as: 'chance' },
      plot: {
        title: 'The best die, from worst to best',
        bars,
        fillings: { solid: 'As good as it gets', hatched: 'Less' },
      },
      tables: [
        {
          caption: 'The best die, best first',
          head: ['Faces', 'Of eight', 'Chance', 'Exactly', 'This or better'],
          rows: groups.toReversed().map((group, index, all) => ({
            cells: [
              capital(facesText(group)),
              String(group.length),
              ...chanceCells(chanceOf(group)),
              percentText(
                chance(best, (face) => all.slice(0, index + 1).some((one) => one[0] === face)),
                2,
              ),
            ],
          })),
        },
      ],
      steps: [
        {
          text: `An action die has ${total} faces: 0 to 3 unshaded, and 0 to 3 shaded.`,
          rules: ['action-die'],
        },
        { text: goal.words, rules: ['pick-a-die', 'shading-meaning'] },
        {
          text: `If k of the ${total} faces are at a rank or below it, the best of ${count} dice is no better than that rank with the chance (k/${total})${powerText(count)}; the chance of just this rank is the difference to the rank below.`,
          rules: [],
        },
        {
          text: `${capital(facesText(topmost))}: 1 − (${total - topmost.length}/${total})${powerText(count)} = ${percentText(top, 2)}.`,
          rules: [],
        },
      ],
      basis: 'dice',
      assumed: [
        'The dice are fair, and all are rolled at once. The action grid gives one to three; more are here for curiosity.',
      ],
    };
  },
};

/** As short as a column of a plot allows: `s` for shaded. */
function shortText(group: readonly ActionFace[]): string {
  const values = [...new Set(group.map(({ value }) => value))];
  const shades = new Set(group.map(({ shaded }) => shaded));
  if (values.length === 4 && shades.size === 1) return shades.has(true) ? 'shaded' : 'unshaded';
  if (shades.size === 2 || !shades.has(true)) return values.join(', ');
  return `s ${values.join(', ')}`;
}
