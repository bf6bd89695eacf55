import { describe, expect, test } from 'vitest';
import { OPEN_GAMES } from '#games/registry.ts';
import { ruleIdsOf } from '#games/ruleIds.ts';
import { PUBLISHED_KINDS, idsNow, refuseLostIds, withNewIds } from '../../src/manual/publishedIds.ts';
import { manualOnDisk, publishedIds } from '../../src/site/manualOnDisk.ts';

const none = { rule: [], card: [], ruling: [], example: [], term: [] };

describe('published ids', () => {
  test.each(PUBLISHED_KINDS)('a lost %s stops the build, and is named', (kind) => {
    const published = { ...none, [kind]: ['kept', 'lost'] };
    expect(() => refuseLostIds('a-game', published, { ...none, [kind]: ['kept'] })).toThrow(
      new RegExp(`a-game has lost the ${kind} "lost", .*published-ids\\.json`),
    );
    expect(() => refuseLostIds('a-game', published, published)).not.toThrow();
  });

  test('an id of one kind does not stand in for another’s', () => {
    expect(() => refuseLostIds('a-game', { ...none, card: ['x'] }, { ...none, rule: ['x'] })).toThrow(
      /card "x"/,
    );
  });

  test('grow at the end, and never shrink', () => {
    expect(withNewIds({ ...none, rule: ['a', 'b'] }, { ...none, rule: ['c', 'b'] }).rule).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

describe.each(OPEN_GAMES.map(({ id }) => id))('the ids of %s', (game) => {
  const { graph, chapters } = manualOnDisk(game);
  const now = idsNow(graph, chapters);
  const published = publishedIds(game);

  test('that were published once are all there', () => {
    expect(() => refuseLostIds(game, published, now)).not.toThrow();
  });

  test('are all in the list; node scripts/publishIds.ts adds new ones', () => {
    expect(ruleIdsOf(game).length).toBeGreaterThan(0);
    expect(published.rule.length).toBeGreaterThanOrEqual(ruleIdsOf(game).length);
    for (const kind of PUBLISHED_KINDS)
      expect(
        now[kind].filter((id) => !published[kind].includes(id)),
        kind,
      ).toEqual([]);
  });
});
