import { bounds, type Box } from '#lib/scene/bounds.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { GroupNode, Node, Path, PathNode, Scene, TextNode, UseNode } from '#lib/scene/scene.ts';
import { turning } from '#lib/scene/affine.ts';
import { type Face, textWidth } from '#lib/scene/textMetrics.ts';
import { type Frame, inFrame, within } from './frame.ts';
import { GraphicsState } from './graphicsState.ts';
import { fraction, whole } from './numbers.ts';
import { runsOf } from './pdfText.ts';

/** What a content stream asks of the document; each answer is the name of a resource, except `encode`'s hex digits. */
export interface Resources {
  font(face: Face): string;
  encode(face: Face, text: string): string;
  symbol(name: string): SymbolForm;
  opacity(value: number): string;
  /** A drawing that is composed by itself before its opacity applies; the box is in the stream's own units. */
  transparentGroup(content: string, box: Box): string;
}

export interface SymbolForm {
  /** The name of its resource. */
  readonly form: string;
  /** Units of its stream to one unit of its drawing. */
  readonly units: number;
}

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
    const { scale = 1, scaleY = scale, turn = 0 } = transform ?? {};
    const stretched = scaleY !== scale;
    const moved = transform ? within(at, transform) : at;
    // Coordinates can be worked into the numbers, a turn or a stretch of letters cannot.
    const bent = turn !== 0 || stretched;
    const inner = bent ? { x: 0, y: 0, scale: stretched ? at.scale : moved.scale } : moved;
    const kept = bent || clip !== undefined;
    if (kept) state.save();
    if (bent) {
      const [cos, sin] = turning(turn);
      const [across, down] = stretched ? [scale, scaleY] : [1, 1];
      const matrix = [cos * across, sin * across, -sin * down, cos * down].map(fraction).join(' ');
      write(`${matrix} ${pair([moved.x, moved.y])} cm`);
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
    const { form, units } = resources.symbol(node.symbol);
    const scale = fraction((node.scale * at.scale) / units);
    write(`q ${scale} 0 0 ${scale} ${pair(inFrame(at, node.x, node.y))} cm /${form} Do Q`);
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
