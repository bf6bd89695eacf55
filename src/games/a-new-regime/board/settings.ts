import type { LandShape } from '#lib/board/spec.ts';
import type { PaperName } from '#lib/print/papers.ts';

/**
 * What a person chooses about a board of A New Regime. `BoardSettings` decide the board, byte for byte;
 * `BoardLook` decides only how it is shown and printed and never moves a border.
 */
export { LAND_SHAPES, type LandShape } from '#lib/board/spec.ts';

/** Options of the ruling `capital-spacing`, with the least number of steps between two capitals. */
export const SPACING_STEPS = { 'four-steps': 4, 'three-steps': 3, 'two-steps': 2 } as const;
export type Spacing = keyof typeof SPACING_STEPS;
export const SPACINGS = Object.keys(SPACING_STEPS) as readonly Spacing[];

export { PAPER_NAMES as PAPERS, type PaperName } from '#lib/print/papers.ts';

export const ORIENTATIONS = ['auto', 'landscape', 'portrait'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export interface BoardSettings {
  /** 1 to 40 bytes of UTF-8, no control characters, no leading or trailing space. */
  readonly seed: string;
  readonly regimes: number;
  /** States a regime. */
  readonly states: number;
  readonly shape: LandShape;
  readonly spacing: Spacing;
  /** Board size in whole millimetres. */
  readonly width: number;
  readonly height: number;
}

export interface BoardLook {
  readonly paper: PaperName;
  readonly orientation: Orientation;
  readonly labels: 'names' | 'numbers';
  readonly ink: 'full' | 'low';
  readonly colour: 'colour' | 'greyscale';
  /** Whether the states where a capital may stand are marked. */
  readonly capitals: 'shown' | 'hidden';
}

/** Inclusive ranges of the whole-number settings. */
export const RANGES = {
  regimes: { min: 3, max: 8 },
  states: { min: 3, max: 12 },
  width: { min: 120, max: 1189 },
  height: { min: 120, max: 1189 },
} as const;

export const DEFAULT_SETTINGS: BoardSettings = {
  seed: 'harbour',
  regimes: 4,
  states: 5,
  shape: 'continent',
  spacing: 'four-steps',
  width: 404,
  height: 281,
};

export const DEFAULT_LOOK: BoardLook = {
  paper: 'a3',
  orientation: 'auto',
  labels: 'names',
  ink: 'full',
  colour: 'colour',
  capitals: 'hidden',
};
