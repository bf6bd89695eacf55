import { implementing, type RuleId } from '../citations.ts';
import type { Affiliation } from '../vocabulary.ts';
import { loyaltyScore } from './loyalty.ts';
import type { People } from './land.ts';
import type { Readings } from './readings.ts';
import { countTokens, type Tokens } from './tokens.ts';

/** All that counts about one regime when the game ends. */
export interface Standing {
  /** One of its own, by which the results name it. */
  readonly name: string;
  readonly states: readonly (People & { readonly affiliation: Affiliation })[];
  readonly tokens: Tokens;
  /** Connected groups that its states form. */
  readonly bodies: number;
  /** States fully obliterated, purchased and fully converted in the game. */
  readonly deeds: { readonly obliterated: number; readonly purchased: number; readonly converted: number };
  /** Whether it ended the game by its condition. */
  readonly declared: boolean;
  /** Proactivity cards played. */
  readonly proactivity: number;
}

export const CATEGORIES = [
  'condition',
  'highestLoyalty',
  'mostStates',
  'mostTokens',
  'highestLoyalPopulation',
  'lowestUnloyalPopulation',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const BONUSES = [
  'martial-law',
  'capitalism',
  'social-engineering',
  'pacifism',
  'stingy',
  'religious-freedom',
  'a-nation-united',
  'buckshot',
] as const;
export type Bonus = (typeof BONUSES)[number];

export const CONDITION_POINTS = 15;
/** Points of every other category, of every bonus and of every Proactivity card. */
export const POINTS = 5;

export interface FinalScore {
  /** Who has each category; null where it is tied, or nobody qualifies. */
  readonly categories: Readonly<Record<Category, string | null>>;
  /** By regime, in the order of `BONUSES`. */
  readonly bonuses: Readonly<Record<string, readonly Bonus[]>>;
  readonly totals: Readonly<Record<string, number>>;
  /** Those with the highest total: more than one share the victory. */
  readonly winners: readonly string[];
}

/** The rule that each line of the score sheet stands on. */
export const SCORE_RULES: Readonly<Record<Category | Bonus, RuleId>> = {
  condition: 'base-condition',
  highestLoyalty: 'base-loyalty',
  mostStates: 'base-states',
  mostTokens: 'base-tokens',
  highestLoyalPopulation: 'base-loyal-population',
  lowestUnloyalPopulation: 'base-unloyal-population',
  'martial-law': 'bonus-martial-law',
  capitalism: 'bonus-capitalism',
  'social-engineering': 'bonus-social-engineering',
  pacifism: 'bonus-pacifism',
  stingy: 'bonus-stingy',
  'religious-freedom': 'bonus-religious-freedom',
  'a-nation-united': 'bonus-nation-united',
  buckshot: 'bonus-buckshot',
};

/** Whether a regime competes in what states are counted for (ruling `landless-scoring`). */
const competes = ({ states }: Standing, readings: Readings): boolean =>
  states.length > 0 || readings['landless-scoring'] === 'literal';

/**
 * What each category compares: the highest figure wins it. A regime without states competes for tokens alone, and for
 * the condition that it declared, unless the ruling `landless-scoring` takes the categories by their words.
 */
export const categoryFigure = implementing(
  [
    'base-condition',
    'base-loyalty',
    'base-states',
    'base-tokens',
    'base-loyal-population',
    'base-unloyal-population',
  ],
  (category: Category, regime: Standing, readings: Readings = {}): number | undefined => {
    const sum = (of: (people: People) => number) =>
      competes(regime, readings) ? regime.states.reduce((total, one) => total + of(one), 0) : undefined;
    const best = (of: (people: People) => number) =>
      regime.states.length > 0 ? Math.max(...regime.states.map(of)) : sum(of);
    const whole = readings['score-loyalty'] !== 'best-state';
    switch (category) {
      case 'condition':
        return regime.declared ? 1 : undefined;
      case 'highestLoyalty':
        return (whole ? sum : best)((people) => loyaltyScore(people));
      case 'mostStates':
        return competes(regime, readings) ? regime.states.length : undefined;
      case 'mostTokens':
        return countTokens(regime.tokens);
      case 'highestLoyalPopulation':
        return sum(({ loyal }) => loyal);
      case 'lowestUnloyalPopulation':
        return (whole ? sum : best)(({ unloyal }) => -unloyal);
    }
  },
);

/** Who alone has the highest figure of a category; null on a tie. */
export const categoryWinner = implementing(
  ['base-single'],
  (category: Category, regimes: readonly Standing[], readings: Readings = {}): string | null => {
    const figures = regimes.map((regime) => categoryFigure(category, regime, readings) ?? -Infinity);
    const best = Math.max(...figures);
    const leaders = regimes.filter((_, index) => best > -Infinity && figures[index] === best);
    return leaders.length === 1 ? leaders[0]!.name : null;
  },
);

/** Whether a regime has a bonus. One without states has none, unless its words can be fulfilled without any. */
export const hasBonus = implementing(
  [
    'bonus-martial-law',
    'bonus-capitalism',
    'bonus-social-engineering',
    'bonus-pacifism',
    'bonus-stingy',
    'bonus-religious-freedom',
    'bonus-nation-united',
    'bonus-buckshot',
  ],
  (bonus: Bonus, regime: Standing, readings: Readings = {}): boolean => {
    if (!competes(regime, readings)) return false;
    const { states, deeds, bodies } = regime;
    const most = (affiliation: Affiliation) =>
      2 * states.filter((state) => state.affiliation === affiliation).length > states.length;
    switch (bonus) {
      case 'martial-law':
        return most('militaristic');
      case 'capitalism':
        return most('economic');
      case 'social-engineering':
        return most('religious');
      case 'pacifism':
        return deeds.obliterated === 0;
      case 'stingy':
        return deeds.purchased === 0;
      case 'religious-freedom':
        return deeds.converted === 0;
      case 'a-nation-united':
        return bodies === 1;
      case 'buckshot':
        return bodies >= 3;
    }
  },
);

/** The end of the game in numbers. Names must differ. */
export const finalScore = implementing(
  ['end-declared', 'base-single', 'bonus-shared', 'winner'],
  (regimes: readonly Standing[], readings: Readings = {}): FinalScore => {
    const categories = record(CATEGORIES, (category) => categoryWinner(category, regimes, readings));
    const names = regimes.map(({ name }) => name);
    const byName = <T>(of: (regime: Standing) => T) => record(names, (_, index) => of(regimes[index]!));
    const bonuses = byName((regime) => BONUSES.filter((bonus) => hasBonus(bonus, regime, readings)));
    const totals = byName(({ name, proactivity }) => {
      const won = CATEGORIES.filter((category) => categories[category] === name);
      const points = won.map((category) => (category === 'condition' ? CONDITION_POINTS : POINTS));
      return points.reduce((sum, one) => sum + one, POINTS * (bonuses[name]!.length + proactivity));
    });
    const best = Math.max(...names.map((name) => totals[name]!));
    return { categories, bonuses, totals, winners: names.filter((name) => totals[name] === best) };
  },
);

function record<K extends string, T>(keys: readonly K[], of: (key: K, index: number) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key, index) => [key, of(key, index)])) as Record<K, T>;
}
