import type { Board } from '#lib/board/board.ts';
import { generateBoard as generateFromSpec } from '#lib/board/generateBoard.ts';
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

/** Settings close to the wanted ones that do give a board, one change each, the smallest changes first. */
function nearestSettings(settings: BoardSettings): BoardSettings[] {
  const found: BoardSettings[] = [];
  for (const variants of [largerBoards(settings), fewerStates(settings), looserRules(settings)]) {
    const next = variants.find((variant) => generateFromSpec(boardSpec(variant)).ok);
    if (next) found.push(next);
    if (found.length === OFFERED) break;
  }
  return found;
}

/** The same proportions, a tenth larger each time. */
function largerBoards(settings: BoardSettings): BoardSettings[] {
  const boards: BoardSettings[] = [];
  for (let tenths = 11; tenths <= 30; tenths++) {
    const width = Math.round((settings.width * tenths) / 10);
    const height = Math.round((settings.height * tenths) / 10);
    if (width > RANGES.width.max || height > RANGES.height.max) break;
    boards.push({ ...settings, width, height });
  }
  return boards;
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
