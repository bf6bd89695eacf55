import { implementing } from '../citations.ts';
import type { ActionFace } from './dice.ts';
import type { Land } from './land.ts';
import type { Readings } from './readings.ts';

/**
 * The change of each turn in a state that a regime controls, from one action die: by default an unshaded value joins the
 * loyal people and a shaded one the un-loyal.
 */
export const growth = implementing(
  ['population-adjustment', 'step-population'],
  <T extends Land>(land: T, face: ActionFace, readings: Readings = {}): T => {
    const { value, shaded } = face;
    switch (readings['population-growth'] ?? 'roll') {
      case 'none':
        return land;
      case 'roll':
        return shaded ? { ...land, unloyal: land.unloyal + value } : { ...land, loyal: land.loyal + value };
      case 'loyal-only':
        return { ...land, loyal: land.loyal + value };
      case 'signed':
        return { ...land, loyal: Math.max(0, land.loyal + (shaded ? -value : value)) };
    }
  },
);
