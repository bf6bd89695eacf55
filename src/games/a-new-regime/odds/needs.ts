import { compare, ZERO, type Rational } from '#lib/core/rational.ts';
import { bribePrice, MAX_UNITS, MIN_UNITS } from '../rules/prices.ts';
import type { Affiliation } from '../vocabulary.ts';
import { bribeOdds } from './conflictOdds.ts';
import { fightOdds, type Fight } from './fight.ts';

/** How far ahead an answer is looked for. */
export const LONGEST_FIGHT = 20;

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
  const { byTurn } = fightOdds({ ...fight, turns: LONGEST_FIGHT });
  const index = byTurn.findIndex(({ won }) => compare(won, least) >= 0);
  return index < 0
    ? { turns: null, success: byTurn.at(-1)!.won }
    : { turns: index + 1, success: byTurn[index]!.won };
}

/** The units of the attacker that win a conflict with at least the chance `least`; null if nine do not suffice. */
export function unitsToWin(fight: Fight, least: Rational) {
  let success = ZERO;
  for (let units = MIN_UNITS; units <= MAX_UNITS; units++) {
    success = fightOdds({ ...fight, attacker: { ...fight.attacker, units } }).byTurn.at(-1)!.won;
    if (compare(success, least) >= 0) return { units, success };
  }
  return { units: null, success };
}
