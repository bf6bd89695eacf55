import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, openSearcher, parsePosition, setUp } from '#games/nomads-threat/index.ts';
import { allPositions } from '#games/nomads-threat/search/allPositions.ts';
import { solveEndless, type Knot } from '#games/nomads-threat/search/retrograde.ts';
import { SOLVED_INVADING } from '#games/nomads-threat/solved/solvedInvading.ts';

const end = (margin: number): Knot => ({ mover: 'x', next: [], margin });

describe('solving backwards', () => {
  it('takes the best end that the mover can force, and calls endless play a draw', () => {
    // 0 and 1 lead to each other; x may leave for -2, o may leave for 3, and neither wants to.
    const wheel: Knot[] = [
      { mover: 'x', next: [1, 2], margin: 0 },
      { mover: 'o', next: [0, 3], margin: 0 },
      end(-2),
      end(3),
    ];
    expect([...solveEndless(wheel)]).toEqual([0, 0, -2, 3]);
    // With an end of 1 within reach x leaves.
    expect([...solveEndless([{ ...wheel[0]!, next: [1, 2, 4] }, ...wheel.slice(1), end(1)])]).toEqual([
      1, 1, -2, 3, 1,
    ]);
  });

  it('finds without invading what the search finds', () => {
    for (const kind of [
      { size: 2, chiefs: 2, margin: 0 },
      { size: 3, chiefs: 1, margin: 1 },
    ]) {
      const { knots } = allPositions({ ...DEFAULT_SETTINGS, size: kind.size, chiefs: kind.chiefs });
      expect(solveEndless(knots)[0]).toBe(kind.margin);
    }
  });

  it.each([1, 2, 3])(
    'finds on 2x2 with invading and %i Chief Tents what the plain search proves',
    (chiefs) => {
      const settings = { ...DEFAULT_SETTINGS, size: 2, chiefs, invading: true };
      const value = openSearcher(settings).value(setUp(settings), { nodes: 1e6 });
      const { knots } = allPositions(settings);
      expect(value).toEqual({ margin: solveEndless(knots)[0], exact: true });
    },
  );

  it('goes through the circle of the rulings, and gives the committed value of 3x3 with one Chief Tent', () => {
    const settings = { ...DEFAULT_SETTINGS, size: 3, chiefs: 1, invading: true };
    const { knots, numberOf } = allPositions(settings);
    const row = SOLVED_INVADING.find(
      ({ size, chiefs, pass }) => size === 3 && chiefs === 1 && pass === 'must',
    )!;
    expect({ margin: solveEndless(knots)[0], positions: knots.length }).toEqual({
      margin: row.margin,
      positions: row.positions,
    });
    const circle = parsePosition('xOo/xxo/X.. o 00 chiefs=1 invading');
    expect(circle.ok && numberOf(circle.value)).toBeGreaterThan(0);
  });
});
