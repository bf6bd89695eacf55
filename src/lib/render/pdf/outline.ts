import { type PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib';

/** A bookmark. `Target`: what it leads to, as the caller tells it. */
export interface OutlineEntry<Target> {
  readonly title: string;
  readonly target: Target;
  readonly children?: readonly OutlineEntry<Target>[];
}

/** Gives the document bookmarks in the order given; viewers show them beside it, those of the first level open. */
export function addOutline<Target>(
  document: PDFDocument,
  entries: readonly OutlineEntry<Target>[],
  destination: (target: Target) => Parameters<PDFDict['set']>[1],
): void {
  const { context } = document;
  const root = context.nextRef();
  const add = (siblings: readonly OutlineEntry<Target>[], parent: PDFRef): readonly PDFRef[] => {
    const refs = siblings.map(() => context.nextRef());
    siblings.forEach(({ title, target, children = [] }, index) => {
      const item = context.obj({ Parent: parent });
      item.set(PDFName.of('Title'), PDFHexString.fromText(title));
      item.set(PDFName.of('Dest'), destination(target));
      const [previous, next] = [refs[index - 1], refs[index + 1]];
      if (previous) item.set(PDFName.of('Prev'), previous);
      if (next) item.set(PDFName.of('Next'), next);
      const inner = add(children, refs[index]!);
      if (inner.length > 0) {
        item.set(PDFName.of('First'), inner[0]!);
        item.set(PDFName.of('Last'), inner.at(-1)!);
        // Negative: there are so many below it, folded.
        item.set(PDFName.of('Count'), context.obj(-inner.length));
      }
      context.assign(refs[index]!, item);
    });
    return refs;
  };
  const refs = add(entries, root);
  context.assign(
    root,
    context.obj({ Type: 'Outlines', First: refs[0]!, Last: refs.at(-1)!, Count: refs.length }),
  );
  document.catalog.set(PDFName.of('Outlines'), root);
}
