import { describe, expect, test } from 'vitest';
import { MOST_FIGURES, nameBlocks, splitName, type LabelContent } from '#lib/board/draw/labelBlocks.ts';

const content: LabelContent = {
  name: 'Gallow Fen',
  number: '7',
  kind: 'economic',
  badge: 'circle',
  population: 3,
  capital: undefined,
};

const shown = (of: Partial<LabelContent>) =>
  [...nameBlocks({ ...content, ...of })][0]!.parts.map((part) =>
    part.type === 'text' ? part.text : part.symbol,
  );

describe('ways to set a label', () => {
  test('a name splits where its two lines are most even, after a hyphen or at a space', () => {
    expect(splitName('Gallow Fen')).toEqual(['Gallow', 'Fen']);
    expect(splitName('Saint Oma of the Marsh')).toEqual(['Saint Oma', 'of the Marsh']);
    expect(splitName('Ostrava-Nord')).toEqual(['Ostrava-', 'Nord']);
    expect(splitName('Pell')).toBeUndefined();
    expect(splitName('Pell-')).toBeUndefined();
  });

  test('population is counted in figures, none for nobody', () => {
    expect(shown({ population: 3 })).toEqual(['Gallow Fen', 'badge-economic', 'figure', 'figure', 'figure']);
    expect(shown({ population: 0 })).toEqual(['Gallow Fen', 'badge-economic']);
  });

  test('a crowd is one figure and a number', () => {
    expect(shown({ population: MOST_FIGURES })).toHaveLength(2 + MOST_FIGURES);
    expect(shown({ population: 12 })).toEqual(['Gallow Fen', 'badge-economic', 'figure', '12']);
  });

  test('a crown sits on top where there is room for it', () => {
    expect(shown({ capital: 'suggested' })[0]).toBe('suggested-capital');
    expect(shown({ capital: 'possible' })[0]).toBe('possible-capital');
  });
});
