import { describe, expect, test } from 'vitest';
import { cardGroupsOf } from '#games/cards.ts';
import { changesOf, contradictionsOf } from '#games/changes.ts';
import { editionOf } from '#games/editions.ts';
import { OPEN_GAMES } from '#games/registry.ts';
import { ruleIdsOf } from '#games/ruleIds.ts';
import { rulingsOf } from '#games/rulings.ts';
import { CHANGE_KINDS } from '#lib/core/ruleChange.ts';

describe.each(OPEN_GAMES.map(({ id }) => id))('the change log of %s', (game) => {
  const changes = changesOf(game);

  test('answers every open question once', () => {
    const answered = changes.flatMap(({ ruling }) => ruling ?? []);
    expect([...answered].sort()).toEqual(
      rulingsOf(game)
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('settles every contradiction', () => {
    expect(changes.filter(({ kind }) => kind === 'settled')).toHaveLength(contradictionsOf(game).length);
  });

  test('has changes of every kind, all of editions up to this one, dated', () => {
    const edition = editionOf(game);
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(CHANGE_KINDS));
    for (const { edition: number, date } of changes) {
      expect(number).toBeLessThanOrEqual(edition.number);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(date <= edition.date).toBe(true);
    }
  });

  test('names rules or cards that exist, and says in sentences what changed', () => {
    const allCards = cardGroupsOf(game).flatMap(({ cards }) => cards);
    for (const { rules, cards = [], text } of changes) {
      expect(rules.length + cards.length, text).toBeGreaterThan(0);
      expect(rules.filter((rule) => !ruleIdsOf(game).includes(rule))).toEqual([]);
      expect(cards.filter((card) => !allCards.includes(card))).toEqual([]);
      expect(text).toMatch(/^[A-Z0-9].*\.$/);
    }
  });

  test('says nothing twice', () => {
    const said = changes.map(({ rules, cards = [], text }) => [rules[0] ?? cards[0], text].join(' '));
    expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
  });
});
