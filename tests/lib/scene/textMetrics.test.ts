import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { create, type Font } from '@cantoo/fontkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceOf, fontMetrics, missingCharacters, textWidth } from '#lib/scene/textMetrics.ts';

const font = (key: string) =>
  create(readFileSync(new URL(`../../../public/fonts/print/${key}.ttf`, import.meta.url))) as Font;
const fonts = { label: font('label'), 'label-bold': font('label-bold'), fallback: font('fallback') };

describe('text metrics', () => {
  it('agree with the advances of the fonts that printed files embed', () => {
    for (const key of ['label', 'label-bold'] as const)
      for (const text of ['Low Calder', 'Łódź Čačak Œuvre ½ $', 'WAVE fi ffl', '404 × 281 mm']) {
        const units = [...text].reduce(
          (sum, character) => sum + fonts[key].glyphForCodePoint(character.codePointAt(0)!)!.advanceWidth,
          0,
        );
        expect(textWidth(text, key, 10)).toBeCloseTo(units / 100, 6);
      }
  });

  it('name a face for a character only if that face has its glyph', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0x20, max: 0x2fff }),
        fc.constantFrom('label', 'label-bold'),
        (code, key) => {
          const face = faceOf(String.fromCodePoint(code), key);
          if (face !== undefined) expect(fonts[face].hasGlyphForCodePoint(code)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('take a letter that only the fallback has from the fallback', () => {
    expect(faceOf('→', 'label')).toBe('fallback');
    expect(textWidth('→', 'label', 1000)).toBe(fonts.fallback.glyphForCodePoint(0x2192)!.advanceWidth);
  });

  it('count an unknown character as at least as wide as any known one', () => {
    const unknown = textWidth('漢', 'label', 1);
    for (let code = 0x20; code < 0x3000; code++) {
      const character = String.fromCodePoint(code);
      if (faceOf(character, 'label-bold') === undefined) continue;
      expect(textWidth(character, 'label-bold', 1)).toBeLessThanOrEqual(unknown);
    }
  });

  it('report what cannot be drawn, each character once', () => {
    expect(missingCharacters('Harbour 漢字漢 → Łódź')).toEqual(['漢', '字']);
  });

  it('treat a composed and a decomposed accent alike', () => {
    expect(textWidth('e\u0301', 'label', 4)).toBe(textWidth('é', 'label', 4));
  });

  it('give reaches that order as letters do', () => {
    for (const key of ['label', 'label-bold'] as const) {
      const { ascent, capHeight, xHeight, descent } = fontMetrics(key);
      expect(ascent).toBeGreaterThan(capHeight);
      expect(capHeight).toBeGreaterThan(xHeight);
      expect(xHeight).toBeGreaterThan(descent);
    }
  });

  it('stay small enough for every page that fits labels', () => {
    const source = readFileSync(new URL('../../../src/lib/scene/labelFontData.ts', import.meta.url));
    expect(gzipSync(source).byteLength).toBeLessThan(3072);
  });
});
