import {
  decodePDFRawStream,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStreamWriter,
} from '@cantoo/pdf-lib';
import { compactContent } from './compactContent.ts';
import type { Font } from './compactText.ts';
import { fontOfDict } from './fontWidths.ts';

/** Points to a unit of a drawn glyph: a thousandth of the largest letters that have an outline. */
const GLYPH_UNIT = 0.03;

/** So many objects are packed together. More of them would save little, and readers unpack all for the sake of one. */
const OBJECTS_TOGETHER = 400;

/** Writes what the pages of a printed document show more briefly, without a change to the eye: see `compactContent`. */
export function compactPages(document: PDFDocument): void {
  const { context } = document;
  const fonts = new Map<PDFDict, Font | undefined>();
  const known = (font: PDFDict): Font | undefined => {
    if (!fonts.has(font)) fonts.set(font, fontOfDict(font));
    return fonts.get(font);
  };
  for (const page of document.getPages()) {
    const named = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
    rewrite(document, page.node.get(PDFName.of('Contents')), (content) =>
      compactContent(content, (name) => {
        const font = named?.lookupMaybe(PDFName.of(name), PDFDict);
        return font && known(font);
      }),
    );
  }
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    const glyphs = object.lookupMaybe(PDFName.of('CharProcs'), PDFDict);
    for (const [, glyph] of glyphs?.entries() ?? [])
      rewrite(document, glyph, (content) => compactContent(content, () => undefined, GLYPH_UNIT));
  }
}

/** Puts another stream in the place of one, if it is the shorter. */
function rewrite(document: PDFDocument, ref: unknown, change: (content: string) => string): void {
  const { context } = document;
  const stream = ref instanceof PDFRef ? context.lookup(ref) : undefined;
  if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) return;
  const content = Array.from(decodePDFRawStream(stream).decode(), (byte) => String.fromCharCode(byte)).join(
    '',
  );
  const changed = context.flateStream(Uint8Array.from(change(content), (sign) => sign.charCodeAt(0)));
  if (changed.contents.length < stream.contents.length) context.assign(ref, changed);
}

/** The file of a document, its small objects packed closely. */
export async function saveCompact(document: PDFDocument): Promise<Uint8Array> {
  await document.flush();
  return PDFStreamWriter.forContext(document.context, Infinity, true, OBJECTS_TOGETHER).serializeToBuffer();
}
