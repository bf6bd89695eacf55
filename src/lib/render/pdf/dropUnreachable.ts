import { PDFArray, PDFDict, type PDFDocument, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** Takes out of a document what nothing in it leads to; embedding pages leaves the pages' own copies behind. */
export function dropUnreachable(document: PDFDocument): void {
  const { context } = document;
  const { Root, Info } = context.trailerInfo;
  const reached = new Set<string>();
  const waiting: (PDFObject | undefined)[] = [Root, Info];
  while (waiting.length > 0) {
    const item = waiting.pop();
    if (item instanceof PDFRef && !reached.has(item.toString())) {
      reached.add(item.toString());
      waiting.push(context.lookup(item));
    } else if (item instanceof PDFArray) waiting.push(...item.asArray());
    else if (item instanceof PDFDict) waiting.push(...item.values());
    else if (item instanceof PDFStream) waiting.push(item.dict);
  }
  for (const [ref] of context.enumerateIndirectObjects())
    if (!reached.has(ref.toString())) context.delete(ref);
}
