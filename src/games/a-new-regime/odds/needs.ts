import { compare, type Rational } from '#lib/core/rational.ts';
import { bribePrice, MAX_UNITS } from '../rules/prices.ts';
import type { Affiliation } from '../vocabulary.ts';
import { bribeOdds } from './conflictOdds.ts';
import { fightOdds, type Fight } from './fight.ts';
import { MAX_TURNS } from './limits.ts';

/** The economic tokens that bribe units away with at least the chance `least`; null if no number does. */
export function tokensToBribe(defender: Affiliation, count: number, least: Rational) {
  const price = bribePrice(count).economic;
  const { dice } = bribeOdds(defender, count, 0);
  for (let tries = 1; tries <= dice; tries++) {
    const { success } = bribeOdds(defender, count, tries * price);
    if (compare(success, least) >= 0) return { funds: tries * price, success };
  }
  return { funds: null, success: bribeOdds(defender, count, dice * price).success };
}

/** The turns after which a conflict is won with at least the chance `least`; null if 20 do not suffice. */
export function turnsToWin(fight: Omit<Fight, 'turns'>, least: Rational) {
  const { byTurn } = fightOdds({ ...fight, turns: MAX_TURNS });
  const index = byTurn.findIndex(({ won }) => compare(won, least) >= 0);
  return index < 0
    ? { turns: null, success: byTurn.at(-1)!.won }
    : { turns: index + 1, success: byTurn[index]!.won };
}

/** The chances to win a conflict with 1 to 9 units. */
export const wonByUnits = (fight: Fight): readonly Rational[] =>
  Array.from(
    { length: MAX_UNITS },
    (_, index) =>
      fightOdds({ ...fight, attacker: { ...fight.attacker, units: index + 1 } }).byTurn.at(-1)!.won,
  );

/** The units of the attacker that win a conflict with at least the chance `least`; null if nine do not suffice. */
export function unitsToWin(fight: Fight, least: Rational, won: readonly Rational[] = wonByUnits(fight)) {
  const index = won.findIndex((chance) => compare(chance, least) >= 0);
  return index < 0 ? { units: null, success: won.at(-1)! } : { units: index + 1, success: won[index]! };
}
