import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PlacedText {
  readonly text: string;
  /** Of its beginning, in millimetres from the top-left corner of the page. */
  readonly x: number;
  readonly y: number;
}

export interface Bookmark {
  readonly title: string;
  /** 0 for chapters, 1 for what is in them. */
  readonly depth: number;
  /** From 1. */
  readonly page: number;
}

export interface ReadBook {
  readonly pages: readonly {
    /** Millimetres. */
    readonly width: number;
    readonly height: number;
    readonly texts: readonly PlacedText[];
    /** All of it, with the spaces that a reader of PDFs finds in it: what can be searched for. */
    readonly text: string;
  }[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly bookmarks: readonly Bookmark[];
  readonly tagged: boolean;
}

interface OutlineNode {
  readonly title: string;
  readonly dest: string | readonly unknown[] | null;
  readonly items: readonly OutlineNode[];
}

/** Reads text, bookmarks and sizes of a long PDF, with a parser that shares no code with the writer. */
export async function readBook(bytes: Uint8Array): Promise<ReadBook> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const mm = (points: number) => (points / 72) * 25.4;
  const pages = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    pages.push({
      width: mm(right - left),
      height: mm(top - bottom),
      text: (items as readonly { str?: string; hasEOL?: boolean }[])
        .map(({ str = '', hasEOL = false }) => str + (hasEOL ? ' ' : ''))
        .join('')
        .replace(/\s+/g, ' '),
      texts: (items as readonly { str?: string; transform?: readonly number[] }[])
        .filter(({ str }) => str?.trim())
        .map(({ str = '', transform = [] }) => ({
          text: str,
          x: mm((transform[4] ?? NaN) - left),
          y: mm(top - (transform[5] ?? NaN)),
        })),
    });
  }
  const bookmarks: Bookmark[] = [];
  const walk = async (nodes: readonly OutlineNode[], depth: number): Promise<void> => {
    for (const { title, dest, items } of nodes) {
      const target = typeof dest === 'string' ? await document.getDestination(dest) : dest;
      const ref = target?.[0] as Parameters<typeof document.getPageIndex>[0];
      bookmarks.push({ title, depth, page: (await document.getPageIndex(ref)) + 1 });
      await walk(items, depth + 1);
    }
  };
  await walk(((await document.getOutline()) ?? []) as readonly OutlineNode[], 0);
  const { info } = await document.getMetadata();
  const marks = (await document.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
  await task.destroy();
  return { pages, bookmarks, info: info as Record<string, unknown>, tagged: marks?.get('Marked') === true };
}
