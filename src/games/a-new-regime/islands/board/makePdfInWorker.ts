import type { PdfAnswer, PdfTask } from './boardPdfWorker.ts';

/**
 * Makes a PDF beside the page, which stays usable meanwhile. In a worker also because browsers remember for the life
 * of a page that a module could not be loaded: a lost connection would leave an import dead until the page is loaded
 * again, while each new worker asks for its file anew. Rejects with an error whose message is a sentence.
 */
export function makePdfInWorker(task: PdfTask): Promise<Uint8Array> {
  const worker = new Worker(new URL('./boardPdfWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) => {
      if ('bytes' in data) resolve(data.bytes);
      else reject(new Error(data.problem));
    });
    worker.addEventListener('error', (event) => {
      // Its own faults come as messages; what is left is that its file did not arrive.
      event.preventDefault();
      reject(new Error(NOT_LOADED));
    });
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

const NOT_LOADED =
  'The part that makes PDFs could not be loaded. Check the connection and press the button again.';
