import { components, graphFromPairs } from '#lib/graph/graph.ts';
import {
  BONUSES,
  categoryFigure,
  CATEGORIES,
  CONDITION_POINTS,
  finalScore,
  POINTS,
  SCORE_RULES,
  type Bonus,
  type Category,
  type Standing,
} from '../../rules/score.ts';
import { tokens } from '../../rules/tokens.ts';
import type { ScoredRegime } from '../example.ts';
import { plainStep, type Step } from '../step.ts';
import { YOU, type Table } from '../table.ts';
import { signed } from './people.ts';

const LABELS: Readonly<Record<Category | Bonus, string>> = {
  condition: 'Declared condition',
  highestLoyalty: 'Highest loyalty score',
  mostStates: 'Most states',
  mostTokens: 'Most tokens',
  highestLoyalPopulation: 'Highest loyal population',
  lowestUnloyalPopulation: 'Lowest un-loyal population',
  'martial-law': 'Martial Law',
  capitalism: 'Capitalism',
  'social-engineering': 'Social Engineering',
  pacifism: 'Pacifism',
  stingy: 'Stingy',
  'religious-freedom': 'Religious Freedom',
  'a-nation-united': 'A Nation United',
  buckshot: 'Buckshot',
};

/** The score of the regimes on the table, line by line; regimes are numbered as the states' holders are. */
export function score(table: Table, regimes: readonly ScoredRegime[]): Step {
  const standings = regimes.map((regime, id) => standing(table, regime, id));
  const { categories, bonuses, totals, winners } = finalScore(standings);
  const names = regimes.map(({ name }) => name);
  const lines = [
    ...CATEGORIES.map((category) => ({
      label: LABELS[category],
      rule: SCORE_RULES[category],
      cells: standings.map((one) => {
        const points = category === 'condition' ? CONDITION_POINTS : POINTS;
        const figure = categoryFigure(category, one);
        const won = categories[category] === one.name ? `+${points}` : '';
        if (category === 'condition' || figure === undefined) return won || '–';
        const shown = signed(category === 'lowestUnloyalPopulation' ? Math.abs(figure) : figure);
        return won ? `${shown} (${won})` : shown;
      }),
    })),
    ...BONUSES.map((bonus) => ({
      label: LABELS[bonus],
      rule: SCORE_RULES[bonus],
      cells: names.map((name) => (bonuses[name]!.includes(bonus) ? `+${POINTS}` : '–')),
    })),
    { label: 'In all', rule: 'winner' as const, cells: names.map((name) => String(totals[name])) },
  ];
  const best = totals[winners[0]!]!;
  const told =
    winners.length > 1
      ? `${winners.join(' and ')} share the victory with ${best} points each.`
      : winners[0] === names[YOU]
        ? `You win with ${best} points.`
        : `${winners[0]} wins with ${best} points.`;
  return plainStep({
    told,
    why: 'A category of the base score goes to one regime alone, and to nobody on a tie; a bonus goes to everyone who has it.',
    rules: ['base-single', 'bonus-shared', 'winner'],
    table,
    sheet: { columns: names, rows: lines },
  });
}

function standing(table: Table, regime: ScoredRegime, id: number): Standing {
  const states = table.states.filter(({ holder }) => holder === id);
  const at = new Map(states.map(({ name }, index) => [name, index]));
  const inside = table.borders.flatMap(([a, b]) => {
    const [one, two] = [at.get(a), at.get(b)];
    return one === undefined || two === undefined ? [] : [[one, two] as const];
  });
  return {
    ...regime,
    states,
    tokens: id === YOU ? table.tokens : tokens({ economic: regime.tokens }),
    bodies: components(graphFromPairs(states.length, inside)).count,
    proactivity: 0,
  };
}
