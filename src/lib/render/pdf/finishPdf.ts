import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { compactPages, saveCompact } from './compact/compactPdf.ts';
import { setDocumentId, pageContents } from './documentId.ts';
import { type PdfMetadata, setMetadata } from './metadata.ts';
import { addOutline, type OutlineEntry } from './outline.ts';

/** What a printed document says of its pages. */
export interface PrintedPages {
  readonly count: number;
  /** The page of each place that a link inside the document leads to, from 1, by the id that it had in the web page. */
  readonly places: ReadonlyMap<string, number>;
}

/** Reads a PDF as Chromium prints it. */
export async function linkedPages(bytes: Uint8Array): Promise<PrintedPages> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const numbers = new Map(document.getPages().map((page, index) => [page.ref.toString(), index + 1]));
  const places = new Map<string, number>();
  for (const [name, destination] of destinationsOf(document).entries()) {
    const array = document.context.lookup(destination, PDFArray);
    const number = numbers.get(array.get(0).toString());
    if (number !== undefined) places.set(name.decodeText(), number);
  }
  return { count: numbers.size, places };
}

function destinationsOf(document: PDFDocument): PDFDict {
  return document.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict) ?? document.context.obj({});
}

/**
 * A printed PDF with bookmarks and metadata of its own instead of the browser's, without the moment of printing, and
 * written much more briefly: tags and all that it shows stay.
 * A bookmark's target is the id of a place that a link of the document leads to as well; throws if there is none.
 */
export async function finishPdf(
  bytes: Uint8Array,
  {
    outline,
    metadata,
  }: { readonly outline: readonly OutlineEntry<string>[]; readonly metadata: PdfMetadata },
): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const destinations = destinationsOf(document);
  addOutline(document, outline, (id) => {
    const destination = destinations.get(PDFName.of(id));
    if (!destination) throw new Error(`No link of the document leads to "${id}", and so no bookmark can.`);
    return destination;
  });
  compactPages(document);
  setMetadata(document, metadata);
  setDocumentId(document, [metadata.title, ...pageContents(document)]);
  return saveCompact(document);
}
