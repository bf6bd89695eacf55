import type { Board } from '#lib/board/board.ts';
import type { BoardDraft } from '#lib/board/edit/draft.ts';
import type { BoardEdit } from '#lib/board/edit/edits.ts';
import type { Problem } from '#lib/core/result.ts';
import type { Announcement } from '#ui/Announcer.tsx';
import { startHistory, type History } from '#ui/history.ts';
import type { BoardFile } from '../../board/boardFile.ts';
import type { BoardChoice } from '../../board/boardLink.ts';
import { generateBoard, type BoardProblem } from '../../board/generate.ts';
import { DEFAULT_SETTINGS, type BoardLook, type BoardSettings } from '../../board/settings.ts';
import type { EditTools } from './loadEditTools.ts';

/** Where a board comes from, before anybody edits it here. */
export type BoardSource =
  | { readonly kind: 'seed'; readonly settings: BoardSettings }
  /** From a file or a map: no link of ours gives it. */
  | { readonly kind: 'opened'; readonly opened: BoardFile };

/** What a board is played by, wherever it comes from; the seed rolls what is rolled anew. */
export type BoardRules = BoardFile['rules'];

/** What undo goes back to: where the board comes from, what was changed by hand since, and the look. */
export interface Moment {
  readonly source: BoardSource;
  readonly edits: readonly BoardEdit[];
  readonly look: BoardLook;
}

/** A board with what it was made from. */
export interface MadeBoard {
  readonly source: BoardSource;
  readonly edits: readonly BoardEdit[];
  readonly board: Board;
  /** Key of each state, by its id less one. On a board that nobody edited, keys are ids. */
  readonly keys: readonly number[];
  /** The board as it was drawn from its seed, before any edit. */
  readonly base?: Board;
  /** The board with all edits, as edits see it; absent on a drawn board that nobody edited. */
  readonly draft?: BoardDraft;
  /** The draft after each edit, so that going back and forth makes nothing anew. */
  readonly trail: readonly BoardDraft[];
}

/** Fields that hold what is typed, legal or not. */
export type TypedField = 'seed' | 'width' | 'height' | 'name';

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
    /** The link without its changes, where those are what cannot be made. */
    readonly unedited?: string;
    /** What was shown in its stead. */
    readonly instead: Moment;
  };
  /** How many new seeds were asked for: each is an entry of the browser's own history. */
  readonly rolls: number;
  /** Key of the state that was last focused or tapped. */
  readonly current?: number;
  /** Key of the state under the pointer, which is shown while it is there. */
  readonly hovered?: number;
  /** Key of the state whose panel is open. */
  readonly opened?: number;
  /** Why the last thing asked for was not done, until the next. */
  readonly refusal?: string;
  /** What edits take; fetched when somebody is about to edit. */
  readonly tools?: EditTools;
  readonly said: Announcement & {
    /** What was said is what an edit did: whether the board is still as promised is said with it. */
    readonly edited?: true;
  };
}

/** The page with the board of a choice. Throws if that choice has none: the caller vouches for it. */
export function startMaker(choice: BoardChoice): MakerState {
  const board = generateBoard(choice.settings);
  if (!board.ok) throw new Error(board.error.message);
  const moment = momentOfChoice(choice);
  return {
    history: startHistory(moment),
    shown: plainBoard(moment.source, board.value),
    drafts: {},
    rolls: 0,
    said: { text: '', count: 0 },
  };
}

/** A board as its settings gave it. */
export const plainBoard = (source: BoardSource, board: Board): MadeBoard => ({
  source,
  edits: [],
  board,
  base: board,
  keys: board.states.map(({ id }) => id),
  trail: [],
});

export const rulesOf = (source: BoardSource): BoardRules =>
  source.kind === 'seed' ? source.settings : source.opened.rules;

/** The settings of a drawn board; for an opened one, those of a drawn board that is played like it. */
export const settingsOf = (source: BoardSource): BoardSettings =>
  source.kind === 'seed' ? source.settings : { ...DEFAULT_SETTINGS, ...source.opened.rules };

/** What a link says. */
export const momentOfChoice = ({ settings, look, edits = [] }: BoardChoice): Moment => ({
  source: { kind: 'seed', settings },
  edits,
  look,
});

/** What a link holds of a moment; nothing for an opened board. */
export const choiceOf = ({ source, edits, look }: Moment): BoardChoice | undefined =>
  source.kind === 'seed' ? { settings: source.settings, look, edits } : undefined;

export const momentOf = (state: MakerState): Moment => state.history.present;

/** Ids of the states with a capital, in the order placed. */
export const placedOn = ({ draft, keys }: MadeBoard): readonly number[] =>
  draft === undefined ? [] : draft.capitals.map((key) => keys.indexOf(key) + 1);
