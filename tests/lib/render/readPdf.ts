import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPage {
  /** Millimetres, rounded to 0.01. */
  readonly width: number;
  readonly height: number;
  /** Text in the order of the file, artifacts left out. */
  readonly texts: readonly string[];
  /** The same texts with the places where they begin, in millimetres from the top-left corner, rounded to 0.001. */
  readonly placed: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  /** Places that lead somewhere when clicked, in millimetres from the top-left corner, rounded to 0.01. */
  readonly links: readonly { readonly address: string; readonly box: readonly number[] }[];
  /** Fill and stroke colours that the page sets, as #rrggbb, each once. */
  readonly colours: ReadonlySet<string>;
}

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly viewerPreferences: Readonly<Record<string, unknown>>;
  readonly outline: readonly string[];
}

/** Reads a PDF with a parser that shares no code with the writer. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [left, bottom, right, top] = page.view as [number, number, number, number];
    const content = await page.getTextContent({ includeMarkedContent: true });
    const mm = (points: number) => Math.round((points / 72) * 2540) / 100;
    const thousandths = (points: number) => Math.round((points / 72) * 25400) / 1000;
    const lines = linesOf(content.items as readonly Item[]);
    pages.push({
      width: mm(right - left),
      height: mm(top - bottom),
      texts: lines.map(({ str }) => str ?? ''),
      placed: lines.map(({ str = '', transform = [] }) => ({
        text: str,
        x: thousandths((transform[4] ?? NaN) - left),
        y: thousandths(top - (transform[5] ?? NaN)),
      })),
      links: ((await page.getAnnotations()) as readonly Annotation[]).map(
        ({ unsafeUrl = '', rect: [x1, y1, x2, y2] }) => ({
          address: unsafeUrl,
          box: [x1 - left, top - y2, x2 - left, top - y1].map(mm),
        }),
      ),
      colours: await coloursOf(page),
    });
  }
  const { info } = await document.getMetadata();
  const outline = ((await document.getOutline()) ?? []).map((entry: { title: string }) => entry.title);
  const preferences = (await document.getViewerPreferences()) as ReadonlyMap<string, unknown> | null;
  await task.destroy();
  return {
    pages,
    info: info as Record<string, unknown>,
    viewerPreferences: Object.fromEntries(preferences ?? []),
    outline,
  };
}

interface Annotation {
  readonly unsafeUrl?: string;
  readonly rect: readonly [number, number, number, number];
}

interface Item {
  readonly type?: string;
  readonly tag?: string;
  readonly str?: string;
  readonly transform?: readonly number[];
}

function linesOf(items: readonly Item[]): readonly Item[] {
  const lines: Item[] = [];
  const open: boolean[] = [];
  for (const item of items)
    if (item.type?.startsWith('beginMarkedContent')) open.push(item.tag === 'Artifact');
    else if (item.type === 'endMarkedContent') open.pop();
    else if (!open.includes(true) && item.str?.trim()) lines.push(item);
  return lines;
}

async function coloursOf(
  page: Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>,
) {
  const { fnArray, argsArray } = await page.getOperatorList();
  const setters: readonly number[] = [
    OPS.setFillRGBColor,
    OPS.setStrokeRGBColor,
    OPS.setFillGray,
    OPS.setStrokeGray,
  ];
  return new Set(
    fnArray.flatMap((operation: number, index: number) =>
      setters.includes(operation) ? [String(argsArray[index]?.[0])] : [],
    ),
  );
}
