import { describe, expect, test } from 'vitest';
import { ACTION_DIE_FACES, UPRISING_DIE_FACES } from '#games/a-new-regime/rules/dice.ts';
import { affiliationFromRoll, populationFromRoll, rollState } from '#games/a-new-regime/rules/setup.ts';

describe('the dice', () => {
  test('an action die has the values 0 to 3 once shaded and once unshaded', () => {
    expect(ACTION_DIE_FACES).toHaveLength(8);
    for (const shaded of [true, false])
      expect(ACTION_DIE_FACES.filter((f) => f.shaded === shaded).map((f) => f.value)).toEqual([0, 1, 2, 3]);
  });

  test('an uprising die counts from 0 to 5', () => {
    expect(UPRISING_DIE_FACES).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('set-up rolls', () => {
  test('the uprising die gives each affiliation two of its faces', () => {
    expect(UPRISING_DIE_FACES.map((face) => affiliationFromRoll(face))).toEqual([
      'militaristic',
      'militaristic',
      'economic',
      'economic',
      'religious',
      'religious',
    ]);
  });

  test.each([-1, 6, 1.5, Number.NaN])('no affiliation comes from %s, which is on no face', (face) => {
    expect(() => affiliationFromRoll(face)).toThrow(/0 to 5/);
  });

  test('the population is the value, whatever the shade', () => {
    expect(ACTION_DIE_FACES.map((face) => populationFromRoll(face))).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  });

  test('a state rolls its affiliation before its people, and keeps both faces', () => {
    const asked: number[] = [];
    const answers = [4, 7];
    const roll = rollState({
      below(n) {
        asked.push(n);
        return answers.shift() ?? 0;
      },
    });
    expect(asked).toEqual([6, 8]);
    expect(roll).toEqual({
      affiliationFace: 4,
      populationFace: { value: 3, shaded: true },
      affiliation: 'religious',
      population: 3,
    });
  });
});
