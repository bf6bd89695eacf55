import { type PDFDocument, PDFHexString, PDFRawStream, PDFName } from '@cantoo/pdf-lib';
import { fingerprint } from './fingerprint.ts';

/** Gives the file an identifier that depends on nothing but the texts. */
export function setDocumentId(document: PDFDocument, texts: readonly string[]): void {
  const id = PDFHexString.of(fingerprint(texts));
  document.context.trailerInfo.ID = document.context.obj([id, id]);
}

/** What the pages of a document that was read from a file show, each as an opaque text: equal if the pages are. */
export function pageContents(document: PDFDocument): readonly string[] {
  return document.getPages().map((page) => {
    const stream = page.node.lookup(PDFName.of('Contents'));
    return stream instanceof PDFRawStream
      ? Array.from(stream.contents, (byte) => String.fromCharCode(byte)).join('')
      : String(stream);
  });
}
