import type { Point } from '#lib/geometry/point.ts';
import { foldLines } from '#lib/print/foldLines.ts';
import { cubeNet, octahedronNet, type FoldNet } from '#lib/print/foldNet.ts';
import type { Size } from '#lib/print/sheetPlan.ts';
import type { Node, Path, Segment } from '#lib/scene/scene.ts';
import { fontMetrics } from '#lib/scene/textMetrics.ts';
import { ACTION_DIE_FACES, UPRISING_DIE_FACES, type ActionFace, type UprisingFace } from '../rules/dice.ts';
import { rectangle } from './grounds.ts';
import type { Look } from './look.ts';

/** A drawing with its size, from its top-left corner. */
export interface Drawing extends Size {
  readonly nodes: readonly Node[];
}

/** Edges of the folded dice, their flaps, and the edges of stickers, in millimetres. */
export const DICE = { action: 23, uprising: 19, tab: 5.5, actionSticker: 13, uprisingSticker: 12 } as const;

/** What an action die shows on the faces of its net: unshaded and shaded take turns, opposite values add up to 3. */
export const ACTION_NET_FACES: readonly ActionFace[] = [
  ...([0, 1, 1, 3, 2, 2] as const).map((value, index) => ({ value, shaded: index % 2 === 1 })),
  { value: 3, shaded: false },
  { value: 0, shaded: true },
];
/** What the uprising die shows on the faces of its net: opposite values add up to 5. */
export const UPRISING_NET_FACES: readonly UprisingFace[] = [1, 0, 4, 5, 2, 3];

/** An action die to cut out, fold and glue. */
export function actionDieNet(look: Look): Drawing {
  const net = octahedronNet(DICE.action, DICE.tab);
  const nodes = net.faces.flatMap(({ corners, middle, turn }, index) => {
    const face = ACTION_NET_FACES[index]!;
    return actionFace(corners, middle, turn, face, DICE.action * 0.36, look);
  });
  return netDrawing(net, nodes, look);
}

/** The uprising die to cut out, fold and glue. */
export function uprisingDieNet(look: Look): Drawing {
  const net = cubeNet(DICE.uprising, DICE.tab);
  const nodes = net.faces.flatMap(({ middle }, index) => [
    numeral(String(UPRISING_NET_FACES[index]), middle, 0, DICE.uprising * 0.56, look.ink),
  ]);
  return netDrawing(net, nodes, look);
}

/** One sticker for each face of an action die. */
export function actionDieStickers(look: Look): Drawing {
  const [edge, gap] = [DICE.actionSticker, 1.6];
  const high = (edge * Math.sqrt(3)) / 2;
  const nodes = ACTION_DIE_FACES.flatMap((face, index) => {
    const left = index * (edge + gap);
    const corners: readonly Point[] = [
      [left, high],
      [left + edge / 2, 0],
      [left + edge, high],
    ];
    const middle: Point = [left + edge / 2, (high * 2) / 3];
    return [
      ...actionFace(corners, middle, 0, face, edge * 0.36, look),
      { type: 'path', d: closed(corners), stroke: { colour: look.ink, width: 0.2 } } as const,
    ];
  });
  return { width: 8 * edge + 7 * gap, height: high, nodes };
}

/** One sticker for each face of the uprising die. */
export function uprisingDieStickers(look: Look): Drawing {
  const [edge, gap] = [DICE.uprisingSticker, 1.6];
  const nodes = UPRISING_DIE_FACES.flatMap((face, index): Node[] => {
    const left = index * (edge + gap);
    return [
      {
        ...{ type: 'path', d: rectangle({ x: left, y: 0, width: edge, height: edge }), fill: look.paper },
        stroke: { colour: look.ink, width: 0.2 },
      },
      numeral(String(face), [left + edge / 2, edge / 2], 0, edge * 0.6, look.ink),
    ];
  });
  return { width: 6 * edge + 5 * gap, height: edge, nodes };
}

function actionFace(
  corners: readonly Point[],
  middle: Point,
  turn: number,
  { value, shaded }: ActionFace,
  size: number,
  look: Look,
): readonly Node[] {
  const outline = closed(corners);
  if (!shaded)
    return [
      { type: 'path', d: outline, fill: look.paper },
      numeral(String(value), middle, turn, size, look.ink),
    ];
  // With little ink the shade is hatching, and the number stands out from it by a halo.
  if (look.name === 'low-ink')
    return [
      { type: 'group', clip: outline, children: [hatching(corners, look)] },
      numeral(String(value), middle, turn, size, look.ink, { colour: look.paper, width: size * 0.34 }),
    ];
  return [
    { type: 'path', d: outline, fill: look.ink },
    numeral(String(value), middle, turn, size, look.paper),
  ];
}

function numeral(
  text: string,
  [x, y]: Point,
  turn: number,
  size: number,
  fill: Look['ink'],
  halo?: { readonly colour: Look['ink']; readonly width: number },
): Node {
  return {
    type: 'group',
    transform: { x, y, scale: 1, turn },
    children: [
      {
        ...{
          type: 'text',
          x: 0,
          y: (fontMetrics('label-bold').capHeight * size) / 2,
          text,
          font: 'label-bold',
        },
        ...{ size, anchor: 'middle', fill },
        ...(halo && { halo }),
      },
    ],
  };
}

function hatching(corners: readonly Point[], look: Look): Node {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const d: Segment[] = [];
  for (let at = left; at < right + (low - top); at += 1.1)
    d.push(['M', at, top], ['L', at - (low - top), low]);
  return { type: 'path', d, stroke: { colour: look.ink, width: 0.25 } };
}

function netDrawing(net: FoldNet, faces: readonly Node[], look: Look): Drawing {
  const { folds, cuts } = foldLines(net);
  return {
    width: net.width,
    height: net.height,
    nodes: [
      ...faces,
      { type: 'path', d: folds, stroke: { colour: look.soft, width: 0.18, dash: [1.2, 0.8] } },
      { type: 'path', d: cuts, stroke: { colour: look.ink, width: 0.25, join: 'round', cap: 'round' } },
    ],
  };
}

const closed = (corners: readonly Point[]): Path => [
  ...corners.map(([x, y], index): Segment => [index === 0 ? 'M' : 'L', x, y]),
  ['Z'],
];
