import { describe, expect, test } from 'vitest';
import { CARD_IDS } from '#games/a-new-regime/cards.ts';
import { CHANGE_KINDS, CHANGES } from '#games/a-new-regime/changes.ts';
import { RULE_IDS } from '#games/a-new-regime/citations.ts';
import { EDITION } from '#games/a-new-regime/edition.ts';
import { RULINGS } from '#games/a-new-regime/rulings.ts';
import { CONTRADICTIONS } from '#games/a-new-regime/rulings/contradictions.ts';

describe('the change log of A New Regime', () => {
  test('answers every open question once', () => {
    const answered = CHANGES.flatMap(({ ruling }) => ruling ?? []);
    expect([...answered].sort()).toEqual(RULINGS.map(({ id }) => id).sort());
  });

  test('settles every contradiction', () => {
    expect(CHANGES.filter(({ kind }) => kind === 'settled')).toHaveLength(CONTRADICTIONS.length);
  });

  test('has changes of every kind, all of editions up to this one, dated', () => {
    expect(new Set(CHANGES.map(({ kind }) => kind))).toEqual(new Set(CHANGE_KINDS));
    for (const { edition, date } of CHANGES) {
      expect(edition).toBeLessThanOrEqual(EDITION.number);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(date <= EDITION.date).toBe(true);
    }
  });

  test('names rules or cards that exist, and says in sentences what changed', () => {
    for (const { rules, cards = [], text } of CHANGES) {
      expect(rules.length + cards.length, text).toBeGreaterThan(0);
      expect(rules.filter((rule) => !RULE_IDS.includes(rule))).toEqual([]);
      expect(cards.filter((card) => !CARD_IDS.includes(card))).toEqual([]);
      expect(text).toMatch(/^[A-Z0-9].*\.$/);
    }
  });

  test('says nothing twice', () => {
    const said = CHANGES.map(({ rules, cards = [], text }) => [rules[0] ?? cards[0], text].join(' '));
    expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
  });
});
