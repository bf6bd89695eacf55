import { describe, expect, test } from 'vitest';
import { excerptOf } from '#lib/search/excerpt.ts';
import { nameKey, stemOf, wordsOf } from '#lib/search/words.ts';

describe('stems', () => {
  test.each([
    ['imperialize imperialise imperializing imperialised imperialization imperialisation'],
    ['demoralize demoralise demoralised demoralizing'],
    ['colour color colours coloured'],
    ['neighbour neighbor neighbours neighbouring'],
    ['die dice'],
    ['army armies'],
    ['purchase purchases purchased purchasing'],
    ['swap swaps swapped swapping'],
    ['bribe bribes bribed bribing'],
    ['loss losses'],
  ])('are one for %s', (words) => {
    expect(new Set(words.split(' ').map(stemOf)).size).toBe(1);
  });

  test.each([
    ['greed', 'great'],
    ['state', 'static'],
    ['chaos', 'chao'],
    ['military', 'militaristic'],
    ['rounding', 'round'],
  ])('tell %s from %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
});

describe('words of a text', () => {
  test('keep numbers with dots and colons together, and $ as a word', () => {
    expect(wordsOf('Pay 3($), or 3:1; see 8.2.3.').map(({ written }) => written)).toEqual([
      'pay',
      '3',
      '$',
      'or',
      '3:1',
      'see',
      '8.2.3',
    ]);
  });

  test('lose accents and the genitive', () => {
    expect(wordsOf('Rival’s état').map(({ written }) => written)).toEqual(['rival', 'etat']);
  });

  test('know their place', () => {
    const text = 'The un-loyal people';
    expect(wordsOf(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      'The',
      'un',
      'loyal',
      'people',
    ]);
  });

  test('make equal names of what differs in hyphens, case, endings and an article', () => {
    expect(nameKey('The End-game Conditions')).toBe(nameKey('end game condition'));
  });
});

describe('an excerpt', () => {
  const text = `${'Nothing here. '.repeat(30)}At last the outfit moves, and rests. ${'More. '.repeat(40)}`;
  const said = (stems: string[]): string =>
    excerptOf(text, new Set(stems))
      .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
      .join('');

  test('shows and marks what was found, wherever it stands', () => {
    expect(said(['outfit', 'mov'])).toMatch(/^… .*the \[outfit\] \[moves\], and/);
  });

  test('begins at the beginning where nothing is to be marked, and ends between words', () => {
    expect(said([])).toMatch(/^Nothing here\..* …$/);
    expect(said([]).length).toBeLessThanOrEqual(155);
  });

  test('of a short text is all of it', () => {
    expect(excerptOf('Short.', new Set())).toEqual([{ text: 'Short.', marked: false }]);
  });
});
