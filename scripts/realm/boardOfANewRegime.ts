import { mkdir } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { boardFileName } from '#games/a-new-regime/board/boardFileName.ts';
import { makeBoardCsv, type CsvEntry } from '#games/a-new-regime/board/boardCsv.ts';
import { generateBoard, type BoardProblem } from '#games/a-new-regime/board/generate.ts';
import type { BoardSettings } from '#games/a-new-regime/board/settings.ts';
import type { BoardSheetsInput } from '#games/a-new-regime/board/sheet.ts';
import { counted } from '#lib/core/counted.ts';
import { quote } from '#lib/core/quote.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { BOARD_OPTIONS, parseBoardRequest, type BoardRequest } from './boardRequest.ts';
import { failed, wrongUsage, type Command, type Io, type Stop } from './command.ts';
import { makeBoardFile, type BoardFile } from './makeBoardFile.ts';
import { nearestOptions } from './nearestOptions.ts';
import { optionsHelp, parseOptions } from './options.ts';
import { summaryOf } from './summary.ts';
import { inFolder, type Target } from './target.ts';
import { reasonOf, writeWhole } from './writeWhole.ts';

const HELP = `Makes boards of A New Regime that are legal under the rules of setting up.

Usage: realm board a-new-regime --regimes N --seed TEXT [options]

Options:
${optionsHelp(BOARD_OPTIONS)}

Examples:
  npm run -s realm -- board a-new-regime --regimes 4 --seed harbour --out board.pdf
  npm run -s realm -- board a-new-regime --regimes 6 --seed "Old harbour" --shape islands --paper a4 --low-ink
  npm run -s realm -- board a-new-regime --regimes 3 --seed harbour --out - --format json
  npm run -s realm -- board a-new-regime --regimes 8 --seed night --count 20 --out boards/

The same seed and settings always give the same board. An SVG is the first page of the PDF,
a CSV the table of the states.
`;

export const boardOfANewRegime: Command = {
  name: 'a-new-regime',
  summary: 'state maps for 3 to 8 regimes',
  async run(args, io) {
    const given = parseOptions(args, BOARD_OPTIONS);
    if (!given.ok) return given;
    if (given.value.switches.has('help')) return ok(await io.print(HELP));
    const request = await parseBoardRequest(given.value, io.today);
    if (!request.ok) return request;
    return request.value.batch ? writeBatch(request.value, io) : writeOne(request.value, io);
  },
};

async function writeOne(request: BoardRequest, io: Io): Promise<Result<void, Stop>> {
  const [settings] = request.settings;
  const { target } = request;
  const made = await make(settings!, request, io);
  if (!made.ok) return stopFor(made.error, settings!);
  const { file, input } = made.value;
  if (target.kind === 'stdout') return ok(await io.print(file.content));
  const folder = target.kind === 'folder' ? await makeFolder(target.path) : ok(undefined);
  if (!folder.ok) return folder;
  const path =
    target.kind === 'file' ? target.path : inFolder(target.path, boardFileName(settings!, target.format));
  const written = writeWhole(path, file.content);
  if (!written.ok) return written;
  const drawn = target.format === 'pdf' || target.format === 'svg';
  return ok(await io.print(`${path}: ${summaryOf(input, file, drawn)}\n`));
}

/** Seeds without a board do not stop the others; they are told at the end and stand in the CSV. */
async function writeBatch(request: BoardRequest, io: Io): Promise<Result<void, Stop>> {
  const { target } = request;
  if (target.kind !== 'folder') return wrongUsage('The option --count needs --out with a folder.');
  const folder = await makeFolder(target.path);
  if (!folder.ok) return folder;
  const entries: CsvEntry[] = [];
  const writeTable = () => writeWhole(inFolder(target.path, 'figures.csv'), makeBoardCsv(entries));
  io.atInterrupt(() => {
    const table = entries.length === 0 ? undefined : writeTable();
    const written = `${boards(madeOf(entries))} of ${request.settings.length} written`;
    io.complain(
      table === undefined || table.ok
        ? `realm: Interrupted: ${written}${table ? ', and figures.csv of what was made' : ''}.`
        : `realm: Interrupted: ${written}. ${table.error.messages.join(' ')}`,
    );
  });
  const made = await writeBoards(request, target, entries, io);
  io.progress('');
  io.atInterrupt(undefined);
  if (!made.ok) return made;
  const written = writeTable();
  if (!written.ok) return written;
  await io.print(`${target.path}: ${boards(madeOf(entries))} and figures.csv\n`);
  const lost = entries.flatMap(({ made, settings }) => ('problem' in made ? [settings.seed] : []));
  if (lost.length === 0) return ok(undefined);
  return failed(
    `No board was found for ${lost.length} of ${entries.length} seeds: ${lost.slice(0, 5).map(quote).join(', ')}${lost.length > 5 ? ', …' : ''}. figures.csv tells why.`,
  );
}

/** Writes the boards of a batch into a folder and notes each in `entries` as soon as it stands there. */
async function writeBoards(
  request: BoardRequest,
  { path, format }: Target & { readonly kind: 'folder' },
  entries: CsvEntry[],
  io: Io,
): Promise<Result<void, Stop>> {
  for (const [index, settings] of request.settings.entries()) {
    io.progress(`Board ${index + 1} of ${request.settings.length}`);
    // Between two boards an interrupt is heard.
    await setImmediate();
    const file = boardFileName(settings, format);
    const made = await make(settings, request, io);
    if (!made.ok) {
      // What is impossible for one seed is so for all.
      if (made.error.code === 'impossible') return stopFor(made.error, settings);
      entries.push({ settings, file, made: { problem: made.error.message } });
      continue;
    }
    const written = writeWhole(inFolder(path, file), made.value.file.content);
    if (!written.ok) return written;
    const { board, labels } = made.value.file;
    entries.push({ settings, file, made: { board, labels } });
  }
  return ok(undefined);
}

const madeOf = (entries: readonly CsvEntry[]) => entries.filter(({ made }) => 'board' in made).length;
const boards = (count: number) => counted(count, 'board');

async function make(
  settings: BoardSettings,
  request: BoardRequest,
  io: Io,
): Promise<Result<{ readonly file: BoardFile; readonly input: BoardSheetsInput }, BoardProblem>> {
  const board = generateBoard(settings);
  if (!board.ok) return board;
  const { look, site, date, target } = request;
  const input = { board: board.value, settings, look, site, date, edition: `Realmwright ${io.version}` };
  const file = await makeBoardFile({ ...input, format: target.format });
  return file.ok ? ok({ file: file.value, input }) : err({ ...file.error, nearest: [] });
}

/** What can never be is a wrong wish, exit 2; what was not found is bad luck, exit 1. */
function stopFor({ code, message, nearest }: BoardProblem, wanted: BoardSettings): Result<never, Stop> {
  const options = nearestOptions(wanted, nearest);
  const sentence = options === '' ? message : `${message} With ${options} there is one.`;
  return code === 'impossible'
    ? wrongUsage(`These options do not go together. ${sentence}`)
    : failed(sentence);
}

async function makeFolder(path: string): Promise<Result<void, Stop>> {
  try {
    await mkdir(path, { recursive: true });
    return ok(undefined);
  } catch (error) {
    return failed(`Cannot make the folder ${path}: ${reasonOf(error)}.`);
  }
}
