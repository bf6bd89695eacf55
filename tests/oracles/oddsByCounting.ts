/**
 * The odds of A New Regime once more, the slow way: every possible roll is laid out, the best die picked by looking at
 * each, and results are counted. Written from the rules alone; shares no code with what it checks.
 */

export interface Face {
  readonly value: number;
  readonly shaded: boolean;
}

const FACES: readonly Face[] = [0, 1, 2, 3].flatMap((value) => [
  { value, shaded: true },
  { value, shaded: false },
]);

/** Attacker, then defender, both as X, $ or T. */
const GRID: Readonly<Record<string, number>> = {
  XX: 1,
  X$: 3,
  XT: 2,
  $X: 2,
  $$: 2,
  $T: 3,
  TX: 1,
  T$: 1,
  TT: 1,
};
const LETTER: Readonly<Record<string, string>> = { militaristic: 'X', economic: '$', religious: 'T' };

export const dice = (attacker: string, defender: string): number =>
  GRID[`${LETTER[attacker]}${LETTER[defender]}`]!;

/** Every roll of so many action dice, each as likely as any other. */
export function rolls(count: number): readonly (readonly Face[])[] {
  return count === 0 ? [[]] : rolls(count - 1).flatMap((before) => FACES.map((face) => [...before, face]));
}

/** Sixths of uprisings that succeed: the faces 0 to 5 that are at least 10 x loyal / total. */
export const sixths = (loyal: number, unloyal: number): number =>
  [0, 1, 2, 3, 4, 5].filter((face) => face * (loyal + unloyal) >= 10 * loyal).length;

/** `"3/4"` from counts. */
export function fraction(above: number, below: number): string {
  let [a, b] = [above, below];
  while (b > 0) [a, b] = [b, a % b];
  return below / a === 1 ? String(above / a) : `${above / a}/${below / a}`;
}

export interface TakeoverGiven {
  readonly state: string;
  readonly loyal: number;
  readonly unloyal: number;
  readonly neutral: boolean;
  /** Readings other than the default, by ruling. */
  readonly rulings: Readonly<Record<string, string>>;
}

/** Six when taken at once, else the sixths of its uprising; and whether at once. */
function outcome(how: 'convert' | 'obliterate', given: TakeoverGiven, face: Face) {
  const { loyal, unloyal, neutral, rulings } = given;
  const people = loyal + unloyal;
  if (neutral) {
    const won =
      how === 'convert'
        ? Math.min(face.value, people) > 0 || rulings['convert-zero'] !== 'needs-one'
        : face.value >= people;
    const left = people - Math.min(face.value, people);
    const turned = { loyal: people - left, unloyal: left };
    const after =
      how === 'convert' && won ? turned : { loyal: how === 'convert' ? people : left, unloyal: 0 };
    return { sixths: won ? 6 : 0, atOnce: won, after, yours: won };
  }
  let [l, u] = [loyal, unloyal];
  for (let hit = 0; hit < face.value; hit++) {
    if (how === 'convert') {
      if (l > 0) [l, u] = [l - 1, u + 1];
    } else if (face.shaded && u > 0) u -= 1;
    else if (l > 0) l -= 1;
  }
  const before = people > 0 ? loyal <= unloyal : rulings['empty-state'] === 'chaotic';
  if (how === 'obliterate' && l + u === 0 && rulings['emptied-state'] === 'keeps-owner') {
    // Nobody is left to quell the uprising of an empty state that is read as chaotic.
    const rises = rulings['empty-state'] === 'chaotic' && !(before && rulings['falls-into-chaos'] === 'no');
    return { sixths: rises ? 6 : 0, atOnce: false, after: { loyal: 0, unloyal: 0 }, yours: false };
  }
  // Without a loyal figure all people turn to whoever takes the state.
  if (l === 0) return { sixths: 6, atOnce: true, after: { loyal: u, unloyal: 0 }, yours: true };
  const held = { atOnce: false, after: { loyal: l, unloyal: u }, yours: false };
  if (l > u || (before && rulings['falls-into-chaos'] === 'no')) return { ...held, sixths: 0 };
  return { ...held, sixths: sixths(l, u) };
}

