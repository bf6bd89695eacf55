import { implementing } from '../citations.ts';
import { populationOf, type People } from './land.ts';
import type { Readings } from './readings.ts';

/** The most people in a state where the ruling `population-cap` sets an end. */
const POPULATION_CAP = 20;

/** People who have joined a state, without those for whom there is no room: un-loyal newcomers stay away first. */
export const capped = implementing(
  ['population-adjustment'],
  <T extends People>(before: People, after: T, readings: Readings = {}): T => {
    if (readings['population-cap'] !== 'twenty') return after;
    const excess = populationOf(after) - Math.max(POPULATION_CAP, populationOf(before));
    if (excess <= 0) return after;
    const unloyal = Math.min(excess, Math.max(0, after.unloyal - before.unloyal));
    return { ...after, unloyal: after.unloyal - unloyal, loyal: after.loyal - (excess - unloyal) };
  },
);
