import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '#games/nomads-threat/examples/index.ts';
import { runExample, startOfExample } from '#games/nomads-threat/examples/run.ts';
import { checkPosition } from '#games/nomads-threat/rules/check.ts';
import { makePosition } from '#games/nomads-threat/notation/positionText.ts';

describe.each(EXAMPLES.map((example) => [example.id, example] as const))('the example %s', (_, example) => {
  const { steps, end } = runExample(example);

  test('starts from a position that a game can come to', () => {
    expect(checkPosition(startOfExample(example))).toEqual([]);
  });

  test('tells what was worked out by hand, and ends where it should', () => {
    expect(steps.map(({ told }) => told)).toEqual(example.expected.told);
    expect(makePosition(end)).toBe(example.expected.end);
  });

  test('cites in its steps most of the rules that it is said to show', () => {
    const cited = new Set(steps.flatMap(({ rules }) => rules));
    expect(example.rules.filter((rule) => cited.has(rule)).length).toBeGreaterThanOrEqual(
      example.rules.length / 2,
    );
  });

  test('changes the board step by step, and only on the tiles that it marks', () => {
    let before = startOfExample(example).cells;
    for (const { cells, made, left, told } of steps) {
      const changed = [...cells].flatMap((sign, tile) => (sign === before[tile] ? [] : [tile]));
      expect(
        changed.filter((tile) => !made.includes(tile) && tile !== left),
        told,
      ).toEqual([]);
      before = cells;
    }
    expect(before).toBe(end.cells);
  });
});
