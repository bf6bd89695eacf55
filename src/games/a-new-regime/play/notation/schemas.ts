import * as v from 'valibot';

/* The small parts that the formats of this folder are made of. Messages say what is allowed, as `parseWith` wants. */

export const OBJECT = 'an object with named fields';
/** No count in a game comes near; a hostile file stops here. */
const MOST = 1_000_000;
const LONGEST_LIST = 100_000;

export const whole = (min: number, max: number) => {
  const message = `a whole number from ${min} to ${max}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
};

export const count = whole(0, MOST);
export const flag = v.boolean('true or false');
export const text = (longest: number) => {
  const message = `a text of 1 to ${longest} characters`;
  return v.pipe(v.string(message), v.minLength(1, message), v.maxLength(longest, message));
};

export const list = <T extends v.GenericSchema>(item: T, most: number = LONGEST_LIST) => {
  const message = `a list of at most ${most} entries`;
  return v.pipe(v.array(item, message), v.maxLength(most, message));
};

export const oneOf = <const T extends readonly string[]>(words: T) =>
  v.picklist(words, `one of ${words.join(', ')}`);

export const orNull = <T extends v.GenericSchema>(schema: T) => v.nullable(schema);
