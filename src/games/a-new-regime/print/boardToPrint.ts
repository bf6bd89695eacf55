import type { Board } from '#lib/board/board.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { generateBoard } from '../board/generate.ts';
import { parseBoardHash } from '../board/boardLink.ts';
import { DEFAULT_SETTINGS, type BoardSettings } from '../board/settings.ts';
import type { PrintOrder } from './printOrder.ts';

/** The board of an order: that of its link, or the usual one for so many regimes and states. */
export function boardToPrint({
  board: hash,
  regimes,
  states,
}: Pick<PrintOrder, 'board' | 'regimes' | 'states'>): Result<{
  readonly board: Board;
  readonly settings: BoardSettings;
}> {
  const settings = boardSettings({ board: hash, regimes, states });
  if (!settings.ok) return settings;
  const board = generateBoard(settings.value);
  return board.ok ? ok({ board: board.value, settings: settings.value }) : board;
}

/** The settings of an order's board: they say how many regimes and states everything is printed for. */
export function boardSettings({
  board: hash,
  regimes,
  states,
}: Pick<PrintOrder, 'board' | 'regimes' | 'states'>): Result<BoardSettings> {
  if (hash === '') return ok({ ...DEFAULT_SETTINGS, regimes, states });
  const read = parseBoardHash(hash);
  return read.ok ? ok(read.value.settings) : read;
}
