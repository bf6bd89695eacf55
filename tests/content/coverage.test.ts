import { describe, expect, test } from 'vitest';
import { CARD_IDS } from '#games/a-new-regime/cards.ts';
import { OPEN_GAMES } from '#games/registry.ts';
import { ruleIdsOf } from '#games/ruleIds.ts';
import { outlineOf, rulesOf } from '../../src/manual/outline.ts';
import { chapterSources } from '../../src/site/manualOnDisk.ts';
import * as aNewRegime from './coverageOfANewRegime.ts';
import * as nomadsThreat from './coverageOfNomadsThreat.ts';
import type { Coverage, Covered } from './covered.ts';

const COVERAGES: Readonly<Record<string, Coverage>> = {
  'a-new-regime': {
    pieces: aNewRegime.PIECES,
    covered: aNewRegime.COVERAGE,
    ours: aNewRegime.OURS,
  },
  'nomads-threat': {
    pieces: nomadsThreat.PIECES,
    covered: nomadsThreat.COVERAGE,
    ours: nomadsThreat.OURS,
  },
};

const place = ({ source, ordinal }: Covered): string => `${source} ${ordinal}`;

describe.each(OPEN_GAMES.map(({ id }) => id))('the draft of %s', (game) => {
  const { pieces, covered, ours } = COVERAGES[game]!;
  const written = outlineOf(game, chapterSources(game))
    .flatMap(rulesOf)
    .map(({ id }) => id);
  const named = new Set(covered.flatMap(({ rules = [] }) => rules));

  test.each(Object.entries(pieces))('is covered without gaps in %s', (source, count) => {
    const ordinals = covered.filter((row) => row.source === source).map(({ ordinal }) => ordinal);
    expect(ordinals).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  test('has no part that the table does not know', () => {
    expect([...new Set(covered.map(({ source }) => source))]).toEqual(Object.keys(pieces));
  });

  test('is carried piece by piece by rules and cards, or there is a reason why not', () => {
    const carried = ({ rules = [], cards = [] }: Covered): boolean => rules.length + cards.length > 0;
    expect(covered.filter((row) => carried(row) === Boolean(row.reason)).map(place)).toEqual([]);
  });

  test('is carried by rules that the manual has', () => {
    expect(covered.filter(({ rules = [] }) => rules.some((id) => !written.includes(id))).map(place)).toEqual(
      [],
    );
  });

  test('gave each rule of the manual, but for those that are ours for a reason', () => {
    expect(ruleIdsOf(game).filter((id) => !named.has(id) && !ours[id])).toEqual([]);
  });

  test('has no rule that is called ours', () => {
    expect(Object.keys(ours).filter((id) => named.has(id))).toEqual([]);
  });
});

test('the draft of A New Regime gave each card, once', () => {
  expect(aNewRegime.COVERAGE.flatMap(({ cards = [] }) => cards)).toEqual(CARD_IDS);
});
