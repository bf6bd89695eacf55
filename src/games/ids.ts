/** The games of this house, in shelf order. An id is a folder name and a part of addresses: it never changes. */
export const GAME_IDS = [
  'a-new-regime',
  'new-angeles',
  'nomads-threat',
  'torun-federation',
  'warring-states',
] as const;
export type GameId = (typeof GAME_IDS)[number];
