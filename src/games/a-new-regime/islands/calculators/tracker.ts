import type { ValuesOf } from '#lib/share/fields.ts';
import type { Calculator } from '#ui/calculator/calculator.ts';
import { counted } from '#ui/calculator/numbers.ts';
import { END_GAME_CONDITIONS, type EndGameConditionId } from '../../cards.ts';
import { TRACKED } from '../../odds/conditions.ts';
import { MAX_COUNT } from '../../odds/limits.ts';
import { AFFILIATION_LETTER, AFFILIATIONS } from '../../vocabulary.ts';
import { havingOf } from './havingOf.ts';
import { answer, as } from './shared.ts';
import { TrackerEditor } from './TrackerEditor.tsx';

const FIELDS = {
  card: {
    kind: 'choice',
    label: 'Your condition',
    options: AFFILIATIONS.flatMap((pile) =>
      END_GAME_CONDITIONS[pile].map((value) => ({
        value,
        label: `${TRACKED[value].name} (${AFFILIATION_LETTER[pile]})`,
      })),
    ),
    start: 'domination',
  },
  done: {
    kind: 'text',
    label: 'What is done',
    start: '',
    check: (text: string) =>
      /^(\d{1,7}(-\d{1,7}){0,3})?$/.test(text) && text.split('-').every((one) => Number(one) <= MAX_COUNT),
    allowed: `up to four numbers of at most ${MAX_COUNT} with - between them`,
  },
} as const;
type Inputs = ValuesOf<typeof FIELDS> & { readonly card: EndGameConditionId };

export const tracker: Calculator = {
  id: 'end-game-condition',
  title: 'Your end-game condition',
  lede: 'Counts and ticks for each of the 24 conditions: what is met, what is missing, and when you may declare.',
  fields: FIELDS,
  groups: () => [],
  rulings: [],
  rules: ['first-condition', 'step-declare', 'base-condition'],
  answer,
  comparable: false,
  Editor: TrackerEditor,
  told: (inputs) => {
    const { name, asks } = TRACKED[as<Inputs>(inputs).card];
    const have = havingOf(inputs);
    return [
      {
        legend: name,
        words: asks.map(
          ({ id, label, kind }) =>
            `${label}: ${kind === 'tick' ? (have[id] === 1 ? 'yes' : 'no') : have[id]}`,
        ),
      },
    ];
  },
  project: ({ inputs }) => {
    const { card } = as<Inputs>(inputs);
    const { name, asks, gaps } = TRACKED[card];
    const have = havingOf(inputs);
    const left = gaps(have).map(({ text }) => text);
    return {
      headline: left.length === 0 ? `${name} is met: you may declare` : `${name} is not met yet`,
      lead:
        left.length === 0
          ? 'Say so in the first step of your next turn, if it still holds then.'
          : `Missing: ${left.join(' ')}`,
      tables: [
        {
          caption: 'Where you stand',
          head: ['What counts', 'Now'],
          rows: asks.map(({ id, label, kind }) => ({
            cells: [label, kind === 'tick' ? (have[id] === 1 ? 'yes' : 'no') : String(have[id])],
          })),
        },
      ],
      steps: [
        ...(left.length === 0
          ? [{ text: 'Everything that the card asks for is there.', rules: [] }]
          : left.map((text) => ({ text, rules: [] }))),
        {
          text: 'A condition is declared in the first step of your turn, and must hold at that moment.',
          rules: ['step-declare'],
        },
        { text: 'Whoever ends the game by it has 15 points for it.', rules: ['base-condition'] },
      ],
      basis: 'figures',
      assumed: [
        `What you set here is true; ${counted(asks.length, 'thing')} ${asks.length === 1 ? 'is' : 'are'} asked.`,
        'A link to this page shows your card to whoever opens it.',
      ],
      asked: {
        question: 'end-game-condition',
        given: {
          card,
          have: Object.fromEntries(
            asks.map(({ id, kind }) => [id, kind === 'tick' ? have[id] === 1 : have[id]!]),
          ),
        },
      },
    };
  },
};
