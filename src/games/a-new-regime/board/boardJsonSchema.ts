import * as v from 'valibot';
import { AFFILIATIONS } from '../vocabulary.ts';
import { listed, settingsSchema } from './parseSettings.ts';
import { RANGES, SPACINGS } from './settings.ts';

/*
 * The format of a board's file, version 1. The messages only say what is allowed; the descriptions go into the
 * published JSON schema. What one field means for another is checked in parseBoardJson.ts.
 */

export const OBJECT = 'an object with named fields';
const MAX_STATES = RANGES.regimes.max * RANGES.states.max;
/** No outline that we draw comes near; a hostile file stops here. */
const MAX_CORNERS = 20_000;

export const whole = (min: number, max: number) => {
  const message = `a whole number from ${min} to ${max}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
};

export const length = (max: number = RANGES.width.max) => {
  const message = `a number of millimetres from 0 to ${max}`;
  return v.pipe(v.number(message), v.minValue(0, message), v.maxValue(max, message));
};

const stateId = whole(1, MAX_STATES);

export const point = v.pipe(
  v.strictTuple([length(), length()], 'a point [x, y] in millimetres'),
  v.description(
    'A point [x, y], millimetres; x grows to the east and y to the north from the south-west corner.',
  ),
);

export const list = <T extends v.GenericSchema>(item: T, min: number, max: number) => {
  const message = `a list of ${min} to ${max} entries`;
  return v.pipe(v.array(item, message), v.minLength(min, message), v.maxLength(max, message));
};

export const ring = v.pipe(
  list(point, 3, MAX_CORNERS),
  v.description(
    'An open ring of corners, counter-clockwise as seen on the map; neighbours share the very same corners.',
  ),
);

const waterJson = v.strictObject(
  {
    id: whole(1, 1000),
    kind: v.pipe(
      v.picklist(['sea', 'lake'], 'sea or lake'),
      v.description('The sea reaches the frame; a lake does not.'),
    ),
    polygon: v.pipe(
      list(point, 3, MAX_CORNERS),
      v.description('The outer ring; land that the water surrounds lies on top of it.'),
    ),
  },
  OBJECT,
);

/** What files of both versions say of a state, but for its number and its rings. */
export const rolledState = {
  name: v.pipe(
    v.string('a text of 1 to 40 characters'),
    v.minLength(1, 'a text of 1 to 40 characters'),
    v.maxLength(40, 'a text of 1 to 40 characters'),
  ),
  affiliation: v.picklist(AFFILIATIONS, listed(AFFILIATIONS)),
  population: v.pipe(whole(0, 99), v.description('People of the state at set-up.')),
  rolls: v.pipe(
    v.strictObject(
      {
        affiliation: v.pipe(whole(0, 5), v.description('Face of the uprising die.')),
        population: v.pipe(
          v.strictObject({ value: whole(0, 3), shaded: v.boolean('true or false') }, OBJECT),
          v.description('Face of the action die.'),
        ),
      },
      OBJECT,
    ),
    v.description('The dice behind affiliation and population.'),
  ),
  centre: v.pipe(point, v.description('A point well inside the outline.')),
};

const stateJson = v.strictObject(
  {
    id: v.pipe(stateId, v.description('1, 2, 3, … in reading order from the north-west.')),
    ...rolledState,
    polygon: ring,
  },
  OBJECT,
);

const borderJson = v.strictObject(
  {
    a: v.pipe(stateId, v.description('The lower id.')),
    b: v.pipe(stateId, v.description('The higher id.')),
    kind: v.picklist(['land', 'strait'], 'land or strait'),
    mm: v.pipe(length(10_000), v.description('Length of the shared border, or of the crossing.')),
    line: v.pipe(
      v.optional(v.strictTuple([point, point], 'two points')),
      v.description('Of a strait: the crossing, from the coast of a to the coast of b.'),
    ),
  },
  OBJECT,
);

export const boardJsonSchema = v.strictObject(
  {
    version: v.pipe(v.literal(1, '1'), v.description('Version of this format.')),
    game: v.literal('a-new-regime', '"a-new-regime"'),
    seed: v.pipe(v.string('a text'), v.description('The same as settings.seed.')),
    settings: v.pipe(
      settingsSchema,
      v.description('What the board was made from: the same settings give the same board.'),
    ),
    size: v.pipe(
      v.strictObject({ width: length(), height: length() }, OBJECT),
      v.description('Size of the board, millimetres. Paper only scales it.'),
    ),
    band: v.pipe(length(), v.description('Open water along the southern edge, millimetres, free of land.')),
    water: list(waterJson, 0, 1000),
    states: v.pipe(list(stateJson, 1, MAX_STATES), v.description('In the order of their ids.')),
    borders: v.pipe(
      list(borderJson, 0, 2000),
      v.description('Which states are adjacent: these and no others. In the order of a, then b.'),
    ),
    capitals: v.strictObject(
      {
        spacing: v.pipe(
          v.picklist(SPACINGS, listed(SPACINGS)),
          v.description('The reading of the rule on how far apart capitals stand.'),
        ),
        suggested: v.pipe(
          list(stateId, 1, RANGES.regimes.max),
          v.description('One fair placement, ids ascending.'),
        ),
        placements: v.pipe(
          v.union(
            [
              whole(1, Number.MAX_SAFE_INTEGER),
              v.strictObject({ atLeast: whole(1, Number.MAX_SAFE_INTEGER) }),
            ],
            'a whole number or { "atLeast": a whole number }',
          ),
          v.description(
            'Number of legal placements as unordered sets of all capitals; with atLeast only a lower bound is known.',
          ),
        ),
        possible: v.pipe(
          list(stateId, 1, MAX_STATES),
          v.description('States that are in at least one legal placement, ids ascending.'),
        ),
      },
      OBJECT,
    ),
  },
  OBJECT,
);
