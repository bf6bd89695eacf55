import type { Board } from '../board.ts';
import { ringsOf, type StateLand } from '../stateRings.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { GroupNode, Node, Path, Scene, Stroke } from '#lib/scene/scene.ts';
import { drawFrame } from './frame.ts';
import { drawCrown, drawLabel, planLabels } from './labels.ts';
import { drawPatterns, drawStates } from './land.ts';
import { traceOutlines } from './outlines.ts';
import { linesPath, ringsPath } from './paths.ts';
import { type LabelReport, reportLabels } from './reportLabels.ts';
import { drawStraits } from './straits.ts';
import { drawSymbols } from './symbols.ts';
import { type BoardTheme, type DrawOptions, type Palette, paletteOf } from './theme.ts';
import { drawWater } from './water.ts';

export type { LabelReport } from './reportLabels.ts';

export interface DrawnBoard {
  readonly scene: Scene;
  readonly labels: LabelReport;
}

/**
 * Draws a board over its whole rectangle, with nothing around it: millimetres of the board itself, y downwards.
 * From the back, in groups with these classes: `sea`, `land` (one path of class `state` for each), `patterns`,
 * `borders`, `coast`, `straits`, `labels`, `capitals`, `frame`; a group without content is left out.
 * Lines and patterns grow with the square root of what the paper takes away, so that a small print stays crisp.
 * Throws if the theme lacks one of the board's kinds: that is the caller's fault, not the board's.
 */
export function drawBoard(board: Board, theme: BoardTheme, options: DrawOptions): DrawnBoard {
  const palette = paletteOf(theme, options);
  requireKinds(board, theme, palette);
  const { width, height } = board.size;
  const pen = Math.sqrt(1 / options.scale);

  const flip = ([x, y]: Point): Point => [x, height - y];
  const lands = board.states.map((state) => ringsOf(state).map((ring) => ring.map(flip)));
  const middles = board.states.map(({ centre }) => flip(centre));
  const straits = board.borders.flatMap(({ line }) =>
    line === undefined ? [] : [[flip(line[0]), flip(line[1])] as const],
  );
  const outlines = traceOutlines(lands.flat());
  const labels = planLabels(board, lands, middles, theme, options, pen);
  const placed = board.states.flatMap((state, i) => {
    const label = labels[i];
    return label === undefined ? [] : [{ ...state, label }];
  });

  const layers: readonly GroupNode[] = [
    drawWater(outlines.coast, board.size, palette, pen),
    layer('land', drawStates(board, lands, theme, palette)),
    layer('patterns', drawPatterns(board, lands, theme, palette, pen)),
    layer('borders', inkLine(linesPath(outlines.borders.map(({ points }) => points)), palette, 0.32 * pen)),
    layer('coast', inkLine(ringsPath(outlines.coast), palette, 0.85 * pen)),
    layer('straits', drawStraits(straits, palette, pen)),
    layer(
      'labels',
      placed.map(({ id, kind, label }) => drawLabel(label, id, palette.kinds[kind]!.tint, palette)),
    ),
    layer(
      'capitals',
      placed.flatMap(({ id, label }) => drawCrown(label, id)),
    ),
    layer('frame', drawFrame(width, height, palette, pen)),
  ];
  const scene: Scene = {
    width,
    height,
    title: options.title ?? `A board of ${board.states.length} states`,
    symbols: drawSymbols(theme, palette),
    children: layers.filter(({ children }) => children.length > 0),
  };
  return { scene, labels: reportLabels(board, labels, options) };
}

/** The outline of a state in the drawing's own axes, for whoever draws something on top of a state. */
export function statePath({ size }: Pick<Board, 'size'>, state: StateLand): Path {
  return ringsPath(ringsOf(state).map((ring) => ring.map(([x, y]): Point => [x, size.height - y])));
}

function layer(name: string, children: readonly Node[]): GroupNode {
  return { type: 'group', hook: { class: name }, children };
}

function inkLine(d: Path, { ink }: Palette, width: number): Node[] {
  const stroke: Stroke = { colour: ink, width, cap: 'round', join: 'round' };
  return d.length === 0 ? [] : [{ type: 'path', d, stroke }];
}

function requireKinds({ states }: Board, theme: BoardTheme, palette: Palette): void {
  for (const { kind } of states)
    if (!Object.hasOwn(theme.kinds, kind) || !Object.hasOwn(palette.kinds, kind))
      throw new Error(`The theme has no look for states of kind "${kind}".`);
}
