/** The game of A New Regime as pure functions over plain data: what the rest of the program may use. */
export { apply, objectionTo, type Applied } from './apply.ts';
export { checkState } from './checkState.ts';
export { legalActions } from './legal.ts';
export { actorOf, momentOf, type Moment } from './moment.ts';
export {
  makeAction,
  makeGame,
  makeState,
  parseAction,
  parseGame,
  parseState,
  type GameRecord,
} from './notation/notation.ts';
export { observe, observeEvents, type Observation, type ObservedEvent } from './observe.ts';
export { canUndo, replay, undo } from './replay.ts';
export { sayEvent, type Said } from './sayEvent.ts';
export { setUp, setupOnBoard, type GameSetup, type SetupOptions } from './setup.ts';
export { scoreOf, standings } from './standing.ts';
export type { Action, ActionOf, ActionType, TurnCard } from './actions.ts';
export type { GameEvent } from './events.ts';
export type { IllegalAction, IllegalCode } from './illegal.ts';
export type { GameState, Outfit, Regime } from './state.ts';
