import { describe, expect, test } from 'vitest';
import { raiseAndRetire } from '#games/a-new-regime/odds/raiseAndRetire.ts';

describe('raising units and retiring them on the spot', () => {
  test('makes income grow by half in every turn', () => {
    const rows = raiseAndRetire(4, 6);
    expect(rows.map(({ income }) => income)).toEqual([4, 6, 9, 13, 20, 30]);
    expect(rows.map(({ units }) => units)).toEqual([2, 3, 4, 7, 10, 15]);
    expect(rows.map(({ left }) => left)).toEqual([0, 0, 1, 0, 0, 0]);
  });

  test('spends what it collects, two tokens a unit', () => {
    const rows = raiseAndRetire(7, 9);
    const collected = rows.reduce((sum, { income }) => sum + income, 0);
    const raised = rows.reduce((sum, { units }) => sum + units, 0);
    expect(collected).toBe(2 * raised + rows.at(-1)!.left);
  });

  test('is never held back by the units that a state may raise', () => {
    for (let loyal = 0; loyal <= 20; loyal++)
      for (const { left } of raiseAndRetire(loyal, 8)) expect(left).toBeLessThan(2);
  });

  test('gets nowhere without people', () => {
    expect(raiseAndRetire(0, 3).map(({ income }) => income)).toEqual([0, 0, 0]);
  });
});
