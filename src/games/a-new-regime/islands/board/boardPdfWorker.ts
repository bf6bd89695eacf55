import type { Scene } from '#lib/scene/scene.ts';
import { makeBoardPdf, type BoardPdfOptions } from '../../board/boardPdf.ts';

/** What the page sends. */
export interface PdfTask {
  readonly sheets: readonly Scene[];
  readonly options: BoardPdfOptions;
}

/** What comes back: the file, or why there is none. */
export type PdfAnswer = { readonly bytes: Uint8Array } | { readonly problem: string };

/** Runs in a worker of its own: takes one task, answers once. */
addEventListener('message', ({ data }: MessageEvent<PdfTask>) => {
  makeBoardPdf(data.sheets, data.options).then(
    (bytes) => answer({ bytes }),
    (error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }),
  );
});

const answer = (message: PdfAnswer): void => postMessage(message);
