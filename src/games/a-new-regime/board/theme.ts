import type { BoardTheme } from '#lib/board/draw/theme.ts';
import { AFFILIATION_LETTER } from '../vocabulary.ts';

/**
 * The look of A New Regime's boards: the designer's red, blue and white as tints that carry black text, differ in
 * lightness (so that a grey print keeps them apart) and not only in red against green. Each has its letter, the
 * shape around the letter and its pattern besides.
 */
export const BOARD_THEME: BoardTheme = {
  kinds: {
    militaristic: {
      name: 'Militaristic',
      letter: AFFILIATION_LETTER.militaristic,
      badge: 'square',
      pattern: 'hatch',
    },
    economic: { name: 'Economic', letter: AFFILIATION_LETTER.economic, badge: 'circle', pattern: 'dots' },
    religious: {
      name: 'Religious',
      letter: AFFILIATION_LETTER.religious,
      badge: 'diamond',
      pattern: 'inner-rule',
    },
  },
  palettes: {
    colour: {
      sea: '#e9efee',
      lining: [
        { distance: 1.1, water: '#cfdfe2', line: '#8fa9b0' },
        { distance: 2.4, water: '#d7e4e6', line: '#a5bbc0' },
        { distance: 3.95, water: '#dee8e9', line: '#bccdd0' },
        { distance: 5.8, water: '#e3ecec', line: '#cedadb' },
        { distance: 8, water: '#e7eeed', line: '#dbe5e5' },
      ],
      ink: '#1f2a33',
      sparseness: 1,
      paper: '#fffdf8',
      kinds: {
        militaristic: { tint: '#efbdae', pattern: '#d58f7d', badge: '#8f2616' },
        economic: { tint: '#cfe0f1', pattern: '#7c9fc6', badge: '#1f4e86' },
        religious: { tint: '#fffdf8', pattern: '#b9b09c', badge: '#1f2a33' },
      },
    },
    greyscale: {
      sea: '#f1f1f1',
      lining: [
        { distance: 1.1, water: '#e2e2e2', line: '#a8a8a8' },
        { distance: 2.4, water: '#e8e8e8', line: '#b8b8b8' },
        { distance: 3.95, water: '#ececec', line: '#c8c8c8' },
        { distance: 5.8, water: '#efefef', line: '#d8d8d8' },
        { distance: 8, water: '#f0f0f0', line: '#e2e2e2' },
      ],
      ink: '#222222',
      sparseness: 1,
      paper: '#ffffff',
      kinds: {
        militaristic: { tint: '#c4c4c4', pattern: '#979797', badge: '#222222' },
        economic: { tint: '#dfdfdf', pattern: '#9a9a9a', badge: '#222222' },
        religious: { tint: '#ffffff', pattern: '#b0b0b0', badge: '#222222' },
      },
    },
    'low-ink': {
      sea: '#ffffff',
      lining: [
        { distance: 1.1, water: '#ffffff', line: '#000000' },
        { distance: 2.4, water: '#ffffff', line: '#000000' },
      ],
      ink: '#000000',
      sparseness: 1.5,
      paper: '#ffffff',
      kinds: {
        militaristic: { tint: '#ffffff', pattern: '#000000', badge: '#000000' },
        economic: { tint: '#ffffff', pattern: '#000000', badge: '#000000' },
        religious: { tint: '#ffffff', pattern: '#000000', badge: '#000000' },
      },
    },
  },
  words: {
    figure: 'One of the people who live there at the start',
    strait: 'Crossing: the states at its ends are neighbours',
    possibleCapital: 'A capital can stand here',
    suggestedCapital: 'A fair place for a capital',
  },
};
