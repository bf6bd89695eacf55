import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textWidth } from '#lib/scene/textMetrics.ts';
import { wrapEvenly, wrapText } from '#lib/scene/wrapText.ts';

describe('breaking text into lines', () => {
  it('breaks between words', () => {
    const width = textWidth('one figure,', 'label', 3);
    expect(wrapText('one figure, one inhabitant', 'label', 3, width)).toEqual([
      'one figure,',
      'one',
      'inhabitant',
    ]);
  });

  it('breaks a link after its signs before it breaks a word', () => {
    const lines = wrapText(
      'https://example.org/a-new-regime/board/',
      'label',
      3,
      textWidth('https://example.org/', 'label', 3),
    );
    expect(lines).toEqual(['https://example.org/', 'a-new-regime/', 'board/']);
  });

  it('never breaks at a no-break space', () => {
    expect(
      wrapText('Low\u00a0Calder, Fort\u00a0Reach', 'label', 3, textWidth('Low Calder, ', 'label', 3)),
    ).toEqual(['Low\u00a0Calder,', 'Fort\u00a0Reach']);
  });

  it('loses nothing and overflows nowhere, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.double({ min: 6, max: 80, noNaN: true }),
        (text, width) => {
          for (const lines of [wrapText(text, 'label', 3, width), wrapEvenly(text, 'label', 3, width)]) {
            expect(lines.length).toBeGreaterThan(0);
            expect(lines.join('').replaceAll(/[ \t\r\n]/g, '')).toBe(text.replaceAll(/[ \t\r\n]/g, ''));
            for (const line of lines)
              if ([...line].length > 1) expect(textWidth(line, 'label', 3)).toBeLessThanOrEqual(width);
          }
        },
      ),
    );
  });

  it('evens lines out without needing more of them', () => {
    const text = '8 regimes with 5 states each; capitals at least four steps apart; board 404 × 281 mm';
    const width = textWidth(text, 'label', 3) - 2;
    const even = wrapEvenly(text, 'label', 3, width).map((line) => textWidth(line, 'label', 3));
    expect(wrapText(text, 'label', 3, width).at(-1)).toBe('mm');
    expect(even).toHaveLength(2);
    expect(Math.min(...even) / Math.max(...even)).toBeGreaterThan(0.75);
  });
});
