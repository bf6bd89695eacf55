import type { Board } from '#lib/board/board.ts';
import { generateBoard as generateFromSpec } from '#lib/board/generateBoard.ts';
import { proveImpossible } from '#lib/board/proveImpossible.ts';
import { err, type Problem, type Result } from '#lib/core/result.ts';
import { RANGES, type BoardSettings } from './settings.ts';
import { boardSpec } from './spec.ts';

/** Why there is no board, and the nearest settings for which there is one (each of them was tried). */
export interface BoardProblem extends Problem {
  readonly nearest: readonly BoardSettings[];
}

/**
 * A random board of A New Regime that is legal under the rules of set-up: the same settings give the same
 * board everywhere. Settings must be within `RANGES` (see `parseSettings`).
 *
 * @returns the board, or a problem with code `impossible` (proved before drawing) or `budget` (the search
 *   ended without one)
 */
export function generateBoard(settings: BoardSettings): Result<Board, BoardProblem> {
  const made = generateFromSpec(boardSpec(settings));
  return made.ok ? made : err({ ...made.error, nearest: nearestSettings(settings) });
}

const OFFERED = 3;
/** Offers are searched while somebody waits: few layouts a try, few tries of each sort. */
const OFFER_ATTEMPTS = 20;
const OFFER_TRIES = 10;

/** Settings close to the wanted ones that do give a board, one change each, the smallest changes first. */
function nearestSettings(settings: BoardSettings): BoardSettings[] {
  const found: BoardSettings[] = [];
  for (const variants of [largerBoards(settings), fewerStates(settings), looserRules(settings)]) {
    const next = variants
      .filter((variant) => !proveImpossible(boardSpec(variant)))
      .slice(0, OFFER_TRIES)
      // What was offered must also come when it is taken: the full search finds all that this short one does.
      .find((variant) => generateFromSpec(boardSpec(variant), OFFER_ATTEMPTS).ok);
    if (next) found.push(next);
  }
  return found.slice(0, OFFERED);
}

/** The shorter side a tenth longer each time until the board is square, and both sides together; by area. */
function largerBoards(settings: BoardSettings): BoardSettings[] {
  const { width, height } = settings;
  const boards: BoardSettings[] = [];
  for (let tenths = 11; tenths <= 60; tenths++) {
    const shorter = Math.round((Math.min(width, height) * tenths) / 10);
    if (shorter <= Math.max(width, height)) {
      boards.push({ ...settings, [width < height ? 'width' : 'height']: shorter });
    }
    boards.push({
      ...settings,
      width: Math.round((width * tenths) / 10),
      height: Math.round((height * tenths) / 10),
    });
  }
  return boards
    .filter((board) => board.width <= RANGES.width.max && board.height <= RANGES.height.max)
    .sort((p, q) => p.width * p.height - q.width * q.height);
}

function fewerStates(settings: BoardSettings): BoardSettings[] {
  const fewer = settings.states - RANGES.states.min;
  return Array.from({ length: fewer }, (_, k) => ({ ...settings, states: settings.states - 1 - k }));
}

function looserRules(settings: BoardSettings): BoardSettings[] {
  const spacings = {
    'four-steps': ['three-steps', 'two-steps'],
    'three-steps': ['two-steps'],
    'two-steps': [],
  } as const;
  return [
    ...spacings[settings.spacing].map((spacing) => ({ ...settings, spacing })),
    ...(settings.states < RANGES.states.max ? [{ ...settings, states: settings.states + 1 }] : []),
    ...(settings.shape === 'continent' ? [] : [{ ...settings, shape: 'continent' as const }]),
  ];
}
