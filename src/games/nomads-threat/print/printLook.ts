import type { Colour } from '#lib/scene/scene.ts';

/** With how much ink a board and its pieces are printed. */
export const PRINT_INKS = ['full', 'low'] as const;
export type PrintInk = (typeof PRINT_INKS)[number];

export interface PrintLook {
  readonly ink: Colour;
  readonly soft: Colour;
  /** The ground of the board and the lines between its tiles. */
  readonly ground: Colour;
  readonly line: Colour;
  /** Cloth of x's tents and of o's. */
  readonly dark: Colour;
  readonly light: Colour;
  readonly cut: Colour;
}

/** Black and white differ in any print; the sand is the only colour, and goes first. */
export const PRINT_LOOKS: Readonly<Record<PrintInk, PrintLook>> = {
  full: {
    ink: '#1d1b18',
    soft: '#5d574d',
    ground: '#f6ecd3',
    line: '#b9a878',
    dark: '#1d1b18',
    light: '#ffffff',
    cut: '#7d7d7d',
  },
  low: {
    ink: '#000000',
    soft: '#000000',
    ground: '#ffffff',
    line: '#000000',
    dark: '#000000',
    light: '#ffffff',
    cut: '#000000',
  },
};
