import { expect, test } from 'vitest';
import { analysisText } from '#games/nomads-threat/islands/play/analysisText.ts';

test('an analysis says what is proved, what is an estimate, and that the book needs no search', () => {
  expect(analysisText({ exact: true, nodes: 1_234 }, true)).toBe(
    'Every value is proved: the result under best play of both. 1,234 positions searched.',
  );
  expect(analysisText({ exact: true, nodes: 0 }, true)).toBe(
    'Every value is proved: the result under best play of both. They are read from the opening book, so no line follows; make a move to go on.',
  );
  expect(analysisText({ exact: false, nodes: 5 }, false)).toMatch(
    /^Still at work; .* 5 positions searched\.$/,
  );
  expect(analysisText({ exact: false, nodes: 5 }, true)).toMatch(/^Values marked ≈ are estimates: /);
});
