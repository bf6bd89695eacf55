import { paletteOf, type PaletteName } from '#lib/board/draw/theme.ts';
import { drawSymbols } from '#lib/board/draw/symbols.ts';
import type { Colour, Scene } from '#lib/scene/scene.ts';
import { BOARD_THEME } from '../board/theme.ts';
import { PILE_IDS, type PileId } from '../cards.ts';
import { AFFILIATIONS } from '../vocabulary.ts';

/** With what ink everything is printed: the three ways of the boards. */
export const INKS = ['colour', 'greyscale', 'low-ink'] as const satisfies readonly PaletteName[];
export type Ink = (typeof INKS)[number];

/** The ground of a pile of cards: tint, its pattern, and what stands out on white paper. */
export interface Ground {
  readonly tint: Colour;
  readonly pattern: Colour;
  readonly accent: Colour;
}

/** Colours of everything that is printed beside boards, from the boards' own. */
export interface Look {
  readonly name: Ink;
  readonly ink: Colour;
  readonly soft: Colour;
  readonly paper: Colour;
  readonly cut: Colour;
  /** How much wider apart than usual the lines of patterns are. */
  readonly sparseness: number;
  readonly piles: Readonly<Record<PileId, Ground>>;
  /** Badges, figure and crowns as boards have them. */
  readonly symbols: Scene['symbols'];
}

const TIDE: Readonly<Record<Ink, Ground>> = {
  colour: { tint: '#22324b', pattern: '#54698c', accent: '#22324b' },
  greyscale: { tint: '#4a4a4a', pattern: '#7a7a7a', accent: '#333333' },
  'low-ink': { tint: '#ffffff', pattern: '#000000', accent: '#000000' },
};
const SOFT: Readonly<Record<Ink, Colour>> = {
  colour: '#5d574d',
  greyscale: '#555555',
  'low-ink': '#000000',
};

export function lookOf(name: Ink): Look {
  const palette = paletteOf(BOARD_THEME, {
    ink: name === 'low-ink' ? 'low' : 'full',
    colour: name === 'greyscale' ? 'greyscale' : 'colour',
  });
  const grounds = AFFILIATIONS.map((affiliation) => {
    const { tint, pattern, badge } = palette.kinds[affiliation]!;
    return [affiliation, { tint, pattern, accent: badge }] as const;
  });
  const piles = { ...Object.fromEntries(grounds), 'turn-the-tide': TIDE[name] };
  if (!PILE_IDS.every((pile) => pile in piles)) throw new Error('A pile of cards has no ground.');
  return {
    name,
    ink: palette.ink,
    soft: SOFT[name],
    paper: '#ffffff',
    cut: name === 'colour' ? '#7d7d7d' : palette.ink,
    sparseness: palette.sparseness,
    piles: piles as Record<PileId, Ground>,
    symbols: drawSymbols(BOARD_THEME, palette),
  };
}
