import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestOf, bestOfEach, ranked } from '#lib/dice/bestOf.ts';

interface Face {
  readonly name: number;
  readonly worth: number;
}

const worthier = (a: Face, b: Face): number => b.worth - a.worth;

/** Every roll laid out, and the worth of the best die in each counted. */
function byLayingOut(count: number, faces: readonly Face[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const roll = (left: number, best: number): void => {
    if (left === 0) counts.set(best, (counts.get(best) ?? 0) + 1);
    else for (const { worth } of faces) roll(left - 1, Math.max(best, worth));
  };
  roll(count, -Infinity);
  return counts;
}

describe('the best of several dice', () => {
  test('agrees with laying out all rolls, for any faces and any preference among them', () => {
    const worths = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), worths, (count, all) => {
        const faces = all.map((worth, name) => ({ name, worth }));
        const { outcomes, total } = bestOf(count, faces, worthier);
        expect(total).toBe(BigInt(faces.length ** count));
        expect(new Map(outcomes.map(({ value, weight }) => [value.worth, Number(weight)]))).toEqual(
          byLayingOut(count, faces),
        );
      }),
    );
  });

  test('tells faces that serve alike as the first of them, and the worst outcome first', () => {
    const faces = [
      { name: 1, worth: 2 },
      { name: 2, worth: 1 },
      { name: 3, worth: 2 },
    ];
    expect(bestOf(2, faces, worthier)).toEqual({
      outcomes: [
        { value: faces[1], weight: 1n },
        { value: faces[0], weight: 8n },
      ],
      total: 9n,
    });
  });

  test.each([0, -1, 1.5, NaN])('is nothing for %d dice', (count) => {
    expect(() => bestOf(count, [1, 2], (a, b) => a - b)).toThrow(RangeError);
  });

  test('is nothing for dice without faces', () => {
    expect(() => bestOf(1, [], () => 0)).toThrow(RangeError);
  });
});

test('where faces are told apart, those that serve alike share their chance, as laying out all rolls shows', () => {
  const worths = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), worths, (count, all) => {
      const faces = all.map((worth, name) => ({ name, worth }));
      // Six parts of each roll, which one, two or three dice share evenly.
      const counts = faces.map(() => 0);
      const roll = (dice: readonly Face[]): void => {
        if (dice.length < count) return faces.forEach((face) => roll([...dice, face]));
        const most = Math.max(...dice.map(({ worth }) => worth));
        const best = dice.filter(({ worth }) => worth === most);
        for (const { name } of best) counts[name]! += 6 / best.length;
      };
      roll([]);
      const { outcomes, total } = bestOfEach(count, faces, worthier);
      const found = faces.map(({ name }) => outcomes.find(({ value }) => value.name === name)!.weight);
      expect(found.map((weight) => weight * BigInt(6 * faces.length ** count))).toEqual(
        counts.map((weight) => BigInt(weight) * total),
      );
    }),
  );
});

test('ranks go from worst to best, and keep the order inside', () => {
  expect(ranked([3, 1, 4, 1.5, 5, 3.5], (a, b) => Math.floor(b) - Math.floor(a))).toEqual([
    [1, 1.5],
    [3, 3.5],
    [4],
    [5],
  ]);
  expect(ranked([], () => 0)).toEqual([]);
});
