import { PDFArray, PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import type { Font } from './compactText.ts';

/** The widths that a document states for a font; undefined if it is of a kind that the browser's printer does not write. */
export function fontOfDict(font: PDFDict): Font | undefined {
  const kind = font.get(PDFName.of('Subtype'))?.toString();
  if (kind === '/Type0') return compositeFont(font);
  return kind === '/Type3' ? drawnFont(font) : undefined;
}

function compositeFont(font: PDFDict): Font | undefined {
  const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
  const usual = descendant.lookupMaybe(PDFName.of('DW'), PDFNumber)?.asNumber() ?? 1000;
  const stated = descendant.lookupMaybe(PDFName.of('W'), PDFArray);
  const widths = new Map<number, number>();
  for (let at = 0; stated && at < stated.size();) {
    const first = stated.lookup(at, PDFNumber).asNumber();
    const next = stated.lookup(at + 1);
    if (next instanceof PDFArray) {
      for (let index = 0; index < next.size(); index++)
        widths.set(first + index, next.lookup(index, PDFNumber).asNumber());
      at += 2;
    } else {
      const last = stated.lookup(at + 1, PDFNumber).asNumber();
      const width = stated.lookup(at + 2, PDFNumber).asNumber();
      for (let code = first; code <= last; code++) widths.set(code, width);
      at += 3;
    }
  }
  return { digits: 4, width: (code) => widths.get(code) ?? usual };
}

/** Glyphs that are drawings: letters with an outline around them. Their unit is nearly, but not quite, a thousandth. */
function drawnFont(font: PDFDict): Font | undefined {
  const widths = font.lookupMaybe(PDFName.of('Widths'), PDFArray);
  const first = font.lookupMaybe(PDFName.of('FirstChar'), PDFNumber)?.asNumber();
  const unit = font.lookupMaybe(PDFName.of('FontMatrix'), PDFArray)?.lookup(0, PDFNumber).asNumber();
  if (!widths || first === undefined || unit === undefined) return undefined;
  return {
    digits: 2,
    width: (code) => (widths.lookupMaybe(code - first, PDFNumber)?.asNumber() ?? 0) * unit * 1000,
  };
}
