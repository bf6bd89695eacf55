import { loadPrintFonts } from '#lib/scene/fontFiles.ts';
import { boardToPrint } from '../../print/boardToPrint.ts';
import type { PrintCard } from '../../print/printCard.ts';
import type { PrintOrder } from '../../print/printOrder.ts';
import { printPdf } from '../../print/printPdf.ts';
import { printFile, printSections } from '../../print/printSections.ts';

/** What the page sends. */
export interface PrintTask {
  readonly order: PrintOrder;
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
}

/** What comes back: how far it is, any number of times; then the file, or why there is none. */
export type PrintAnswer =
  | { readonly doing: string; readonly done: number }
  | { readonly bytes: Uint8Array; readonly pages: readonly PageNote[] }
  | { readonly problem: string };

/** Runs in a worker of its own: takes one task, answers until it is done. */
addEventListener('message', ({ data }: MessageEvent<PrintTask>) => {
  make(data).catch((error: unknown) =>
    answer({ problem: error instanceof Error ? error.message : String(error) }),
  );
});

async function make({ order, cards, site, root, edition, date }: PrintTask): Promise<void> {
  answer({ doing: 'Fetching the fonts', done: 0.02 });
  const fonts = await loadPrintFonts((path) => fetchBytes(root + path));
  answer({ doing: 'Drawing the board', done: 0.1 });
  const board = boardToPrint(order);
  if (!board.ok) return answer({ problem: board.error.message });
  answer({ doing: 'Laying out the sheets', done: 0.25 });
  const sections = printSections({ order, cards, board: board.value, site, edition, date });
  if (!sections.ok) return answer({ problem: sections.error.message });
  const file = printFile(sections.value, order);
  if (!file.ok) return answer({ problem: file.error.message });
  answer({ doing: 'Writing the PDF', done: 0.4 });
  const bytes = await printPdf(file.value, {
    ...{ order, fonts, creationDate: new Date(`${date}T00:00:00Z`) },
    progress: (done, pages) =>
      answer({ doing: `Writing page ${done} of ${pages}`, done: 0.4 + (0.58 * done) / pages }),
  });
  const pages = file.value.outline.flatMap(({ title: part, children = [] }) =>
    children.map(({ title }) => ({ title, part })),
  );
  answer({ bytes, pages });
}

const answer = (message: PrintAnswer): void => postMessage(message);

async function fetchBytes(address: string): Promise<Uint8Array> {
  const failed = (why: string) => new Error(`The fonts for it could not be loaded. ${why}`);
  const response = await fetch(address).catch(() => undefined);
  if (!response) throw failed('Check the connection and press the button again.');
  if (!response.ok) throw failed(`The site gave answer ${response.status} for ${address}.`);
  const bytes = await response.arrayBuffer().catch(() => undefined);
  if (!bytes) throw failed('Check the connection and press the button again.');
  return new Uint8Array(bytes);
}
