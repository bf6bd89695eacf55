import * as v from 'valibot';
import type { BoardEdit } from './edits.ts';
import { LOCKABLE, ROLL_PARTS, SPLIT_ANGLES } from './words.ts';

/** Highest key that is read: far more than any list of edits can make. */
export const MOST_KEYS = 9999;
/** Most edits that are read in one list. */
export const MOST_EDITS = 2000;
/** Farthest drag, millimetres, either way. */
const FARTHEST = 2000;
/** Highest number that a roll can be told apart by. */
const MOST_SALT = 1_000_000;

const whole = (min: number, max: number) => {
  const message = `a whole number from ${min} to ${max}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
};

export const keySchema = whole(1, MOST_KEYS);
const face = whole(0, 99);
const salt = whole(0, MOST_SALT);
const what = v.picklist(ROLL_PARTS, ROLL_PARTS.join(', '));

const drag = (() => {
  const message = `a number of millimetres from -${FARTHEST} to ${FARTHEST}`;
  return v.pipe(v.number(message), v.minValue(-FARTHEST, message), v.maxValue(FARTHEST, message));
})();

const NAMED = 'an object with the fields of its type';

/** One edit, from anything. Whether it can be made on a board is for `applyEdit` to say. */
export const editSchema = v.variant(
  'type',
  [
    v.strictObject(
      {
        type: v.literal('rename'),
        key: keySchema,
        name: v.pipe(v.string('text'), v.maxLength(200, 'at most 200 characters')),
      },
      NAMED,
    ),
    v.strictObject({ type: v.literal('kind'), key: keySchema, face }, NAMED),
    v.strictObject({ type: v.literal('population'), key: keySchema, face }, NAMED),
    v.strictObject({ type: v.literal('reroll'), key: keySchema, what, salt }, NAMED),
    v.strictObject({ type: v.literal('rerollRest'), what, salt }, NAMED),
    v.strictObject({ type: v.literal('swapRolls'), a: keySchema, b: keySchema, what }, NAMED),
    v.strictObject(
      {
        type: v.literal('lock'),
        key: keySchema,
        what: v.picklist(LOCKABLE, LOCKABLE.join(', ')),
        on: v.boolean('true or false'),
      },
      NAMED,
    ),
    v.strictObject({ type: v.literal('move'), key: keySchema, dx: drag, dy: drag }, NAMED),
    v.strictObject({ type: v.literal('merge'), keep: keySchema, gone: keySchema }, NAMED),
    v.strictObject({ type: v.literal('split'), key: keySchema, angle: whole(0, SPLIT_ANGLES - 1) }, NAMED),
    v.strictObject({ type: v.literal('flood'), key: keySchema }, NAMED),
    v.strictObject({ type: v.literal('raise'), key: keySchema }, NAMED),
    v.strictObject({ type: v.literal('strait'), a: keySchema, b: keySchema }, NAMED),
    v.strictObject({ type: v.literal('noStrait'), a: keySchema, b: keySchema }, NAMED),
    v.strictObject(
      {
        type: v.literal('capitals'),
        keys: v.pipe(v.array(keySchema, 'a list of keys'), v.maxLength(100, 'a list of at most 100 keys')),
      },
      NAMED,
    ),
  ],
  'an edit with one of the known types',
);

/** A list of edits, from anything. */
export const editsSchema = v.pipe(
  v.array(editSchema, 'a list of edits'),
  v.maxLength(MOST_EDITS, `a list of at most ${MOST_EDITS} edits`),
);

/** The schema and the type say the same. */
export type ParsedEdit = v.InferOutput<typeof editSchema> extends BoardEdit ? BoardEdit : never;
