import type { ValuesOf } from '#lib/share/fields.ts';
import type { Calculator } from '#ui/calculator/calculator.ts';
import { chanceCells, counted, numberText, percentText, powerText } from '#ui/calculator/numbers.ts';
import { bestDie, type GoalId } from '../../odds/bestDie.ts';
import { MAX_DICE } from '../../odds/limits.ts';
import { ACTION_DIE_FACES, type ActionFace } from '../../rules/dice.ts';
import { answer, as, capital, facesText } from './shared.ts';

const GOALS: Readonly<Record<GoalId, { readonly label: string; readonly words: string }>> = {
  high: {
    label: 'the highest value, whatever its shading',
    words: 'The higher the value, the better; shading plays no part.',
  },
  low: {
    label: 'the lowest value, whatever its shading',
    words: 'The lower the value, the better; shading plays no part.',
  },
  cheap: {
    label: 'the lowest price: shaded high, else unshaded low',
    words: 'A shaded 3 is best, an unshaded 3 worst, as for a purchase.',
  },
  hits: {
    label: 'most hits: unshaded high, shaded last',
    words: 'An unshaded 3 is best; a 0 does nothing; a shaded 1, 2 or 3 is worst, as for an attack.',
  },
  unshaded: { label: 'any unshaded die', words: 'Unshaded is all that counts, as for a bribe.' },
  shaded: { label: 'any shaded die', words: 'Shaded is all that counts.' },
};

const FIELDS = {
  dice: { kind: 'whole', label: 'Action dice', min: 1, max: MAX_DICE, start: 3 },
  goal: {
    kind: 'choice',
    label: 'The best die is',
    options: Object.entries(GOALS).map(([value, { label }]) => ({ value, label })),
    start: 'hits',
  },
} as const;
type Inputs = ValuesOf<typeof FIELDS> & { readonly goal: GoalId };

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
    const { dice: count, goal } = as<Inputs>(inputs);
    const { ranks, mean } = bestDie(count, goal);
    const [top] = ranks as readonly [(typeof ranks)[number]];
    const total = ACTION_DIE_FACES.length;
    return {
      headline: `${capital(percentText(top.chance, 0))} of the time the best die is ${facesText(top.faces)}`,
      lead: `${count === 1 ? 'One die is rolled, and there is nothing to pick.' : `${capital(counted(count, 'die', 'dice'))} are rolled, and you pick one.`}${
        mean && (goal === 'high' || goal === 'low') ? ` On average it shows ${numberText(mean)}.` : ''
      }`,
      measure: { words: `chance of ${facesText(top.faces)}`, value: top.chance, as: 'chance' },
      plot: {
        title: 'The best die, from worst to best',
        bars: ranks.toReversed().map(({ faces, chance }) => ({
          label: shortText(faces),
          chance,
          filling: faces === top.faces ? ('solid' as const) : ('hatched' as const),
        })),
        fillings: { solid: 'As good as it gets', hatched: 'Less' },
      },
      tables: [
        {
          caption: 'The best die, best first',
          head: ['Faces', 'Chance', 'Exactly', 'This or better', 'Of eight'],
          rows: ranks.map(({ faces, chance, orBetter }) => ({
            cells: [
              capital(facesText(faces)),
              ...chanceCells(chance),
              percentText(orBetter, 2),
              String(faces.length),
            ],
          })),
        },
      ],
      steps: [
        {
          text: `An action die has ${total} faces: 0 to 3 unshaded, and 0 to 3 shaded.`,
          rules: ['action-die'],
        },
        { text: GOALS[goal].words, rules: ['pick-a-die', 'shading-meaning'] },
        {
          text: `If k of the ${total} faces are at a rank or below it, the best of ${counted(count, 'die', 'dice')} is no better than that rank with the chance (k/${total})${powerText(count)}; the chance of just this rank is the difference to the rank below.`,
          rules: [],
        },
        {
          text: `${capital(facesText(top.faces))}: 1 − (${total - top.faces.length}/${total})${powerText(count)} = ${percentText(top.chance, 2)}.`,
          rules: [],
        },
      ],
      basis: 'dice',
      assumed: [
        'The dice are fair, and all are rolled at once. The action grid gives one to three; more are here for curiosity.',
      ],
      asked: { question: 'best-die', given: { dice: count, goal } },
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
