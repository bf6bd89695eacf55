import { describe, expect, it } from 'vitest';
import { LAND_SHAPES } from '#games/a-new-regime/board/settings.ts';
import type { Board, Water } from '#lib/board/board.ts';
import { finishDraft } from '#lib/board/edit/draft.ts';
import { openStudio } from './editing.ts';

/** Lakes without the corner they begin at and the order they come in, which say nothing. */
function inOrder(board: Board): Board {
  const turned = ({ kind, polygon }: Water): string => {
    const texts = polygon.map(String);
    const least = texts.indexOf(texts.toSorted()[0]!);
    return [kind, ...texts.slice(least), ...texts.slice(0, least)].join(' ');
  };
  const water = board.water.map(turned).toSorted() as unknown as Board['water'];
  return { ...board, water };
}

describe('a draft that nobody has edited', () => {
  it('finishes as the very board that it came from, borders, lakes and capitals measured anew', () => {
    let lakes = 0;
    let straits = 0;
    for (const shape of LAND_SHAPES) {
      for (const seed of ['harbour', 'orchard', 'mill', 'ember']) {
        const { spec, board, draft } = openStudio({ shape, seed, regimes: 5 });
        const finished = finishDraft(draft, spec.capitals, spec.seed);
        expect(inOrder(finished.board)).toEqual(inOrder(board));
        expect([...finished.idOf]).toEqual(board.states.map(({ id }) => [id, id]));
        lakes += board.water.length - 1;
        straits += draft.straits.length;
      }
    }
    expect(lakes).toBeGreaterThan(4);
    expect(straits).toBeGreaterThan(4);
  });

  it('has no capitals where the game has none', () => {
    const { draft, spec } = openStudio();
    expect(finishDraft(draft, undefined, spec.seed).board.capitals.count).toBe(0);
  });
});
