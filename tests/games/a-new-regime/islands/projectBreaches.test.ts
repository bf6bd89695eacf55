import { expect, test } from 'vitest';
import { projectBreaches } from '#games/a-new-regime/islands/board/studio/projectBreaches.ts';
import type { MadeBoard } from '#games/a-new-regime/islands/board/makerState.ts';
import type { BoardFile } from '#games/a-new-regime/board/boardFile.ts';
import type { LabelReport } from '#lib/board/draw/drawBoard.ts';
import { draftOf } from '#lib/board/edit/draft.ts';
import { after, settingsOf, start } from './makerHelpers.ts';

const NO_LABELS: LabelReport = { key: [], bare: [], blank: [], fits: true, smallestPoints: undefined };

/** The usual board at an eighth of its size: its states are smaller than drawn boards promise. */
function tiny(origin: BoardFile['origin']): MadeBoard {
  const { shown } = start();
  const draft = draftOf(shown.board);
  const shrink = ([x, y]: readonly [number, number]): [number, number] => [x / 8, y / 8];
  const small = {
    ...draft,
    states: draft.states.map((state) => ({
      ...state,
      centre: shrink(state.centre),
      polygon: state.polygon.map(shrink),
    })),
  };
  const { seed, regimes, spacing } = settingsOf(start());
  const opened: BoardFile = { title: 'Small', draft: small, rules: { seed, regimes, spacing }, origin };
  return { ...shown, source: { kind: 'opened', opened }, draft: small };
}

const codesOf = (made: MadeBoard) =>
  new Set(projectBreaches(made, NO_LABELS).map(({ breach }) => breach.code));

test('small states are a breach on a drawn board, and none on a board of a map, which the page of maps judges so as well', () => {
  const settings = settingsOf(start());
  expect(codesOf(tiny({ kind: 'seed', settings, edits: [] }))).toContain('small-state');
  expect(codesOf(tiny({ kind: 'map' }))).not.toContain('small-state');
});

test('a board that nobody edited is not judged anew', () => {
  expect(projectBreaches(after(start()).shown, NO_LABELS)).toEqual([]);
});
