import type { Colour } from '#lib/scene/scene.ts';

/**
 * How one game's boards look. Lengths are millimetres on a board printed at its own size; on a smaller print
 * they shrink less than the board does (see `drawBoard`).
 */
export interface BoardTheme {
  /** By `BoardState.kind`. */
  readonly kinds: Readonly<Record<string, KindLook>>;
  readonly palettes: Readonly<Record<PaletteName, Palette>>;
  /** What the legend says, in the game's own words. */
  readonly words: LegendWords;
}

export type PaletteName = 'colour' | 'greyscale' | 'low-ink';

export interface KindLook {
  readonly name: string;
  /** One character, drawn in the badge. */
  readonly letter: string;
  readonly badge: 'square' | 'circle' | 'diamond';
  readonly pattern: 'hatch' | 'dots' | 'inner-rule';
}

export interface Palette {
  readonly sea: Colour;
  /** From the coast outwards: the water up to a line, and the line. Distances are from the coast and grow. */
  readonly lining: readonly { readonly distance: number; readonly water: Colour; readonly line: Colour }[];
  readonly ink: Colour;
  /** How much wider apart than usual the lines and dots of patterns are. */
  readonly sparseness: number;
  /** Under text, crowns and badges. */
  readonly paper: Colour;
  readonly kinds: Readonly<Record<string, KindColours>>;
}

export interface KindColours {
  readonly tint: Colour;
  readonly pattern: Colour;
  /** Letter and outline of the badge. */
  readonly badge: Colour;
}

export interface LegendWords {
  readonly figure: string;
  readonly strait: string;
  readonly possibleCapital: string;
  readonly suggestedCapital: string;
}

/** What a person may choose about a drawing. Nothing here moves a border. */
export interface DrawOptions {
  /** Millimetres of paper for one millimetre of board: names keep their size in points on the paper. */
  readonly scale: number;
  readonly labels: 'names' | 'numbers';
  readonly ink: 'full' | 'low';
  readonly colour: 'colour' | 'greyscale';
  readonly capitals: 'shown' | 'hidden';
  readonly title?: string;
}

/** Low ink wins over colour: it has only black lines on white. */
export function paletteOf(theme: BoardTheme, options: Pick<DrawOptions, 'ink' | 'colour'>): Palette {
  return theme.palettes[options.ink === 'low' ? 'low-ink' : options.colour];
}
