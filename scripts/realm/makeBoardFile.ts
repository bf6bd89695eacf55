import { readFile } from 'node:fs/promises';
import { makeBoardJson, printBoardJson } from '#games/a-new-regime/board/boardJson.ts';
import type { DownloadFormat } from '#games/a-new-regime/board/boardFileName.ts';
import { boardSheets, type BoardSheetsInput } from '#games/a-new-regime/board/sheet.ts';
import { makeStatesCsv } from '#games/a-new-regime/board/statesCsv.ts';
import type { Board } from '#lib/board/board.ts';
import type { LabelReport } from '#lib/board/draw/drawBoard.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import { loadPrintFonts } from '#lib/scene/fontFiles.ts';
import { undrawableCharacters } from '#lib/scene/undrawable.ts';

export interface BoardFile {
  readonly content: string | Uint8Array;
  readonly board: Board;
  readonly labels: LabelReport;
  /** Characters of the seed that the printed file shows as boxes, for want of a font. */
  readonly undrawable: readonly string[];
}

/** The bytes of a board's file in a format: by the same functions that the page uses, so the files are the same. */
export async function makeBoardFile(
  input: BoardSheetsInput & { readonly format: DownloadFormat; readonly date: string },
): Promise<Result<BoardFile>> {
  const { board, settings, format } = input;
  const sheets = boardSheets(input);
  if (!sheets.ok) return sheets;
  const { pages, labels } = sheets.value;
  const made = (content: string | Uint8Array, undrawable: readonly string[] = []) =>
    ok({ content, board, labels, undrawable });
  if (format === 'json') return made(printBoardJson(makeBoardJson(board, settings)));
  if (format === 'csv') return made(makeStatesCsv(board));
  if (format === 'svg') return made(drawSvg(pages[0]!, { size: 'mm' }));
  // Loaded only now: JSON and SVG come out faster without it.
  const { makeBoardPdf } = await import('#games/a-new-regime/board/boardPdf.ts');
  const fonts = await loadPrintFonts((path) => readFile(new URL(`../../public/${path}`, import.meta.url)));
  const creationDate = new Date(`${input.date}T00:00:00Z`);
  return made(await makeBoardPdf(pages, { settings, fonts, creationDate }), undrawableCharacters(pages));
}
