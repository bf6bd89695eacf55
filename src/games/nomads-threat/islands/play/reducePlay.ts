import { record, redo, undo, type History } from '#ui/history.ts';
import { applyMove } from '../../rules/apply.ts';
import type { Tile } from '../../rules/grid.ts';
import type { Move } from '../../rules/moves.ts';
import { sameMove } from '../../rules/moves.ts';
import { outcome } from '../../rules/outcome.ts';
import type { GameRecord } from '../../rules/replay.ts';
import type { Settings } from '../../rules/settings.ts';
import { sideAt } from '../../rules/state.ts';
import { tileName } from '../../rules/tileName.ts';
import { moveSentence, nextSentence, outcomeSentence, SIDE_NAMES } from '../../words.ts';
import { canLeave, movesOnto, objectionOnto } from './candidates.ts';
import { parsePlayHash } from './playHash.ts';
import {
  momentOf,
  NEW_GAME,
  personMoves,
  positionShown,
  replayed,
  shownAt,
  type Moment,
  type Origin,
  type Players,
  type PlayState,
} from './playState.ts';
import { previewOf } from './preview.ts';

/** What a person, the address or the program can do to the page. */
export type PlayAction =
  /** A tile was pressed; `sure` if its move was in sight before, so that it need not be asked for twice. */
  | { readonly type: 'tile'; readonly tile: Tile; readonly sure: boolean }
  | { readonly type: 'pick'; readonly origin: Origin | undefined }
  | { readonly type: 'pointed'; readonly tile: Tile | undefined }
  | { readonly type: 'move'; readonly move: Move }
  /** The program's move in a game; one that has gone on or elsewhere meanwhile does not take it. */
  | { readonly type: 'answered'; readonly move: Move; readonly game: GameRecord }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Shows the position after so many moves. */
  | { readonly type: 'view'; readonly at: number }
  | { readonly type: 'new'; readonly settings: Settings }
  | { readonly type: 'players'; readonly players: Players }
  | { readonly type: 'pause'; readonly paused: boolean }
  | { readonly type: 'opened'; readonly hash: string }
  | { readonly type: 'dismissed' }
  | { readonly type: 'said'; readonly text: string };

/** The page after an action. Pure: the same state and action give the same page. */
export function reducePlay(state: PlayState, action: PlayAction): PlayState {
  switch (action.type) {
    case 'tile':
      return pressTile(state, action.tile, action.sure);
    case 'pick':
      return pick(state, action.origin);
    case 'pointed':
      return action.tile === state.pointed ? state : withPointed(state, action.tile);
    case 'move':
      return personMoves(state) ? make(state, action.move) : state;
    case 'answered':
      return action.game === momentOf(state).game ? make(atEnd(state), action.move) : state;
    case 'undo':
      return goBack(state);
    case 'redo':
      return goOn(state);
    case 'view':
      return view(state, action.at);
    case 'new':
      return say(
        moveTo(
          state,
          record(state.history, { ...momentOf(state), game: { settings: action.settings, moves: [] } }),
        ),
        'A new game. Dark begins.',
      );
    case 'players': {
      const next = record(state.history, { ...momentOf(state), players: action.players });
      return { ...state, history: next, paused: false };
    }
    case 'pause':
      return say(
        { ...state, paused: action.paused },
        action.paused ? 'The program waits.' : 'The program goes on.',
      );
    case 'opened':
      return open(state, action.hash);
    case 'dismissed': {
      const { brokenLink: _, ...rest } = state;
      return rest;
    }
    case 'said':
      return say(state, action.text);
  }
}

const say = (state: PlayState, text: string): PlayState => ({
  ...state,
  said: { text, count: state.said.count + 1 },
});

/** Nothing is in hand and nothing half chosen. */
function idle(state: PlayState): PlayState {
  const { picked: _, aimed: __, ...rest } = state;
  return rest;
}

function atEnd(state: PlayState): PlayState {
  const { viewing: _, ...rest } = state;
  return rest;
}

function withPointed(state: PlayState, tile: Tile | undefined): PlayState {
  const { pointed: _, ...rest } = state;
  return tile === undefined ? rest : { ...rest, pointed: tile };
}

/** Takes a history's present as the page's game. */
function moveTo(state: PlayState, history: History<Moment>): PlayState {
  const same = history.present.game === momentOf(state).game;
  return {
    ...atEnd(idle(state)),
    history,
    played: same ? state.played : replayed(history.present.game),
    paused: false,
  };
}

