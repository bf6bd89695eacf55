import { bounds, type Box } from '#lib/scene/bounds.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { GroupNode, Node, Path, PathNode, Scene, TextNode, UseNode } from '#lib/scene/scene.ts';
import { turning } from '#lib/scene/similarity.ts';
import { type Face, textWidth } from '#lib/scene/textMetrics.ts';
import { type Frame, inFrame, within } from './frame.ts';
import { GraphicsState } from './graphicsState.ts';
import { fraction, whole } from './numbers.ts';
import { runsOf } from './pdfText.ts';

/** What a content stream asks of the document; each answer is the name of a resource, except `encode`'s hex digits. */
export interface Resources {
  font(face: Face): string;
  encode(face: Face, text: string): string;
  symbol(name: string): string;
  opacity(value: number): string;
  /** A drawing that is composed by itself before its opacity applies; the box is in the stream's own units. */
  transparentGroup(content: string, box: Box): string;
}

/** Units of a symbol's stream to one unit of its drawing: symbols are small and drawn enlarged. */
export const SYMBOL_UNITS = 1000;

/**
 * PDF operators for nodes, y still down, in the units of `frame`. Groups are worked into the coordinates, which are
 * then whole numbers: that takes a quarter off a board's file. Operators are written as text, since an object for
 * each would cost more than the drawing.
 */
export function contentStream(
  nodes: readonly Node[],
  frame: Frame,
  symbols: Scene['symbols'],
  resources: Resources,
): string {
  const lines: string[] = [];
  const state = new GraphicsState((operator) => void lines.push(operator));
  const write = (operator: string) => void lines.push(operator);

  const draw = (node: Node, at: Frame): void => {
    if (node.type === 'path') drawPath(node, at);
    else if (node.type === 'text') drawText(node, at);
    else if (node.type === 'use') drawUse(node, at);
    else drawGroup(node, at);
  };

  const drawPath = (node: PathNode, at: Frame): void => {
    const { fill, stroke, opacity = 1 } = node;
    if (!fill && !stroke) return;
    if (opacity !== 1) return drawTransparent([{ ...node, opacity: 1 }], opacity, at);
    if (fill) state.fill(fill);
    if (stroke) state.stroke(stroke, at.scale);
    const paint = fill && stroke ? 'B' : fill ? 'f' : 'S';
    write(`${pathOperators(node.d, at)} ${paint}${fill && node.fillRule === 'evenodd' ? '*' : ''}`);
  };

  const drawGroup = (group: GroupNode, at: Frame): void => {
    const { opacity = 1, transform, clip } = group;
    if (opacity !== 1) return drawTransparent([{ ...group, opacity: 1 }], opacity, at);
    const turn = transform?.turn ?? 0;
    const moved = transform ? within(at, transform) : at;
    // Coordinates can be worked into the numbers, a turn of letters cannot.
    const inner = turn === 0 ? moved : { x: 0, y: 0, scale: moved.scale };
    const kept = turn !== 0 || clip !== undefined;
    if (kept) state.save();
    if (turn !== 0) {
      const [cos, sin] = turning(turn).map(fraction);
      write(`${cos} ${sin} ${fraction(-turning(turn)[1])} ${cos} ${pair([moved.x, moved.y])} cm`);
    }
    if (clip) write(`${pathOperators(clip, inner)} W n`);
    for (const child of group.children) draw(child, inner);
    if (kept) state.restore();
  };

  const drawTransparent = (children: readonly Node[], opacity: number, at: Frame): void => {
    const box = bounds(children, symbols);
    if (!box) return;
    const [x, y] = inFrame(at, box.x, box.y);
    const scaled = { x, y, width: box.width * at.scale, height: box.height * at.scale };
    const form = resources.transparentGroup(contentStream(children, at, symbols, resources), scaled);
    write(`q /${resources.opacity(opacity)} gs /${form} Do Q`);
  };

  const drawUse = (node: UseNode, at: Frame): void => {
    const scale = fraction((node.scale * at.scale) / SYMBOL_UNITS);
    write(
      `q ${scale} 0 0 ${scale} ${pair(inFrame(at, node.x, node.y))} cm /${resources.symbol(node.symbol)} Do Q`,
    );
  };

  const drawText = (node: TextNode, at: Frame): void => {
    const runs = runsOf(node.text, node.font);
    const width = runs.reduce((sum, run) => sum + textWidth(run.text, node.font, node.size), 0);
    const shift = { start: 0, middle: width / 2, end: width }[node.anchor ?? 'start'];
    const start = pair(inFrame(at, node.x - shift, node.y));
    const show = (mode: number) => {
      write(`BT ${mode} Tr 1 0 0 -1 ${start} Tm`);
      for (const run of runs) {
        state.font(resources.font(run.face), node.size * at.scale);
        write(`<${resources.encode(run.face, run.text)}> Tj`);
      }
      write('ET');
    };
    if (node.halo) {
      // The letters are in the file twice; only the second time are they text to whoever reads or copies it.
      state.stroke({ ...node.halo, join: 'round' }, at.scale);
      write('/Artifact BMC');
      show(1);
      write('EMC');
    }
    state.fill(node.fill);
    show(0);
  };

  for (const node of nodes) draw(node, frame);
  return lines.join('\n');
}

function pathOperators(path: Path, frame: Frame): string {
  return path
    .map((segment) => {
      if (segment[0] === 'Z') return 'h';
      if (segment[0] !== 'C')
        return `${pair(inFrame(frame, segment[1], segment[2]))} ${segment[0] === 'M' ? 'm' : 'l'}`;
      const [, x1, y1, x2, y2, x, y] = segment;
      return `${pair(inFrame(frame, x1, y1))} ${pair(inFrame(frame, x2, y2))} ${pair(inFrame(frame, x, y))} c`;
    })
    .join(' ');
}

function pair([x, y]: Point): string {
  return `${whole(x)} ${whole(y)}`;
}
