import { describe, expect, test } from 'vitest';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { projectFairness } from '#games/a-new-regime/islands/board/fairness/projectFairness.ts';
import type { Board } from '#lib/board/board.ts';
import { fairnessScore } from '#lib/board/fairness/fairnessScore.ts';
import { seatMeasures } from '#lib/board/fairness/seatMeasures.ts';

function harbour(): Board {
  const made = generateBoard(DEFAULT_SETTINGS);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}
const board = harbour();
const { suggested } = board.capitals;

describe('the panel of fairness', () => {
  test('looks at the suggested placement until capitals stand', () => {
    const view = projectFairness(board, []);
    const { score, parts } = fairnessScore(seatMeasures(board, suggested))!;
    expect(view.score).toBe(Math.round(score));
    expect(view.headline).toBe(`${Math.round(score)} of 100`);
    expect(view.subject).toBe('Of the suggested placement of 4 capitals.');
    expect(view.seats).toEqual(
      suggested.map((id, at) => ({ id, name: board.states[id - 1]!.name, turn: 4 - at })),
    );
    expect(view.groups.flatMap(({ part }) => (part ? [part.id] : []))).toEqual([
      'people',
      'states',
      'kinds',
      'home',
      'borders',
      'ways',
      'neighbour',
    ]);
    const people = view.groups[0]!;
    expect(people.part).toMatchObject({ points: Math.round(parts[0]!.points), weight: 30 });
    expect(people.rows[0]!.label).toBe(
      `People: ${board.states.reduce((sum, { population }) => sum + population, 0)}`,
    );
    const shares = people.rows[0]!.cells.map((cell) => Number.parseInt(cell));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeGreaterThanOrEqual(98);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(102);
  });

  test('tells how many states are within some steps, and how many of them are its own', () => {
    const rows = projectFairness(board, []).groups.flatMap((group) => group.rows);
    const within = (label: string) => rows.find((row) => row.label === label)!.cells;
    seatMeasures(board, suggested).forEach(({ within: rings }, seat) => {
      const [one, , three] = rings;
      // Nobody is nearer to what is next to a capital four steps from all others.
      expect(within('Within 1 step')[seat]).toBe(String(one!.states));
      expect(within('Within 3 steps')[seat]).toBe(
        three!.states === three!.nearer ? String(three!.states) : `${three!.states}, ${three!.nearer} own`,
      );
    });
  });

  test('speaks of the capitals that stand, and of those that are missing', () => {
    expect(projectFairness(board, suggested).subject).toBe('Of the 4 capitals that stand.');
    expect(projectFairness(board, suggested.slice(0, 3)).subject).toContain('1 more would change it');
    const lone = projectFairness(board, suggested.slice(0, 1));
    expect(lone).toMatchObject({
      headline: 'No score yet',
      subject: expect.stringContaining('place a second'),
    });
    expect(lone.score).toBeUndefined();
    const none = projectFairness({ ...board, capitals: { ...board.capitals, suggested: [] } }, []);
    expect(none).toMatchObject({ seats: [], subject: 'There is no legal placement of capitals to compare.' });
  });

  test('measures people against the unfairness that is wanted', () => {
    const points = (people?: readonly number[]) => projectFairness(board, [], people).groups[0]!.part!.points;
    expect(points([1, 1, 1, 1])).toBe(points());
    expect(points([0.5, 1, 1, 1])).not.toBe(points());
  });

  test('names each chokepoint once, with the capitals near it', () => {
    const islands = generateBoard({ ...DEFAULT_SETTINGS, shape: 'islands', seed: 'b' });
    if (!islands.ok) throw new Error(islands.error.message);
    const view = projectFairness(islands.value, []);
    expect(view.chokepoints.length).toBeGreaterThan(3);
    const keys = view.chokepoints.map(({ states }) => states.map(({ id }) => id).join('-'));
    expect(new Set(keys).size).toBe(keys.length);
    const near = (seat: number) => view.chokepoints.filter(({ seats }) => seats.includes(seat + 1)).length;
    const row = view.groups.at(-1)!.rows[0]!;
    expect(row.label).toBe('Chokepoints nearby');
    expect(row.cells).toEqual(view.seats.map((_, seat) => String(near(seat))));
  });
});
