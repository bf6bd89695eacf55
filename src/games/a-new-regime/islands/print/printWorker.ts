import type { PrintPage } from '#lib/print/cutSheets.ts';
import { loadPrintFonts, type FontBytes } from '#lib/scene/fontFiles.ts';
import { drawPdf } from '#lib/render/pdf/drawPdf.ts';
import { zipFiles } from '#lib/share/zip.ts';
import { boardToPrint } from '../../print/boardToPrint.ts';
import type { PrintCard } from '../../print/printCard.ts';
import { printFileName } from '../../print/printFileName.ts';
import type { PrintOrder } from '../../print/printOrder.ts';
import { printPdf } from '../../print/printPdf.ts';
import { partFiles, printFile } from '../../print/printFile.ts';
import { type PrintInput, printSections } from '../../print/printSections.ts';
import { tableTop, type TablePack } from '../../print/tableTop.ts';
import { TITLE } from '../../print/words.ts';

/** What the page sends. */
export interface PrintTask {
  /** One PDF; an archive with a PDF for each part; or the pictures of a table on screen, as pages of a PDF. */
  readonly as: 'pdf' | 'parts' | 'table';
  readonly order: PrintOrder;
  /** The text of a board's file, where the order's board is one. */
  readonly work?: string;
  /** Where the pictures of a table on screen will lie; empty if nobody knows. */
  readonly address: string;
  readonly cards: readonly PrintCard[];
  readonly site: string;
  /** Address of the site's root, with a slash at its end: fonts lie below it. */
  readonly root: string;
  readonly edition: string;
  readonly date: string;
}

/** A page of the finished file. */
export interface PageNote {
  readonly title: string;
  readonly part: string;
  readonly side: PrintPage['side'];
}

/** A page of the finished file that is to become a picture. */
export interface PictureNote {
  readonly name: string;
  readonly pixels: number;
}

export interface Printed {
  readonly bytes: Uint8Array;
  readonly pages: readonly PageNote[];
  readonly pictures?: readonly PictureNote[];
  readonly texts?: TablePack['texts'];
}

/** What comes back: how far it is, any number of times; then the file, or why there is none. */
export type PrintAnswer =
  { readonly doing: string; readonly done: number } | Printed | { readonly problem: string };

/** Runs in a worker of its own: takes one task, answers until it is done. */
addEventListener('message', ({ data }: MessageEvent<PrintTask>) => {
  make(data).then(answer, (error: unknown) =>
    answer({ problem: error instanceof Error ? error.message : String(error) }),
  );
});

const answer = (message: PrintAnswer): void => postMessage(message);

async function make(task: PrintTask): Promise<PrintAnswer> {
  const { order, cards, site, edition, date, root, work } = task;
  answer({ doing: 'Fetching the fonts', done: 0.02 });
  const fonts = await loadPrintFonts((path) => fetchBytes(root + path));
  answer({ doing: 'Drawing the board', done: 0.1 });
  const board = boardToPrint(order, work);
  if (!board.ok) return { problem: board.error.message };
  const input: PrintInput = { order, cards, board: board.value, site, edition, date };
  answer({ doing: 'Laying out the sheets', done: 0.25 });
  return task.as === 'table' ? makeTable(input, task, fonts) : makeSheets(input, task, fonts);
}

async function makeSheets(input: PrintInput, task: PrintTask, fonts: FontBytes): Promise<PrintAnswer> {
  const { order, date } = task;
  const sections = printSections(input);
  if (!sections.ok) return { problem: sections.error.message };
  const file = printFile(sections.value, order);
  if (!file.ok) return { problem: file.error.message };
  const options = { order, fonts, creationDate: midnight(date) };
  const pages = file.value.outline.flatMap(({ title: part, children = [] }) =>
    children.map(({ title, target }) => ({ title, part, side: file.value.pages[target - 1]!.side })),
  );
  if (task.as === 'pdf') {
    const progress = (done: number, of: number) =>
      answer({ doing: `Writing page ${done} of ${of}`, done: 0.4 + (0.58 * done) / of });
    return { bytes: await printPdf(file.value, { ...options, progress }), pages };
  }
  const parts = partFiles(sections.value, order);
  if (!parts.ok) return { problem: parts.error.message };
  const files = [];
  for (const { section, file: own } of parts.value) {
    const index = sections.value.findIndex(({ part }) => part === section.part);
    answer({ doing: `Writing ${section.title}`, done: 0.4 + (0.58 * index) / sections.value.length });
    // A cover is a part of its own, and bears the name of the whole.
    const part = section.part === 'kit' ? 'cover' : section.part;
    const name = printFileName({ ...order, part }, input.board.settings, 'pdf');
    const number = String(index + 1).padStart(2, '0');
    files.push({
      name: `${number}-${name}`,
      bytes: await printPdf(own, { ...options, order: { ...order, part: section.part } }),
    });
  }
  return { bytes: zipFiles(files, date), pages };
}

async function makeTable(input: PrintInput, task: PrintTask, fonts: FontBytes): Promise<PrintAnswer> {
  const pack = tableTop(input, task.address);
  if (!pack.ok) return { problem: pack.error.message };
  const { pictures, texts } = pack.value;
  const bytes = await drawPdf(
    pictures.map(({ scene }) => scene),
    { fonts, metadata: { title: TITLE, creationDate: midnight(task.date) } },
  );
  return {
    bytes,
    texts,
    pages: pictures.map(({ scene }) => ({ title: scene.title, part: TITLE, side: 'only' })),
    pictures: pictures.map(({ name, pixels }) => ({ name, pixels })),
  };
}

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

async function fetchBytes(address: string): Promise<Uint8Array> {
  const failed = (why: string) => new Error(`The fonts for it could not be loaded. ${why}`);
  const response = await fetch(address).catch(() => undefined);
  if (!response) throw failed('Check the connection and press the button again.');
  if (!response.ok) throw failed(`The site gave answer ${response.status} for ${address}.`);
  const bytes = await response.arrayBuffer().catch(() => undefined);
  if (!bytes) throw failed('Check the connection and press the button again.');
  return new Uint8Array(bytes);
}
