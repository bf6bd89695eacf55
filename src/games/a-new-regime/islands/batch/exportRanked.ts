import { generateBoard } from '../../board/generate.ts';
import type { BoardLook, BoardSettings } from '../../board/settings.ts';
import { downloadPdf, today } from '../board/boardFile.ts';
import { plainBoard } from '../board/makerState.ts';
import { saveBoard } from '../board/studio/saveBoard.ts';
import type { ExportFormat } from './RankedCard.tsx';

interface Wish {
  readonly settings: BoardSettings;
  readonly look: BoardLook;
  readonly site: string;
  readonly base: string;
  readonly edition: string;
}

/** Makes a file of a board of a batch as the board's own page does. Rejects with an error whose message is a sentence. */
export async function exportRanked(format: ExportFormat, { settings, ...rest }: Wish): Promise<void> {
  const board = generateBoard(settings);
  if (!board.ok) throw new Error(board.error.message);
  const made = plainBoard({ kind: 'seed', settings }, board.value);
  const input = { ...rest, made, date: today() };
  return format === 'pdf' ? downloadPdf(input) : saveBoard({ format }, input);
}
