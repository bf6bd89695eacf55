import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMeetings } from '#lib/board/maps/grid/meetings.ts';
import { thinStates } from '#lib/board/maps/grid/thinStates.ts';
import type { LabelGrid } from '#lib/board/maps/grid/labelGrid.ts';

/** So many cells along the side of a letter. */
const BLOCK = 6;

/** A grid of blocks: each letter a state, a dot water. */
function gridOf(rows: readonly string[]): { grid: LabelGrid; letters: readonly string[] } {
  const letters = [...new Set(rows.join('').replaceAll('.', ''))].sort();
  const columns = rows[0]!.length * BLOCK + 4;
  const height = rows.length * BLOCK + 4;
  const labels = new Uint16Array(columns * height);
  for (let y = 0; y < rows.length * BLOCK; y++) {
    for (let x = 0; x < rows[0]!.length * BLOCK; x++) {
      const letter = rows[Math.floor(y / BLOCK)]![Math.floor(x / BLOCK)]!;
      labels[(y + 2) * columns + x + 2] = letters.indexOf(letter) + 1;
    }
  }
  return { grid: { columns, rows: height, cell: 0.1, west: 0, south: 0, labels }, letters };
}

function thinned(rows: readonly string[], wanted: number, partOf?: (letter: string) => string | undefined) {
  const { grid, letters } = gridOf(rows);
  const groups = thinStates(findMeetings(grid, letters.length), wanted, (label) =>
    partOf?.(letters[label - 1]!),
  );
  return groups.map((group) => group.map((label) => letters[label - 1]!).join('')).sort();
}

describe('thinning', () => {
  test('makes states alike in size and compact where that can be', () => {
    expect(thinned(['abcd', 'efgh', 'ijkl', 'mnop'], 4)).toEqual(['abef', 'cdgh', 'ijmn', 'klop']);
    // The smallest has its longest border with the largest, and goes to the other one.
    expect(thinned(['aaaaaa', 'aaaaaa', 'aaaaaa', 'bbcccc'], 2)).toEqual(['a', 'bc']);
  });

  test('stays on a continent as long as there are states enough', () => {
    const rows = ['abcdef', 'ghijkl', 'ghijkl'];
    const isNorth = (letter: string) => (letter < 'g' ? 'north' : 'south');
    for (const wanted of [2, 3, 5, 8])
      for (const group of thinned(rows, wanted, isNorth))
        expect(new Set([...group].map(isNorth)).size, group).toBe(1);
    expect(thinned(rows, 1, isNorth)).toEqual(['abcdefghijkl']);
  });

  test('leaves a large island to itself, and gives an islet to the land nearest to it', () => {
    const rows = ['aabb..eee', 'aabb..eee', 'ccdd..eee', 'ccddf....'];
    expect(thinned(rows, 3)).toContain('e');
    expect(thinned(rows, 5)).toEqual(['a', 'b', 'c', 'df', 'e']);
  });

  test('of any map gives each state to one group, as many as wanted, each of neighbours', () => {
    const maps = fc.array(fc.string({ unit: fc.constantFrom(...'abcdefgh..'), minLength: 7, maxLength: 7 }), {
      minLength: 4,
      maxLength: 6,
    });
    fc.assert(
      fc.property(maps, fc.integer({ min: 1, max: 6 }), fc.boolean(), (rows, wanted, hasParts) => {
        const { grid, letters } = gridOf(rows);
        fc.pre(letters.length > 0);
        const meetings = findMeetings(grid, letters.length);
        const partOf = (label: number) => (hasParts ? (label % 2 === 0 ? 'even' : 'odd') : undefined);
        const groups = thinStates(meetings, wanted, partOf);
        expect(groups.flat().sort((a, b) => a - b)).toEqual(letters.map((_, at) => at + 1));
        // Across water everybody meets somebody.
        expect(groups).toHaveLength(Math.min(wanted, letters.length));
        for (const group of groups) {
          const reached = new Set([group[0]!]);
          for (let before = 0; before < reached.size;) {
            before = reached.size;
            for (const { a, b } of meetings.list) {
              if (!group.includes(a) || !group.includes(b)) continue;
              if (reached.has(a)) reached.add(b);
              if (reached.has(b)) reached.add(a);
            }
          }
          expect([...reached].sort((a, b) => a - b)).toEqual(group);
        }
      }),
      { numRuns: 60 },
    );
  });
});
