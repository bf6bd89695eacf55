import type { Land, RegimeId } from './land.ts';
import { populationOf } from './land.ts';
import { inChaos } from './loyalty.ts';
import type { Readings } from './readings.ts';

/**
 * What a conversion or an obliteration led to: `taken`: the state is the attacker's at once; `uprising`: the attacker
 * rolls for one there at the end of its turn; `none` of these.
 */
export type Effect = 'none' | 'taken' | 'uprising';

export interface Imperialized {
  readonly land: Land;
  readonly effect: Effect;
}

/**
 * What becomes of a rival's state after its figures were turned or killed: without a loyal figure it falls to the
 * attacker with complete loyalty, in chaos it brings an uprising.
 */
export function settleRival(before: Land, after: Land, by: RegimeId, readings: Readings): Imperialized {
  if (after.loyal === 0)
    return { land: { ...after, holder: by, loyal: after.unloyal, unloyal: 0 }, effect: 'taken' };
  return { land: after, effect: unrest(before, after, readings) };
}

/** Whether a state that its owner keeps brings the attacker an uprising. */
export function unrest(before: Land, after: Land, readings: Readings): Effect {
  const fell = readings['falls-into-chaos'] !== 'no' || !inChaos(before, readings);
  return inChaos(after, readings) && fell ? 'uprising' : 'none';
}

/** Whether killing left nobody, and the reading is that the owner then keeps the state. */
export const keptEmpty = (after: Land, readings: Readings): boolean =>
  populationOf(after) === 0 && readings['emptied-state'] === 'keeps-owner';
