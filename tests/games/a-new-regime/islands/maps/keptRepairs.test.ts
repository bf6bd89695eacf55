import { describe, expect, test } from 'vitest';
import { keptRepairs, NO_REPAIRS } from '#games/a-new-regime/islands/maps/keptRepairs.ts';
import { rollSpec } from '#games/a-new-regime/board/spec.ts';
import { makeMapBoard } from '#games/a-new-regime/maps/makeMapBoard.ts';
import { DEFAULT_MAP, type MapSettings } from '#games/a-new-regime/maps/mapSettings.ts';
import { settingsFor } from '#games/a-new-regime/maps/settingsFor.ts';
import { parseList } from '#lib/board/maps/list/parseList.ts';
import { shapesOfList } from '#lib/board/maps/list/shapesOfList.ts';

function draftOf(text: string, change: Partial<MapSettings> = {}) {
  const list = parseList(text);
  if (!list.ok) throw new Error(list.error.message);
  const made = makeMapBoard(shapesOfList(list.value), settingsFor('list', { ...DEFAULT_MAP, ...change }));
  if (!made.ok) throw new Error(made.error.message);
  return made.value.draft;
}

const LIST = 'A: B, C\nB: C, D\nC: D';
const rolls = rollSpec(DEFAULT_MAP.seed);
const on = draftOf(LIST);
const merged = [{ type: 'merge', keep: on.states[0]!.key, gone: on.states[1]!.key }] as const;

describe('repairs made on a map', () => {
  test('stay when the same map is made for other rules, dice or paper', () => {
    for (const change of [
      { regimes: 3 },
      { spacing: 'two-steps' },
      { size: 'a2' },
      { seed: 'other' },
    ] as const)
      expect(keptRepairs({ on, made: [merged] }, draftOf(LIST, change), rolls)).toEqual([merged]);
  });

  test('are gone with the states that they were made for', () => {
    expect(keptRepairs({ on, made: [merged] }, draftOf('A: B, C\nB: C, E\nC: E'), rolls)).toEqual([]);
    expect(keptRepairs(NO_REPAIRS, on, rolls)).toEqual([]);
  });

  test('are left out one by one where they can no longer be made', () => {
    expect(keptRepairs({ on, made: [merged, merged] }, draftOf(LIST), rolls)).toEqual([merged]);
  });
});
