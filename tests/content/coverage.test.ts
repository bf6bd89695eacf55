import { describe, expect, test } from 'vitest';
import { CARD_IDS } from '#games/a-new-regime/cards.ts';
import { RULE_IDS } from '#games/a-new-regime/citations.ts';
import { outlineOf, rulesOf } from '../../src/manual/outline.ts';
import { chapterSources } from '../../src/site/manualOnDisk.ts';
import { COVERAGE, OURS, PIECES, type Covered } from './coverage.ts';

const written = outlineOf('a-new-regime', chapterSources('a-new-regime'))
  .flatMap(rulesOf)
  .map(({ id }) => id);
const named = new Set<string>(COVERAGE.flatMap(({ rules = [] }) => rules));
const ours = Object.keys(OURS);
const place = ({ source, ordinal }: Covered): string => `${source} ${ordinal}`;

describe('the draft of A New Regime', () => {
  test.each(Object.entries(PIECES))('is covered without gaps in %s', (source, pieces) => {
    const ordinals = COVERAGE.filter((row) => row.source === source).map(({ ordinal }) => ordinal);
    expect(ordinals).toEqual(Array.from({ length: pieces }, (_, index) => index + 1));
  });

  test('has no part that the table does not know', () => {
    expect([...new Set(COVERAGE.map(({ source }) => source))]).toEqual(Object.keys(PIECES));
  });

  test('is carried piece by piece by rules and cards, or there is a reason why not', () => {
    const carried = ({ rules = [], cards = [] }: Covered): boolean => rules.length + cards.length > 0;
    expect(COVERAGE.filter((row) => carried(row) === Boolean(row.reason)).map(place)).toEqual([]);
  });

  test('is carried by rules that the manual has', () => {
    expect(COVERAGE.filter(({ rules = [] }) => rules.some((id) => !written.includes(id))).map(place)).toEqual(
      [],
    );
  });

  test('gave each card, once', () => {
    expect(COVERAGE.flatMap(({ cards = [] }) => cards)).toEqual(CARD_IDS);
  });
});

describe('each rule of the manual', () => {
  test('comes from the draft, or is ours for a reason', () => {
    expect(RULE_IDS.filter((id) => !named.has(id) && !ours.includes(id))).toEqual([]);
  });

  test('is not called ours where the draft has it', () => {
    expect(ours.filter((id) => named.has(id))).toEqual([]);
  });
});
