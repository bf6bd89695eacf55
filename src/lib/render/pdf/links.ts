import { type PDFDocument, PDFHexString, type PDFPage } from '@cantoo/pdf-lib';
import type { Scene } from '#lib/scene/scene.ts';

/** The links of a scene as annotations without a border, so that the print is the same. `points` turns millimetres into points. */
export function addLinks(
  document: PDFDocument,
  page: PDFPage,
  { links = [], height }: Scene,
  points: (mm: number) => number,
): void {
  const { context } = document;
  for (const { x, y, width, height: high, address } of links) {
    const annotation = context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [points(x), points(height - y - high), points(x + width), points(height - y)],
      Border: [0, 0, 0],
      Contents: PDFHexString.fromText(address),
      A: { Type: 'Action', S: 'URI', URI: asciiString(new URL(address).href) },
    });
    page.node.addAnnot(context.register(annotation));
  }
}

/** In hexadecimal, since an address may hold the brackets and backslashes that end or bend a plain string. */
function asciiString(text: string): PDFHexString {
  return PDFHexString.of(
    Array.from(text, (sign) => sign.charCodeAt(0).toString(16).padStart(2, '0')).join(''),
  );
}
