import * as v from 'valibot';
import { LOCKABLE } from '#lib/board/edit/draft.ts';
import { editsSchema, keySchema, MOST_KEYS } from '#lib/board/edit/editSchema.ts';
import { TITLE_MAX } from './boardFile.ts';
import { length, list, OBJECT, point, rolledState, ring, whole } from './boardJsonSchema.ts';
import { listed, settingsSchema } from './parseSettings.ts';
import { RANGES, SPACINGS } from './settings.ts';

/*
 * The format of a board's file, version 2: boards that were edited or made of a map. The messages only say what is
 * allowed; the descriptions go into the published JSON schema. What one field means for another is checked in
 * parseBoardFile.ts.
 */

/** More states than on any map of the world. */
const MOST_STATES = 1000;
const MOST_RINGS = 4000;

const text = (most: number) => {
  const message = `a text of 1 to ${most} characters`;
  return v.pipe(v.string(message), v.minLength(1, message), v.maxLength(most, message));
};

const key = v.pipe(keySchema, v.description('The key of a state, which it keeps for good.'));

const state = v.strictObject(
  {
    key,
    ...rolledState,
    polygon: ring,
    more: v.pipe(
      v.optional(list(ring, 1, MOST_RINGS)),
      v.description(
        'Further rings: counter-clockwise for another piece of land of the state, clockwise for a hole in which another state or a lake lies.',
      ),
    ),
  },
  OBJECT,
);

const strait = v.strictObject(
  {
    a: v.pipe(keySchema, v.description('The lower key.')),
    b: v.pipe(keySchema, v.description('The higher key.')),
    line: v.pipe(
      v.strictTuple([point, point], 'two points'),
      v.description('The crossing, from a corner of a to a corner of b.'),
    ),
  },
  OBJECT,
);

const origin = v.pipe(
  v.variant(
    'kind',
    [
      v.strictObject(
        {
          kind: v.literal('seed'),
          settings: settingsSchema,
          edits: v.pipe(
            editsSchema,
            v.description('What was changed by hand since, in turn. The states count, not these.'),
          ),
        },
        OBJECT,
      ),
      v.strictObject(
        {
          kind: v.literal('map'),
          credit: v.pipe(v.optional(text(2000)), v.description('Whose shapes these are.')),
        },
        OBJECT,
      ),
    ],
    'an object whose kind is seed or map',
  ),
  v.description('Where the land comes from.'),
);

export const boardFileSchema = v.strictObject(
  {
    version: v.pipe(v.literal(2, '2'), v.description('Version of this format.')),
    game: v.literal('a-new-regime', '"a-new-regime"'),
    title: v.pipe(text(TITLE_MAX), v.description('What the board is called.')),
    seed: v.pipe(settingsSchema.entries.seed, v.description('What dice and names come from.')),
    regimes: v.pipe(settingsSchema.entries.regimes, v.description('How many play; each has a capital.')),
    spacing: v.pipe(
      v.picklist(SPACINGS, listed(SPACINGS)),
      v.description('The reading of the rule on how far apart capitals stand.'),
    ),
    origin,
    size: v.pipe(
      v.strictObject(
        {
          width: whole(RANGES.width.min, RANGES.width.max),
          height: whole(RANGES.height.min, RANGES.height.max),
        },
        OBJECT,
      ),
      v.description('Size of the board, millimetres. Paper only scales it.'),
    ),
    band: v.pipe(length(), v.description('Open water along the southern edge, millimetres, free of land.')),
    nextKey: v.pipe(
      whole(1, MOST_KEYS + 1),
      v.description('The key of the next new state; above all in use.'),
    ),
    states: v.pipe(list(state, 1, MOST_STATES), v.description('The land, in the order of keys.')),
    flooded: v.pipe(
      list(state, 0, MOST_STATES),
      v.description('What was turned to water and can be raised again, in the order of keys.'),
    ),
    straits: v.pipe(list(strait, 0, 2000), v.description('Sea routes, in the order of a, then b.')),
    locked: v.pipe(
      list(v.strictObject({ key, what: v.picklist(LOCKABLE, listed(LOCKABLE)) }, OBJECT), 0, 4 * MOST_STATES),
      v.description('What edits and dice must leave alone.'),
    ),
    capitals: v.pipe(
      list(keySchema, 0, MOST_STATES),
      v.description('Keys of the states in which capitals stand, in the order placed.'),
    ),
  },
  OBJECT,
);
