import type { Size } from './board.ts';

/** Outlines that the land can be drawn towards. */
export const LAND_SHAPES = ['continent', 'islands', 'ring', 'two-continents'] as const;
export type LandShape = (typeof LAND_SHAPES)[number];

/** What a game wants of a board, as data. Lengths are millimetres at the board's own size. */
export interface BoardSpec {
  readonly seed: string;
  readonly size: Size;
  /** Open water along the southern edge, kept free of land. */
  readonly band: number;
  /** How many land states, exactly. */
  readonly states: number;
  readonly shape: LandShape;
  /** Two states touch along at least this length, or not at all. */
  readonly minBorder: number;
  /** Average room for a state, square millimetres; smaller boards are refused. */
  readonly minStateArea: number;
  /** Left out: the game has no capitals to place. */
  readonly capitals?: CapitalsSpec;
  /** What each face of the kind die stands for, face 0 first. */
  readonly kindByFace: readonly string[];
  /** The faces of the population die, with the people that each brings. */
  readonly populationFaces: readonly PopulationFace[];
}

/** The part of a spec that states are rolled by. */
export type RollSpec = Pick<BoardSpec, 'seed' | 'kindByFace' | 'populationFaces'>;

export interface PopulationFace {
  readonly value: number;
  readonly shaded: boolean;
  readonly population: number;
}

export interface CapitalsSpec {
  readonly count: number;
  /** Least number of steps between two of them. */
  readonly steps: number;
  /** At least this many legal placements (unordered sets of all capitals). */
  readonly minPlacements: number;
  /** At least this share of the states, 0 to 1, is in some legal placement. */
  readonly minShare: number;
}