export function takeover(how: 'convert' | 'obliterate', given: TakeoverGiven) {
  const count = dice(how === 'convert' ? 'religious' : 'militaristic', given.state);
  const all = rolls(count);
  let [atOnce, captured] = [0, 0];
  for (const roll of all) {
    const found = roll.map((face) => outcome(how, given, face));
    const best = Math.max(...found.map((one) => one.sixths));
    captured += best;
    if (found.some((one) => one.sixths === best && one.atOnce)) atOnce += 1;
  }
  return {
    dice: count,
    immediate: fraction(atOnce, all.length),
    capture: fraction(captured, 6 * all.length),
  };
}

/**
 * What an act leaves: by uprising, the state in chaos at the end, and the figures before any uprising. Of dice that
 * promise the same, each is as likely to be picked.
 */
export function takeoverLeaves(how: 'convert' | 'obliterate', given: TakeoverGiven) {
  const all = rolls(dice(how === 'convert' ? 'religious' : 'militaristic', given.state));
  // Six parts of each roll for the dice that promise the same, and six for the uprising die.
  const total = 36 * all.length;
  let [risen, chaos] = [0, 0];
  const left = new Map<string, { loyal: number; unloyal: number; yours: boolean; count: number }>();
  for (const roll of all) {
    const found = roll.map((face) => outcome(how, given, face));
    const rank = (one: (typeof found)[number]) => 2 * one.sixths + Number(one.atOnce);
    const most = Math.max(...found.map(rank));
    const best = found.filter((one) => rank(one) === most);
    for (const { sixths: rises, atOnce, after, yours } of best) {
      const part = 6 / best.length;
      if (!atOnce) risen += part * rises;
      const { loyal, unloyal } = after;
      const neutral = given.neutral && !yours;
      const restless = loyal + unloyal === 0 ? given.rulings['empty-state'] === 'chaotic' : loyal <= unloyal;
      // A state that rises changes hands and swaps its figures; it is calm then unless they are as many.
      if (!neutral && atOnce) chaos += restless ? 6 * part : 0;
      else if (!neutral) chaos += part * ((restless ? 6 - rises : 0) + (unloyal <= loyal ? rises : 0));
      const name = JSON.stringify({ loyal, unloyal, yours });
      left.set(name, { loyal, unloyal, yours, count: (left.get(name)?.count ?? 0) + 6 * part });
    }
  }
  return {
    byUprising: fraction(risen, total),
    chaos: fraction(chaos, total),
    figuresLeft: [...left.values()]
      .sort((a, b) => a.loyal - b.loyal || a.unloyal - b.unloyal || Number(a.yours) - Number(b.yours))
      .map(({ count, ...people }) => ({ ...people, chance: fraction(count, total) })),
  };
}

export function purchase(given: TakeoverGiven & { readonly funds: number }): {
  dice: number;
  price: Record<string, string>;
  success: string;
} {
  const { loyal, unloyal, neutral, rulings, funds } = given;
  const neutralScore = (loyal + unloyal) * (rulings['neutral-loyalty'] === 'unloyal' ? -1 : 1);
  const score = neutral ? neutralScore : loyal - unloyal;
  const all = rolls(dice('economic', given.state));
  const counts = new Map<number, number>();
  for (const roll of all) {
    const prices = roll.map(({ value, shaded }) => 2 * Math.max(0, shaded ? score - value : score + value));
    const lowest = Math.min(...prices);
    counts.set(lowest, (counts.get(lowest) ?? 0) + 1);
  }
  const paid = [...counts].filter(([price]) => price <= funds).reduce((sum, [, count]) => sum + count, 0);
  return {
    dice: dice('economic', given.state),
    price: Object.fromEntries([...counts].map(([price, count]) => [price, fraction(count, all.length)])),
    success: fraction(paid, all.length),
  };
}

