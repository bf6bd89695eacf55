import type { Scene } from '#lib/scene/scene.ts';
import { makeBoardPdf, type BoardPdfOptions } from '../../board/boardPdf.ts';
import { boardSheets } from '../../board/sheet.ts';
import type { PrintedBoard } from '../../board/sheetContent.ts';

/** What the page sends: a board, or sheets that are drawn already. */
export type PdfTask = { readonly options: BoardPdfOptions } & (
  { readonly printed: PrintedBoard } | { readonly sheets: readonly Scene[] }
);

/** What comes back: the file, or why there is none. */
export type PdfAnswer = { readonly bytes: Uint8Array } | { readonly problem: string };

/** Runs in a worker of its own: takes one task, answers once. */
addEventListener('message', ({ data }: MessageEvent<PdfTask>) => {
  makePdf(data).then(
    (bytes) => answer({ bytes }),
    (error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }),
  );
});

/** Rejects with an error whose message is a sentence. */
async function makePdf(task: PdfTask): Promise<Uint8Array> {
  if ('sheets' in task) return makeBoardPdf(task.sheets, task.options);
  const sheets = boardSheets(task.printed);
  if (!sheets.ok) throw new Error(sheets.error.message);
  return makeBoardPdf(sheets.value.pages, task.options);
}

const answer = (message: PdfAnswer): void => postMessage(message);
