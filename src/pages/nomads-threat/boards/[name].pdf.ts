import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { DEFAULT_SETTINGS } from '#games/nomads-threat/index.ts';
import { boardPages } from '#games/nomads-threat/print/boardPages.ts';
import { printPdf } from '#games/nomads-threat/print/printPdf.ts';
import { READY_BOARDS, readyBoardName, type ReadyBoard } from '#games/nomads-threat/print/readyBoards.ts';
import { loadPrintFonts } from '#lib/scene/fontFiles.ts';

/** A day that never changes, so that the same source builds the same bytes. */
const CREATION_DATE = new Date('2000-01-01T00:00:00Z');

export const getStaticPaths = (() =>
  READY_BOARDS.map((board) => ({
    params: { name: readyBoardName(board) },
    props: { board },
  }))) satisfies GetStaticPaths;

/** Boards to print with their tents, for everybody who has no command line. */
export const GET: APIRoute = async ({ props }) => {
  const { size, paper } = (props as { readonly board: ReadyBoard }).board;
  const made = boardPages({ size, paper, chiefs: DEFAULT_SETTINGS.chiefs, ink: 'full', pieces: 'tents' });
  if (!made.ok) throw new Error(made.error.message);
  const fonts = await loadPrintFonts((path) => readFile(`public/${path}`));
  const bytes = await printPdf(made.value.pages, { size, fonts, creationDate: CREATION_DATE });
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'application/pdf' } });
};
