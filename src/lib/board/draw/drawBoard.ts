import type { Board } from '../board.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { Node, Path, Scene } from '#lib/scene/scene.ts';
import { drawFrame } from './frame.ts';
import { drawLabel, planLabels, POINT } from './labels.ts';
import { traceOutlines } from './outlines.ts';
import { linesPath, ringsPath } from './paths.ts';
import { drawPattern } from './patterns.ts';
import { drawStraits } from './straits.ts';
import { drawSymbols } from './symbols.ts';
import { type BoardTheme, type DrawOptions, paletteOf } from './theme.ts';
import { drawWater } from './water.ts';

export interface DrawnBoard {
  readonly scene: Scene;
  readonly labels: LabelReport;
}

/** How the labels came out, for a sheet that prints a key and a page that proposes larger paper. */
export interface LabelReport {
  /** States that show their number because their name fits in no way at the least size. */
  readonly key: readonly { readonly id: number; readonly name: string }[];
  /** States in which not even number, badge and figures fit at the least size; they show nothing. */
  readonly bare: readonly number[];
  /** Whether every state shows what was asked for. */
  readonly fits: boolean;
  /** Of the label set smallest, in points on paper; undefined when there is no label. */
  readonly smallestPoints: number | undefined;
}

/**
 * Draws a board over its whole rectangle, with nothing around it: millimetres of the board itself, y downwards.
 * Lines and patterns grow with the square root of what the paper takes away, so that a small print stays crisp.
 * Throws if the theme lacks one of the board's kinds: that is the caller's fault, not the board's.
 */
export function drawBoard(board: Board, theme: BoardTheme, options: DrawOptions): DrawnBoard {
  const palette = paletteOf(theme, options);
  const { width, height } = board.size;
  const pen = Math.sqrt(1 / options.scale);
  const flip = ([x, y]: Point): Point => [x, height - y];
  const rings = board.states.map(({ polygon }) => polygon.map(flip));
  const outlines = traceOutlines(rings);
  const coast = ringsPath(outlines.coast);

  const labels = planLabels(
    board,
    rings,
    board.states.map(({ centre }) => flip(centre)),
    theme,
    options,
    pen,
  );
  const straits = board.borders.flatMap(({ line }) =>
    line === undefined ? [] : [[flip(line[0]), flip(line[1])] as const],
  );
  const ink = palette.ink;
  const layer = (name: string, children: readonly Node[]): Node[] =>
    children.length === 0 ? [] : [{ type: 'group', hook: { class: name }, children }];

  const land = board.states.map((state, i): Node => {
    const look = theme.kinds[state.kind];
    const colours = palette.kinds[state.kind];
    if (look === undefined || colours === undefined)
      throw new Error(`No look for states of kind "${state.kind}".`);
    return {
      type: 'path',
      d: ringsPath([rings[i]!]),
      fill: colours.tint,
      hook: {
        class: 'state',
        data: { id: String(state.id), kind: state.kind },
        label: `${state.name}, ${look.name}, population ${state.population}`,
      },
    };
  });
  const patterns = Object.entries(theme.kinds).flatMap(([kind, look]) => {
    const own = rings.filter((_, i) => board.states[i]!.kind === kind);
    return own.length === 0 ? [] : [drawPattern(own, look, palette.kinds[kind]!, pen, palette.sparseness)];
  });
  const borders: Path = linesPath(outlines.borders.map(({ points }) => points));

  const scene: Scene = {
    width,
    height,
    title: options.title ?? `A board of ${board.states.length} states`,
    symbols: drawSymbols(theme, palette),
    children: [
      drawWater(outlines.coast, board.size, palette, pen),
      ...layer('land', land),
      ...layer('patterns', patterns),
      ...layer('borders', [
        { type: 'path', d: borders, stroke: { colour: ink, width: 0.32 * pen, cap: 'round', join: 'round' } },
      ]),
      ...layer('coast', [
        { type: 'path', d: coast, stroke: { colour: ink, width: 0.85 * pen, join: 'round' } },
      ]),
      ...layer('straits', drawStraits(straits, palette, pen)),
      ...layer(
        'labels',
        labels.flatMap((label, i) => {
          const { id, kind } = board.states[i]!;
          return label === undefined ? [] : [drawLabel(label, id, palette.kinds[kind]!.tint, palette)];
        }),
      ),
      ...layer('frame', drawFrame(width, height, palette, pen)),
    ],
  };

  const key = board.states.flatMap(({ id, name }, i) =>
    options.labels === 'names' && labels[i]?.block.shows !== 'name' ? [{ id, name }] : [],
  );
  const bare = board.states.flatMap(({ id }, i) => (labels[i] === undefined ? [id] : []));
  const sizes = labels.flatMap((label) => (label === undefined ? [] : [label.size]));
  return {
    scene,
    labels: {
      key,
      bare,
      fits: key.length === 0 && bare.length === 0,
      smallestPoints:
        sizes.length === 0 ? undefined : Math.round(((Math.min(...sizes) * options.scale) / POINT) * 10) / 10,
    },
  };
}
