import type { Face } from './textMetrics.ts';

/** The fonts that printed files embed, as paths below the site's root and below the repository's `public/`. */
const PRINT_FONT_FILES: Readonly<Record<Face, string>> = {
  label: 'fonts/print/label.ttf',
  'label-bold': 'fonts/print/label-bold.ttf',
  fallback: 'fonts/print/fallback.ttf',
};

/** The bytes of every font that a printed file may need. */
export type FontBytes = Readonly<Record<Face, Uint8Array>>;

/** Loads all of them with the caller's own means: `fetch` in a browser, `readFile` in Node. */
export async function loadPrintFonts(load: (path: string) => Promise<Uint8Array>): Promise<FontBytes> {
  const [label, bold, fallback] = await Promise.all([
    load(PRINT_FONT_FILES.label),
    load(PRINT_FONT_FILES['label-bold']),
    load(PRINT_FONT_FILES.fallback),
  ]);
  return { label, 'label-bold': bold, fallback };
}
