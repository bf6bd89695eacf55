import { describe, expect, test } from 'vitest';
import { loneCapital } from '#games/a-new-regime/odds/loneCapital.ts';
import { add, decimalText, ONE, rational, rationalText } from '#lib/core/rational.ts';
import { loneCapitalByCounting } from '../../../oracles/loneCapital.ts';

const ROLLED = [0, 1, 2, 3];

describe('a capital left alone', () => {
  /*
   * By hand. From 0 people, shaded 1, 2 and 3 leave no loyal figure, so that the uprising succeeds: 3/8. From 1,
   * shaded 1, 2 and 3 give quotas of 5, 3 1/3 and 2 1/2, met by 1, 2 and 3 faces of 6: 6/48. From 2, shaded 2 and 3
   * give 5 and 4: 3/48. From 3, shaded 3 gives 5: 1/48.
   */
  test.each([
    [[0], '3/8'],
    [[1], '1/8'],
    [[2], '1/16'],
    [[3], '1/48'],
    [ROLLED, '7/48'],
  ])('of %j people is lost in its first turn with a chance of %s', (starts, chance) => {
    expect(loneCapital(starts, 1).map(({ lost }) => rationalText(lost))).toEqual([chance]);
  });

  test.each([1, 2, 3])('agrees with counting all dice of %i turns', (turns) => {
    for (const starts of [ROLLED, [2]]) {
      const counts = loneCapitalByCounting(starts, turns);
      const ways = starts.length * 48 ** turns;
      const { calm, chaos, lost } = loneCapital(starts, turns).at(-1)!;
      expect({ calm, chaos, lost }).toEqual({
        calm: rational(counts.calm, ways),
        chaos: rational(counts.chaos, ways),
        lost: rational(counts.lost, ways),
      });
    }
  });

  test('has chances that make one in every turn, and is never won back', () => {
    const fates = loneCapital(ROLLED, 10);
    expect(fates.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { calm, chaos, lost } of fates) expect(add(calm, add(chaos, lost))).toEqual(ONE);
    const lost = fates.map((fate) => Number(decimalText(fate.lost, 6)));
    expect(lost).toEqual([...lost].sort((a, b) => a - b));
  });

  test('of three people is lost by turn 10 in a third of all games, and in half of them if its people were rolled', () => {
    expect(decimalText(loneCapital([3], 10)[9]!.lost, 3)).toBe('0.336');
    expect(decimalText(loneCapital(ROLLED, 10)[9]!.lost, 3)).toBe('0.514');
  });

  test('is safe if people do not grow, but for an empty one where emptiness is chaos', () => {
    expect(loneCapital([0, 3], 5, { 'population-growth': 'none' })[4]!.calm).toEqual(ONE);
    const chaotic = loneCapital([0, 3], 5, { 'population-growth': 'none', 'empty-state': 'chaotic' })[4]!;
    expect(rationalText(chaotic.lost)).toBe('1/2');
  });
});
