/**
 * Makes the fonts that printed files embed, and the widths by which labels are fitted before anything is drawn.
 * Run it again when the character list or a font changes: `node scripts/printFonts.ts`.
 *
 * Reads the full fonts from their npm packages. Writes `public/fonts/print/*.ttf` with their licences, and
 * `src/lib/scene/labelFontData.ts`. Kerning and ligatures are left out on purpose: a width is then the plain sum of
 * the advances, and the fitting, the SVG and the PDF agree.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { create, type Font } from '@cantoo/fontkit';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';

const root = new URL('../', import.meta.url);
const packages = new URL('node_modules/@expo-google-fonts/', root);
const atkinson = 'atkinson-hyperlegible';
const serif = 'source-serif-4';

/** Latin, Latin-1, Latin Extended-A, Romanian letters, and the signs that boards and sheets use. */
const LATIN = range(0x20, 0x7e) + range(0xa0, 0xac) + range(0xae, 0x17f) + 'ȘșȚț';
const SIGNS = '–—‘’‚“”„†‡•…‰‹›⁄€™−∙√∞≈≠≤≥◊';
/** Only the fallback has these; a seed may be any text. */
const OTHER = 'ʼ‐‑′″←↑→↓↔■▲▶▼◀◆☐✓№⅓⅔' + range(0x386, 0x3ce) + range(0x401, 0x45f) + 'ҐґẀẁẂẃẄẅẞỲỳ';

const wanted = LATIN + SIGNS + OTHER;
const bare = { targetFormat: 'truetype', noHinting: true, keepFeatures: [], noLayoutClosure: true } as const;
const dropTables = ['GSUB', 'GPOS', 'GDEF', 'DSIG', 'gasp', 'STAT'];

const regular = await make('label', atkinson, '400Regular/AtkinsonHyperlegible_400Regular.ttf', wanted);
const bold = await make('label-bold', atkinson, '700Bold/AtkinsonHyperlegible_700Bold.ttf', wanted);
const lacking = [...wanted].filter((character) => !covers(regular, character) || !covers(bold, character));
const fallback = await make('fallback', serif, '400Regular/SourceSerif4_400Regular.ttf', lacking.join(''));

for (const name of [atkinson, serif])
  await writeFile(
    new URL(`public/fonts/print/OFL-${name}.txt`, root),
    await readFile(new URL(`${name}/LICENSE_FONT`, packages)),
  );

const dataFile = new URL('src/lib/scene/labelFontData.ts', root);
const options = (await resolveConfig(dataFile)) ?? {};
await writeFile(dataFile, await format(dataSource(), { ...options, parser: 'typescript' }));

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

function covers(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0)!);
}

/** Subsets a font, writes it under its key, and reads the result back: what is measured is what is embedded. */
async function make(key: string, name: string, file: string, characters: string): Promise<Font> {
  const source = await readFile(new URL(`${name}/${file}`, packages));
  const bytes = await subsetFont(source, characters, { ...bare, dropTables });
  await mkdir(new URL('public/fonts/print/', root), { recursive: true });
  await writeFile(new URL(`public/fonts/print/${key}.ttf`, root), bytes);
  console.log(`${key}.ttf: ${bytes.byteLength} bytes`);
  return create(bytes) as Font;
}

/** Characters of a font by their advance: few widths, many characters each. */
function advances(font: Font, characters: readonly string[]): Record<number, string> {
  const byWidth: Record<number, string> = {};
  for (const character of characters) {
    if (!covers(font, character)) continue;
    const width = Math.round(font.glyphForCodePoint(character.codePointAt(0)!)!.advanceWidth);
    byWidth[width] = (byWidth[width] ?? '') + character;
  }
  return byWidth;
}

function dataSource(): string {
  const shared = [...wanted].filter((character) => covers(regular, character) && covers(bold, character));
  const face = (font: Font, characters: readonly string[]) => ({
    ascent: font.ascent,
    descent: -font.descent,
    capHeight: font.capHeight,
    xHeight: font.xHeight,
    advances: advances(font, characters),
  });
  const tables = {
    label: face(regular, shared),
    'label-bold': face(bold, shared),
    fallback: face(fallback, lacking),
  };
  return (
    '// Made by scripts/printFonts.ts: lengths in thousandths of the font size; advances hold the characters of each width.\n' +
    `export const LABEL_FONT_DATA = ${JSON.stringify(tables)} as const;\n`
  );
}
