import { bounds, type Box } from '#lib/scene/bounds.ts';
import { decimal, factor } from '#lib/scene/decimal.ts';
import type { GroupNode, Node, Path, PathNode, Scene, TextNode } from '#lib/scene/scene.ts';
import { type Face, textWidth } from '#lib/scene/textMetrics.ts';
import { GraphicsState } from './graphicsState.ts';
import { runsOf } from './pdfText.ts';

/** What a content stream asks of the document; each answer is the name of a resource, except `encode`'s hex digits. */
export interface Resources {
  font(face: Face): string;
  encode(face: Face, text: string): string;
  symbol(name: string): string;
  opacity(value: number): string;
  /** A drawing that is composed by itself before its opacity applies. */
  transparentGroup(content: string, box: Box): string;
}

/**
 * PDF operators for a scene's nodes, in the scene's own millimetres with y down (the page sets the matrix).
 * Operators are written as text, one a line: thousands of operator objects would cost more than the drawing.
 */
export function contentStream(nodes: readonly Node[], scene: Scene, resources: Resources): string {
  const lines: string[] = [];
  const write = (operator: string) => void lines.push(operator);
  const state = new GraphicsState(write);

  const draw = (node: Node): void => {
    if (node.type === 'path') drawPath(node);
    else if (node.type === 'text') drawText(node);
    else if (node.type === 'use') {
      write(`q ${matrix(node.x, node.y, node.scale)} /${resources.symbol(node.symbol)} Do Q`);
    } else drawGroup(node);
  };

  const drawPath = (node: PathNode): void => {
    const { fill, stroke, opacity = 1 } = node;
    if (!fill && !stroke) return;
    if (opacity !== 1 && fill && stroke) return drawTransparent([{ ...node, opacity: 1 }], opacity);
    if (opacity !== 1) {
      state.save();
      write(`/${resources.opacity(opacity)} gs`);
    }
    if (fill) state.fill(fill);
    if (stroke) state.stroke(stroke);
    const paint = fill && stroke ? 'B' : fill ? 'f' : 'S';
    write(`${pathOperators(node.d)} ${paint}${fill && node.fillRule === 'evenodd' ? '*' : ''}`);
    if (opacity !== 1) state.restore();
  };

  const drawGroup = (group: GroupNode): void => {
    const { opacity = 1, transform, clip } = group;
    if (opacity !== 1) return drawTransparent([{ ...group, opacity: 1 }], opacity);
    const own = transform !== undefined || clip !== undefined;
    if (own) state.save();
    if (transform) write(`${matrix(transform.x, transform.y, transform.scale)}`);
    if (clip) write(`${pathOperators(clip)} W n`);
    group.children.forEach(draw);
    if (own) state.restore();
  };

  const drawTransparent = (children: readonly Node[], opacity: number): void => {
    const box = bounds(children, scene.symbols);
    if (!box) return;
    const form = resources.transparentGroup(contentStream(children, scene, resources), box);
    write(`q /${resources.opacity(opacity)} gs /${form} Do Q`);
  };

  const drawText = (node: TextNode): void => {
    const runs = runsOf(node.text, node.font);
    const width = runs.reduce((sum, run) => sum + textWidth(run.text, node.font, node.size), 0);
    const x = node.x - { start: 0, middle: width / 2, end: width }[node.anchor ?? 'start'];
    const show = (mode: number) => {
      write(`BT ${mode} Tr 1 0 0 -1 ${decimal(x)} ${decimal(node.y)} Tm`);
      for (const run of runs) {
        state.font(resources.font(run.face), node.size);
        write(`<${resources.encode(run.face, run.text)}> Tj`);
      }
      write('ET');
    };
    if (node.halo) {
      // The letters are in the file twice; only the second time are they text to whoever reads or copies it.
      state.stroke({ ...node.halo, join: 'round' });
      write('/Artifact BMC');
      show(1);
      write('EMC');
    }
    state.fill(node.fill);
    show(0);
  };

  nodes.forEach(draw);
  return lines.join('\n');
}

function pathOperators(path: Path): string {
  return path
    .map(([command, ...numbers]) =>
      command === 'Z' ? 'h' : `${numbers.map(decimal).join(' ')} ${command.toLowerCase()}`,
    )
    .join(' ');
}

function matrix(x: number, y: number, scale: number): string {
  return `${factor(scale)} 0 0 ${factor(scale)} ${decimal(x)} ${decimal(y)} cm`;
}
