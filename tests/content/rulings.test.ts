import { describe, expect, test } from 'vitest';
import { SPACINGS } from '#games/a-new-regime/board/settings.ts';
import { cardGroupsOf } from '#games/cards.ts';
import { contradictionsOf } from '#games/changes.ts';
import { OPEN_GAMES } from '#games/registry.ts';
import { ruleIdsOf } from '#games/ruleIds.ts';
import { rulingsOf } from '#games/rulings.ts';
import { KNOWN } from './knownRulings.ts';

const twins = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);

describe.each(OPEN_GAMES.map(({ id }) => id))('the rulings of %s', (game) => {
  const rulings = rulingsOf(game);
  const byId = rulings.map((ruling) => [ruling.id, ruling] as const);
  const allCards = cardGroupsOf(game).flatMap(({ cards }) => cards);
  const { known, selectable, contradictions } = KNOWN[game]!;

  test('hold every hole that was known', () => {
    expect(known.length).toBeGreaterThan(0);
    expect(known.filter((id) => !rulings.some((ruling) => ruling.id === id))).toEqual([]);
  });

  test('have ids and titles of their own', () => {
    expect(twins(rulings.map(({ id }) => id))).toEqual([]);
    expect(twins(rulings.map(({ title }) => title.toLowerCase()))).toEqual([]);
  });

  test('offer other readings where the engine does', () => {
    expect(rulings.flatMap((ruling) => (ruling.selectable ? [ruling.id] : [])).sort()).toEqual(selectable);
  });

  describe.each(byId)('%s', (id, ruling) => {
    const options = ruling.options.map((option) => option.id);

    test('has its default first among its readings, each once', () => {
      expect(options[0]).toBe(ruling.default);
      expect(twins(options)).toEqual([]);
      expect(twins(ruling.options.map(({ meaning }) => meaning))).toEqual([]);
    });

    test('has ids that fit into addresses', () => {
      for (const one of [id, ...options]) expect(one).toMatch(/^[a-z]+(-[a-z]+)*$/);
    });

    test('has another reading if it can be chosen', () => {
      if (ruling.selectable) expect(options.length).toBeGreaterThan(1);
    });

    test('touches rules or cards, all of which exist, each once', () => {
      const cards = ruling.cards ?? [];
      expect(ruling.rules.length + cards.length).toBeGreaterThan(0);
      expect(ruling.rules.filter((rule) => !ruleIdsOf(game).includes(rule))).toEqual([]);
      expect(cards.filter((card) => !allCards.includes(card))).toEqual([]);
      expect(twins([...ruling.rules, ...cards])).toEqual([]);
    });

    test('asks a question, answers in sentences and says why', () => {
      expect(ruling.question).toMatch(/^[A-Z“].*\?$/);
      for (const text of [ruling.reason, ...ruling.options.map(({ meaning }) => meaning)])
        expect(text).toMatch(/^[A-Z0-9“].*[.]$/);
    });

    test('has a title of one to five words', () => {
      expect(ruling.title.split(' ').length).toBeLessThanOrEqual(5);
    });

    test('is written with typographic quotes and no stray spaces', () => {
      expect(JSON.stringify([ruling.title, ruling.question, ruling.reason, ruling.options])).not.toMatch(
        /'|\\"| {2}/,
      );
    });
  });

  describe('the contradictions of its draft', () => {
    const rows = contradictionsOf(game);

    test('are those that were known, and none is told twice', () => {
      expect(rows).toHaveLength(contradictions);
      expect(twins(rows.map(({ conflict }) => conflict))).toEqual([]);
    });

    test.each(rows.map((row) => [row.places, row] as const))('%s: is read in one way', (_, row) => {
      expect(row.conflict).toMatch(/^[A-Z].*\.$/);
      expect(row.reading).toMatch(/^[A-Z].*\.$/);
      expect(row.rules.length).toBeGreaterThan(0);
      expect(row.rules.filter((rule) => !ruleIdsOf(game).includes(rule))).toEqual([]);
    });

    test.each(rows.filter(({ ruling }) => ruling).map((row) => [row.ruling, row] as const))(
      'the ruling %s touches a rule or card of its contradiction',
      (id, row) => {
        const ruling = rulings.find((one) => one.id === id);
        const shared = ruling?.rules.filter((rule) => row.rules.includes(rule)) ?? [];
        expect(shared.length + (ruling?.cards?.length ?? 0)).toBeGreaterThan(0);
      },
    );
  });
});

test('the holes of A New Regime that were known are 123', () => {
  expect(KNOWN['a-new-regime']?.known).toHaveLength(123);
});

test('the rulings of A New Regime offer the spacings that the board generator knows', () => {
  const spacing = rulingsOf('a-new-regime').find(({ id }) => id === 'capital-spacing');
  expect(spacing?.options.map(({ id }) => id)).toEqual(SPACINGS);
});
