import { fontMetrics } from '#lib/scene/textMetrics.ts';
import type { Node, Path } from '#lib/scene/scene.ts';
import { boxPath, circlePath } from './paths.ts';
import type { BoardTheme, KindLook, Palette } from './theme.ts';

/**
 * The small drawings of a board, for a font size of one millimetre: `use` them at the scale of the text beside
 * them. Each is centred on the origin.
 */
export const SYMBOL_SIZE = {
  figure: { width: 0.74, height: 1.4 },
  crown: { width: 1.74, height: 1.26 },
  square: { width: 1.24, height: 1.24 },
  circle: { width: 1.4, height: 1.4 },
  diamond: { width: 1.72, height: 1.72 },
} as const;

export const FIGURE = 'figure';
export const POSSIBLE_CAPITAL = 'possible-capital';
export const SUGGESTED_CAPITAL = 'suggested-capital';
export const badgeSymbol = (kind: string): string => `badge-${kind}`;

export function drawSymbols(theme: BoardTheme, palette: Palette): Record<string, readonly Node[]> {
  const symbols: Record<string, readonly Node[]> = {
    [FIGURE]: [{ type: 'path', d: PAWN, fill: palette.ink }],
    [POSSIBLE_CAPITAL]: [
      {
        type: 'path',
        d: CROWN,
        fill: palette.paper,
        stroke: { colour: palette.ink, width: 0.11, join: 'round' },
      },
    ],
    [SUGGESTED_CAPITAL]: [
      {
        type: 'path',
        d: CROWN,
        fill: palette.ink,
        stroke: { colour: palette.ink, width: 0.11, join: 'round' },
      },
      { type: 'path', d: BAND, fill: palette.paper },
    ],
  };
  for (const [kind, look] of Object.entries(theme.kinds))
    symbols[badgeSymbol(kind)] = drawBadge(look, palette, palette.kinds[kind]!.badge);
  return symbols;
}

/** A letter in its shape, so that neither colour nor a keen eye is needed to tell kinds apart. */
function drawBadge({ letter, badge }: KindLook, palette: Palette, colour: Palette['ink']): Node[] {
  const half = SYMBOL_SIZE[badge].width / 2 - OUTLINE / 2;
  const shape: Path =
    badge === 'circle'
      ? circlePath(0, 0, half)
      : badge === 'square'
        ? boxPath({ left: -half, low: -half, right: half, high: half })
        : [['M', 0, -half], ['L', half, 0], ['L', 0, half], ['L', -half, 0], ['Z']];
  return [
    {
      type: 'path',
      d: shape,
      fill: palette.paper,
      stroke: { colour, width: OUTLINE, join: 'round' },
    },
    {
      type: 'text',
      x: 0,
      y: (fontMetrics('label-bold').capHeight * LETTER) / 2,
      text: letter,
      font: 'label-bold',
      size: LETTER,
      anchor: 'middle',
      fill: colour,
    },
  ];
}

const OUTLINE = 0.1;
const LETTER = 0.9;

/** A board-game pawn: flared foot, slim waist, collar and a round head. */
const PAWN: Path = [
  ['M', -0.36, 0.7],
  ['L', -0.36, 0.56],
  ['C', -0.36, 0.43, -0.27, 0.41, -0.22, 0.35],
  ['C', -0.14, 0.24, -0.115, 0.07, -0.105, -0.1],
  ['L', -0.2, -0.1],
  ['L', -0.2, -0.19],
  ['L', 0.2, -0.19],
  ['L', 0.2, -0.1],
  ['L', 0.105, -0.1],
  ['C', 0.115, 0.07, 0.14, 0.24, 0.22, 0.35],
  ['C', 0.27, 0.41, 0.36, 0.43, 0.36, 0.56],
  ['L', 0.36, 0.7],
  ['Z'],
  // Turns the same way as the body, so that nothing is cut out where the two overlap.
  ...circlePath(0, -0.43, 0.265),
];

/** Three points over a band. */
const CROWN: Path = [
  ['M', -0.65, 0.55],
  ['L', -0.8, -0.3],
  ['L', -0.36, 0.05],
  ['L', 0, -0.56],
  ['L', 0.36, 0.05],
  ['L', 0.8, -0.3],
  ['L', 0.65, 0.55],
  ['Z'],
];

const BAND: Path = boxPath({ left: -0.54, low: 0.24, right: 0.54, high: 0.34 });
