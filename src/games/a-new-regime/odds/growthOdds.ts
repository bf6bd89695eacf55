import { rational, type Rational } from '#lib/core/rational.ts';
import type { Distribution } from '#lib/dice/distribution.ts';
import type { RulingChoices } from '../rulings/choices.ts';
import { ACTION_DIE_FACES, UPRISING_DIE_FACES } from '../rules/dice.ts';
import { growth } from '../rules/growth.ts';
import type { Land, People } from '../rules/land.ts';
import { inChaos } from '../rules/loyalty.ts';
import { capped } from '../rules/populationCap.ts';
import { uprisingChance } from '../rules/uprising.ts';
import { ASKER } from './target.ts';

/** The people of a state of one's own after so many turns of growth, uprisings left aside. */
export function grownPeople(start: People, count: number, readings: RulingChoices): Distribution<People> {
  const walk = growthWalk(readings);
  let weights = walk.from([start]);
  for (let turn = 0; turn < count; turn++) weights = walk.grow(weights);
  const outcomes = walk.places.flatMap((value, place) => {
    const weight = weights[place] ?? 0n;
    return weight > 0n ? [{ value, weight }] : [];
  });
  return { outcomes, total: ACTION_FACES ** BigInt(count) };
}

/** The chances that a state of one's own has been lost to its own people by the end of each turn. */
export const lostByTurn = (start: People, count: number, readings: RulingChoices): readonly Rational[] =>
  fates([start], count, readings).map(({ lost }) => lost);

/** What has become of a state of one's own. The three chances make 1. */
export interface Fate {
  readonly turn: number;
  /** Held, and not in chaos when the turn is over. */
  readonly calm: Rational;
  /** Held, but in chaos. */
  readonly chaos: Rational;
  /** Lost to an uprising in this turn or before. */
  readonly lost: Rational;
}

/**
 * What becomes of a state of one's own where nobody does anything: in each turn it grows and, in chaos, rolls for an
 * uprising. `starts` are the people that it may begin with, each as likely. One row a turn.
 */
export function fates(starts: readonly People[], count: number, readings: RulingChoices): readonly Fate[] {
  const walk = growthWalk(readings);
  // Weights are whole numbers out of `total`, which a turn multiplies by the faces of both dice.
  let held = walk.from(starts);
  let total = BigInt(starts.length);
  let lost = 0n;
  const rising: bigint[] = [];
  return Array.from({ length: count }, (_, index) => {
    const grown = walk.grow(held);
    held = [];
    total *= ACTION_FACES * UPRISING_FACES;
    lost *= ACTION_FACES * UPRISING_FACES;
    let chaos = 0n;
    for (let place = 0; place < grown.length; place++) {
      const weight = grown[place];
      if (!weight) continue;
      const people = walk.places[place]!;
      const chaotic = inChaos(people, readings);
      const faces = chaotic ? (rising[place] ??= risingFaces(people)) : 0n;
      const staying = weight * (UPRISING_FACES - faces);
      lost += weight * faces;
      if (chaotic) chaos += staying;
      held[place] = staying;
    }
    return {
      turn: index + 1,
      calm: rational(total - chaos - lost, total),
      chaos: rational(chaos, total),
      lost: rational(lost, total),
    };
  });
}

const ACTION_FACES = BigInt(ACTION_DIE_FACES.length);
const UPRISING_FACES = BigInt(UPRISING_DIE_FACES.length);

/** How many faces of the uprising die let an uprising succeed. */
function risingFaces(people: People): bigint {
  const { numerator, denominator } = uprisingChance(people);
  return (numerator * UPRISING_FACES) / denominator;
}

/** Whole weights by place; a place that is not reached has none, or 0. */
type Weights = (bigint | undefined)[];

/** Populations that growth leads to, numbered as they are reached, so that a long walk needs no look-ups. */
interface GrowthWalk {
  readonly places: readonly People[];
  /** One way to each of these populations. */
  readonly from: (starts: readonly People[]) => Weights;
  /** The weights after one more turn, out of a total eight times as large. */
  readonly grow: (weights: Weights) => Weights;
}

function growthWalk(readings: RulingChoices): GrowthWalk {
  const places: People[] = [];
  const numbers = new Map<string, number>();
  const ways: (readonly (readonly [place: number, faces: bigint])[] | undefined)[] = [];

  function numberOf({ loyal, unloyal }: People): number {
    const name = `${loyal} ${unloyal}`;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, places.length);
    return places.push({ loyal, unloyal }) - 1;
  }

  function waysFrom(place: number) {
    // The affiliation plays no part in growth.
    const land: Land = { ...places[place]!, affiliation: 'economic', holder: ASKER };
    const faces = new Map<number, bigint>();
    for (const face of ACTION_DIE_FACES) {
      const to = numberOf(capped(land, growth(land, face, readings), readings));
      faces.set(to, (faces.get(to) ?? 0n) + 1n);
    }
    return [...faces];
  }

  function grow(weights: Weights): Weights {
    const after: Weights = [];
    for (let place = 0; place < weights.length; place++) {
      const weight = weights[place];
      if (!weight) continue;
      for (const [to, faces] of (ways[place] ??= waysFrom(place)))
        after[to] = (after[to] ?? 0n) + (faces === 1n ? weight : weight * faces);
    }
    return after;
  }

  function from(starts: readonly People[]): Weights {
    const weights: Weights = [];
    for (const start of starts) {
      const place = numberOf(start);
      weights[place] = (weights[place] ?? 0n) + 1n;
    }
    return weights;
  }

  return { places, from, grow };
}
