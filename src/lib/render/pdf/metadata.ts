import type { PDFDocument } from '@cantoo/pdf-lib';

export interface PdfMetadata {
  readonly title: string;
  readonly author?: string;
  readonly subject?: string;
  readonly keywords?: readonly string[];
  /** BCP 47; English if absent. */
  readonly language?: string;
  /** Given by the caller, so that the same drawing is the same file, byte for byte. */
  readonly creationDate: Date;
}

export function setMetadata(document: PDFDocument, metadata: PdfMetadata): void {
  document.setTitle(metadata.title);
  if (metadata.author !== undefined) document.setAuthor(metadata.author);
  if (metadata.subject !== undefined) document.setSubject(metadata.subject);
  if (metadata.keywords !== undefined) document.setKeywords([...metadata.keywords]);
  document.setCreator('Realmwright');
  document.setProducer('Realmwright with pdf-lib');
  document.setCreationDate(metadata.creationDate);
  document.setModificationDate(metadata.creationDate);
  document.setLanguage(metadata.language ?? 'en');
}
