/** A PDF that is open to be looked at. */
export interface OpenPdf {
  readonly pages: number;
  /** Paints a page as wide as the canvas is shown, as sharp as the screen is. */
  readonly paint: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
  /** A page as a PNG so many pixels wide; not for two pages at once. */
  readonly picture: (page: number, pixels: number) => Promise<Uint8Array>;
  readonly close: () => void;
}

/** Past this many pixels a side browsers paint black. */
const MOST_PIXELS = 4096;

/** Opens the very bytes that are to be saved. Loads the reader, which is large, when it is first asked for. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const { getDocument, PDFWorker } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const port = new Worker(new URL('./readerWorker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port: port });
  // The reader takes the bytes away from whoever hands them over.
  const task = getDocument({ data: bytes.slice(), worker });
  const document = await task.promise;
  let painting: { readonly cancel: () => void; readonly promise: Promise<void> } | undefined;
  return {
    pages: document.numPages,
    picture: async (number, pixels) => {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: pixels / page.getViewport({ scale: 1 }).width });
      const canvas = window.document.createElement('canvas');
      canvas.width = pixels;
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport, background: '#ffffff' }).promise;
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      if (!blob) throw new Error('This browser could not make a picture of that size.');
      return new Uint8Array(await blob.arrayBuffer());
    },
    paint: async (number, canvas, width) => {
      const page = await document.getPage(number);
      painting?.cancel();
      await painting?.promise.catch(() => undefined);
      const whole = page.getViewport({ scale: 1 });
      const wanted = (width * devicePixelRatio) / whole.width;
      const scale = Math.min(wanted, MOST_PIXELS / Math.max(whole.width, whole.height));
      const viewport = page.getViewport({ scale });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      painting = page.render({ canvas, viewport });
      await painting.promise;
    },
    close: () => {
      void task.destroy().finally(() => port.terminate());
    },
  };
}
