import { qrCode, qrSymbol, sideWithQuietZone, useQrSymbol } from '#lib/print/qrCode.ts';
import { drawSvg } from '#lib/render/svg/drawSvg.ts';

/** Longest link that a code can hold and a camera still reads from paper. */
const LONGEST = 1200;
const SIDE = 100;

/** A link as the SVG of a QR code; nothing where the link is too long for one. */
export function qrSvg(link: string): string | undefined {
  if (link.length > LONGEST) return undefined;
  const code = qrCode(link);
  const side = sideWithQuietZone(code, SIDE);
  return drawSvg(
    {
      width: side,
      height: side,
      title: 'QR code of the link to this answer',
      symbols: { qr: qrSymbol(code) },
      children: [useQrSymbol('qr', code, { x: 0, y: 0, width: side, height: side })],
    },
    { idPrefix: 'qr-' },
  );
}
