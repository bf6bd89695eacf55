import { rational, type Rational } from '#lib/core/rational.ts';
import { actionDice } from '../rules/actionDice.ts';
import { bribe } from '../rules/conflict.ts';
import { ACTION_DIE_FACES } from '../rules/dice.ts';
import { bribePrice, MAX_UNITS } from '../rules/prices.ts';
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

/** How a conflict stands: the units of both sides. A side without units has lost. */
export interface Standing {
  readonly attacker: number;
  readonly defender: number;
}

export interface FightOdds {
  /** The chances of each standing after the last turn, those that are over included. */
  readonly final: readonly { readonly standing: Standing; readonly chance: Rational }[];
  /** After each turn of both: the chances that the conflict is won or lost by then. */
  readonly byTurn: readonly { readonly won: Rational; readonly lost: Rational }[];
  /** Economic tokens that each side spends on average. */
  readonly spent: { readonly attacker: Rational; readonly defender: Rational };
}

/**
 * Fights a conflict to the end of its turns. Each side picks its best die; who bribes names as many units as the other
 * outfit has, or as many as the funds pay for one try, and tries again as often as dice and funds allow.
 */
export function fightOdds({ attacker, defender, returns, turns }: Fight): FightOdds {
  const sides = [
    fighter(attacker.outfit, defender.outfit),
    fighter(defender.outfit, attacker.outfit),
  ] as const;
  // Whole weights out of `total`, which every act multiplies by the rolls of its dice.
  let total = 1n;
  let open: readonly Open[] = [
    {
      units: [attacker.units, defender.units],
      triable: [triable(attacker.funds), triable(defender.funds)],
      weight: 1n,
    },
  ];
  const [wide, high] = [triable(attacker.funds) + 1, triable(defender.funds) + 1];
  const over = new Map<number, { readonly standing: Standing; readonly weight: bigint }>();
  const spent: [bigint, bigint] = [0n, 0n];

  function act(who: 0 | 1, turnsLeft: number): void {
    const { total: rolls, acts, most } = sides[who];
    const after = new Map<number, Open>();
    total *= rolls;
    spent[0] *= rolls;
    spent[1] *= rolls;
    for (const [name, one] of over) over.set(name, { ...one, weight: one.weight * rolls });
    for (const { units, triable: funds, weight } of open) {
      for (const one of acts(units[1 - who]!, funds[who])) {
        const own = units[who] - one.own;
        const other = units[1 - who]! - one.other;
        const reached = weight * one.weight;
        if (one.spent > 0) spent[who] += reached * BigInt(one.spent);
        const [a, d] = who === 0 ? [own, other] : [other, own];
        if (a === 0 || d === 0) {
          const name = unitsName(a, d);
          const before = over.get(name)?.weight ?? 0n;
          over.set(name, { standing: { attacker: a, defender: d }, weight: before + reached });
          continue;
        }
        // Money that cannot be spent any more makes no difference.
        const left = Math.min(funds[who] - one.spent, most * other * turnsLeft);
        const purses: Pair = who === 0 ? [left, funds[1]] : [funds[0], left];
        const name = (unitsName(a, d) * wide + purses[0]) * high + purses[1];
        const twin = after.get(name);
        if (twin) twin.weight += reached;
        else after.set(name, { units: [a, d], triable: purses, weight: reached });
      }
    }
    open = [...after.values()];
  }

  const byTurn = Array.from({ length: turns }, (_, index) => {
    const turnsLeft = turns - index - 1;
    act(0, turnsLeft);
    if (returns) act(1, turnsLeft);
    const ended = [...over.values()];
    const sum = (of: (standing: Standing) => boolean) =>
      ended.reduce((all, { standing, weight }) => (of(standing) ? all + weight : all), 0n);
    return {
      won: rational(
        sum((one) => one.defender === 0),
        total,
      ),
      lost: rational(
        sum((one) => one.attacker === 0),
        total,
      ),
    };
  });
  const price = BigInt(PRICE);
  return {
    final: [...over.values(), ...standings(open)].map(({ standing, weight }) => ({
      standing,
      chance: rational(weight, total),
    })),
    byTurn,
    spent: { attacker: rational(spent[0] * price, total), defender: rational(spent[1] * price, total) },
  };
}

/** Of the attacker and of the defender. */
type Pair = readonly [number, number];

/** A conflict that goes on. Funds are counted in units that one try could name. */
interface Open {
  readonly units: Pair;
  readonly triable: Pair;
  weight: bigint;
}

/** The price of naming one unit in one try. */
const PRICE = bribePrice(1).economic;
const triable = (funds: number): number => Math.floor(funds / PRICE);

/** One number for both, which is quicker to look up than a text. */
const unitsName = (attacker: number, defender: number): number => attacker * (MAX_UNITS + 1) + defender;

/** Conflicts that go on, by their units alone. */
function standings(open: readonly Open[]) {
  const known = new Map<number, { readonly standing: Standing; readonly weight: bigint }>();
  for (const { units, weight } of open) {
    const name = unitsName(...units);
    const standing = { attacker: units[0], defender: units[1] };
    known.set(name, { standing, weight: weight + (known.get(name)?.weight ?? 0n) });
  }
  return known.values();
}

/** What an act costs the side that acts, and the other; spent in units named, over all tries. */
interface Act {
  readonly own: number;
  readonly other: number;
  readonly spent: number;
  readonly weight: bigint;
}

/** How one side acts against so many units, with so much money. Weights are out of `total`. */
interface Fighter {
  readonly total: bigint;
  /** The most tries of one act; 0 for who does not bribe. */
  readonly most: number;
  readonly acts: (other: number, funds: number) => readonly Act[];
}

function fighter(outfit: Affiliation, against: Affiliation): Fighter {
  if (outfit === 'economic') return briber(against);
  const losses = outfit === 'militaristic' ? attackLosses : demoralizeLosses;
  const known: (readonly Act[])[] = [];
  const acts = (other: number): readonly Act[] =>
    (known[other] ??= losses(against, other).outcomes.map(({ value, weight }) => ({
      own: value.attacker,
      other: value.defender,
      spent: 0,
      weight,
    })));
  return { total: losses(against, 1).total, most: 0, acts };
}

function briber(against: Affiliation): Fighter {
  const most = actionDice('economic', against);
  const faces = BigInt(ACTION_DIE_FACES.length);
  const total = faces ** BigInt(most);
  const good = BigInt(ACTION_DIE_FACES.filter((face) => bribe(1, face).defender > 0).length);
  const acts = (other: number, funds: number): readonly Act[] => {
    const named = Math.min(other, funds);
    if (named === 0) return [{ own: 0, other: 0, spent: 0, weight: total }];
    const tries = Math.min(most, Math.floor(funds / named));
    const outcomes: Act[] = [];
    let weight = total;
    for (let used = 1; used <= tries; used++) {
      outcomes.push({ own: 0, other: named, spent: used * named, weight: (weight * good) / faces });
      weight = (weight * (faces - good)) / faces;
    }
    outcomes.push({ own: 0, other: 0, spent: tries * named, weight });
    return outcomes;
  };
  return { total, most, acts };
}
