import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { setDocumentId, pageContents } from './documentId.ts';
import { type PdfMetadata, setMetadata } from './metadata.ts';
import { addOutline, type OutlineEntry } from './outline.ts';

/** How a browser ends an address inside its own document, in the PDF: by name. */
const nameOf = (id: string): PDFName => PDFName.of(id);

/**
 * The page of each place that a link inside the document leads to, counted from 1, by the id that the place had in
 * the web page. Reads PDFs as Chromium prints them.
 */
export async function linkedPages(bytes: Uint8Array): Promise<ReadonlyMap<string, number>> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const numbers = new Map(document.getPages().map((page, index) => [page.ref.toString(), index + 1]));
  const found = new Map<string, number>();
  for (const [name, destination] of destinationsOf(document).entries()) {
    const array = document.context.lookup(destination, PDFArray);
    const number = numbers.get(array.get(0).toString());
    if (number !== undefined) found.set(name.decodeText(), number);
  }
  return found;
}

function destinationsOf(document: PDFDocument): PDFDict {
  return document.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict) ?? document.context.obj({});
}

/**
 * A printed PDF with bookmarks and metadata of its own instead of the browser's, and without the moment of printing.
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
    const destination = destinations.get(nameOf(id));
    if (!destination) throw new Error(`No link of the document leads to "${id}", and so no bookmark can.`);
    return destination;
  });
  setMetadata(document, metadata);
  setDocumentId(document, [metadata.title, ...pageContents(document)]);
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}
