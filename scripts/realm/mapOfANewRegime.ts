import { mkdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBoardFile, type BoardFile } from '#games/a-new-regime/board/boardFile.ts';
import type { DownloadFormat } from '#games/a-new-regime/board/boardFileName.ts';
import { openedFileName } from '#games/a-new-regime/board/openedFileName.ts';
import type { BoardSheetsInput } from '#games/a-new-regime/board/sheet.ts';
import { finishBoard } from '#games/a-new-regime/board/finishBoard.ts';
import { makeMapBoard } from '#games/a-new-regime/maps/makeMapBoard.ts';
import { mapBoardFile } from '#games/a-new-regime/maps/mapBoardFile.ts';
import { mapLook, mapOrigin, regionsTitle, sheetSettings } from '#games/a-new-regime/maps/mapSheets.ts';
import { settingsFor } from '#games/a-new-regime/maps/settingsFor.ts';
import { parseList } from '#lib/board/maps/list/parseList.ts';
import { shapesOfList } from '#lib/board/maps/list/shapesOfList.ts';
import type { MapShapes } from '#lib/board/maps/mapShape.ts';
import { readMapFile } from '#lib/board/maps/read/readMapText.ts';
import { chooseWorld } from '#lib/board/maps/world/chooseWorld.ts';
import { detailFor } from '#lib/board/maps/world/regions.ts';
import { counted } from '#lib/core/counted.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { DEFAULT_SITE } from '#site/address.ts';
import { readWorld } from '#site/readWorld.ts';
import { failed, wrongUsage, type Command, type Stop } from './command.ts';
import { makeBoardFile as makeSheetFile } from './makeBoardFile.ts';
import { mapWarnings } from './mapWarnings.ts';
import { MAP_OPTIONS, parseMapRequest, type MapRequest } from './mapRequest.ts';
import { optionsHelp, parseOptions } from './options.ts';
import { inFolder } from './target.ts';
import { whyUnread, writeWhole } from './writeWhole.ts';

const HELP = `Makes boards of A New Regime from real maps, map files and lists of neighbours.

Usage: realm map a-new-regime (--world REGIONS | --file PATH | --list PATH) [options]

Options:
${optionsHelp(MAP_OPTIONS)}

Examples:
  npm run -s realm -- map a-new-regime --world europe --states 30 --out europe.pdf
  npm run -s realm -- map a-new-regime --world FR+DE+IT+CH+AT --regimes 3 --spacing two-steps
  npm run -s realm -- map a-new-regime --file provinces.geojson --states 24 --out provinces.json
`;

export const mapOfANewRegime: Command = {
  name: 'a-new-regime',
  summary: 'boards from the map of the world, map files and lists of neighbours',
  async run(args, io) {
    const given = parseOptions(args, MAP_OPTIONS);
    if (!given.ok) return given;
    if (given.value.switches.has('help')) return ok(await io.print(HELP));
    const request = await parseMapRequest(given.value);
    if (!request.ok) return request;
    const { kind, source, target } = request.value;
    const shapes = await readShapes(request.value);
    if (!shapes.ok) return shapes;
    const settings = settingsFor(kind, request.value.settings);
    const made = makeMapBoard(shapes.value, settings, (stage) => io.progress(stage));
    io.progress('');
    if (!made.ok) return failed(made.error.message);
    const { draft, report } = made.value;
    const board = finishBoard(draft, settings);
    const regions = kind === 'world' ? source.split('+') : undefined;
    const title = regions ? regionsTitle(regions) : basename(source).replace(/\.[^.]*$/, '');
    const file = mapBoardFile(title, draft, settings, kind === 'world');
    const content = await contentOf(target.format, file, {
      board,
      settings: sheetSettings(settings, board),
      look: mapLook(settings),
      site: DEFAULT_SITE,
      edition: `Realmwright ${io.version}`,
      date: io.today,
      origin: mapOrigin(title, request.value.settings, board, regions),
    });
    if (!content.ok) return content;
    if (target.kind === 'stdout') return ok(await io.print(content.value));
    const path =
      target.kind === 'file' ? target.path : inFolder(target.path, openedFileName(file, target.format));
    if (target.kind === 'folder') await mkdir(target.path, { recursive: true }).catch(() => undefined);
    const written = writeWhole(path, content.value);
    if (!written.ok) return written;
    const facts = `${counted(report.states, 'state')} of ${report.found}, ${counted(report.straits, 'sea route')}`;
    const notes = [...report.notes, ...mapWarnings(board).map((warning) => `Warning: ${warning}`)];
    await io.print(`${path}: ${facts}\n${notes.map((note) => `  ${note}\n`).join('')}`);
    return ok(undefined);
  },
};

/** The file itself: of a board that no settings give only version 2 of the JSON holds all. */
async function contentOf(
  format: DownloadFormat,
  file: BoardFile,
  input: BoardSheetsInput & { readonly date: string },
): Promise<Result<string | Uint8Array, Stop>> {
  if (format === 'json') return ok(makeBoardFile(file));
  const made = await makeSheetFile({ ...input, format });
  return made.ok ? ok(made.value.content) : failed(made.error.message);
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

async function readShapes({ kind, source }: MapRequest): Promise<Result<MapShapes, Stop>> {
  if (kind === 'world') {
    const regions = source.split('+');
    const chosen = chooseWorld(await readWorld(detailFor(regions), ROOT), regions);
    return chosen.ok ? chosen : wrongUsage(chosen.error.message);
  }
  const bytes = await readFile(source).catch((error: unknown) => whyUnread(error));
  if (typeof bytes === 'string') return failed(`Cannot read ${source}: ${bytes}.`);
  if (kind === 'file') {
    const read = readMapFile(bytes);
    return read.ok ? read : failed(read.error.message);
  }
  const list = parseList(bytes.toString('utf8'));
  return list.ok ? ok(shapesOfList(list.value)) : failed(list.error.message);
}
