import type { ValuesOf } from '#lib/share/fields.ts';
import type { Calculator } from '#ui/calculator/calculator.ts';
import { counted, listed } from '#ui/calculator/numbers.ts';
import type { Step, Table } from '#ui/calculator/view.ts';
import {
  BONUSES,
  CATEGORIES,
  categoryFigure,
  CONDITION_POINTS,
  finalScore,
  POINTS,
  SCORE_RULES,
  type Bonus,
  type Category,
  type FinalScore,
  type Standing,
} from '../../rules/score.ts';
import type { RulingChoices } from '../../rulings/choices.ts';
import { AFFILIATION_LETTER, AFFILIATIONS } from '../../vocabulary.ts';
import { ScoreEditor } from './ScoreEditor.tsx';
import { makeScoreText, parseScoreText } from './scoreText.ts';
import { answer, as } from './shared.ts';

const START: readonly Standing[] = [
  {
    name: 'North',
    states: [
      { affiliation: 'militaristic', loyal: 4, unloyal: 1 },
      { affiliation: 'economic', loyal: 3, unloyal: 0 },
    ],
    tokens: { militaristic: 3, economic: 2, religious: 0 },
    bodies: 1,
    deeds: { obliterated: 1, purchased: 0, converted: 0 },
    declared: true,
    proactivity: 0,
  },
  {
    name: 'South',
    states: [
      { affiliation: 'religious', loyal: 5, unloyal: 2 },
      { affiliation: 'religious', loyal: 2, unloyal: 0 },
      { affiliation: 'economic', loyal: 1, unloyal: 1 },
    ],
    tokens: { militaristic: 0, economic: 4, religious: 3 },
    bodies: 2,
    deeds: { obliterated: 0, purchased: 1, converted: 2 },
    declared: false,
    proactivity: 1,
  },
  {
    name: 'East',
    states: [{ affiliation: 'economic', loyal: 6, unloyal: 0 }],
    tokens: { militaristic: 1, economic: 8, religious: 0 },
    bodies: 1,
    deeds: { obliterated: 0, purchased: 0, converted: 0 },
    declared: false,
    proactivity: 0,
  },
];

const FIELDS = {
  sheet: {
    kind: 'text',
    label: 'Score sheet',
    start: makeScoreText(START),
    check: (text: string) => parseScoreText(text) !== undefined,
    allowed: 'a score sheet of one to eight regimes whose names differ, as this page writes it',
  },
} as const;

const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  condition: 'Ended the game',
  highestLoyalty: 'Highest loyalty',
  mostStates: 'Most states',
  mostTokens: 'Most tokens',
  highestLoyalPopulation: 'Most loyal people',
  lowestUnloyalPopulation: 'Fewest un-loyal people',
};

const BONUS_WORDS: Readonly<Record<Bonus, readonly [name: string, why: string]>> = {
  'martial-law': ['Martial Law', 'most of its states are militaristic'],
  capitalism: ['Capitalism', 'most of its states are economic'],
  'social-engineering': ['Social Engineering', 'most of its states are religious'],
  pacifism: ['Pacifism', 'it obliterated no state'],
  stingy: ['Stingy', 'it purchased no state'],
  'religious-freedom': ['Religious Freedom', 'it converted no state'],
  'a-nation-united': ['A Nation United', 'its states are one body'],
  buckshot: ['Buckshot', 'its states are three bodies or more'],
};

export const score: Calculator = {
  id: 'score',
  title: 'Score sheet',
  lede: 'The end of the game for a real table: names, states and tokens in, points, bonuses, ties and the winner out.',
  fields: FIELDS,
  groups: () => [],
  rulings: ['score-loyalty', 'landless-scoring'],
  rules: ['base-single', 'bonus-shared', 'winner', ...Object.values(SCORE_RULES)],
  answer,
  comparable: false,
  Editor: ScoreEditor,
  told: (inputs) =>
    (parseScoreText(as<ValuesOf<typeof FIELDS>>(inputs).sheet) ?? START).map((regime) => ({
      legend: regime.name,
      words: standingWords(regime),
    })),
  project: ({ inputs, rulings }) => {
    const regimes = parseScoreText(as<ValuesOf<typeof FIELDS>>(inputs).sheet) ?? START;
    const readings = rulings as RulingChoices;
    const result = finalScore(regimes, readings);
    const best = Math.max(...regimes.map(({ name }) => result.totals[name]!));
    const points = counted(best, 'point');
    return {
      headline:
        result.winners.length === 1
          ? `${result.winners[0]} wins with ${points}`
          : `${listed(result.winners)} share the victory with ${points}`,
      lead: regimes.map(({ name }) => `${name} ${result.totals[name]}`).join(', ') + '.',
      tables: [sheet(regimes, result), figures(regimes, readings)],
      steps: [
        ...CATEGORIES.map((category) => categoryStep(category, regimes, result, readings)),
        ...regimes.map(({ name }) => bonusStep(name, result)),
        { text: `Each Proactivity card that was played is worth ${POINTS} points to its player.`, rules: [] },
        { text: 'The highest total wins; equal totals share the victory.', rules: ['winner'] },
      ],
      basis: 'figures',
      assumed: ['The game has ended, and figures are those of its last moment.'],
      asked: { question: 'score', given: { regimes, rulings: readings } },
    };
  },
};

