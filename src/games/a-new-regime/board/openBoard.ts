import { draftOf } from '#lib/board/edit/draft.ts';
import { applyEdits } from '#lib/board/edit/edits.ts';
import type { Board } from '#lib/board/board.ts';
import { counted } from '#lib/core/counted.ts';
import { ok, type Result } from '#lib/core/result.ts';
import type { BoardFile } from './boardFile.ts';
import { BOARD_PATH, makeBoardHash, type BoardChoice } from './boardLink.ts';
import { finishBoard } from './finishBoard.ts';
import { generateBoard } from './generate.ts';
import { parseBoardFile } from './parseBoardFile.ts';
import { parseBoardJson } from './parseBoardJson.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS } from './settings.ts';
import type { PrintedBoard, SheetOrigin } from './sheetContent.ts';
import { rollSpec } from './spec.ts';

/** A board, what it is played by, and where it comes from if settings alone do not give it. */
export type OpenedBoard = Pick<PrintedBoard, 'board' | 'settings' | 'origin'>;

/** The board of a link's settings after its edits. Fails where there is none, or an edit cannot be made. */
export function openBoardChoice({ settings, edits = [] }: Omit<BoardChoice, 'look'>): Result<OpenedBoard> {
  const made = generateBoard(settings);
  if (!made.ok) return made;
  if (edits.length === 0) return ok({ board: made.value, settings });
  const draft = applyEdits(draftOf(made.value), edits, rollSpec(settings.seed));
  if (!draft.ok) return draft;
  const board = finishBoard(draft.value, settings);
  const hash = makeBoardHash({ settings, look: DEFAULT_LOOK, edits });
  return ok({ board, settings, origin: originOf(board, 'changed by hand', hash) });
}

/** The board of a file's text, of any version that is read. Trusts nothing, never throws. */
export function openBoardFile(text: string): Result<OpenedBoard> {
  const plain = parseBoardJson(text);
  if (plain.ok) return plain;
  const file = parseBoardFile(text);
  return file.ok ? ok(openedFile(file.value)) : file;
}

function openedFile({ title, draft, rules, origin }: BoardFile): OpenedBoard {
  const board = finishBoard(draft, rules);
  const { width, height } = draft.size;
  if (origin.kind === 'map') {
    const settings = { ...DEFAULT_SETTINGS, ...rules, width, height };
    const told = origin.credit === undefined ? shortened(title) : `${shortened(title)}, ${origin.credit}`;
    return { board, settings, origin: originOf(board, told) };
  }
  const { settings, edits } = origin;
  if (edits.length === 0) return { board, settings, origin: originOf(board, shortened(title)) };
  const hash = makeBoardHash({ settings, look: DEFAULT_LOOK, edits });
  return { board, settings, origin: originOf(board, 'changed by hand', hash) };
}

function originOf(board: Board, told: string, hash = ''): SheetOrigin {
  return {
    told: `${counted(board.states.length, 'state')}, ${told}`,
    path: BOARD_PATH + hash,
  };
}

/** A title that a sheet has room for. */
const shortened = (title: string): string => Array.from(title).slice(0, 60).join('');
