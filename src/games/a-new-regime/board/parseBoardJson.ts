import type { Board } from '#lib/board/board.ts';
import { validateBoard } from '#lib/board/validate.ts';
import { quote } from '#lib/core/quote.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import { parseWith } from '#lib/share/parseWith.ts';
import { affiliationFromRoll, populationFromRoll } from '../rules/setup.ts';
import { boardOfJson, BOARD_JSON_VERSION, type BoardJson } from './boardJson.ts';
import { boardJsonSchema } from './boardJsonSchema.ts';
import type { BoardSettings } from './settings.ts';

/** Longest text that is read, in characters; the largest boards have a tenth of it. */
const BOARD_JSON_MAX = 8_000_000;

export interface ParsedBoard {
  readonly board: Board;
  readonly settings: BoardSettings;
}

/**
 * Reads the text of a board's file. Trusts nothing: shape and ranges by the schema, then that the fields agree with
 * each other, then all that must hold for a board. Never throws.
 */
export function parseBoardJson(text: string): Result<ParsedBoard> {
  const input = readJson(text);
  if (!input.ok) return input;
  const unknown = unknownVersion(input.value);
  if (unknown) return err(unknown);
  const json = parseWith(boardJsonSchema, input.value, 'the board file');
  if (!json.ok) return json;
  const disagreement = firstDisagreement(json.value);
  if (disagreement) return refuse(...disagreement);
  const board = boardOfJson(json.value);
  const [fault] = validateBoard(board);
  return fault ? err(fault) : ok({ board, settings: json.value.settings });
}

/** What the text of a board's file says, whatever it is; refused where it is too long or no JSON. */
export function readJson(text: string): Result<unknown> {
  if (text.length > BOARD_JSON_MAX) {
    return refuse(
      'file',
      `The board file is ${text.length} characters long; at most ${BOARD_JSON_MAX} are read.`,
    );
  }
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse('file', `The board file is not JSON: ${quote(reason)}.`);
  }
}

/** A file of another game or version deserves a better answer than a list of strange fields. */
function unknownVersion(input: unknown): Problem | undefined {
  if (typeof input !== 'object' || input === null || !('version' in input)) return undefined;
  const { version } = input;
  if (version === BOARD_JSON_VERSION || typeof version !== 'number') return undefined;
  return {
    code: 'unknown-version',
    message: `The board file is of version ${version}; this program reads version ${BOARD_JSON_VERSION}.`,
    where: 'version',
    got: String(version),
    allowed: String(BOARD_JSON_VERSION),
  };
}

function firstDisagreement(json: BoardJson): [where: string, message: string] | undefined {
  const { settings, size, states, capitals, seed } = json;
  if (seed !== settings.seed) {
    return [
      'seed',
      `The board file's seed is ${quote(seed)}, but that of its settings is ${quote(settings.seed)}.`,
    ];
  }
  if (size.width !== settings.width || size.height !== settings.height) {
    return [
      'size',
      `The board file's size is ${size.width} x ${size.height} mm, but its settings ask for ${settings.width} x ${settings.height} mm.`,
    ];
  }
  const wanted = settings.regimes * settings.states;
  if (states.length !== wanted) {
    return ['states', `The board file has ${states.length} states, but its settings ask for ${wanted}.`];
  }
  if (capitals.spacing !== settings.spacing) {
    return [
      'capitals.spacing',
      `The board file's capitals stand ${capitals.spacing} apart, but its settings ask for ${settings.spacing}.`,
    ];
  }
  return rollsDisagreement(states.map(({ id, ...state }) => ({ key: id, ...state })));
}

/** A state whose affiliation or population is not what its dice say. */
export function rollsDisagreement(
  states: readonly (Pick<BoardJson['states'][number], 'affiliation' | 'population' | 'rolls'> & {
    readonly key: number;
  })[],
): [where: string, message: string] | undefined {
  for (const { key: id, affiliation, population, rolls } of states) {
    if (affiliation !== affiliationFromRoll(rolls.affiliation)) {
      return [
        `states.${id}.affiliation`,
        `State ${id} of the board file is ${affiliation}, but its roll of ${rolls.affiliation} makes it ${affiliationFromRoll(rolls.affiliation)}.`,
      ];
    }
    if (population !== populationFromRoll(rolls.population)) {
      return [
        `states.${id}.population`,
        `State ${id} of the board file has a population of ${population}, but its roll gives ${populationFromRoll(rolls.population)}.`,
      ];
    }
  }
  return undefined;
}

function refuse(where: string, message: string): { readonly ok: false; readonly error: Problem } {
  return { ok: false, error: { code: 'bad-board-file', message, where } };
}
