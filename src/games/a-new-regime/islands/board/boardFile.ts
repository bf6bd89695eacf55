import { saveFile } from '#ui/saveFile.ts';
import { loadPrintFonts } from '#lib/scene/fontFiles.ts';
import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import { boardFileName, type DownloadFormat } from '../../board/boardFileName.ts';
import { makeBoardJson, printBoardJson } from '../../board/boardJson.ts';
import type { BoardChoice } from '../../board/boardLink.ts';
import { boardSheets } from '../../board/sheet.ts';
import { makeStatesCsv } from '../../board/statesCsv.ts';
import { makePdfInWorker } from './makePdfInWorker.ts';
import { settingsOf, type MadeBoard } from './makerState.ts';

export interface FileInput {
  readonly made: MadeBoard;
  readonly look: BoardChoice['look'];
  readonly site: string;
  /** Path of the site on its host, `/` at both ends; fonts lie below it. */
  readonly base: string;
  readonly edition: string;
  /** The date that the sheets print: YYYY-MM-DD. */
  readonly date: string;
}

/**
 * Makes a file of a board as the command line makes it, and hands it to the browser. The PDF library and its fonts are
 * loaded here and nowhere sooner. Rejects with an error whose message is a sentence.
 */
export async function downloadBoard(format: DownloadFormat, input: FileInput): Promise<void> {
  const { made, look, site, base, edition, date } = input;
  const { board } = made;
  const settings = settingsOf(made.source);
  const name = boardFileName(settings, format);
  if (format === 'json')
    return saveFile(name, printBoardJson(makeBoardJson(board, settings)), 'application/json');
  if (format === 'csv') return saveFile(name, makeStatesCsv(board), 'text/csv');
  const sheets = boardSheets({ board, settings, look, site, edition, date });
  if (!sheets.ok) throw new Error(sheets.error.message);
  const { pages } = sheets.value;
  if (format === 'svg') return saveFile(name, drawSvg(pages[0]!, { size: 'mm' }), 'image/svg+xml');
  const fonts = await loadPrintFonts((path) => fetchBytes(base + path));
  const creationDate = new Date(`${date}T00:00:00Z`);
  const options = { settings, fonts, creationDate };
  saveFile(name, await makePdfInWorker({ sheets: pages, options }), 'application/pdf');
}

/** A file of this site. Rejects with a sentence that says what to do. */
export async function fetchBytes(address: string): Promise<Uint8Array> {
  const failed = (why: string) => new Error(`The fonts for it could not be loaded. ${why}`);
  const response = await fetch(address).catch(() => undefined);
  if (!response) throw failed('Check the connection and press the button again.');
  if (!response.ok) throw failed(`The site gave answer ${response.status} for ${address}.`);
  // A connection may also be lost half-way.
  const bytes = await response.arrayBuffer().catch(() => undefined);
  if (!bytes) throw failed('Check the connection and press the button again.');
  return new Uint8Array(bytes);
}

/** Today by the person's own clock, YYYY-MM-DD. */
export function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
