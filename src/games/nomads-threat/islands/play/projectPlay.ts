import type { Tile } from '../../rules/grid.ts';
import { legalMoves } from '../../rules/legal.ts';
import type { Move } from '../../rules/moves.ts';
import { outcome, type Outcome } from '../../rules/outcome.ts';
import { countPieces, isChief, sideAt, type Counts, type Position } from '../../rules/state.ts';
import { tileName } from '../../rules/tileName.ts';
import { makeMove } from '../../notation/moveText.ts';
import type { Side, TileSign } from '../../vocabulary.ts';
import {
  campedTiles,
  moveSentence,
  outcomeSentence,
  SIDE_NAMES,
  SIGN_WORDS,
  tilesText,
} from '../../words.ts';
import { canLeave, movesOnto, originOf } from './candidates.ts';
import { momentOf, personMoves, positionShown, shownAt, type PlayState } from './playState.ts';
import { previewOf, type Preview } from './preview.ts';

export interface TileView {
  readonly tile: Tile;
  readonly name: string;
  /** All that there is to know of the tile, for those who do not see it. */
  readonly label: string;
  readonly side?: Side;
  readonly chief: boolean;
  /** The tent that the move in sight would put here. */
  readonly ghost?: { readonly side: Side; readonly chief: boolean };
  /** What the mover would gain here, where a move leads here. */
  readonly gain?: number;
  readonly picked: boolean;
  /** Whether the last move came here, and whether it made the tent here. */
  readonly last: 'goal' | 'made' | 'left' | undefined;
  /** Whether the move in sight would clear this tile. */
  readonly clears: boolean;
}

export interface PlayView {
  readonly position: Position;
  readonly tiles: readonly TileView[];
  readonly counts: Counts;
  readonly mover: Side;
  readonly personMoves: boolean;
  readonly end?: Outcome;
  /** One line: who is to move, or how it ended. */
  readonly status: string;
  /** The move in sight with its alternatives onto the same tile. */
  readonly preview?: Preview & { readonly others: readonly Move[] };
  readonly mayPass: boolean;
  readonly moves: readonly MoveLine[];
  readonly at: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A move of the list, with what it brought. */
export interface MoveLine {
  readonly side: Side;
  readonly text: string;
  readonly sentence: string;
  readonly gained: number;
  /** Whether the other side is to move after it. */
  readonly endsTurn: boolean;
}

/** What the page shows of its state. */
export function projectPlay(state: PlayState): PlayView {
  const position = positionShown(state);
  const { size } = position.settings;
  const person = personMoves(state);
  const end = outcome(position);
  const preview = person && !end ? previewInSight(state, position) : undefined;
  const last = lastMarks(state);
  const gains = person && !end ? gainsOf(state, position) : new Map<Tile, number>();
  const counts = countPieces(position.cells);
  const tiles = Array.from({ length: size * size }, (_, tile): TileView => {
    const side = sideAt(position.cells, tile);
    const gain = gains.get(tile);
    const ghost = preview && ghostOn(preview, position, tile);
    return {
      tile,
      name: tileName(tile, size),
      label: labelOf(state, position, tile, gain),
      ...(side && { side }),
      chief: isChief(position.cells, tile),
      ...(ghost && { ghost }),
      ...(gain !== undefined && { gain }),
      picked: state.picked === tile,
      last: last.get(tile),
      clears: preview?.left === tile,
    };
  });
  return {
    position,
    tiles,
    counts,
    mover: position.mover,
    personMoves: person,
    ...(end && { end }),
    status: end ? outcomeSentence(end) : `${SIDE_NAMES[position.mover]} to move`,
    ...(preview && { preview }),
    mayPass: person && position.mayStop && !end,
    moves: moveLines(state),
    at: shownAt(state),
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
  };
}

function previewInSight(state: PlayState, position: Position): PlayView['preview'] {
  const goal = state.aimed && state.aimed.type !== 'pass' ? state.aimed.to : state.pointed;
  if (goal === undefined) return undefined;
  const onto = movesOnto(position, goal, state.picked);
  const move = state.aimed ?? onto[0];
  if (!move) return undefined;
  return { ...previewOf(position, move), others: onto.filter((other) => originOf(other) !== originOf(move)) };
}

function ghostOn({ after, camps, move }: Preview, { mover }: Position, tile: Tile): TileView['ghost'] {
  const goal = move.type !== 'pass' && move.to === tile;
  if (!goal && !camps.includes(tile)) return undefined;
  return { side: mover, chief: isChief(after.cells, tile) };
}

/** What each tile would bring, by the move that would be proposed for it. */
function gainsOf(state: PlayState, position: Position): Map<Tile, number> {
  const goals = new Set(legalMoves(position).flatMap((move) => (move.type === 'pass' ? [] : [move.to])));
  const gains = new Map<Tile, number>();
  for (const tile of goals) {
    const [move] = movesOnto(position, tile, state.picked);
    if (move) gains.set(tile, previewOf(position, move).gain);
  }
  return gains;
}

function labelOf(state: PlayState, position: Position, tile: Tile, gain: number | undefined): string {
  const { cells, settings, mover } = position;
  const side = sideAt(cells, tile);
  const what = SIGN_WORDS[cells[tile] as TileSign];
  const parts = [`${tileName(tile, settings.size)}: ${what}`];
  if (state.picked === tile) parts.push('in your hand');
  else if (gain === undefined && side === mover && personMoves(state) && canLeave(position, tile))
    parts.push('can move');
  const [move] = gain === undefined ? [] : movesOnto(position, tile, state.picked);
  if (move) parts.push(offerText(position, move));
  return parts.join(', ');
}

/** What a move would do, in few words: "wander here from c3, camp on d5, 3 more". */
function offerText(position: Position, move: Move): string {
  const { camps, gain } = previewOf(position, move);
  const { size } = position.settings;
  const verb =
    move.type === 'place'
      ? 'place a Chief Tent'
      : move.type === 'pass'
        ? 'end the turn'
        : `${move.type === 'invade' ? 'invade' : 'wander'} here from ${tileName(move.from, size)}`;
  const camp = camps.length === 0 ? '' : `, camp on ${tilesText(camps, size)}`;
  return `${verb}${camp}, ${gain === 0 ? 'no tent more' : `${gain} more`}`;
}

function lastMarks(state: PlayState): Map<Tile, 'goal' | 'made' | 'left'> {
  const at = shownAt(state);
  const marks = new Map<Tile, 'goal' | 'made' | 'left'>();
  const move = momentOf(state).game.moves[at - 1];
  const events = state.played.events[at - 1];
  if (!move || !events || move.type === 'pass') return marks;
  if (move.type === 'wander') marks.set(move.from, 'made');
  if (move.type === 'invade') marks.set(move.from, 'left');
  for (const tile of campedTiles(events)) marks.set(tile, 'made');
  return marks.set(move.to, 'goal');
}

function moveLines(state: PlayState): MoveLine[] {
  const { moves, settings } = momentOf(state).game;
  const { positions, events } = state.played;
  return moves.map((move, index) => {
    const [before, after] = [positions[index]!, positions[index + 1]!];
    const side = before.mover;
    return {
      side,
      text: makeMove(move, settings.size),
      sentence: moveSentence(events[index]!, settings.size),
      gained: countPieces(after.cells)[side] - countPieces(before.cells)[side],
      endsTurn: after.mover !== side,
    };
  });
}
