import { PDFDocument, PrintScaling } from '@cantoo/pdf-lib';
import { saveCompact } from './compact/compactPdf.ts';
import { setDocumentId, pageContents } from './documentId.ts';
import { dropUnreachable } from './dropUnreachable.ts';
import { type PdfMetadata, setMetadata } from './metadata.ts';

/** Where pages of a finished document go on larger sheets: what a plan of src/lib/print says. Millimetres. */
export interface Imposition {
  readonly sheet: { readonly width: number; readonly height: number };
  /** One page of the new document each. */
  readonly sides: readonly {
    readonly placements: readonly {
      /** From 1. */
      readonly page: number;
      /** Top-left corner, y down. */
      readonly x: number;
      readonly y: number;
      readonly scale: number;
    }[];
  }[];
}

/** Points in a millimetre. */
const POINTS = 72 / 25.4;

/**
 * A new document with the pages of a finished one placed as told. Links and bookmarks stay behind: this is for paper.
 * The same input gives the same bytes. Throws if a page is named that the document lacks.
 */
export async function imposePdf(
  bytes: Uint8Array,
  { sheet, sides }: Imposition,
  metadata: PdfMetadata,
): Promise<Uint8Array> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const document = await PDFDocument.create({ updateMetadata: false });
  const embedded = await document.embedPages(source.getPages());
  for (const { placements } of sides) {
    const page = document.addPage([sheet.width * POINTS, sheet.height * POINTS]);
    for (const { page: number, x, y, scale } of placements) {
      const form = embedded[number - 1];
      if (!form) throw new RangeError(`The document has ${embedded.length} pages, and so no page ${number}.`);
      page.drawPage(form, {
        x: x * POINTS,
        y: (sheet.height - y) * POINTS - form.height * scale,
        xScale: scale,
        yScale: scale,
      });
    }
  }
  await document.flush();
  dropUnreachable(document);
  setMetadata(document, metadata);
  const preferences = document.catalog.getOrCreateViewerPreferences();
  preferences.setPrintScaling(PrintScaling.None);
  preferences.setDisplayDocTitle(true);
  setDocumentId(document, [metadata.title, JSON.stringify(sides), ...pageContents(source)]);
  return saveCompact(document);
}
