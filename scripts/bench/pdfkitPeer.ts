import PDFDocument from 'pdfkit';
import type { FontBytes } from '#lib/scene/fontFiles.ts';
import type { Node, Path, Scene, Stroke, TextNode } from '#lib/scene/scene.ts';
import { textWidth } from '#lib/scene/textMetrics.ts';

const POINTS = 72 / 25.4;

/** The same scene by pdfkit's ordinary means, as a peer to measure against: it has no forms, so symbols are redrawn. */
export function drawByPdfkit(scene: Scene, fonts: FontBytes): Promise<Uint8Array> {
  const size = [scene.width * POINTS, scene.height * POINTS] as const;
  const document = new PDFDocument({ size, margin: 0, compress: true });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve) =>
    document.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks))),
  );
  for (const key of ['label', 'label-bold'] as const) document.registerFont(key, fonts[key]);
  document.scale(POINTS);

  const trace = (path: Path): void => {
    for (const segment of path)
      if (segment[0] === 'Z') document.closePath();
      else if (segment[0] === 'C')
        document.bezierCurveTo(...(segment.slice(1) as [number, number, number, number, number, number]));
      else if (segment[0] === 'M') document.moveTo(segment[1], segment[2]);
      else document.lineTo(segment[1], segment[2]);
  };
  const pen = (stroke: Stroke): void => {
    document
      .lineWidth(stroke.width)
      .lineCap(stroke.cap ?? 'butt')
      .lineJoin(stroke.join ?? 'miter');
    if (stroke.dash?.length) document.dash(stroke.dash.map((length) => Math.max(length, 1e-3)));
    else document.undash();
  };
  const write = (node: TextNode): void => {
    const shift =
      { start: 0, middle: 0.5, end: 1 }[node.anchor ?? 'start'] * textWidth(node.text, node.font, node.size);
    const at = { lineBreak: false, baseline: 'alphabetic' };
    document.font(node.font).fontSize(node.size);
    if (node.halo) {
      pen({ ...node.halo, join: 'round' });
      document
        .strokeColor(node.halo.colour)
        .text(node.text, node.x - shift, node.y, { ...at, stroke: true, fill: false });
    }
    document.fillColor(node.fill).text(node.text, node.x - shift, node.y, at);
  };
  const draw = (node: Node): void => {
    if ('opacity' in node && node.opacity !== undefined) {
      document.save().opacity(node.opacity);
      paint(node);
      document.restore();
    } else paint(node);
  };
  const paint = (node: Node): void => {
    if (node.type === 'text') return write(node);
    if (node.type === 'path') {
      trace(node.d);
      const rule = node.fillRule === 'evenodd' ? 'even-odd' : undefined;
      if (node.stroke) pen(node.stroke);
      if (node.fill && node.stroke) document.fillAndStroke(node.fill, node.stroke.colour, rule);
      else if (node.fill) document.fill(node.fill, rule);
      else if (node.stroke) document.stroke(node.stroke.colour);
      return;
    }
    document.save();
    const move = node.type === 'use' ? node : (node.transform ?? { x: 0, y: 0, scale: 1 });
    document.translate(move.x, move.y);
    if ('turn' in move && move.turn) document.rotate(move.turn);
    document.scale(move.scale);
    if (node.type === 'group' && node.clip) {
      trace(node.clip);
      document.clip();
    }
    (node.type === 'use' ? (scene.symbols[node.symbol] ?? []) : node.children).forEach(draw);
    document.restore();
  };
  scene.children.forEach(draw);
  document.end();
  return done;
}
