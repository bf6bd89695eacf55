import type { Board } from '../board.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { Node, Scene } from '#lib/scene/scene.ts';
import { ringsPath } from './paths.ts';
import { drawPattern } from './patterns.ts';
import { drawStraits } from './straits.ts';
import { FIGURE, POSSIBLE_CAPITAL, SUGGESTED_CAPITAL, badgeSymbol, drawSymbols } from './symbols.ts';
import { type BoardTheme, type DrawOptions, type Palette, paletteOf } from './theme.ts';

export interface Legend {
  /** What the entries' nodes use; the same as the board's own symbols under the same options. */
  readonly symbols: Scene['symbols'];
  readonly entries: readonly LegendEntry[];
}

export interface LegendEntry {
  /** The kind, or `figure`, `strait`, `possible-capital`, `suggested-capital`. */
  readonly id: string;
  readonly text: string;
  /** A sample from (0, 0) to (width, height), in millimetres. */
  readonly nodes: readonly Node[];
  readonly width: number;
  readonly height: number;
}

/** The signs that a board really shows, each with a sample and what it means. */
export function drawLegend(
  board: Pick<Board, 'borders'>,
  theme: BoardTheme,
  options: Pick<DrawOptions, 'ink' | 'colour' | 'capitals'>,
): Legend {
  const palette = paletteOf(theme, options);
  const { words } = theme;
  const entries: LegendEntry[] = [];
  const add = (id: string, text: string, nodes: readonly Node[]) =>
    entries.push({ id, text, nodes, width, height });
  for (const [kind, look] of Object.entries(theme.kinds))
    add(kind, look.name, kindSample(kind, look, palette));
  add(FIGURE, words.figure, [sign(FIGURE, 3.6)]);
  if (board.borders.some(({ kind }) => kind === 'strait')) add('strait', words.strait, straitSample(palette));
  if (options.capitals === 'shown') {
    add(POSSIBLE_CAPITAL, words.possibleCapital, [sign(POSSIBLE_CAPITAL, 3.4)]);
    add(SUGGESTED_CAPITAL, words.suggestedCapital, [sign(SUGGESTED_CAPITAL, 3.4)]);
  }
  return { symbols: drawSymbols(theme, palette), entries };
}

const width = 10;
const height = 5.6;
/** A small sample takes a finer pattern, to show enough of it. */
const SAMPLE_PEN = 0.6;

const sign = (symbol: string, scale: number): Node => ({
  type: 'use',
  symbol,
  x: width / 2,
  y: height / 2,
  scale,
});

function kindSample(kind: string, look: BoardTheme['kinds'][string], palette: Palette): Node[] {
  const box: readonly Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const d = ringsPath([box]);
  const colours = palette.kinds[kind]!;
  return [
    { type: 'path', d, fill: colours.tint },
    drawPattern([box], look, colours, SAMPLE_PEN, 1),
    { type: 'path', d, stroke: { colour: palette.ink, width: 0.32, join: 'miter' } },
    sign(badgeSymbol(kind), 2.8),
  ];
}

function straitSample(palette: Palette): Node[] {
  const middle = height / 2;
  return drawStraits(
    [
      [
        [1, middle],
        [width - 1, middle],
      ],
    ],
    palette,
    1,
  );
}
