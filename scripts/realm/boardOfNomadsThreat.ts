import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { DEFAULT_SETTINGS, MAX_CHIEFS, MAX_SIZE, MIN_CHIEFS, MIN_SIZE } from '#games/nomads-threat/index.ts';
import { boardPages, PIECE_KINDS, TILE_RANGE } from '#games/nomads-threat/print/boardPages.ts';
import { PRINT_INKS } from '#games/nomads-threat/print/printLook.ts';
import { counted } from '#lib/core/counted.ts';
import { quote } from '#lib/core/quote.ts';
import { ok } from '#lib/core/result.ts';
import { ALL_PAPER_NAMES, ALL_PAPERS } from '#lib/print/papers.ts';
import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import { loadPrintFonts } from '#lib/scene/fontFiles.ts';
import { together, wrongUsage, type Command } from './command.ts';
import { optionsHelp, parseOptions, type OptionSpec } from './options.ts';
import { choice, wholeNumber } from './values.ts';
import { writeWhole } from './writeWhole.ts';

const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'size',
    value: 'N',
    help: `tiles along an edge, ${MIN_SIZE} to ${MAX_SIZE} (default ${DEFAULT_SETTINGS.size})`,
  },
  {
    name: 'tile',
    value: 'MM',
    help: `edge of a tile, ${TILE_RANGE.min} to ${TILE_RANGE.max} mm (default: the largest that fits one sheet);\nlarger boards go over several sheets`,
  },
  { name: 'paper', value: 'NAME', help: `${ALL_PAPER_NAMES.join(', ')} (default a4)` },
  {
    name: 'pieces',
    value: 'KIND',
    help: 'tents to cut out (default), or coins of your own',
  },
  {
    name: 'chiefs',
    value: 'N',
    help: `Chief Tents a side, ${MIN_CHIEFS} to ${MAX_CHIEFS} (default ${DEFAULT_SETTINGS.chiefs})`,
  },
  { name: 'ink', value: 'HOW', help: 'full (default) or low' },
  {
    name: 'out',
    value: 'FILE',
    help: 'where it goes, .pdf or .svg (the first page); - writes a PDF to standard output\n(default nomads-threat-5x5.pdf, after the size)',
  },
];

const HELP = `Makes a board of Nomads' Threat at true size, and the pieces for it.

Usage: realm board nomads-threat [options]

Options:
${optionsHelp(OPTIONS)}

Examples:
  npm run -s realm -- board nomads-threat --out board.pdf
  npm run -s realm -- board nomads-threat --size 7 --tile 60 --paper letter --pieces coins --out large.pdf
`;

export const boardOfNomadsThreat: Command = {
  name: 'nomads-threat',
  summary: 'the grid at any size, and its tents to cut',
  async run(args, io) {
    const options = parseOptions(args, OPTIONS);
    if (!options.ok) return options;
    const { values, switches, positionals } = options.value;
    if (switches.has('help')) return ok(await io.print(HELP));
    const [stray] = positionals;
    if (stray !== undefined) return wrongUsage(`There is ${quote(stray)}, which belongs to no option.`);
    const tile = values.get('tile');
    const read = together({
      size: wholeNumber('size', values.get('size') ?? String(DEFAULT_SETTINGS.size), {
        min: MIN_SIZE,
        max: MAX_SIZE,
      }),
      chiefs: wholeNumber('chiefs', values.get('chiefs') ?? String(DEFAULT_SETTINGS.chiefs), {
        min: MIN_CHIEFS,
        max: MAX_CHIEFS,
      }),
      tile: tile === undefined ? ok(undefined) : wholeNumber('tile', tile, TILE_RANGE),
      paper: choice('paper', values.get('paper') ?? 'a4', ALL_PAPER_NAMES),
      pieces: choice('pieces', values.get('pieces') ?? 'tents', PIECE_KINDS),
      ink: choice('ink', values.get('ink') ?? 'full', PRINT_INKS),
    });
    if (!read.ok) return read;
    const { tile: wanted, ...rest } = read.value;
    const { size, paper } = rest;
    const out = values.get('out') ?? `nomads-threat-${size}x${size}.pdf`;
    const kind = extname(out).toLowerCase();
    if (out !== '-' && kind !== '.pdf' && kind !== '.svg')
      return wrongUsage(`The option --out got ${quote(out)}; it must end with .pdf or .svg, or be -.`);
    const made = boardPages({ ...rest, ...(wanted !== undefined && { tile: wanted }) });
    if (!made.ok) return wrongUsage(made.error.message);
    const { pages, sheets, tile: edge } = made.value;
    if (kind === '.svg') {
      const written = writeWhole(out, new TextEncoder().encode(drawSvg(pages[0]!)));
      return written.ok
        ? ok(await io.print(`${out}: the first of ${counted(pages.length, 'page')}\n`))
        : written;
    }
    const { printPdf } = await import('#games/nomads-threat/print/printPdf.ts');
    const fonts = await loadPrintFonts((path) => readFile(new URL(`../../public/${path}`, import.meta.url)));
    const bytes = await printPdf(pages, { size, fonts, creationDate: new Date(`${io.today}T00:00:00Z`) });
    if (out === '-') return ok(await io.print(bytes));
    const written = writeWhole(out, bytes);
    if (!written.ok) return written;
    const others = pages.length - sheets;
    return ok(
      await io.print(
        `${out}: board of ${size} by ${size}, tiles of ${edge} mm, ${counted(sheets, 'sheet')} of ${ALL_PAPERS[paper].label}${others > 0 ? `, and ${counted(others, 'sheet')} of tents` : ''}\n`,
      ),
    );
  },
};
