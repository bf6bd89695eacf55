import { mkdir } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { boardFileName } from '#games/a-new-regime/board/boardFileName.ts';
import { makeBoardCsv, type CsvEntry } from '#games/a-new-regime/board/boardCsv.ts';
import { generateBoard, type BoardProblem } from '#games/a-new-regime/board/generate.ts';
import type { BoardSettings } from '#games/a-new-regime/board/settings.ts';
import { quote } from '#lib/core/quote.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { BOARD_OPTIONS, parseBoardRequest, type BoardRequest } from './boardRequest.ts';
import { failed, wrongUsage, type Command, type Io, type Stop } from './command.ts';
import { makeBoardFile, type BoardFile } from './makeBoardFile.ts';
import { nearestOptions } from './nearestOptions.ts';
import { optionsHelp, parseOptions } from './options.ts';
import { inFolder } from './target.ts';
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

The same seed and settings always give the same board. An SVG is the first page of the PDF.
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
  const file = await make(settings!, request, io);
  if (!file.ok) return stopFor(file.error, settings!);
  if (target.kind === 'stdout') return ok(await io.print(file.value.content));
  const folder = target.kind === 'folder' ? await makeFolder(target.path) : ok(undefined);
  if (!folder.ok) return folder;
  const path =
    target.kind === 'file' ? target.path : inFolder(target.path, boardFileName(settings!, target.format));
  const written = writeWhole(path, file.value.content);
  if (!written.ok) return written;
  return ok(await io.print(`${path}: ${summaryOf(settings!, file.value)}\n`));
}

/** Seeds without a board do not stop the others; they are told at the end and stand in the CSV. */
async function writeBatch(request: BoardRequest, io: Io): Promise<Result<void, Stop>> {
  const { target } = request;
  if (target.kind !== 'folder') return wrongUsage('The option --count needs --out with a folder.');
  const folder = await makeFolder(target.path);
  if (!folder.ok) return folder;
  const entries: CsvEntry[] = [];
  const lost: string[] = [];
  for (const settings of request.settings) {
    // Between two boards an interrupt is heard.
    await setImmediate();
    const name = boardFileName(settings, target.format);
    const file = await make(settings, request, io);
    if (!file.ok) {
      // What is impossible for one seed is so for all.
      if (file.error.code === 'impossible') return stopFor(file.error, settings);
      lost.push(settings.seed);
      entries.push({ settings, file: name, made: { problem: file.error.message } });
      continue;
    }
    const written = writeWhole(inFolder(target.path, name), file.value.content);
    if (!written.ok) return written;
    entries.push({ settings, file: name, made: file.value });
  }
  const table = inFolder(target.path, 'figures.csv');
  const written = writeWhole(table, makeBoardCsv(entries));
  if (!written.ok) return written;
  const made = entries.length - lost.length;
  await io.print(`${target.path}: ${made} ${made === 1 ? 'board' : 'boards'} and figures.csv\n`);
  if (lost.length === 0) return ok(undefined);
  return failed(
    `No board was found for ${lost.length} of ${entries.length} seeds: ${lost.slice(0, 5).map(quote).join(', ')}${lost.length > 5 ? ', …' : ''}. figures.csv tells why.`,
  );
}

async function make(
  settings: BoardSettings,
  request: BoardRequest,
  io: Io,
): Promise<Result<BoardFile, BoardProblem>> {
  const board = generateBoard(settings);
  if (!board.ok) return board;
  const file = await makeBoardFile({
    board: board.value,
    settings,
    look: request.look,
    site: request.site,
    date: request.date,
    edition: `Realmwright ${io.version}`,
    format: request.target.format,
  });
  return file.ok ? file : err({ ...file.error, nearest: [] });
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

function summaryOf({ seed, regimes, states }: BoardSettings, file: BoardFile): string {
  const { board, labels, undrawable } = file;
  const { placements } = board.capitals;
  const legal = typeof placements === 'number' ? `${placements}` : `at least ${placements.atLeast}`;
  const unfit = labels.key.length + labels.bare.length;
  const parts = [
    `seed ${quote(seed)}`,
    `${regimes} regimes`,
    `${regimes * states} states`,
    `${legal} legal placements of capitals`,
  ];
  if (unfit > 0) parts.push(`${unfit} names do not fit, a larger paper shows more`);
  if (undrawable.length > 0) parts.push(`no font has ${undrawable.join(' ')}, a box stands there`);
  return parts.join(', ');
}
