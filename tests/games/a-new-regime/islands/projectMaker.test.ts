import { describe, expect, test } from 'vitest';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { boardGraph } from '#lib/board/boardGraph.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { projectMaker } from '#games/a-new-regime/islands/board/projectMaker.ts';
import { judgeCapital, openStates } from '#games/a-new-regime/rules/capitals.ts';
import { stepsFrom } from '#lib/graph/graph.ts';
import { after, start } from './makerHelpers.ts';

describe('the view', () => {
  test('counts the board', () => {
    const { facts } = projectMaker(start());
    const { board } = start().shown;
    expect(facts.states).toBe(20);
    expect(facts.borders + facts.straits).toBe(board.borders.length);
    expect(facts.affiliations.reduce((sum, { count }) => sum + count, 0)).toBe(20);
    expect(facts.suggested.map(({ id }) => id)).toEqual(board.capitals.suggested);
  });

  test('says “at least” where placements are beyond counting', () => {
    const state = after(start(), {
      type: 'settings',
      change: { regimes: 8, states: 12, spacing: 'two-steps' },
    });
    expect(projectMaker(state).facts.placements).toBe('at least 1,000,000');
  });

  test('shows the state under the pointer, and else the one that was chosen', () => {
    const state = after(start(), { type: 'focused', key: 3 }, { type: 'hovered', key: 7 });
    expect(projectMaker(state).readout?.id).toBe(7);
    expect(projectMaker(after(state, { type: 'hovered', key: undefined })).readout?.id).toBe(3);
  });

  test('lists all neighbours of a state, straits marked', () => {
    const state = after(start(), { type: 'settings', change: { shape: 'islands' } });
    const { board } = state.shown;
    const strait = board.borders.find(({ kind }) => kind === 'strait')!;
    const view = projectMaker(after(state, { type: 'focused', key: strait.a }));
    expect(view.readout?.neighbours.map(({ id }) => id).sort()).toEqual(
      boardGraph(board)
        [strait.a - 1]!.map((node) => node + 1)
        .sort(),
    );
    expect(view.readout?.neighbours.find(({ id }) => id === strait.b)?.strait).toBe(true);
  });

  test('shows where the next capital may stand after one in the state that is pointed at', () => {
    const { board } = start().shown;
    const [first] = board.capitals.possible;
    const view = projectMaker(after(start(), { type: 'focused', key: first! }));
    expect(view.capitals.open).toEqual(openStates(board, [first!]));
    expect(view.capitals.choices).toBe(board.capitals.possible.length);
  });
});

describe('the verdict on a capital', () => {
  const made = generateBoard({ ...DEFAULT_SETTINGS, seed: 'verdicts' });
  if (!made.ok) throw new Error(made.error.message);
  const board = made.value;
  const graph = boardGraph(board);

  test('agrees with distances and with what is left for the others', () => {
    const kinds = new Set<string>();
    for (const first of board.capitals.possible) {
      const open = openStates(board, [first]);
      for (const { id } of board.states) {
        const verdict = judgeCapital(board, [first], open, id);
        kinds.add(verdict.kind);
        const steps = stepsFrom(graph, first - 1)[id - 1]!;
        if (id === first) expect(verdict.kind).toBe('placed');
        else if (steps < board.capitals.steps) expect(verdict).toEqual({ kind: 'near', from: first, steps });
        else expect(verdict.kind).toBe(open.includes(id) ? 'allowed' : 'room');
      }
    }
    expect([...kinds].sort()).toEqual(['allowed', 'near', 'placed', 'room']);
  });

  test('is that all are placed once they are', () => {
    const { suggested } = board.capitals;
    const other = board.states.find(({ id }) => !suggested.includes(id))!;
    expect(openStates(board, suggested)).toEqual([]);
    expect(judgeCapital(board, suggested, [], other.id)).toEqual({ kind: 'full' });
  });
});
