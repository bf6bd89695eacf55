import { rational, type Rational } from '#lib/core/rational.ts';
import { bestOf, ranked, type Preference } from '#lib/dice/bestOf.ts';
import { chance, expectation } from '#lib/dice/distribution.ts';
import { ACTION_DIE_FACES, type ActionFace } from '../rules/dice.ts';

/** What the best of several action dice may be picked for. */
export const GOAL_IDS = ['high', 'low', 'cheap', 'hits', 'unshaded', 'shaded'] as const;
export type GoalId = (typeof GOAL_IDS)[number];

const signed = ({ value, shaded }: ActionFace): number => (shaded ? -value : value);

/** What a face is worth for each goal; the higher the better. */
const WORTH: Readonly<Record<GoalId, (face: ActionFace) => number>> = {
  high: ({ value }) => value,
  low: ({ value }) => -value,
  cheap: (face) => -signed(face),
  hits: ({ value, shaded }) => (!shaded ? value : value > 0 ? -1 : 0),
  unshaded: ({ shaded }) => (shaded ? 0 : 1),
  shaded: ({ shaded }) => (shaded ? 1 : 0),
};

/** Faces that serve a goal alike. */
export interface Rank {
  readonly faces: readonly ActionFace[];
  /** That the best die is one of them. */
  readonly chance: Rational;
  /** That it is one of them or a better one. */
  readonly orBetter: Rational;
}

export interface BestDie {
  /** The best first. */
  readonly ranks: readonly Rank[];
  /** What the best die shows on average; null where faces of one rank differ in it. */
  readonly mean: Rational | null;
}

/** What the best of so many action dice shows. */
export function bestDie(count: number, goal: GoalId): BestDie {
  const prefer: Preference<ActionFace> = (a, b) => WORTH[goal](b) - WORTH[goal](a);
  const best = bestOf(count, ACTION_DIE_FACES, prefer);
  const groups = ranked(ACTION_DIE_FACES, prefer).toReversed();
  const alike = groups.every((faces) => faces.every(({ value }) => value === faces[0]!.value));
  return {
    ranks: groups.map((faces, index) => ({
      faces,
      chance: chance(best, (face) => face === faces[0]),
      orBetter: chance(best, (face) => groups.slice(0, index + 1).some((group) => group[0] === face)),
    })),
    mean: alike ? expectation(best, ({ value }) => rational(value)) : null,
  };
}
