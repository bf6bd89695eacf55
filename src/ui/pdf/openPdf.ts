/** A PDF that is open to be looked at. */
export interface OpenPdf {
  readonly pages: number;
  /** Paints a page as wide as the canvas is shown, as sharp as the screen is. */
  readonly paint: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
  /** A page's height to its width. */
  readonly shape: (page: number) => Promise<number>;
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
    shape: async (number) => {
      const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
      return height / width;
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
