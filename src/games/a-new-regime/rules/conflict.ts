import { implementing } from '../citations.ts';
import type { ActionFace } from './dice.ts';

/** Units that each side of a conflict loses. */
export interface Losses {
  readonly attacker: number;
  readonly defender: number;
}

/** An attack on an outfit of so many units: unshaded kills its value, shaded costs the attacker one unit unless it is 0. */
export const attack = implementing(
  ['attack-hits', 'attack-friendly-fire'],
  (defenders: number, face: ActionFace): Losses =>
    face.shaded
      ? { attacker: face.value > 0 ? 1 : 0, defender: 0 }
      : { attacker: 0, defender: Math.min(face.value, defenders) },
);

/** One try to bribe so many units: they go if the die is unshaded, whatever its value. */
export const bribe = implementing(['bribe-roll'], (named: number, face: ActionFace): Losses => ({
  attacker: 0,
  defender: face.shaded ? 0 : named,
}));

/** Demoralizing an outfit of so many units: the die's value deserts, whatever its shading. */
export const demoralize = implementing(
  ['demoralize-units'],
  (defenders: number, face: ActionFace): Losses => ({
    attacker: 0,
    defender: Math.min(face.value, defenders),
  }),
);
