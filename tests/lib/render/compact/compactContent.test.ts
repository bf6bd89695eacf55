import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_OFF } from '#lib/render/pdf/compact/closeEnough.ts';
import { compactContent } from '#lib/render/pdf/compact/compactContent.ts';
import type { Font } from '#lib/render/pdf/compact/compactText.ts';
import { readMarks } from './readMarks.ts';

/** Every glyph is as wide as its code says. */
const FONT: Font = { digits: 4, width: (code) => 300 + code };
const fontOf = (name: string): Font | undefined => (name === 'F1' ? FONT : undefined);
const compact = (lines: readonly string[]): readonly string[] =>
  compactContent(lines.join('\n'), fontOf).split('\n');

const letters = (codes: readonly number[], advances: readonly number[]): readonly string[] =>
  codes.map((code, index) => {
    const hex = code.toString(16).toUpperCase().padStart(4, '0');
    return index === 0 ? `<${hex}> Tj` : `${advances[index - 1]} 0 Td <${hex}> Tj`;
  });

describe('a page’s text', () => {
  test('becomes one string where letters follow each other as the font says', () => {
    const lines = ['BT', '/F1 10 Tf', '1 0 0 -1 5.123456 7 Tm', ...letters([100, 200, 150], [4, 5]), 'ET'];
    expect(compact(lines)).toEqual(['BT', '/F1 10 Tf', '1 0 0 -1 5.12 7 Tm', '<006400C80096>Tj', 'ET']);
  });

  test('is set right where a letter stands nearer or farther', () => {
    const lines = ['BT', '/F1 10 Tf', '1 0 0 -1 0 0 Tm', ...letters([100, 200, 150], [3.5, 5]), 'ET'];
    expect(compact(lines)).toContain('[<0064>50<00C80096>]TJ');
  });

  test('is left alone if it moves in ways that cannot be told, or in a font that is not known', () => {
    for (const odd of [
      ['BT', '/F1 10 Tf', '1 0 0 -1 0 0 Tm', '<0064> Tj', '4 2 Td <0064> Tj', 'ET'],
      ['BT', '/F1 10 Tf', '1 0 0 -1 0 0 Tm', '<0064> Tj', '/F1 9 Tf', '4 0 Td <0064> Tj', 'ET'],
      ['BT', '/F2 10 Tf', '1 0 0 -1 0 0 Tm', '<0064> Tj', '4 0 Td <0064> Tj', 'ET'],
      ['BT', '/F1 10 Tf', '90 Tz', '1 0 0 -1 0 0 Tm', '<0064> Tj', '4 0 Td <0064> Tj', 'ET'],
    ])
      expect(compact(odd)).toEqual(odd);
  });

  test('leaves every letter within 10 micrometres of its place', () => {
    const run = fc.record({
      size: fc.double({ min: 0.5, max: 60, noNaN: true }),
      scale: fc.double({ min: 0.2, max: 12, noNaN: true }),
      codes: fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 60 }),
      odd: fc.infiniteStream(fc.integer({ min: -300, max: 300 })),
      kerned: fc.boolean(),
    });
    fc.assert(
      fc.property(run, ({ size, scale, codes, odd, kerned }) => {
        const own = Number(size.toFixed(5));
        const advances = codes
          .slice(1)
          .map((_, index) =>
            Number(
              (((FONT.width(codes[index]!) + (kerned ? (odd.next().value ?? 0) : 0)) * own) / 1000).toFixed(
                6,
              ),
            ),
          );
        const lines = [
          `${scale.toFixed(6)} 0 0 ${scale.toFixed(6)} 12.3456789 0 cm`,
          'BT',
          `/F1 ${own} Tf`,
          '1 0 0 -1 1.2345678 9.87654321 Tm',
          ...letters(codes, advances),
          'ET',
        ];
        const before = readMarks(lines, fontOf).glyphs;
        const after = readMarks(compact(lines), fontOf).glyphs;
        expect(after.map(({ code }) => code)).toEqual(before.map(({ code }) => code));
        after.forEach(({ x, y }, index) => {
          // Half a thousandth of the font's size cannot be set right.
          const most = 2 * MOST_OFF + (0.6 * own * scale) / 1000;
          expect(Math.abs(x - before[index]!.x)).toBeLessThanOrEqual(most);
          expect(Math.abs(y - before[index]!.y)).toBeLessThanOrEqual(most);
        });
      }),
      { numRuns: 200 },
    );
  });
});

describe('rows of dots', () => {
  const dots = (places: readonly (readonly [number, number])[]): readonly string[] => [
    ...places.flatMap(([x, y]) => [
      `${x.toFixed(2)} ${y} m`,
      `${(Number(x.toFixed(2)) + 0.01).toFixed(2)} ${y} l`,
    ]),
    'S',
  ];
  const row = (count: number, step: number, x: number, y: number) =>
    Array.from({ length: count }, (_, index): readonly [number, number] => [x + index * step, y]);

  test('become lines of dashes without length, row by row', () => {
    const lines = dots([...row(9, 2.969, 1, 4), ...row(8, 2.969, 2.5, 5.5)]);
    const written = compact(lines);
    expect(written).toHaveLength(7);
    expect(written[0]).toMatch(/^\[0 2\.96\d*\] 0 d$/);
    expect(written.slice(-2)).toEqual(['S', '[] 0 d']);
    const before = readMarks(lines, fontOf).dots;
    const after = readMarks(written, fontOf).dots;
    expect(after).toHaveLength(17);
    after.forEach(({ x, y }, index) => {
      expect(Math.abs(x - before[index]!.x)).toBeLessThan(0.02);
      expect(y).toBe(before[index]!.y);
    });
  });

  test('stay where they are if their distances differ', () => {
    const lines = dots([...row(9, 2, 1, 4), ...row(9, 2.2, 1, 6)]);
    expect(compact(lines).filter((line) => line.endsWith(' d'))).toEqual([]);
  });

  test('are not sought in the middle of a path', () => {
    const lines = ['0 0 m', '5 5 l', ...dots(row(9, 2, 1, 4))];
    expect(compact(lines).filter((line) => line.endsWith(' d'))).toEqual([]);
  });

  test('that are filled squares become one line as thick as they are', () => {
    const lines = Array.from({ length: 20 }, (_, index) => [`${10 + 2 * index} 7 1 1 re`, 'f']).flat();
    expect(compact([...lines, 'EMC'])).toEqual([
      'q',
      '0 J [1 1] 0 d 1 w',
      '10 7.5 m',
      '49 7.5 l',
      'S',
      'Q',
      'EMC',
    ]);
    expect(compact(lines.slice(0, 8))).toEqual(lines.slice(0, 8));
  });
});

describe('coordinates', () => {
  test('lose the decimals that nobody can see, the more the smaller their unit', () => {
    expect(compact(['1.234567 -0.004 m', '10.50001 7 l'])).toEqual(['1.23 0 m', '10.5 7 l']);
    expect(compact(['40 0 0 40 0 0 cm', '1.234567 2 m'])).toEqual(['40 0 0 40 0 0 cm', '1.2346 2 m']);
    expect(compact(['q', '.01 0 0 .01 0 0 cm', '1.6 2 m', 'Q', '1.234567 2 m'])).toEqual([
      'q',
      '.01 0 0 .01 0 0 cm',
      '2 2 m',
      'Q',
      '1.23 2 m',
    ]);
  });
});
