import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseTiles } from '#lib/print/tiles/chooseTiles.ts';
import { planned } from './requests.ts';

/** Five columns and five rows. */
const plan = planned({ board: { width: 1189, height: 841 }, paper: 'a4' });
const chosen = (text: string) => {
  const tiles = chooseTiles(text, plan);
  return tiles.ok ? tiles.value.map(({ label }) => label).join(' ') : tiles.error.message;
};

describe('choosing sheets', () => {
  it.each([
    ['A1, B2', 'A1 B2'],
    ['b2 a1', 'A1 B2'],
    ['1,3-4', 'A1 C1 D1'],
    ['3 – 4; 4', 'C1 D1'],
    ['A1-B2', 'A1 B1 A2 B2'],
    ['b2 - a1, 1', 'A1 B1 A2 B2'],
    ['25,E5,', 'E5'],
  ])('reads %j as %s', (text, labels) => expect(chosen(text)).toBe(labels));

  it.each([
    ['', 'The list of sheets is empty; it must name some, as in A1, B2 or 1,3-4.'],
    [' , ', 'The list of sheets is empty'],
    ['F1', 'There is no sheet "F1"; the sheets are A1 to E5, or 1 to 25 row by row.'],
    ['A1-B9', 'There is no sheet "B9"'],
    ['0', 'There is no sheet "0"'],
    ['26', 'There is no sheet "26"'],
    ['A1-', 'There is no sheet ""'],
    ['1-2-3', 'There is no sheet "1-2-3"'],
    ['4-2', '"4-2" counts backwards; write 2-4.'],
    ['A1-3', '"A1-3" goes from a number to a name; write two numbers or two names.'],
    ['x'.repeat(2000), 'The list of sheets is 2000 characters long; at most 1000 are read.'],
  ])('refuses %j with a sentence', (text, sentence) => expect(chosen(text)).toContain(sentence));

  it('never throws, and gives sheets of the plan in their order, each once', () => {
    const words = fc.constantFrom('A1', 'e5', '7', '-', ',', ' ', '–', 'Z', '99', ';', 'constructor');
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 12 }).map((parts) => parts.join('')),
        (text) => {
          const tiles = chooseTiles(text, plan);
          if (!tiles.ok) return void expect(tiles.error.message).toMatch(/\.$/);
          const numbers = tiles.value.map(({ number }) => number);
          expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
          expect(numbers.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
