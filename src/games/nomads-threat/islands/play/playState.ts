import type { Problem } from '#lib/core/result.ts';
import type { Announcement } from '#ui/Announcer.tsx';
import { startHistory, type History } from '#ui/history.ts';
import type { Tile } from '../../rules/grid.ts';
import type { Move } from '../../rules/moves.ts';
import { replay, type GameRecord, type Replay } from '../../rules/replay.ts';
import { DEFAULT_SETTINGS } from '../../rules/settings.ts';
import type { Position } from '../../rules/state.ts';
import type { Side } from '../../vocabulary.ts';
import type { Player } from './players.ts';

export type Players = Readonly<Record<Side, Player>>;

/** What undo goes back to. */
export interface Moment {
  readonly game: GameRecord;
  readonly players: Players;
}

/** Where a piece comes from: a tile, or the hand. */
export type Origin = Tile | 'hand';

/** Everything that the page knows, as a plain value. */
export interface PlayState {
  readonly history: History<Moment>;
  /** The game replayed. */
  readonly played: Replay;
  /** How many moves of the game are in sight; undefined for all. */
  readonly viewing?: number;
  /** The piece that was picked up. */
  readonly picked?: Origin;
  /** The tile under the pointer or with the focus, whose move is shown before it is made. */
  readonly pointed?: Tile;
  /** The move that a first tap has chosen; a second one makes it. */
  readonly aimed?: Move;
  /** Whether the program waits although it is its turn. */
  readonly paused: boolean;
  /** A link that could not be read, kept so that nobody loses it. */
  readonly brokenLink?: { readonly hash: string; readonly problem: Problem };
  readonly said: Announcement;
}

export const TWO_PEOPLE: Players = { x: 'person', o: 'person' };
export const NEW_GAME: Moment = { game: { settings: DEFAULT_SETTINGS, moves: [] }, players: TWO_PEOPLE };

/** The page with a game. Throws if the game cannot be replayed: the caller vouches for it. */
export function startPlay(moment: Moment): PlayState {
  return {
    history: startHistory(moment),
    played: replayed(moment.game),
    paused: false,
    said: { text: '', count: 0 },
  };
}

export function replayed(game: GameRecord): Replay {
  const played = replay(game);
  if (!played.ok) throw new Error(played.error.message);
  return played.value;
}

export const momentOf = ({ history }: PlayState): Moment => history.present;

/** How many moves were made before the position in sight. */
export const shownAt = ({ viewing, played }: PlayState): number => viewing ?? played.events.length;

export const positionShown = (state: PlayState): Position => state.played.positions[shownAt(state)]!;

/** Whether a person moves in the position in sight. */
export const personMoves = (state: PlayState): boolean =>
  momentOf(state).players[positionShown(state).mover] === 'person';
