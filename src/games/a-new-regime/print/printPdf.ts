import { drawPdf } from '#lib/render/pdf/drawPdf.ts';
import type { FontBytes } from '#lib/scene/fontFiles.ts';
import { PART_WORDS } from './parts.ts';
import type { PrintOrder } from './printOrder.ts';
import type { PrintFile } from './printFile.ts';
import { TITLE } from './words.ts';

export interface PrintPdfOptions {
  readonly order: PrintOrder;
  readonly fonts: FontBytes;
  /** Midnight UTC of the date that the sheets print, so that page and command line write the same bytes. */
  readonly creationDate: Date;
  /** Called after each page. */
  readonly progress?: (done: number, pages: number) => void | Promise<void>;
}

/** What was ordered as a PDF. Load this module only when a PDF is asked for: it brings the PDF library along. */
export async function printPdf(
  { pages, outline }: PrintFile,
  { order, fonts, creationDate, progress }: PrintPdfOptions,
): Promise<Uint8Array> {
  const twoSided = pages.every(({ side }) => side !== 'only');
  return drawPdf(
    pages.map(({ scene }) => scene),
    {
      ...{ fonts, outline },
      ...(progress && { progress }),
      metadata: {
        title: `${TITLE}: ${PART_WORDS[order.part].name.toLowerCase()}`,
        subject: PART_WORDS[order.part].what,
        keywords: [TITLE, 'print and play'],
        creationDate,
      },
      // A file that mixes sheets of one side and of two must not ask for either.
      ...(twoSided && order.backs !== 'none' && { duplex: order.backs }),
    },
  );
}
