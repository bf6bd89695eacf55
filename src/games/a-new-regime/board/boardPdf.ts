import { counted } from '#lib/core/counted.ts';
import { ALL_PAPERS } from '#lib/print/papers.ts';
import { drawPdf, type PdfOptions } from '#lib/render/pdf/drawPdf.ts';
import type { FontBytes } from '#lib/scene/fontFiles.ts';
import type { Scene } from '#lib/scene/scene.ts';
import type { BoardSettings } from './settings.ts';
import type { BoardTiles } from './tiles.ts';

export interface BoardPdfOptions extends Pick<PdfOptions, 'progress' | 'signal'> {
  readonly settings: BoardSettings;
  readonly fonts: FontBytes;
  /** Midnight UTC of the date that the sheets print, so that page and command line write the same bytes. */
  readonly creationDate: Date;
}

/**
 * The sheets of a board as a PDF. Load this module only when a PDF is asked for: it brings the PDF library along.
 * The same sheets, settings and date give the same bytes.
 */
export async function makeBoardPdf(
  sheets: readonly Scene[],
  { settings, creationDate, ...options }: BoardPdfOptions,
): Promise<Uint8Array> {
  return drawPdf(sheets, { ...options, metadata: { ...metadataOf(settings), creationDate } });
}

/** The same for a board over several sheets; printed on one side, since the back is glued. */
export async function makeBoardTilesPdf(
  { pages, plan }: Pick<BoardTiles, 'pages' | 'plan'>,
  { settings, creationDate, ...options }: BoardPdfOptions,
): Promise<Uint8Array> {
  const { title, ...rest } = metadataOf(settings);
  const sheets = `${counted(plan.tiles.length, 'sheet')} of ${ALL_PAPERS[plan.paper].label}`;
  return drawPdf(pages, {
    ...options,
    duplex: 'none',
    metadata: { ...rest, title: `${title}, ${sheets}`, creationDate },
  });
}

function metadataOf({ regimes, states, seed }: BoardSettings) {
  return {
    title: `A New Regime: board for ${regimes} regimes, seed ${seed}`,
    subject: `State map of ${regimes * states} states`,
    keywords: ['A New Regime', 'board', `${regimes} regimes`],
  };
}
