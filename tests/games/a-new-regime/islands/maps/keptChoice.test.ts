import { describe, expect, test } from 'vitest';
import { makeKeptChoice, parseKeptChoice } from '#games/a-new-regime/islands/maps/keptChoice.ts';
import { NO_REPAIRS } from '#games/a-new-regime/islands/maps/keptRepairs.ts';
import { DEFAULT_MAP } from '#games/a-new-regime/maps/mapSettings.ts';

const choice = { regions: ['FR', 'DE'], settings: { ...DEFAULT_MAP, regimes: 6, seed: 'a b' } };
const mended = {
  on: {
    states: [
      { key: 1, name: 'North' },
      { key: 2, name: 'South' },
    ],
  },
  made: [[{ type: 'merge', keep: 1, gone: 2 }]],
} as const;

describe('what a window keeps of a map', () => {
  test('comes back as it was, with what was mended and without', () => {
    for (const repairs of [mended, NO_REPAIRS])
      expect(parseKeptChoice(makeKeptChoice({ ...choice, repairs }))).toEqual({ ...choice, repairs });
  });

  test('is passed over where it is none of ours', () => {
    const sound = makeKeptChoice({ ...choice, repairs: mended });
    for (const text of ['', '{', 'null', sound.replace('merge', 'marry'), sound.replace('#1.', '#9.')])
      expect(parseKeptChoice(text), text).toBeUndefined();
  });
});
