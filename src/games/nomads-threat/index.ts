/** Nomads' Threat as pure functions over plain data: what the rest of the program may use. */
export { applyMove, type Applied } from './rules/apply.ts';
export { campLines, type CampLine } from './rules/camp.ts';
export { checkPosition } from './rules/check.ts';
export type { GameEvent } from './rules/events.ts';
export type { Tile } from './rules/grid.ts';
export { objectionTo, type IllegalCode, type IllegalMove } from './rules/illegal.ts';
export { legalMoves } from './rules/legal.ts';
export { sameMove, type Move, type MoveType } from './rules/moves.ts';
export { outcome, type EndReason, type Outcome } from './rules/outcome.ts';
export { perft } from './rules/perft.ts';
export { replay, startOf, type GameRecord, type Replay } from './rules/replay.ts';
export {
  DEFAULT_SETTINGS,
  MAX_CHIEFS,
  MAX_SIZE,
  MIN_CHIEFS,
  MIN_SIZE,
  parseSettings,
  type Settings,
} from './rules/settings.ts';
export { countPieces, forgetPast, setUp, sideAt, type Counts, type Position } from './rules/state.ts';
export { parseTile, tileName } from './rules/tileName.ts';
export { makeGameLink, parseGameLink } from './notation/gameLink.ts';
export { makeMove, makeMoves, parseMove, parseMoves } from './notation/moveText.ts';
export { makePosition, parsePosition } from './notation/positionText.ts';
export type { Side, TileSign } from './vocabulary.ts';
export { chooseMove, LEVELS, type Level } from './search/levels.ts';
export { openSearcher, type SearcherOptions } from './search/openSearcher.ts';
export { reviewGame, type ReviewedMove } from './search/review.ts';
export type { Analysis, Choice, MoveValue, Searcher, Value } from './search/searcher.ts';
export type { Budget } from './search/kernel.ts';
