/** Prices, exchanges and scores by the words of the rules; shares no code with what it checks. */

export interface Purse {
  readonly militaristic: number;
  readonly economic: number;
  readonly religious: number;
}
const KINDS = ['militaristic', 'economic', 'religious'] as const;

/** The price list as it is printed: tokens of the outfit's own affiliation, then economic ones. */
export const PRICE_LIST = [
  [2, 0],
  [2, 2],
  [4, 2],
  [4, 4],
  [6, 4],
  [6, 6],
  [8, 6],
  [8, 8],
  [10, 8],
] as const;

/** Tries all exchanges, round by round, until some purse pays. */
export function affordByTrying(tokens: Purse, prices: Purse) {
  let purses = [tokens];
  const seen = new Set<string>();
  for (let exchanges = 0; purses.length > 0; exchanges++) {
    if (purses.some((purse) => KINDS.every((kind) => purse[kind] >= prices[kind])))
      return { possible: true, exchanges };
    purses = purses
      .flatMap((purse) =>
        KINDS.filter((give) => purse[give] >= 3).flatMap((give) =>
          KINDS.map((take) => {
            const left = { ...purse, [give]: purse[give] - 3 };
            return { ...left, [take]: left[take] + 1 };
          }),
        ),
      )
      .filter((purse) => {
        const name = JSON.stringify(purse);
        return !seen.has(name) && seen.add(name);
      });
  }
  return { possible: false, exchanges: null };
}

export interface Standing {
  readonly name: string;
  readonly states: readonly {
    readonly affiliation: string;
    readonly loyal: number;
    readonly unloyal: number;
  }[];
  readonly tokens: Purse;
  readonly bodies: number;
  readonly deeds: { readonly obliterated: number; readonly purchased: number; readonly converted: number };
  readonly declared: boolean;
  readonly proactivity: number;
}

export function scoreByHand(regimes: readonly Standing[], rulings: Readonly<Record<string, string>>) {
  const literal = rulings['landless-scoring'] === 'literal';
  const bestState = rulings['score-loyalty'] === 'best-state';
  const landed = regimes.filter(({ states }) => literal || states.length > 0);
  const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

  const single = (among: readonly Standing[], figure: (regime: Standing) => number): string | null => {
    const sorted = [...among].sort((a, b) => figure(b) - figure(a));
    const [first, second] = sorted;
    if (!first || (second && figure(second) === figure(first))) return null;
    return first.name;
  };
  const loyalty = ({ states }: Standing) => {
    const scores = states.map(({ loyal, unloyal }) => loyal - unloyal);
    return bestState && scores.length > 0 ? Math.max(...scores) : total(scores);
  };
  const unloyal = ({ states }: Standing) => {
    const figures = states.map((state) => state.unloyal);
    return bestState && figures.length > 0 ? Math.min(...figures) : total(figures);
  };
  const categories = {
    condition: single(
      regimes.filter(({ declared }) => declared),
      () => 1,
    ),
    highestLoyalty: single(landed, loyalty),
    mostStates: single(landed, ({ states }) => states.length),
    mostTokens: single(regimes, ({ tokens }) => tokens.militaristic + tokens.economic + tokens.religious),
    highestLoyalPopulation: single(landed, ({ states }) => total(states.map(({ loyal }) => loyal))),
    lowestUnloyalPopulation: single(landed, (regime) => -unloyal(regime)),
  };
  const over = ({ states }: Standing, kind: string) =>
    states.filter(({ affiliation }) => affiliation === kind).length > states.length / 2;
  const bonusesOf = (regime: Standing): string[] => {
    if (!landed.includes(regime)) return [];
    const found: string[] = [];
    if (over(regime, 'militaristic')) found.push('martial-law');
    if (over(regime, 'economic')) found.push('capitalism');
    if (over(regime, 'religious')) found.push('social-engineering');
    if (regime.deeds.obliterated === 0) found.push('pacifism');
    if (regime.deeds.purchased === 0) found.push('stingy');
    if (regime.deeds.converted === 0) found.push('religious-freedom');
    if (regime.bodies === 1) found.push('a-nation-united');
    if (regime.bodies > 2) found.push('buckshot');
    return found;
  };
  const points = (regime: Standing): number => {
    let sum = 5 * bonusesOf(regime).length + 5 * regime.proactivity;
    for (const [category, winner] of Object.entries(categories))
      if (winner === regime.name) sum += category === 'condition' ? 15 : 5;
    return sum;
  };
  const most = Math.max(...regimes.map(points));
  return {
    categories,
    bonuses: Object.fromEntries(regimes.map((regime) => [regime.name, bonusesOf(regime)])),
    totals: Object.fromEntries(regimes.map((regime) => [regime.name, points(regime)])),
    winners: regimes.filter((regime) => points(regime) === most).map(({ name }) => name),
  };
}
