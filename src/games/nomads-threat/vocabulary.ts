/** The words of Nomads' Threat that code shares: const arrays first, types derived from them. */

/** The two players; x has the first turn. People read Dark and Light: `SIDE_NAMES`. */
export const SIDES = ['x', 'o'] as const;
export type Side = (typeof SIDES)[number];

/** What a tile can hold: nothing, a regular tent of either side, a Chief Tent of either side. */
export const TILE_SIGNS = ['.', 'x', 'o', 'X', 'O'] as const;
export type TileSign = (typeof TILE_SIGNS)[number];

export const CHIEF_SIGN = { x: 'X', o: 'O' } as const satisfies Record<Side, TileSign>;

export const otherSide = (side: Side): Side => (side === 'x' ? 'o' : 'x');

/** Readings of the ruling `pass`: whether a turn may be ended while one has no more pieces than the other. */
export const PASS_READINGS = ['must', 'may-stop'] as const;
export type PassReading = (typeof PASS_READINGS)[number];

/** Readings of the ruling `blocked-mover`: what follows when the mover has no action and tiles are empty. */
export const BLOCKED_READINGS = ['ends-at-once', 'pass-if-blocked', 'other-fills'] as const;
export type BlockedReading = (typeof BLOCKED_READINGS)[number];

/** Readings of the ruling `repetition`, which only games with invading can need. */
export const REPETITION_READINGS = ['third-draw', 'count-at-once', 'action-cap', 'no-restoring'] as const;
export type RepetitionReading = (typeof REPETITION_READINGS)[number];
