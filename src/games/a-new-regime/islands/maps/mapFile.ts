import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import { loadPrintFonts } from '#lib/scene/fontFiles.ts';
import { slug } from '#lib/share/fileName.ts';
import { saveFile } from '#ui/saveFile.ts';
import { boardSheets, type BoardSheetsInput } from '../../board/sheet.ts';
import { fetchBytes } from '../board/boardFile.ts';
import { makePdfInWorker } from '../board/makePdfInWorker.ts';

export interface MapFileInput {
  readonly sheets: BoardSheetsInput;
  /** What the file is named after. */
  readonly title: string;
  readonly base: string;
}

/** Makes a file of a board of a map and hands it to the browser. Rejects with an error whose message is a sentence. */
export async function downloadMapBoard(
  format: 'pdf' | 'svg',
  { sheets, title, base }: MapFileInput,
): Promise<void> {
  const { settings, date } = sheets;
  const name = `a-new-regime-${settings.regimes}-regimes-${slug(title)}-${slug(settings.seed)}.${format}`;
  const drawn = boardSheets(sheets);
  if (!drawn.ok) throw new Error(drawn.error.message);
  const { pages } = drawn.value;
  if (format === 'svg') return saveFile(name, drawSvg(pages[0]!, { size: 'mm' }), 'image/svg+xml');
  const fonts = await loadPrintFonts((path) => fetchBytes(base + path));
  const options = { settings, fonts, creationDate: new Date(`${date}T00:00:00Z`) };
  saveFile(name, await makePdfInWorker({ sheets: pages, options }), 'application/pdf');
}
