import { resumeStream } from '#lib/random/stream.ts';
import { implementing } from '../citations.ts';
import { ACTION_DIE_FACES, UPRISING_DIE_FACES, type ActionFace } from '../rules/dice.ts';
import type { Draft } from './draft.ts';

/** The faces of an uprising die in the form of the others; it has no shade. */
const UPRISING_FACES: readonly ActionFace[] = UPRISING_DIE_FACES.map((value) => ({ value, shaded: false }));

const rollOf =
  (faces: readonly ActionFace[]) =>
  (draft: Draft, count: number): readonly ActionFace[] => {
    const stream = resumeStream(draft.now.random);
    const dice: ActionFace[] = [];
    for (let i = 0; i < count; i++) dice.push(faces[stream.below(faces.length)]!);
    draft.now.random = stream.state();
    return dice;
  };

/** Rolls action dice from the state's own randomness. */
export const rollActionDice = implementing(['action-die'], rollOf(ACTION_DIE_FACES));

/** Rolls uprising dice. */
export const rollUprisingDice = implementing(['uprising-die'], rollOf(UPRISING_FACES));

/** A list in a new order, each equally likely (Fisher and Yates). */
export function shuffled<T>(draft: Draft, list: readonly T[]): readonly T[] {
  const stream = resumeStream(draft.now.random);
  const copy = list.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  draft.now.random = stream.state();
  return copy;
}
