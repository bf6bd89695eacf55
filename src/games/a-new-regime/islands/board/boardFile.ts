import { loadPrintFonts, type FontBytes } from '#lib/scene/fontFiles.ts';
import { saveFile } from '#ui/saveFile.ts';
import { boardFileName, type StudioFormat } from '../../board/boardFileName.ts';
import type { BoardChoice } from '../../board/boardLink.ts';
import type { PrintedBoard } from '../../board/sheetContent.ts';
import { makePdfInWorker } from './makePdfInWorker.ts';
import { settingsOf, type MadeBoard } from './makerState.ts';
import { printedBoard } from './printedBoard.ts';

export interface FileInput {
  readonly made: MadeBoard;
  readonly look: BoardChoice['look'];
  readonly site: string;
  /** Path of the site on its host, `/` at both ends; fonts lie below it. */
  readonly base: string;
  readonly edition: string;
  /** Names files of an opened board; a drawn one is named by its settings and edits. */
  readonly nameOf?: (format: StudioFormat) => string;
  /** The date that the sheets print: YYYY-MM-DD. */
  readonly date: string;
}

/**
 * Makes the PDF of a board as the command line makes it, and hands it to the browser. The PDF library and its fonts are
 * loaded here and nowhere sooner. Rejects with an error whose message is a sentence.
 */
export async function downloadPdf(input: FileInput): Promise<void> {
  const { made, base, date } = input;
  const settings = settingsOf(made.source);
  const fonts = await fetchFonts(base);
  const options = { settings, fonts, creationDate: new Date(`${date}T00:00:00Z`) };
  saveFile(
    nameFor(input, 'pdf'),
    await makePdfInWorker({ printed: printedOf(input), options }),
    'application/pdf',
  );
}

export const nameFor = ({ made, nameOf }: FileInput, format: StudioFormat): string =>
  nameOf ? nameOf(format) : boardFileName(settingsOf(made.source), format, made.edits);

/** The board as files print it, with the date. */
export const printedOf = ({ made, look, site, edition, date }: FileInput): PrintedBoard =>
  printedBoard(made, { look, site, edition, date });

export const fetchFonts = (base: string): Promise<FontBytes> =>
  loadPrintFonts((path) => fetchBytes(base + path));

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
