import { implementing } from '../citations.ts';
import type { ActionFace } from './dice.ts';
import { populationOf, type Land, type RegimeId } from './land.ts';
import { loyaltyScore } from './loyalty.ts';
import type { Readings } from './readings.ts';

/** What a purchase came to. */
export interface Purchase {
  /** The state's loyalty score before the roll. */
  readonly score: number;
  /** The score with the die's value added or subtracted. */
  readonly adjusted: number;
  /** Economic tokens asked. */
  readonly price: number;
  /** Whether the buyer could pay, and so had to. */
  readonly bought: boolean;
  readonly land: Land;
}

/** The loyalty score that is paid for: a shaded value lowers it, an unshaded value raises it. */
export const adjustedScore = implementing(
  ['purchase-score', 'shading-meaning'],
  (score: number, face: ActionFace): number => score + (face.shaded ? -face.value : face.value),
);

/** Economic tokens asked for an adjusted score: two a point, none at 0 or less. */
export const purchasePrice = implementing(['purchase-price'], (adjusted: number): number =>
  Math.max(0, 2 * adjusted),
);

/**
 * A regime that holds `funds` economic tokens buys a state with the die it picked. The loyal figures turn to the buyer,
 * the un-loyal stay what they are; if the price is too high nothing changes.
 */
export const purchase = implementing(
  ['purchase-score', 'purchase-price', 'purchase-must', 'purchase-fails'],
  (land: Land, by: RegimeId, face: ActionFace, funds: number, readings: Readings = {}): Purchase => {
    const score = loyaltyScore(land, readings);
    const adjusted = adjustedScore(score, face);
    const price = purchasePrice(adjusted);
    const bought = price <= funds;
    return { score, adjusted, price, bought, land: bought ? boughtBy(land, by, readings) : land };
  },
);

function boughtBy(land: Land, by: RegimeId, readings: Readings): Land {
  const stillBlack = land.holder === null && readings['neutral-loyalty'] === 'unloyal';
  const people = stillBlack ? { loyal: 0, unloyal: populationOf(land) } : {};
  return { ...land, ...people, holder: by };
}
