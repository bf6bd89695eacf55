import type { Result } from '#lib/core/result.ts';
import type { Board } from '#lib/board/board.ts';
import { generateBoard as generateFromSpec } from '#lib/board/generateBoard.ts';
import { boardSpec } from './spec.ts';
import type { BoardSettings } from './settings.ts';

export function generateBoard(settings: BoardSettings): Result<Board> {
  return generateFromSpec(boardSpec(settings));
}
