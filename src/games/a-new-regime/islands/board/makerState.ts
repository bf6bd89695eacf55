import type { Board } from '#lib/board/board.ts';
import type { Problem } from '#lib/core/result.ts';
import type { Announcement } from '#ui/Announcer.tsx';
import { startHistory, type History } from '#ui/history.ts';
import type { BoardChoice } from '../../board/boardLink.ts';
import { generateBoard, type BoardProblem } from '../../board/generate.ts';
import type { BoardSettings } from '../../board/settings.ts';

/** What undo goes back to: settings, look, and the capitals that stand. */
export interface Moment {
  readonly choice: BoardChoice;
  /** States with a capital, in the order in which they were placed. Not part of the link. */
  readonly placed: readonly number[];
}

export interface MadeBoard {
  readonly settings: BoardSettings;
  readonly board: Board;
}

/** Fields that hold what is typed, legal or not. */
export type TypedField = 'seed' | 'width' | 'height';

export interface Draft {
  readonly text: string;
  /** Why it is not taken, as a sentence. */
  readonly problem?: string;
}

/** Everything that the page knows, as a plain value. */
export interface MakerState {
  readonly history: History<Moment>;
  /** The board of the present settings; where they have none, the last one that was found. */
  readonly shown: MadeBoard;
  /** Why the present settings have no board. */
  readonly problem?: BoardProblem;
  readonly drafts: Readonly<Partial<Record<TypedField, Draft>>>;
  /** A link that could not be read, kept so that nobody loses it. */
  readonly brokenLink?: {
    readonly hash: string;
    readonly problem: Problem;
    /** The link without punctuation at its end, as chat programs add it, where that can be read. */
    readonly shorter?: string;
    /** What was shown in its stead. */
    readonly instead: Moment;
  };
  /** How many new seeds were asked for: each is an entry of the browser's own history. */
  readonly rolls: number;
  /** The state that was last focused or tapped. */
  readonly current?: number;
  /** The state under the pointer, which is shown while it is there. */
  readonly hovered?: number;
  readonly said: Announcement;
}

/** The page with the board of a choice. Throws if that choice has none: the caller vouches for it. */
export function startMaker(choice: BoardChoice): MakerState {
  const board = generateBoard(choice.settings);
  if (!board.ok) throw new Error(board.error.message);
  return {
    history: startHistory({ choice, placed: [] }),
    shown: { settings: choice.settings, board: board.value },
    drafts: {},
    rolls: 0,
    said: { text: '', count: 0 },
  };
}

export const choiceOf = (state: MakerState): BoardChoice => state.history.present.choice;