function pressTile(state: PlayState, tile: Tile, sure: boolean): PlayState {
  const position = positionShown(state);
  const { size } = position.settings;
  const end = outcome(position);
  if (end) return say(state, outcomeSentence(end));
  if (!personMoves(state)) return say(state, `It is ${SIDE_NAMES[position.mover]}’s turn.`);
  const [proposed] = movesOnto(position, tile, state.picked);
  if (!proposed) {
    if (sideAt(position.cells, tile) === position.mover)
      return pick(state, state.picked === tile ? undefined : tile);
    return say(state, `${tileName(tile, size)}: ${objectionOnto(position, tile, state.picked)}`);
  }
  const chosen =
    state.aimed && state.aimed.type !== 'pass' && state.aimed.to === tile ? state.aimed : proposed;
  if (sure || state.aimed === chosen) return make(state, chosen);
  return say({ ...state, aimed: chosen }, `${previewOf(position, chosen).sentence} Tap again to do it.`);
}

function pick(state: PlayState, origin: Origin | undefined): PlayState {
  const position = positionShown(state);
  if (origin === undefined || !personMoves(state)) return idle(state);
  const name =
    origin === 'hand' ? 'the Chief Tent' : `the tent on ${tileName(origin, position.settings.size)}`;
  if (!canLeave(position, origin)) return say(idle(state), `No tile is free for ${name}.`);
  return say({ ...idle(state), picked: origin }, `You hold ${name}: choose a tile.`);
}

/** Makes a move in the position in sight; what came after that position before can be brought back by undo. */
function make(state: PlayState, move: Move): PlayState {
  const position = positionShown(state);
  const applied = applyMove(position, move);
  if (!applied.ok) return say(state, applied.error.message);
  const at = shownAt(state);
  const { game, players } = momentOf(state);
  const known = game.moves[at];
  if (known && sameMove(known, move))
    return say(view(state, at + 1), spoken(applied.value, position.settings.size));
  const next: GameRecord = { ...game, moves: [...game.moves.slice(0, at), move] };
  const { positions, events } = state.played;
  return say(
    {
      ...atEnd(idle(state)),
      history: record(state.history, { game: next, players }),
      played: {
        positions: [...positions.slice(0, at + 1), applied.value.position],
        events: [...events.slice(0, at), applied.value.events],
      },
    },
    spoken(applied.value, position.settings.size),
  );
}

const spoken = (applied: Parameters<typeof nextSentence>[0], size: number): string =>
  `${moveSentence(applied.events, size)} ${nextSentence(applied)}`;

/** Back to where a person could choose; in a game without persons one move. */
function goBack(state: PlayState): PlayState {
  let history = undo(state.history);
  if (history === state.history) return say(state, 'There is nothing to undo.');
  while (history.past.length > 0 && isProgramsTurn(history.present)) history = undo(history);
  const next = moveTo(state, history);
  // Where the program would move at once again, it waits.
  return say({ ...next, paused: isProgramsTurn(history.present) }, `Undone. ${situation(next)}`);
}

function goOn(state: PlayState): PlayState {
  let history = redo(state.history);
  if (history === state.history) return say(state, 'There is nothing to redo.');
  while (history.future.length > 0 && isProgramsTurn(history.present)) history = redo(history);
  const next = moveTo(state, history);
  return say(
    { ...next, paused: isProgramsTurn(history.present) && history.future.length > 0 },
    `Done again. ${situation(next)}`,
  );
}

function isProgramsTurn({ game, players }: Moment): boolean {
  const has = players.x === 'person' || players.o === 'person';
  if (!has) return false;
  const position = replayed(game).positions.at(-1)!;
  return outcome(position) === undefined && players[position.mover] !== 'person';
}

function view(state: PlayState, at: number): PlayState {
  const last = state.played.events.length;
  const to = Math.min(last, Math.max(0, at));
  const next = idle(to === last ? atEnd(state) : { ...state, viewing: to });
  const events = state.played.events[to - 1];
  const size = positionShown(next).settings.size;
  return say(next, `${events ? moveSentence(events, size) : 'The start.'} ${situation(next)}`);
}

function situation(state: PlayState): string {
  const position = positionShown(state);
  const end = outcome(position);
  return end ? outcomeSentence(end) : `${SIDE_NAMES[position.mover]} to move.`;
}

function open(state: PlayState, hash: string): PlayState {
  const parsed = parsePlayHash(hash);
  if (!parsed.ok)
    return {
      ...moveTo(state, record(state.history, NEW_GAME)),
      brokenLink: { hash, problem: parsed.error },
    };
  const { brokenLink: _, ...rest } = state;
  const { at, ...moment } = parsed.value;
  const next = moveTo(rest, record(state.history, moment));
  const shown = at === undefined || at >= moment.game.moves.length ? next : { ...next, viewing: at };
  return say(shown, `Opened. ${situation(shown)}`);
}
