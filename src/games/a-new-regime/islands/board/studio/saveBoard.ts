import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import { drawPng } from '#ui/drawPng.ts';
import { saveFile } from '#ui/saveFile.ts';
import { boardFileName } from '../../../board/boardFileName.ts';
import { makeBoardJson, printBoardJson } from '../../../board/boardJson.ts';
import { makeStatesCsv } from '../../../board/statesCsv.ts';
import { fetchFonts, sheetsOf, type FileInput } from '../boardFile.ts';
import { settingsOf } from '../makerState.ts';

/** Pixels along the longer side of a picture that can be asked for. */
export const PNG_SIDES = [2048, 4096, 8192] as const;
export type PngSide = (typeof PNG_SIDES)[number];

/** What the page saves a board as, beside PDF. */
export type PageFile =
  { readonly format: 'svg' | 'json' | 'csv' } | { readonly format: 'png'; readonly pixels: PngSide };

/** Makes a file of a board and hands it to the browser. Rejects with an error whose message is a sentence. */
export async function saveBoard(file: PageFile, input: FileInput): Promise<void> {
  const { board, source } = input.made;
  const settings = settingsOf(source);
  const save = (content: string | Uint8Array, type: string) =>
    saveFile(boardFileName(settings, file.format), content, type);
  switch (file.format) {
    case 'json':
      return save(printBoardJson(makeBoardJson(board, settings)), 'application/json');
    case 'csv':
      return save(makeStatesCsv(board), 'text/csv');
    case 'svg':
      return save(drawSvg(sheetsOf(input)[0]!, { size: 'mm' }), 'image/svg+xml');
    case 'png': {
      const fonts = await fetchFonts(input.base);
      return save(await drawPng(sheetsOf(input)[0]!, file.pixels, fonts), 'image/png');
    }
  }
}
