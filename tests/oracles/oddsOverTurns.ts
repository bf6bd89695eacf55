/**
 * What takes several turns, the slow way: all dice of all turns laid out one after the other, or the counts of all rolls
 * of an act followed one by one. Written from the rules alone; shares no code with what it checks.
 */
import { dice, fraction, rolls, sixths, type Face } from './oddsByCounting.ts';

type Readings = Readonly<Record<string, string>>;

/** The people after one die of growth. */
export function grown(loyal: number, unloyal: number, { value, shaded }: Face, rulings: Readings) {
  let [l, u] = [loyal, unloyal];
  const room = () => rulings['population-cap'] !== 'twenty' || l + u < 20;
  for (let step = 0; step < value; step++) {
    switch (rulings['population-growth'] ?? 'roll') {
      case 'roll':
        if (room()) [l, u] = shaded ? [l, u + 1] : [l + 1, u];
        break;
      case 'loyal-only':
        if (room()) l += 1;
        break;
      case 'signed':
        if (shaded) l = Math.max(0, l - 1);
        else if (room()) l += 1;
        break;
    }
  }
  return { loyal: l, unloyal: u };
}

const chaotic = (loyal: number, unloyal: number, rulings: Readings): boolean =>
  loyal + unloyal === 0 ? rulings['empty-state'] === 'chaotic' : loyal <= unloyal;

export interface GrowthGiven {
  readonly loyal: number;
  readonly unloyal: number;
  readonly turns: number;
  readonly rulings: Readings;
}

export function growth({ loyal, unloyal, turns, rulings }: GrowthGiven) {
  const counts = new Map<string, { loyal: number; unloyal: number; count: number }>();
  const all = rolls(turns);
  let chaos = 0;
  for (const roll of all) {
    let people = { loyal, unloyal };
    for (const face of roll) people = grown(people.loyal, people.unloyal, face, rulings);
    if (chaotic(people.loyal, people.unloyal, rulings)) chaos += 1;
    const name = JSON.stringify(people);
    counts.set(name, { ...people, count: (counts.get(name)?.count ?? 0) + 1 });
  }
  return {
    outcomes: [...counts.values()]
      .sort((a, b) => a.loyal - b.loyal || a.unloyal - b.unloyal)
      .map(({ count, ...people }) => ({ ...people, chance: fraction(count, all.length) })),
    chaos: fraction(chaos, all.length),
  };
}

export function uprisingWithin({ loyal, unloyal, turns, rulings }: GrowthGiven) {
  const byTurn = Array.from({ length: turns }, (_, index) => {
    let lost = 0;
    const play = (l: number, u: number, left: number): void => {
      if (left === 0) return;
      for (const roll of rolls(1))
        for (const die of [0, 1, 2, 3, 4, 5]) {
          const after = grown(l, u, roll[0]!, rulings);
          const rises =
            chaotic(after.loyal, after.unloyal, rulings) && die >= 6 - sixths(after.loyal, after.unloyal);
          if (rises) lost += 48 ** (left - 1);
          else play(after.loyal, after.unloyal, left - 1);
        }
    };
    play(loyal, unloyal, index + 1);
    return fraction(lost, 48 ** (index + 1));
  });
  return { success: byTurn.at(-1), byTurn };
}

export interface FightGiven {
  readonly attacker: string;
  readonly attackerUnits: number;
  readonly attackerFunds: number;
  readonly defender: string;
  readonly defenderUnits: number;
  readonly defenderFunds: number;
  readonly returns: boolean;
  readonly turns: number;
}

interface Side {
  readonly kind: string;
  readonly units: number;
  readonly funds: number;
}

/** Every way that one act can go, with the rolls that lead there out of all rolls of its dice. */
function* ways(own: Side, other: Side): Generator<{ own: Side; other: Side; rolls: number }> {
  const count = dice(own.kind, other.kind);
  if (own.kind === 'economic') {
    const named = Math.min(other.units, Math.floor(own.funds / 3));
    let [funds, left] = [own.funds, 8 ** count];
    for (let tries = 0; tries < count && named > 0 && funds >= 3 * named; tries++) {
      funds -= 3 * named;
      left /= 2;
      yield { own: { ...own, funds }, other: { ...other, units: other.units - named }, rolls: left };
    }
    yield { own: { ...own, funds }, other, rolls: left };
    return;
  }
  const counts = new Map<string, { kills: number; losses: number; rolls: number }>();
  for (const roll of rolls(count)) {
    let best = { kills: -1, losses: 0 };
    for (const { value, shaded } of roll) {
      const misses = own.kind === 'militaristic' && shaded;
      const kills = misses ? 0 : Math.min(value, other.units);
      const losses = misses && value > 0 ? 1 : 0;
      if (kills > best.kills || (kills === best.kills && losses < best.losses)) best = { kills, losses };
    }
    const name = JSON.stringify(best);
    counts.set(name, { ...best, rolls: (counts.get(name)?.rolls ?? 0) + 1 });
  }
  for (const one of counts.values())
    yield {
      own: { ...own, units: own.units - one.losses },
      other: { ...other, units: other.units - one.kills },
      rolls: one.rolls,
    };
}

/** The ends of a conflict; counts stay below 2^53 for up to four acts. */
export function conflictOverTurns(given: FightGiven) {
  const first: Side = {
    kind: given.attacker,
    units: given.attackerUnits,
    funds: given.attackerFunds,
  };
  const second: Side = {
    kind: given.defender,
    units: given.defenderUnits,
    funds: given.defenderFunds,
  };
  const there = 8 ** dice(given.attacker, given.defender);
  const back = given.returns ? 8 ** dice(given.defender, given.attacker) : 1;
  const total = (there * back) ** given.turns;
  const ends = new Map<string, { attacker: number; defender: number; count: number }>();
  const spent = { attacker: 0, defender: 0 };
  const play = (a: Side, d: Side, acts: number, count: number): void => {
    const over = a.units === 0 || d.units === 0;
    if (over || acts === 0) {
      let ways = count;
      for (let act = acts; act > 0; act--) ways *= act % 2 === 0 ? there : back;
      const name = `${a.units} ${d.units}`;
      const known = ends.get(name)?.count ?? 0;
      ends.set(name, { attacker: a.units, defender: d.units, count: known + ways });
      spent.attacker += ways * (first.funds - a.funds);
      spent.defender += ways * (second.funds - d.funds);
      return;
    }
    // An even number of acts left: the attacker's turn.
    if (acts % 2 === 0) for (const one of ways(a, d)) play(one.own, one.other, acts - 1, count * one.rolls);
    else if (given.returns)
      for (const one of ways(d, a)) play(one.other, one.own, acts - 1, count * one.rolls);
    else play(a, d, acts - 1, count);
  };
  play(first, second, 2 * given.turns, 1);
  const all = [...ends.values()].sort((a, b) => a.attacker - b.attacker || a.defender - b.defender);
  const share = (of: (end: { attacker: number; defender: number }) => boolean) =>
    fraction(
      all.filter(of).reduce((sum, { count }) => sum + count, 0),
      total,
    );
  return {
    won: share(({ defender }) => defender === 0),
    lost: share(({ attacker }) => attacker === 0),
    open: share(({ attacker, defender }) => attacker > 0 && defender > 0),
    outcomes: all.map(({ count, ...units }) => ({ ...units, chance: fraction(count, total) })),
    expectedSpending: {
      attacker: fraction(spent.attacker, total),
      defender: fraction(spent.defender, total),
    },
  };
}
