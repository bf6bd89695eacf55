import type { InferOutput } from 'valibot';
import type { Board, BoardState, Border } from '#lib/board/board.ts';
import type { boardJsonSchema } from './boardJsonSchema.ts';
import { SPACING_STEPS, type BoardSettings } from './settings.ts';

/** Version of the format; docs/board-json.md tells what each says. */
export const BOARD_JSON_VERSION = 1;

/** A board of A New Regime as plain data for files; docs/board-json.md explains every field. */
export type BoardJson = InferOutput<typeof boardJsonSchema>;

/** The board and the settings that it was made from as the object that a file holds, fields in the file's order. */
export function makeBoardJson(board: Board, settings: BoardSettings): BoardJson {
  const { placements, suggested, possible } = board.capitals;
  return {
    version: BOARD_JSON_VERSION,
    game: 'a-new-regime',
    seed: settings.seed,
    settings: {
      seed: settings.seed,
      regimes: settings.regimes,
      states: settings.states,
      shape: settings.shape,
      spacing: settings.spacing,
      width: settings.width,
      height: settings.height,
    },
    size: { width: board.size.width, height: board.size.height },
    band: board.band,
    water: board.water.map(({ id, kind, polygon }) => ({ id, kind, polygon: points(polygon) })),
    states: board.states.map(stateJson),
    borders: board.borders.map(borderJson),
    capitals: {
      spacing: settings.spacing,
      suggested: [...suggested],
      placements: typeof placements === 'number' ? placements : { atLeast: placements.atLeast },
      possible: [...possible],
    },
  };
}

/**
 * The text of a board's file: fixed order, one state, border or water a line, a line end at the end. The same board
 * is the same text, byte for byte, in Node and in every browser.
 */
export function printBoardJson(json: object): string {
  const lines = Object.entries(json).map(([name, value]) => {
    const list = Array.isArray(value) && value.length > 0;
    const text = list
      ? `[\n    ${value.map((entry) => JSON.stringify(entry)).join(',\n    ')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** The board that a checked file describes; the twin of `makeBoardJson`. */
export function boardOfJson(json: BoardJson): Board {
  return {
    size: json.size,
    band: json.band,
    states: json.states.map(({ affiliation, rolls, ...state }) => ({
      id: state.id,
      name: state.name,
      kind: affiliation,
      population: state.population,
      rolls: { kind: rolls.affiliation, population: rolls.population },
      centre: state.centre,
      polygon: state.polygon,
    })),
    borders: json.borders.map(({ a, b, kind, mm, line }) => ({ a, b, kind, mm, ...(line && { line }) })),
    water: json.water,
    capitals: {
      count: json.settings.regimes,
      steps: SPACING_STEPS[json.capitals.spacing],
      suggested: json.capitals.suggested,
      placements: json.capitals.placements,
      possible: json.capitals.possible,
    },
  };
}

type PairJson = [number, number];

const pair = ([x, y]: readonly [number, number]): PairJson => [x, y];
const points = (list: readonly (readonly [number, number])[]) => list.map(pair);

function stateJson({
  more,
  id,
  name,
  kind,
  population,
  rolls,
  centre,
  polygon,
}: BoardState): BoardJson['states'][number] {
  if (more) throw new Error('A file of version 1 holds no further rings; write version 2.');
  return {
    id,
    name,
    // The generator draws kinds from the affiliations alone; parsing checks it for files.
    affiliation: kind as BoardJson['states'][number]['affiliation'],
    population,
    rolls: {
      affiliation: rolls.kind,
      population: { value: rolls.population.value, shaded: rolls.population.shaded },
    },
    centre: pair(centre),
    polygon: points(polygon),
  };
}

function borderJson({ a, b, kind, mm, line }: Border): BoardJson['borders'][number] {
  return { a, b, kind, mm, ...(line && { line: [pair(line[0]), pair(line[1])] as [PairJson, PairJson] }) };
}
