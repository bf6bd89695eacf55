import { unitLimit } from '../rules/loyalty.ts';
import type { Land } from '../rules/land.ts';
import { outfitPrice } from '../rules/prices.ts';
import { addTokens, countTokens, income, pay, NO_TOKENS, type Tokens } from '../rules/tokens.ts';

/** One turn of raising units and retiring them on the spot. */
export interface RetiringTurn {
  readonly turn: number;
  /** Loyalty score when the turn begins. */
  readonly loyalty: number;
  /** Tokens collected. */
  readonly income: number;
  /** Units raised one at a time and retired in the same state, in the same turn. */
  readonly units: number;
  /** Tokens that were not enough for another unit. */
  readonly left: number;
}

/**
 * How one calm state grows if its whole income goes into units that retire there, under the default rulings. Growth by
 * the die is left out: it adds as many loyal people as un-loyal ones on the average. `loyal` is the number of people at
 * the start, all of them loyal.
 */
export function raiseAndRetire(loyal: number, turns: number): readonly RetiringTurn[] {
  const rows: RetiringTurn[] = [];
  let land: Land = { affiliation: 'militaristic', holder: 0, loyal, unloyal: 0 };
  let purse: Tokens = NO_TOKENS;
  for (let turn = 1; turn <= turns; turn++) {
    const loyalty = land.loyal - land.unloyal;
    const collected = income(land, land.affiliation);
    purse = addTokens(purse, collected);
    const limit = unitLimit(land);
    let units = 0;
    for (;;) {
      const rest = units < limit ? pay(purse, outfitPrice(1, land.affiliation)) : undefined;
      if (!rest) break;
      purse = rest;
      units += 1;
    }
    land = { ...land, loyal: land.loyal + units };
    rows.push({ turn, loyalty, income: countTokens(collected), units, left: countTokens(purse) });
  }
  return rows;
}