/** All that is set for a regime; tokens and people as the manual writes them. */
function standingWords({
  states,
  tokens,
  bodies,
  deeds,
  declared,
  proactivity,
}: Standing): readonly string[] {
  const lands = states.map(
    ({ affiliation, loyal, unloyal }) => `${AFFILIATION_LETTER[affiliation]} ${loyal} and ${unloyal}`,
  );
  const purse = AFFILIATIONS.map((one) => `${tokens[one]}(${AFFILIATION_LETTER[one]})`);
  return [
    lands.length === 0
      ? 'No state'
      : `${counted(lands.length, 'state')} in ${counted(bodies, 'body', 'bodies')}, loyal and un-loyal: ${lands.join('; ')}`,
    `Tokens: ${listed(purse)}`,
    `States obliterated: ${deeds.obliterated}, purchased: ${deeds.purchased}, converted: ${deeds.converted}`,
    ...(proactivity > 0 ? [`Proactivity cards: ${proactivity}`] : []),
    ...(declared ? ['Ended the game by its condition'] : []),
  ];
}

const pointsOf = (category: Category): number => (category === 'condition' ? CONDITION_POINTS : POINTS);

function sheet(regimes: readonly Standing[], { categories, bonuses, totals, winners }: FinalScore): Table {
  const line = (words: string, points: (regime: Standing) => number) => ({
    cells: [words, ...regimes.map((regime) => (points(regime) === 0 ? '–' : String(points(regime))))],
  });
  return {
    caption: 'Score sheet',
    head: ['Points for', ...regimes.map(({ name }) => (winners.includes(name) ? `${name} ★` : name))],
    rows: [
      ...CATEGORIES.map((category) =>
        line(CATEGORY_WORDS[category], ({ name }) =>
          categories[category] === name ? pointsOf(category) : 0,
        ),
      ),
      ...BONUSES.map((bonus) =>
        line(BONUS_WORDS[bonus][0], ({ name }) => (bonuses[name]!.includes(bonus) ? POINTS : 0)),
      ),
      line('Proactivity', ({ proactivity }) => POINTS * proactivity),
      { cells: ['Total', ...regimes.map(({ name }) => String(totals[name]))], lit: true },
    ],
  };
}

function figures(regimes: readonly Standing[], readings: RulingChoices): Table {
  return {
    caption: 'What the categories compare',
    head: ['Figure', ...regimes.map(({ name }) => name)],
    rows: CATEGORIES.filter((one) => one !== 'condition').map((category) => ({
      cells: [
        CATEGORY_WORDS[category],
        ...regimes.map((regime) => {
          const figure = categoryFigure(category, regime, readings);
          return figure === undefined
            ? '–'
            : String(Math.abs(figure) === 0 ? 0 : category === 'lowestUnloyalPopulation' ? -figure : figure);
        }),
      ],
    })),
  };
}

function categoryStep(
  category: Category,
  regimes: readonly Standing[],
  { categories }: FinalScore,
  readings: RulingChoices,
): Step {
  const words = CATEGORY_WORDS[category];
  const rules = [SCORE_RULES[category], 'base-single'];
  const winner = categories[category];
  if (winner !== null)
    return { text: `${words}: ${winner}, ${pointsOf(category)} points.`, rules: rules.slice(0, 1) };
  const known = regimes.map((regime) => ({
    name: regime.name,
    figure: categoryFigure(category, regime, readings),
  }));
  const best = Math.max(...known.map(({ figure }) => figure ?? -Infinity));
  const tied = known.filter(({ figure }) => figure === best && figure !== undefined);
  return tied.length < 2
    ? { text: `${words}: nobody.`, rules: rules.slice(0, 1) }
    : {
        text: `${words}: ${listed(tied.map(({ name }) => name))} are equal, so nobody has the points.`,
        rules,
      };
}

function bonusStep(name: string, { bonuses }: FinalScore): Step {
  const own = bonuses[name]!;
  if (own.length === 0) return { text: `${name} has no bonus.`, rules: ['bonus-shared'] };
  const reasons = own.map((bonus) => `${BONUS_WORDS[bonus][0]} (${BONUS_WORDS[bonus][1]})`);
  return {
    text: `${name}: ${listed(reasons)}, ${POINTS} points each.`,
    rules: own.map((bonus) => SCORE_RULES[bonus]),
  };
}
