import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPACINGS } from '#games/a-new-regime/board/settings.ts';
import { PAPER_SIZE_NAMES } from '#games/a-new-regime/maps/boardPlaces.ts';
import { makeMapHash, parseMapHash } from '#games/a-new-regime/maps/mapLink.ts';
import { DEFAULT_MAP, LIES, MAP_RANGES } from '#games/a-new-regime/maps/mapSettings.ts';
import { CONTINENT_IDS } from '#lib/board/maps/world/continents.ts';
import { PROJECTIONS } from '#lib/board/maps/project/projection.ts';

const number = (field: keyof typeof MAP_RANGES) => fc.integer(MAP_RANGES[field]);

const choices = fc.record({
  regions: fc.uniqueArray(
    fc.oneof(fc.constantFrom('world', ...CONTINENT_IDS), fc.stringMatching(/^[A-Z]{2}$/)),
    { minLength: 1, maxLength: 8 },
  ),
  settings: fc.record({
    count: number('count'),
    projection: fc.constantFrom(...PROJECTIONS),
    size: fc.constantFrom(...PAPER_SIZE_NAMES),
    lies: fc.constantFrom(...LIES),
    specks: number('specks'),
    gap: number('gap'),
    regimes: number('regimes'),
    spacing: fc.constantFrom(...SPACINGS),
    seed: fc.constantFrom('harbour', 'Old harbour', 'é.~', '7'),
  }),
});

describe('a link to a map', () => {
  test('brings back what it was made of', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(parseMapHash(makeMapHash(choice))).toEqual({ ok: true, value: choice });
      }),
    );
  });

  test('says no more than differs from the usual', () => {
    expect(makeMapHash({ regions: ['europe'], settings: DEFAULT_MAP })).toBe(
      '#1.world.europe.24.auto.harbour',
    );
    const settings = { ...DEFAULT_MAP, size: 'a1', regimes: 6, lies: 'portrait' } as const;
    expect(makeMapHash({ regions: ['FR', 'DE'], settings })).toBe(
      '#1.world.FR+DE.24.auto.a1.portrait.6-regimes.harbour',
    );
  });

  test.each([
    ['#2.world.europe.24.auto.x', /version 2; this page reads version 1/],
    ['#1.moon.europe.24.auto.x', /must say a choice on the built-in map/],
    ['#1.world.eurpe.24.auto.x', /region "eurpe".*Did you mean europe/],
    ['#1.world.europe.2.auto.x', /number of states in this link is "2".*from 3 to 96/],
    ['#1.world.europe.24.flat.x', /projection "flat"/],
    ['#1.world.europe.24.auto.9-regimes.x', /regimes in this link is "9"/],
    ['#1.world.europe.24.auto.a9.x', /part "a9"/],
    ['#1.world.europe.24', /must say a choice/],
    ['#1.world.europe.24.auto.~%%%', /percent sign/],
  ])('%s is refused in a sentence', (hash, message) => {
    const parsed = parseMapHash(hash);
    expect(parsed.ok ? 'taken' : parsed.error.message).toMatch(message);
  });
});
