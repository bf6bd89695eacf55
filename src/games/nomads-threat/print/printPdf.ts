import { drawPdf } from '#lib/render/pdf/drawPdf.ts';
import type { FontBytes } from '#lib/scene/fontFiles.ts';
import type { Scene } from '#lib/scene/scene.ts';

/** A board and its pieces as a PDF. The same pages and date give the same bytes. */
export const printPdf = (
  pages: readonly Scene[],
  {
    size,
    fonts,
    creationDate,
  }: { readonly size: number; readonly fonts: FontBytes; readonly creationDate: Date },
): Promise<Uint8Array> =>
  drawPdf(pages, {
    fonts,
    metadata: {
      title: `Nomads’ Threat: board of ${size} by ${size}`,
      subject: 'A board to play on, and its pieces',
      keywords: ['Nomads’ Threat', 'board'],
      creationDate,
    },
  });
