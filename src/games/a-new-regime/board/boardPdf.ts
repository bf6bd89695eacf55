import { drawPdf } from '#lib/render/pdf/drawPdf.ts';
import type { FontBytes } from '#lib/scene/fontFiles.ts';
import type { Scene } from '#lib/scene/scene.ts';
import type { BoardSettings } from './settings.ts';

export interface BoardPdfOptions {
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
  { settings, fonts, creationDate }: BoardPdfOptions,
): Promise<Uint8Array> {
  const { regimes, states, seed } = settings;
  return drawPdf(sheets, {
    fonts,
    metadata: {
      title: `A New Regime: board for ${regimes} regimes, seed ${seed}`,
      subject: `State map of ${regimes * states} states`,
      keywords: ['A New Regime', 'board', `${regimes} regimes`],
      creationDate,
    },
  });
}