export function conflict(how: 'attack' | 'demoralize', defender: string, units: number) {
  const count = dice(how === 'attack' ? 'militaristic' : 'religious', defender);
  const all = rolls(count);
  const counts = new Map<string, { kills: number; losses: number; count: number }>();
  for (const roll of all) {
    let best = { kills: -1, losses: 9 };
    for (const { value, shaded } of roll) {
      const kills = how === 'attack' && shaded ? 0 : Math.min(units, value);
      const losses = how === 'attack' && shaded && value > 0 ? 1 : 0;
      if (kills > best.kills || (kills === best.kills && losses < best.losses)) best = { kills, losses };
    }
    const name = `${best.kills} ${best.losses}`;
    counts.set(name, { ...best, count: (counts.get(name)?.count ?? 0) + 1 });
  }
  return {
    dice: count,
    outcomes: [...counts.values()]
      .sort((a, b) => a.kills - b.kills || a.losses - b.losses)
      .map(({ kills, losses, count: rolled }) => ({ kills, losses, chance: fraction(rolled, all.length) })),
  };
}

/** All ways that up to so many tries can go, each face laid out. */
export function bribe(defender: string, units: number, funds: number) {
  const count = dice('economic', defender);
  const tries = Math.min(count, Math.floor(funds / (3 * units)));
  let [won, spent] = [0, 0];
  const all = rolls(tries);
  for (const roll of all) {
    const hit = roll.findIndex(({ shaded }) => !shaded);
    if (hit >= 0) won += 1;
    spent += 3 * units * (hit >= 0 ? hit + 1 : tries);
  }
  return {
    dice: count,
    tries,
    success: won === 0 ? '0' : fraction(won, all.length),
    expectedCost: spent === 0 ? '0' : fraction(spent, all.length),
  };
}

/** Faces from the best to the worst for each goal; those that serve alike are one text. */
const GOALS: Readonly<Record<string, readonly string[]>> = {
  high: ['u3 s3', 'u2 s2', 'u1 s1', 'u0 s0'],
  low: ['u0 s0', 'u1 s1', 'u2 s2', 'u3 s3'],
  cheap: ['s3', 's2', 's1', 'u0 s0', 'u1', 'u2', 'u3'],
  hits: ['u3', 'u2', 'u1', 'u0 s0', 's1 s2 s3'],
  unshaded: ['u0 u1 u2 u3', 's0 s1 s2 s3'],
  shaded: ['s0 s1 s2 s3', 'u0 u1 u2 u3'],
};
export const GOAL_NAMES = Object.keys(GOALS);

/** What the best die of every roll shows. */
export function bestDie(goal: string, count: number) {
  const ranks = GOALS[goal]!.map((texts) => texts.split(' '));
  const all = rolls(count);
  const counts = ranks.map(() => 0);
  let shown = 0;
  for (const roll of all) {
    const texts = roll.map(({ value, shaded }) => `${shaded ? 's' : 'u'}${value}`);
    const best = ranks.findIndex((rank) => rank.some((text) => texts.includes(text)));
    counts[best]! += 1;
    shown += Number(ranks[best]![0]![1]);
  }
  const oneValue = ranks.every((rank) => rank.every((text) => text[1] === rank[0]![1]));
  return {
    mean: oneValue ? (shown === 0 ? '0' : fraction(shown, all.length)) : null,
    ranks: ranks.map((rank, index) => ({
      faces: rank.map((text) => ({ value: Number(text[1]), shaded: text[0] === 's' })),
      chance: fraction(counts[index]!, all.length),
      orBetter: fraction(
        counts.slice(0, index + 1).reduce((a, b) => a + b),
        all.length,
      ),
    })),
  };
}
