import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import { loadPrintFonts } from '#lib/scene/fontFiles.ts';
import { saveFile } from '#ui/saveFile.ts';
import { makeBoardFile, type BoardFile } from '../../board/boardFile.ts';
import { openedFileName } from '../../board/openedFileName.ts';
import { makeStatesCsv } from '../../board/statesCsv.ts';
import { boardSheets, type BoardSheetsInput } from '../../board/sheet.ts';
import { fetchBytes } from '../board/boardFile.ts';
import { makePdfInWorker } from '../board/makePdfInWorker.ts';

/** What a board of a map saves as here; the studio knows more. */
export const MAP_FORMATS = ['pdf', 'svg', 'json', 'csv'] as const;
export type MapFormat = (typeof MAP_FORMATS)[number];

export interface MapFileInput {
  readonly sheets: BoardSheetsInput;
  readonly file: BoardFile;
  readonly base: string;
}

/** Makes a file of a board of a map and hands it to the browser. Rejects with an error whose message is a sentence. */
export async function downloadMapBoard(
  format: MapFormat,
  { file, sheets, base }: MapFileInput,
): Promise<void> {
  const { settings, date } = sheets;
  const name = openedFileName(file, format);
  if (format === 'json') return saveFile(name, makeBoardFile(file), 'application/json');
  if (format === 'csv') return saveFile(name, makeStatesCsv(sheets.board), 'text/csv');
  const drawn = boardSheets(sheets);
  if (!drawn.ok) throw new Error(drawn.error.message);
  const { pages } = drawn.value;
  if (format === 'svg') return saveFile(name, drawSvg(pages[0]!, { size: 'mm' }), 'image/svg+xml');
  const fonts = await loadPrintFonts((path) => fetchBytes(base + path));
  const options = { settings, fonts, creationDate: new Date(`${date}T00:00:00Z`) };
  saveFile(name, await makePdfInWorker({ sheets: pages, options }), 'application/pdf');
}
