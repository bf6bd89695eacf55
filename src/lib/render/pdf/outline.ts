import { type PDFDocument, PDFHexString, PDFName, type PDFPage } from '@cantoo/pdf-lib';

/** Gives the document bookmarks, one a page, in page order; viewers show them beside it. */
export function addOutline(
  document: PDFDocument,
  entries: readonly { readonly title: string; readonly page: PDFPage }[],
): void {
  const { context } = document;
  const root = context.nextRef();
  const refs = entries.map(() => context.nextRef());
  entries.forEach(({ title, page }, index) => {
    const item = context.obj({ Parent: root, Dest: [page.ref, 'Fit'] });
    item.set(PDFName.of('Title'), PDFHexString.fromText(title));
    const [previous, next] = [refs[index - 1], refs[index + 1]];
    if (previous) item.set(PDFName.of('Prev'), previous);
    if (next) item.set(PDFName.of('Next'), next);
    context.assign(refs[index]!, item);
  });
  context.assign(
    root,
    context.obj({ Type: 'Outlines', First: refs[0]!, Last: refs.at(-1)!, Count: refs.length }),
  );
  document.catalog.set(PDFName.of('Outlines'), root);
}
