import { implementing } from '../citations.ts';
import { populationOf, type Land, type People } from './land.ts';
import type { Readings } from './readings.ts';

/** A state's loyalty score: loyal figures less un-loyal ones. */
export const loyaltyScore = implementing(
  ['loyalty-score', 'neutral-people'],
  (land: People & Partial<Pick<Land, 'holder'>>, readings: Readings = {}): number =>
    land.holder === null && readings['neutral-loyalty'] === 'unloyal'
      ? -populationOf(land)
      : land.loyal - land.unloyal,
);

/**
 * Whether the loyal people of a state have no majority over the un-loyal ones. A state without figures is calm unless
 * the ruling `empty-state` says otherwise; neutral states are never asked.
 */
export const inChaos = implementing(['chaos'], (people: People, readings: Readings = {}): boolean =>
  populationOf(people) === 0 ? readings['empty-state'] === 'chaotic' : people.loyal <= people.unloyal,
);

/** The most units that a state may raise in a turn: its loyalty score, if that is above 0. */
export const unitLimit = implementing(['unit-limit'], (land: Land, readings: Readings = {}): number =>
  Math.max(0, loyaltyScore(land, readings)),
);
