import { add, multiply, ONE, rational, ZERO, type Rational } from '#lib/core/rational.ts';
import { mapDistribution, uniform, type Distribution } from '#lib/dice/distribution.ts';
import { actionDice } from '../rules/actionDice.ts';
import { bribe } from '../rules/conflict.ts';
import { ACTION_DIE_FACES } from '../rules/dice.ts';
import { bribePrice } from '../rules/prices.ts';
import type { Affiliation } from '../vocabulary.ts';
import { attackLosses, demoralizeLosses } from './conflictOdds.ts';

/** One side of a conflict that goes on for several turns. */
export interface Side {
  readonly outfit: Affiliation;
  /** 1 to 9. */
  readonly units: number;
  /** Economic tokens for bribes. */
  readonly funds: number;
}

/** Two outfits in one state, each of which acts once in its own turn, `attacker` first. */
export interface Fight {
  readonly attacker: Side;
  readonly defender: Side;
  /** Whether the defender fights in its own turns, too. */
  readonly returns: boolean;
  /** How many turns each side has. */
  readonly turns: number;
}

/** How a conflict stands: units and funds of both sides. A side without units has lost. */
export interface Standing {
  readonly attacker: number;
  readonly defender: number;
  readonly attackerFunds: number;
  readonly defenderFunds: number;
}

export interface FightOdds {
  /** The chances of each standing after the last turn, those that are over included. */
  readonly final: readonly { readonly standing: Standing; readonly chance: Rational }[];
  /** After each turn of both: the chances that the conflict is won or lost by then. */
  readonly byTurn: readonly { readonly won: Rational; readonly lost: Rational }[];
}

/**
 * Fights a conflict to the end of its turns. Each side picks its best die; who bribes names as many units as the other
 * outfit has, or as many as the funds pay for one try, and tries again as often as dice and funds allow.
 */
export function fightOdds({ attacker, defender, returns, turns }: Fight): FightOdds {
  let standings = spread([
    {
      standing: {
        attacker: attacker.units,
        defender: defender.units,
        attackerFunds: attacker.funds,
        defenderFunds: defender.funds,
      },
      chance: ONE,
    },
  ]);
  const byTurn: { won: Rational; lost: Rational }[] = [];
  for (let turn = 0; turn < turns; turn++) {
    standings = spread(standings.flatMap((one) => afterAct(one, attacker.outfit, defender.outfit, false)));
    if (returns)
      standings = spread(standings.flatMap((one) => afterAct(one, defender.outfit, attacker.outfit, true)));
    byTurn.push({
      won: sum(standings.filter(({ standing }) => standing.defender === 0)),
      lost: sum(standings.filter(({ standing }) => standing.attacker === 0)),
    });
  }
  return { final: standings, byTurn };
}

interface Reached {
  readonly standing: Standing;
  readonly chance: Rational;
}

/** What becomes of a standing when one side acts; nothing if the conflict is over. */
function afterAct(
  one: Reached,
  outfit: Affiliation,
  against: Affiliation,
  turned: boolean,
): readonly Reached[] {
  const { standing, chance } = one;
  if (standing.attacker === 0 || standing.defender === 0) return [one];
  const [own, other, funds] = turned
    ? [standing.defender, standing.attacker, standing.defenderFunds]
    : [standing.attacker, standing.defender, standing.attackerFunds];
  const acts = actOf(outfit, against, other, funds);
  return acts.outcomes.map(({ value, weight }) => {
    const left = { own: own - value.own, other: other - value.other, funds: funds - value.spent };
    return {
      standing: turned
        ? { ...standing, defender: left.own, attacker: left.other, defenderFunds: left.funds }
        : { ...standing, attacker: left.own, defender: left.other, attackerFunds: left.funds },
      chance: multiply(chance, rational(weight, acts.total)),
    };
  });
}

/** What an act costs the side that acts, and the other. */
interface Act {
  readonly own: number;
  readonly other: number;
  readonly spent: number;
}

function actOf(outfit: Affiliation, against: Affiliation, other: number, funds: number): Distribution<Act> {
  if (outfit === 'economic') return bribes(against, other, funds);
  const losses = outfit === 'militaristic' ? attackLosses(against, other) : demoralizeLosses(against, other);
  return mapDistribution(
    losses,
    (one) => ({ own: one.attacker, other: one.defender, spent: 0 }),
    (act) => `${act.own} ${act.other}`,
  );
}

function bribes(against: Affiliation, other: number, funds: number): Distribution<Act> {
  const price = bribePrice(1).economic;
  const named = Math.min(other, Math.floor(funds / price));
  if (named === 0) return uniform([{ own: 0, other: 0, spent: 0 }]);
  const tries = Math.min(actionDice('economic', against), Math.floor(funds / (named * price)));
  const faces = BigInt(ACTION_DIE_FACES.length);
  const good = BigInt(ACTION_DIE_FACES.filter((face) => bribe(named, face).defender > 0).length);
  const outcomes: { value: Act; weight: bigint }[] = [];
  let weight = faces ** BigInt(tries);
  const total = weight;
  for (let used = 1; used <= tries; used++) {
    outcomes.push({
      value: { own: 0, other: named, spent: used * named * price },
      weight: (weight * good) / faces,
    });
    weight = (weight * (faces - good)) / faces;
  }
  outcomes.push({ value: { own: 0, other: 0, spent: tries * named * price }, weight });
  return { outcomes, total };
}

/** Equal standings as one. */
function spread(reached: readonly Reached[]): readonly Reached[] {
  const known = new Map<string, Reached>();
  for (const { standing, chance } of reached) {
    const name = `${standing.attacker} ${standing.defender} ${standing.attackerFunds} ${standing.defenderFunds}`;
    const twin = known.get(name);
    known.set(name, { standing, chance: twin ? add(twin.chance, chance) : chance });
  }
  return [...known.values()];
}

const sum = (reached: readonly Reached[]): Rational =>
  reached.reduce((all, { chance }) => add(all, chance), ZERO);
