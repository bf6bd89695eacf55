import { implementing } from '../citations.ts';
import type { ActionFace } from './dice.ts';
import { settleRival, type Imperialized } from './imperialized.ts';
import type { Land, RegimeId } from './land.ts';
import type { Readings } from './readings.ts';

export interface Conversion extends Imperialized {
  /** Figures that changed colour. */
  readonly turned: number;
}

/**
 * A regime converts a state with the die it picked; its shading plays no part. In a neutral state black figures become
 * the regime's, and the state too; elsewhere loyal figures become un-loyal. A value beyond the figures there are is
 * lost. A state of the regime's own only changes figures.
 */
export const convert = implementing(
  ['convert-figures', 'convert-neutral', 'convert-complete', 'convert-chaos'],
  (land: Land, by: RegimeId, face: ActionFace, readings: Readings = {}): Conversion => {
    const turned = Math.min(face.value, land.loyal);
    if (land.holder === null) {
      if (turned === 0 && readings['convert-zero'] === 'needs-one') return { land, effect: 'none', turned };
      const people = { loyal: turned, unloyal: land.loyal - turned };
      return { land: { ...land, ...people, holder: by }, effect: 'taken', turned };
    }
    const after = { ...land, loyal: land.loyal - turned, unloyal: land.unloyal + turned };
    if (land.holder === by) return { land: after, effect: 'none', turned };
    return { ...settleRival(land, after, by, readings), turned };
  },
);
