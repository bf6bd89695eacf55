import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { boardTiles, type BoardTiles } from '#games/a-new-regime/board/tiles.ts';
import { counted } from '#lib/core/counted.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { ALL_PAPERS } from '#lib/print/papers.ts';
import { loadPrintFonts } from '#lib/scene/fontFiles.ts';
import { undrawableCharacters } from '#lib/scene/undrawable.ts';
import { wrongUsage, type Command, type Io, type Stop } from './command.ts';
import { optionsHelp, parseOptions } from './options.ts';
import { parsePrintBoardRequest, PRINT_BOARD_OPTIONS, type PrintBoardRequest } from './printBoardRequest.ts';
import { labelNotes } from './summary.ts';
import { inFolder } from './target.ts';
import { writeWhole } from './writeWhole.ts';

const HELP = `Prints a board of A New Regime at its true size over several sheets, to be glued together.

Usage: realm print a-new-regime board --seed TEXT | --link ADDRESS | --in FILE [options]

Options:
${optionsHelp(PRINT_BOARD_OPTIONS)}

Examples:
  npm run -s realm -- print a-new-regime board --seed harbour --size 841x594 --paper a4 --out board.pdf
  npm run -s realm -- print a-new-regime board --in my-board.json --fit a1 --paper letter --ink low
  npm run -s realm -- print a-new-regime board --seed harbour --fit a4-and-letter --overlap 5 --paper a4
  npm run -s realm -- print a-new-regime board --seed harbour --size 841x594 --sheets A1,B2 --measured 98.5x99

Every sheet has a ruler across and one down. If they do not measure 100 mm, tell what they measure with --measured.
`;

export const printBoardOfANewRegime: Command = {
  name: 'board',
  summary: 'a board over several sheets, up to A0',
  async run(args, io) {
    const given = parseOptions(args, PRINT_BOARD_OPTIONS);
    if (!given.ok) return given;
    if (given.value.switches.has('help')) return ok(await io.print(HELP));
    const request = await parsePrintBoardRequest(given.value, io);
    if (!request.ok) return request;
    const tiles = boardTiles(request.value.input);
    // Whatever a plan refuses was asked for by an option.
    return tiles.ok ? write(tiles.value, request.value, io) : wrongUsage(tiles.error.message);
  },
};

async function write(
  tiles: BoardTiles,
  { input, target, fileName }: PrintBoardRequest,
  io: Io,
): Promise<Result<void, Stop>> {
  // Loaded only now, so that wrong usage is told at once.
  const { makeBoardTilesPdf } = await import('#games/a-new-regime/board/boardPdf.ts');
  const fonts = await loadPrintFonts((path) => readFile(new URL(`../../public/${path}`, import.meta.url)));
  const bytes = await makeBoardTilesPdf(tiles, {
    settings: input.settings,
    fonts,
    creationDate: new Date(`${input.date}T00:00:00Z`),
    progress: async (done, pages) => {
      io.progress(`Page ${done} of ${pages}`);
      // Between two pages an interrupt is heard.
      await setImmediate();
    },
  });
  io.progress('');
  if (target.kind === 'stdout') return ok(await io.print(bytes));
  const path = target.kind === 'file' ? target.path : inFolder(target.path, fileName);
  const written = writeWhole(path, bytes);
  if (!written.ok) return written;
  const undrawable = undrawableCharacters(tiles.pages);
  const notes = [
    ...summaryOf(tiles),
    ...labelNotes(tiles.labels),
    ...(undrawable.length > 0 ? [`no font has ${undrawable.join(' ')}, a box stands there`] : []),
  ];
  return ok(await io.print(`${path}: ${notes.join(', ')}\n`));
}

/** What the sheets are, in a few words each. */
function summaryOf({ plan, tiles, pages }: BoardTiles): readonly string[] {
  const { board, paper, orientation, columns, rows, overlap, flaps } = plan;
  const other = pages.length - tiles.length;
  return [
    `board ${board.width} x ${board.height} mm`,
    `${counted(plan.tiles.length, 'sheet')} of ${ALL_PAPERS[paper].label} ${orientation} (${columns} x ${rows})`,
    ...(plan.tiles.length > 1
      ? [`overlap ${overlap} mm ${flaps ? 'with flaps to glue' : 'to cut in the middle'}`]
      : []),
    ...(tiles.length < plan.tiles.length ? [`here ${tiles.map(({ label }) => label).join(', ')}`] : []),
    ...(other > 0 ? [`and ${counted(other, 'further page')}`] : []),
  ];
}
