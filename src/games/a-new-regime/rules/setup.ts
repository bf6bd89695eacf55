import { implementing } from '../citations.ts';
import { AFFILIATIONS, type Affiliation } from '../vocabulary.ts';
import { ACTION_DIE_FACES, UPRISING_DIE_FACES, type ActionFace, type UprisingFace } from './dice.ts';

/** A source of whole numbers, such as a seeded stream: `below(n)` gives 0 to n - 1, each as likely. */
export interface Chooser {
  below(n: number): number;
}

/** What one state rolled at set-up, and what came of it. */
export interface SetupRoll {
  readonly affiliationFace: UprisingFace;
  readonly populationFace: ActionFace;
  readonly affiliation: Affiliation;
  readonly population: number;
}

/**
 * The affiliation that an uprising die gives a state: 0 and 1 militaristic, 2 and 3 economic, 4 and 5 religious.
 * Throws a RangeError for anything but a face of that die.
 */
export const affiliationFromRoll = implementing(['state-affiliation'], (face: number): Affiliation => {
  const affiliation = Number.isInteger(face) ? AFFILIATIONS[Math.floor(face / 2)] : undefined;
  if (!affiliation) throw new RangeError(`An uprising die shows 0 to 5, not ${face}.`);
  return affiliation;
});

/** The people a state starts with, all of them un-loyal: the die's value. Its shading plays no part here. */
export const populationFromRoll = implementing(
  ['initial-population', 'population-unloyal'],
  (face: ActionFace): number => face.value,
);

/** One state's set-up: an uprising die for the affiliation first, then an action die for the people. */
export const rollState = implementing(
  ['state-affiliation', 'initial-population'],
  (chooser: Chooser): SetupRoll => {
    const affiliationFace = pick(UPRISING_DIE_FACES, chooser);
    const populationFace = pick(ACTION_DIE_FACES, chooser);
    return {
      affiliationFace,
      populationFace,
      affiliation: affiliationFromRoll(affiliationFace),
      population: populationFromRoll(populationFace),
    };
  },
);

function pick<T>(faces: readonly T[], chooser: Chooser): T {
  const face = faces[chooser.below(faces.length)];
  if (face === undefined) throw new RangeError(`A die of ${faces.length} faces has no such face.`);
  return face;
}
