import { describe, expect, test } from 'vitest';
import { BOARD_THEME } from '#games/a-new-regime/board/theme.ts';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
};

/** CIE lightness, 0 to 100. */
const lightness = (colour: string) => 116 * Math.cbrt(luminance(colour)) - 16;

describe('the look of the boards', () => {
  const palettes = Object.entries(BOARD_THEME.palettes);

  test.each(palettes)('%s knows all affiliations', (_, { kinds }) => {
    expect(Object.keys(kinds)).toEqual([...AFFILIATIONS]);
    expect(Object.keys(BOARD_THEME.kinds)).toEqual([...AFFILIATIONS]);
  });

  test.each(palettes)(
    '%s carries black text at a contrast of 7 on every tint',
    (_, { kinds, ink, paper, sea }) => {
      for (const ground of [paper, sea, ...AFFILIATIONS.map((affiliation) => kinds[affiliation]!.tint)])
        expect(contrast(ink, ground)).toBeGreaterThan(7);
    },
  );

  test.each(palettes)('%s has badges that stand out from their paper', (_, { kinds, paper }) => {
    for (const affiliation of AFFILIATIONS)
      expect(contrast(kinds[affiliation]!.badge, paper)).toBeGreaterThan(4.5);
  });

  test.each(palettes.filter(([name]) => name !== 'low-ink'))(
    '%s tells its tints apart by lightness alone',
    (_, { kinds }) => {
      const [darkest, middle, lightest] = AFFILIATIONS.map((affiliation) =>
        lightness(kinds[affiliation]!.tint),
      ).toSorted((a, b) => a - b);
      expect(middle! - darkest!).toBeGreaterThan(6);
      expect(lightest! - middle!).toBeGreaterThan(6);
    },
  );

  test('letters, badges and patterns differ, so that no affiliation rests on colour', () => {
    const looks = Object.values(BOARD_THEME.kinds);
    for (const sign of ['letter', 'badge', 'pattern', 'name'] as const)
      expect(new Set(looks.map((look) => look[sign])).size).toBe(looks.length);
  });
});
