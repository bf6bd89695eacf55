/** The two kinds of dice, as plain faces: every roll in the game is one of these. */

/** One face of an action die. Shading changes what a value means for most rolls; set-up ignores it. */
export interface ActionFace {
  /** 0 to 3. */
  readonly value: number;
  readonly shaded: boolean;
}

/** The eight faces of an action die: 0 to 3 unshaded, then 0 to 3 shaded. */
export const ACTION_DIE_FACES: readonly ActionFace[] = [false, true].flatMap((shaded) =>
  [0, 1, 2, 3].map((value) => ({ value, shaded })),
);

/** The six faces of the uprising die. */
export const UPRISING_DIE_FACES = [0, 1, 2, 3, 4, 5] as const;
export type UprisingFace = (typeof UPRISING_DIE_FACES)[number];
