/*
 * FROZEN: what version 1 of a board's link can say. Old links are printed on boards, so nothing here ever changes,
 * whatever becomes of the site's defaults, options and ranges; a new option needs version 2 beside it.
 */

/** A whole number; its digit when packed is its distance from `min`. */
export interface NumberField {
  readonly name: 'regimes' | 'states' | 'width' | 'height';
  readonly min: number;
  readonly max: number;
}

/** A choice; its digit when packed is its place in `options`. `words[i]` says `options[i]` in a plain link. */
export interface WordField {
  readonly name: 'shape' | 'spacing' | 'paper' | 'orientation' | 'labels' | 'ink' | 'colour' | 'capitals';
  readonly options: readonly string[];
  readonly words: readonly string[];
  readonly default: string;
}

/** In the order in which they are packed. */
export const NUMBER_FIELDS_1: readonly NumberField[] = [
  { name: 'regimes', min: 3, max: 8 },
  { name: 'states', min: 3, max: 12 },
  { name: 'width', min: 120, max: 1189 },
  { name: 'height', min: 120, max: 1189 },
];

/** The size that a plain link does not mention. */
export const SIZE_1 = { width: 404, height: 281 } as const;

/** In the order in which they are written, and packed after the numbers. No word occurs twice. */
export const WORD_FIELDS_1: readonly WordField[] = [
  {
    name: 'shape',
    options: ['continent', 'islands', 'ring', 'two-continents'],
    words: ['continent', 'islands', 'ring', 'two-continents'],
    default: 'continent',
  },
  {
    name: 'spacing',
    options: ['four-steps', 'three-steps', 'two-steps'],
    words: ['four-steps', 'three-steps', 'two-steps'],
    default: 'four-steps',
  },
  {
    name: 'paper',
    options: ['a4', 'letter', 'a3', 'tabloid'],
    words: ['a4', 'letter', 'a3', 'tabloid'],
    default: 'a3',
  },
  {
    name: 'orientation',
    options: ['auto', 'landscape', 'portrait'],
    words: ['auto', 'landscape', 'portrait'],
    default: 'auto',
  },
  { name: 'labels', options: ['names', 'numbers'], words: ['names', 'numbers'], default: 'names' },
  { name: 'ink', options: ['full', 'low'], words: ['full-ink', 'low-ink'], default: 'full' },
  { name: 'colour', options: ['colour', 'greyscale'], words: ['colour', 'greyscale'], default: 'colour' },
  {
    name: 'capitals',
    options: ['hidden', 'shown'],
    words: ['no-capitals', 'capitals'],
    default: 'hidden',
  },
];
