import { describe, expect, test } from 'vitest';
import { makePlayHash } from '#games/nomads-threat/islands/play/playHash.ts';
import { readPasted } from '#games/nomads-threat/islands/play/readPasted.ts';
import { DEFAULT_SETTINGS } from '#games/nomads-threat/rules/settings.ts';

const opened = (text: string): string => {
  const read = readPasted(text, DEFAULT_SETTINGS);
  return read.ok ? makePlayHash(read.value) : read.error.message;
};

describe('what is pasted at the table', () => {
  test('opens as a link, with its address or without', () => {
    expect(opened(' https://example.org/nomads-threat/play/#1.5.MMGG&o=steady&at=1\n')).toBe(
      '#1.5.MMGG&o=steady&at=1',
    );
    expect(opened('#1.5.MM')).toBe('#1.5.MM');
  });

  test('opens as a position, whose settings come with it', () => {
    expect(opened('xOo/xxO/X.. o 10 invading')).toBe('#1.3i..xOoxxOX__-o');
    expect(opened('xOo/xxO/X..  o 10\ninvading')).toBe('#1.3i..xOoxxOX__-o');
    expect(opened('...../...../...../...../..... x 22')).toBe('#1.5.');
  });

  test('opens as moves from the empty board', () => {
    expect(opened('C@c3 C@b4\nC@e1')).toBe('#1.5.MMGGYY');
  });

  test('is refused with a sentence where it is none of these', () => {
    expect(opened('  ')).toBe('There is nothing to open yet: paste a link, a position or moves.');
    expect(opened('hello')).toMatch(/^The move "hello" cannot be read; /);
    expect(opened('https://example.org/')).toMatch(/^The move "https:.*" cannot be read; /);
    expect(opened('C@c3 C@c3')).toMatch(/^Move 2 of the game is not possible\. /);
    expect(opened('xxx/xxx/xxx x 22')).toMatch(/^No game comes to this position: /);
    expect(opened('#1.9.')).toMatch(/must be a whole number from 2 to 7/);
    expect(opened('/'.repeat(5_000))).toMatch(/^The position is 5000 characters long; /);
  });
});
