import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import { drawPng } from '#ui/drawPng.ts';
import { saveFile } from '#ui/saveFile.ts';
import { makeAdjacencyCsv } from '../../../board/adjacencyCsv.ts';
import type { StudioFormat } from '../../../board/boardFileName.ts';
import { makeBoardGeoJson } from '../../../board/boardGeoJson.ts';
import { makeBoardJson, printBoardJson } from '../../../board/boardJson.ts';
import { makeStatesCsv } from '../../../board/statesCsv.ts';
import { fetchFonts, nameFor, printedOf, type FileInput } from '../boardFile.ts';
import { settingsOf, type MadeBoard } from '../makerState.ts';
import { screenSheet } from '../printedBoard.ts';
import { workText } from '../workFile.ts';

/** Pixels along the longer side of a picture that can be asked for. */
export const PNG_SIDES = [2048, 4096, 8192] as const;
export type PngSide = (typeof PNG_SIDES)[number];

/** What the page saves a board as, beside PDF. */
export type PageFile =
  | { readonly format: Exclude<StudioFormat, 'pdf' | 'png'> }
  | { readonly format: 'png'; readonly pixels: PngSide };

/** Makes a file of a board and hands it to the browser. Rejects with an error whose message is a sentence. */
export async function saveBoard(file: PageFile, input: FileInput): Promise<void> {
  const { made } = input;
  const { board } = made;
  const save = (content: string | Uint8Array, type: string) =>
    saveFile(nameFor(input, file.format), content, type);
  switch (file.format) {
    case 'json':
      return save(workText(made) ?? printBoardJson(makeBoardJson(board, settingsOf(made.source))), JSON_TYPE);
    case 'csv':
      return save(makeStatesCsv(board), 'text/csv');
    case 'adjacencies.csv':
      return save(makeAdjacencyCsv(board), 'text/csv');
    case 'geojson':
      return save(makeBoardGeoJson({ board, ...titleOf(made) }), 'application/geo+json');
    case 'svg':
      return save(drawSvg(sheetOf(input), { size: 'mm' }), 'image/svg+xml');
    case 'png': {
      const fonts = await fetchFonts(input.base);
      return save(await drawPng(sheetOf(input), file.pixels, fonts), 'image/png');
    }
  }
}

/** The sheet with the board, as files show it: with the date. */
const sheetOf = (input: FileInput) => screenSheet(printedOf(input)).scene;

const JSON_TYPE = 'application/json';

function titleOf({ source }: MadeBoard): { readonly title: string; readonly credit?: string } {
  if (source.kind === 'seed') return { title: source.settings.seed };
  const { title, origin } = source.opened;
  return { title, ...(origin.kind === 'map' && origin.credit && { credit: origin.credit }) };
}
