import { implementing } from '../citations.ts';
import type { ActionFace } from './dice.ts';
import { keptEmpty, settleRival, unrest, type Imperialized } from './imperialized.ts';
import { populationOf, type Land, type People, type RegimeId } from './land.ts';
import type { Readings } from './readings.ts';

export interface Obliteration extends Imperialized {
  /** Figures that left the board, by what they were. */
  readonly killed: People;
}

/** Who dies of a value: shaded first un-loyal figures and then loyal ones, unshaded loyal ones alone. */
export const casualties = implementing(
  ['obliterate-figures', 'obliterate-shading', 'obliterate-overflow'],
  (people: People, face: ActionFace): People => {
    const unloyal = face.shaded ? Math.min(face.value, people.unloyal) : 0;
    return { unloyal, loyal: Math.min(face.value - unloyal, people.loyal) };
  },
);

/**
 * A regime obliterates a state with the die it picked. A neutral state is its own when nobody is left there. A state
 * of the regime's own only loses figures.
 */
export const obliterate = implementing(
  ['obliterate-figures', 'obliterate-complete', 'obliterate-chaos'],
  (land: Land, by: RegimeId, face: ActionFace, readings: Readings = {}): Obliteration => {
    const killed = casualties(land, face);
    const after = { ...land, loyal: land.loyal - killed.loyal, unloyal: land.unloyal - killed.unloyal };
    if (land.holder === null)
      return populationOf(after) === 0
        ? { land: { ...after, holder: by }, effect: 'taken', killed }
        : { land: after, effect: 'none', killed };
    if (land.holder === by) return { land: after, effect: 'none', killed };
    if (keptEmpty(after, readings)) return { land: after, effect: unrest(land, after, readings), killed };
    return { ...settleRival(land, after, by, readings), killed };
  },
);
