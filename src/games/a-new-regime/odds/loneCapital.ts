import { rational, type Rational } from '#lib/core/rational.ts';
import { ACTION_DIE_FACES, UPRISING_DIE_FACES } from '../rules/dice.ts';
import { growth } from '../rules/growth.ts';
import type { Land } from '../rules/land.ts';
import { inChaos } from '../rules/loyalty.ts';
import type { Readings } from '../rules/readings.ts';
import { uprisingChance } from '../rules/uprising.ts';

/** What has become of a capital. The three chances make 1. */
export interface CapitalFate {
  readonly turn: number;
  /** Held, and not in chaos when the turn is over. */
  readonly calm: Rational;
  /** Held, but in chaos. */
  readonly chaos: Rational;
  /** Lost to an uprising in this turn or before. */
  readonly lost: Rational;
}

/**
 * What becomes of a regime's only state, its capital, if nobody does anything there: in each turn it grows and, in
 * chaos, rolls for an uprising. `starts` are the loyal people that it may begin with, each as likely. One row for each
 * of the regime's first `turns` turns, exact.
 */
export function loneCapital(
  starts: readonly number[],
  turns: number,
  readings: Readings = {},
): readonly CapitalFate[] {
  // Weights are whole numbers out of `total`, which a turn multiplies by the faces of both dice.
  let held = new Map<string, Weighted>();
  for (const people of starts) put(held, capital(people), 1n);
  let total = BigInt(starts.length);
  let lost = 0n;
  const fates: CapitalFate[] = [];
  for (let turn = 1; turn <= turns; turn++) {
    const grown = new Map<string, Weighted>();
    for (const { land, weight } of held.values())
      for (const face of ACTION_DIE_FACES) put(grown, growth(land, face, readings), weight);
    held = new Map();
    total *= ACTION_FACES * UPRISING_FACES;
    lost *= ACTION_FACES * UPRISING_FACES;
    let chaos = 0n;
    for (const { land, weight } of grown.values()) {
      const chaotic = inChaos(land, readings);
      const rising = chaotic ? risingFaces(land) : 0n;
      const staying = weight * (UPRISING_FACES - rising);
      lost += weight * rising;
      if (chaotic) chaos += staying;
      put(held, land, staying);
    }
    fates.push({
      turn,
      calm: rational(total - chaos - lost, total),
      chaos: rational(chaos, total),
      lost: rational(lost, total),
    });
  }
  return fates;
}

const ACTION_FACES = BigInt(ACTION_DIE_FACES.length);
const UPRISING_FACES = BigInt(UPRISING_DIE_FACES.length);

/** How many faces of the uprising die let an uprising succeed. */
function risingFaces(land: Land): bigint {
  const { numerator, denominator } = uprisingChance(land);
  return (numerator * UPRISING_FACES) / denominator;
}

interface Weighted {
  readonly land: Land;
  readonly weight: bigint;
}

/** The affiliation plays no part in what becomes of it. */
const capital = (loyal: number): Land => ({ affiliation: 'economic', holder: 0, loyal, unloyal: 0 });

function put(weights: Map<string, Weighted>, land: Land, weight: bigint): void {
  const key = `${land.loyal}/${land.unloyal}`;
  weights.set(key, { land, weight: weight + (weights.get(key)?.weight ?? 0n) });
}
