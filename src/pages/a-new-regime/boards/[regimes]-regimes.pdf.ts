import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { makeBoardPdf } from '#games/a-new-regime/board/boardPdf.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS, RANGES } from '#games/a-new-regime/board/settings.ts';
import { boardSheets } from '#games/a-new-regime/board/sheet.ts';
import { loadPrintFonts } from '#lib/scene/fontFiles.ts';
import { publicAddress } from '#site/links.ts';
import { version } from '../../../../package.json';

/** A day that never changes, so that the same source builds the same bytes; the sheets themselves bear no date. */
const CREATION_DATE = new Date('2000-01-01T00:00:00Z');

export const getStaticPaths = (() =>
  Array.from({ length: RANGES.regimes.max - RANGES.regimes.min + 1 }, (_, index) => ({
    params: { regimes: String(RANGES.regimes.min + index) },
  }))) satisfies GetStaticPaths;

/** The default board for each number of regimes, for readers whose browser runs no scripts. */
export const GET: APIRoute = async ({ params }) => {
  const settings = { ...DEFAULT_SETTINGS, regimes: Number(params['regimes']) };
  const board = generateBoard(settings);
  if (!board.ok) throw new Error(board.error.message);
  const edition = `Realmwright ${version}`;
  const sheets = boardSheets({
    board: board.value,
    settings,
    look: DEFAULT_LOOK,
    site: publicAddress('/'),
    edition,
  });
  if (!sheets.ok) throw new Error(sheets.error.message);
  const fonts = await loadPrintFonts((path) => readFile(`public/${path}`));
  const bytes = await makeBoardPdf(sheets.value.pages, { settings, fonts, creationDate: CREATION_DATE });
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'application/pdf' } });
};
