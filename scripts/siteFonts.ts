/**
 * Makes the fonts of the site and the style sheet that names them: `node scripts/siteFonts.ts`.
 * Run it again when the character list or a font package changes.
 *
 * Reads the full fonts from their npm packages. Writes `public/fonts/site/*.woff2` with their licences, and
 * `src/styles/fonts.css`. Each cut comes with a fallback: a face that most systems have, scaled to the same
 * average width and given the same line box, so that nothing jumps when the real font arrives.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { create, type Font } from '@cantoo/fontkit';
import subsetFont from 'subset-font';

interface Cut {
  readonly file: string;
  readonly name: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
  /** What stands in for it: a cut of the same weight and slope, under the names that systems give it. */
  readonly locals: readonly string[];
  /** Widths of the fallback come from the metrics of its printer twin, which pdfkit carries. */
  readonly metrics: string;
}

interface Family {
  readonly name: string;
  readonly folder: string;
  readonly cuts: readonly Cut[];
}

const TIMES = {
  locals: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  metrics: 'Times-Roman',
};
const TIMES_ITALIC = {
  locals: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic'],
  metrics: 'Times-Italic',
};
const TIMES_BOLD = {
  locals: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
  metrics: 'Times-Bold',
};
/** Roboto, which Android has instead, is as wide within two in a hundred. */
const ARIAL = { locals: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'], metrics: 'Helvetica' };
const ARIAL_BOLD = {
  locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
  metrics: 'Helvetica-Bold',
};

const FAMILIES: readonly Family[] = [
  {
    name: 'Source Serif 4',
    folder: 'source-serif-4',
    cuts: [
      {
        file: '400Regular/SourceSerif4_400Regular',
        name: 'serif-400',
        weight: 400,
        style: 'normal',
        ...TIMES,
      },
      {
        file: '400Regular_Italic/SourceSerif4_400Regular_Italic',
        name: 'serif-400i',
        weight: 400,
        style: 'italic',
        ...TIMES_ITALIC,
      },
      {
        file: '600SemiBold/SourceSerif4_600SemiBold',
        name: 'serif-600',
        weight: 600,
        style: 'normal',
        ...TIMES_BOLD,
      },
    ],
  },
  {
    name: 'Barlow Condensed',
    folder: 'barlow-condensed',
    cuts: [
      {
        file: '500Medium/BarlowCondensed_500Medium',
        name: 'narrow-500',
        weight: 500,
        style: 'normal',
        ...ARIAL,
      },
      {
        file: '600SemiBold/BarlowCondensed_600SemiBold',
        name: 'narrow-600',
        weight: 600,
        style: 'normal',
        ...ARIAL_BOLD,
      },
    ],
  },
  {
    name: 'Atkinson Hyperlegible',
    folder: 'atkinson-hyperlegible',
    cuts: [
      {
        file: '400Regular/AtkinsonHyperlegible_400Regular',
        name: 'label-400',
        weight: 400,
        style: 'normal',
        ...ARIAL,
      },
      {
        file: '700Bold/AtkinsonHyperlegible_700Bold',
        name: 'label-700',
        weight: 700,
        style: 'normal',
        ...ARIAL_BOLD,
      },
    ],
  },
];

/** Latin, Latin-1, Latin Extended-A, Romanian letters, and the signs that the pages use. */
const CHARACTERS =
  range(0x20, 0x7e) + range(0xa0, 0x17f) + 'ȘșȚț' + '‐‑–—‘’‚“”„†‡•…‰′″‹›⁄€™−∙√∞≈≠≤≥←↑→↓↗⅓⅔⅛⅜⅝⅞';

/** Ordinary prose: its letter frequencies decide the average width. */
const SAMPLE =
  'When the last war ended no map was worth the paper, and each regime drew its own. A state has people who follow it and people who do not; count both before you spend a single token.';

const root = new URL('../', import.meta.url);
const packages = new URL('node_modules/@expo-google-fonts/', root);
const target = new URL('public/fonts/site/', root);
await mkdir(target, { recursive: true });

const rules: string[] = [];
for (const family of FAMILIES) {
  await writeFile(
    new URL(`OFL-${family.folder}.txt`, target),
    await readFile(new URL(`${family.folder}/LICENSE_FONT`, packages)),
  );
  for (const cut of family.cuts) {
    const source = await readFile(new URL(`${family.folder}/${cut.file}.ttf`, packages));
    const bytes = await subsetFont(source, CHARACTERS, { targetFormat: 'woff2', noHinting: true });
    await writeFile(new URL(`${cut.name}.woff2`, target), bytes);
    console.log(`${cut.name}.woff2: ${bytes.byteLength} bytes`);
    rules.push(face(family.name, cut));
    rules.push(await fallbackFace(family.name, cut, create(source) as Font));
  }
}
const banner = '/* Written by scripts/siteFonts.ts; change it there. */\n';
await writeFile(new URL('src/styles/fonts.css', root), `${banner}\n${rules.join('\n')}`);

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

function face(family: string, cut: Cut): string {
  return `@font-face {
  font-family: '${family}';
  font-style: ${cut.style};
  font-weight: ${cut.weight};
  font-display: swap;
  src: url('/fonts/site/${cut.name}.woff2') format('woff2');
}
`;
}

async function fallbackFace(family: string, cut: Cut, font: Font): Promise<string> {
  const own = font.layout(SAMPLE).advanceWidth / font.unitsPerEm;
  const scale = own / (await printerWidth(cut.metrics));
  const percent = (units: number): string => `${((units / font.unitsPerEm / scale) * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: '${family} Fallback';
  font-style: ${cut.style};
  font-weight: ${cut.weight};
  src: ${cut.locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${(scale * 100).toFixed(2)}%;
  ascent-override: ${percent(font.ascent)};
  descent-override: ${percent(-font.descent)};
  line-gap-override: ${percent(font.lineGap)};
}
`;
}

/** The width of the sample, in ems, in one of the fonts that every printer knows (Adobe's AFM files). */
async function printerWidth(name: string): Promise<number> {
  const afm = await readFile(new URL(`node_modules/pdfkit/js/data/${name}.afm`, root), 'utf8');
  const widths = new Map(
    [...afm.matchAll(/^C (\d+) ; WX (\d+)/gm)].map((row) => [Number(row[1]), Number(row[2])]),
  );
  return [...SAMPLE].reduce((sum, character) => sum + (widths.get(character.charCodeAt(0)) ?? 0), 0) / 1000;
}
