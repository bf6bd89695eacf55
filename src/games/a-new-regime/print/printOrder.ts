import { CARD_SIZE_NAMES, CARD_SIZES } from '#lib/print/cardSizes.ts';
import { MARK_STYLES } from '#lib/print/tiles/tileMarks.ts';
import { ALL_PAPER_NAMES, ALL_PAPERS } from '#lib/print/papers.ts';
import { MEASURED_RANGE, parseMeasured } from '#lib/print/tiles/correction.ts';
import type { Fields, ValuesOf } from '#lib/share/fields.ts';
import { RANGES } from '../board/settings.ts';
import { BOARD_SIZES, BOARD_SIZE_WORDS, type BoardSize } from './boardSizes.ts';
import { INKS } from './look.ts';
import { PARTS, PART_WORDS } from './parts.ts';

/** How the backs of cards are printed: not at all, or on a paper that turns over one of its edges. */
export const BACKS = ['none', 'long', 'short'] as const;

/** `bleed`: every card with its own bleed; `shared`: neighbours share a cut, and more fit on a sheet. */
export const CUTS = ['bleed', 'shared'] as const;

/** How the sheets of a large board come together. */
export const JOINS = ['flaps', 'cut'] as const;

/** What one wishes to have on paper, as a page's fields and a link's words. */
export const ORDER_FIELDS = {
  part: {
    kind: 'choice',
    label: 'What',
    options: PARTS.map((value) => ({ value, label: PART_WORDS[value].name })),
    start: 'kit',
  },
  regimes: { kind: 'whole', label: 'Regimes', ...RANGES.regimes, start: 4 },
  states: { kind: 'whole', label: 'States a regime', ...RANGES.states, start: 5 },
  paper: {
    kind: 'choice',
    label: 'Paper',
    options: ALL_PAPER_NAMES.map((value) => ({ value, label: ALL_PAPERS[value].label })),
    start: 'a4',
  },
  ink: {
    kind: 'choice',
    label: 'Ink',
    options: INKS.map((value) => ({
      value,
      label: { colour: 'Colour', greyscale: 'Greys', 'low-ink': 'Low ink' }[value],
    })),
    start: 'colour',
  },
  card: {
    kind: 'choice',
    label: 'Cards are',
    options: CARD_SIZE_NAMES.map((value) => {
      const { label, width, height } = CARD_SIZES[value];
      return { value, label: `${label}, ${width} × ${height} mm` };
    }),
    start: 'poker',
  },
  cut: {
    kind: 'choice',
    label: 'Edges of cards',
    options: CUTS.map((value) => ({
      value,
      label: { bleed: 'Print over the cut', shared: 'Share cuts' }[value],
    })),
    start: 'bleed',
  },
  marks: {
    kind: 'choice',
    label: 'Cut marks',
    options: MARK_STYLES.map((value) => ({ value, label: { short: 'Beside', full: 'All along' }[value] })),
    start: 'short',
  },
  backs: {
    kind: 'choice',
    label: 'Backs of cards',
    options: BACKS.map((value) => ({
      value,
      label: { none: 'None', long: 'Turn over long edge', short: 'Over short edge' }[value],
    })),
    start: 'long',
  },
  /** Tenths of a millimetre. */
  right: { kind: 'whole', label: 'Backs to the right by', min: -50, max: 50, start: 0 },
  down: { kind: 'whole', label: 'Backs down by', min: -50, max: 50, start: 0 },
  size: {
    kind: 'choice',
    label: 'The board is as large as',
    options: BOARD_SIZES.map((value) => ({ value, label: BOARD_SIZE_WORDS[value] })),
    start: 'sheet',
  },
  join: {
    kind: 'choice',
    label: 'Its sheets are joined by',
    options: JOINS.map((value) => ({
      value,
      label: { flaps: 'Flaps to glue', cut: 'Cuts and tape' }[value],
    })),
    start: 'flaps',
  },
  measured: {
    kind: 'text',
    label: 'Rulers measured, across x down',
    start: '',
    check: (text) => text === '' || parseMeasured(text).ok,
    allowed: `what 100 mm of the rulers measure across and down, each ${MEASURED_RANGE.min} to ${MEASURED_RANGE.max}, as in 98.5x99`,
  },
  pages: {
    kind: 'text',
    label: 'Only pages',
    start: '',
    check: (text) => /^[\d ,–-]{0,60}$/.test(text),
    allowed: 'page numbers and ranges, as in 2, 5-7',
  },
  board: {
    kind: 'text',
    label: 'Board',
    start: '',
    check: (text) => text.length <= 2000,
    allowed: 'the part of a board’s link after #',
  },
} as const satisfies Fields;

export type PrintOrder = OrderOf<ValuesOf<typeof ORDER_FIELDS>>;

/** The choices by their own words instead of any text. */
type OrderOf<V> = {
  readonly [K in keyof V]: K extends keyof Choices ? Choices[K] : V[K];
};
interface Choices {
  readonly part: (typeof PARTS)[number];
  readonly paper: (typeof ALL_PAPER_NAMES)[number];
  readonly ink: (typeof INKS)[number];
  readonly card: (typeof CARD_SIZE_NAMES)[number];
  readonly cut: (typeof CUTS)[number];
  readonly marks: (typeof MARK_STYLES)[number];
  readonly backs: (typeof BACKS)[number];
  readonly size: BoardSize;
  readonly join: (typeof JOINS)[number];
}
