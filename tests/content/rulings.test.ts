import { describe, expect, test } from 'vitest';
import { SPACINGS } from '#games/a-new-regime/board/settings.ts';
import { CARD_IDS } from '#games/a-new-regime/cards.ts';
import { RULE_IDS } from '#games/a-new-regime/citations.ts';
import { RULINGS } from '#games/a-new-regime/rulings.ts';
import { CONTRADICTIONS, type Contradiction } from '#games/a-new-regime/rulings/contradictions.ts';
import type { GameRuling } from '#games/a-new-regime/rulings/gameRuling.ts';

/** The holes that were known before the manual was written, in alphabetical order. An id is permanent. */
const KNOWN = `
acts-per-outfit added-units-place added-units-price advanced-tactics air-lift all-count bank-trade-time 
barrage-figures blocked-state boom-neutral bought-out-price brainwash-short bribe-tries bribe-units-cap 
bribes-in-a-row capital-lost capital-spacing captured-outfits card-chaos card-order card-window 
change-of-heart condition-deal condition-moment condition-progress conflict-target conflict-turn 
convert-excess convert-zero copies counter-die darwinism-window dead-eye-count dice-number divide-test 
double-efforts-range elimination emptied-state empty-pile empty-state entry-free failed-purchase-uprising 
falls-into-chaos false-declaration false-profit-targets final-tie first-capital-tie fully fully-unloyal 
greed-victim guardian-win hand-limit imperialize-own imperialized-uprising income-skip kool-aid-span 
landless-scoring last-man leave-neutral left-neutral-outfit merge-split method-map neutral-chaos 
neutral-loyalty new-condition-limit new-outfit-acts no-declaration no-legal-capital obliterate-excess 
obliterate-neutral open-hands others-combined outfit-affiliation outfit-entry overkill-scope play-at-once 
player-trade-time players population-cap population-growth population-reroll proactivity-hold promises 
propaganda-choice prophet-attempt purchase-aftermath purchase-empty purchase-unaffordable rebound-die 
regime-affiliation remodel-scope retire-after-act retire-fresh retire-where score-loyalty sins 
split-purchases starting-condition starting-tokens stingy-free swap-cost swap-tie table-judged three-alike 
tie-at-zero token-income token-supply trade-goods turn-count turn-direction-fix two-imperializers 
unit-cap-nine unit-limit-moment unit-strength united-one uprising-choice uprising-order uprising-owner-turn 
uprising-quota uprising-state win-declare-order zero-population-capital zero-units
`
  .trim()
  .split(/\s+/);

/** Those whose other readings the engine offers. */
const SELECTABLE = `
acts-per-outfit capital-spacing captured-outfits convert-zero elimination emptied-state empty-state falls-into-chaos
imperialized-uprising landless-scoring neutral-loyalty outfit-affiliation population-cap population-growth
population-reroll retire-where score-loyalty split-purchases starting-condition token-income unit-limit-moment
uprising-choice
`
  .trim()
  .split(/\s+/);

const rulings: readonly GameRuling[] = RULINGS;
const byId = rulings.map((ruling) => [ruling.id, ruling] as const);
const twins = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);

describe('the rulings of A New Regime', () => {
  test('hold every hole that was known', () => {
    expect(KNOWN.filter((id) => !rulings.some((ruling) => ruling.id === id))).toEqual([]);
    expect(KNOWN).toHaveLength(123);
  });

  test('have ids and titles of their own', () => {
    expect(twins(rulings.map(({ id }) => id))).toEqual([]);
    expect(twins(rulings.map(({ title }) => title.toLowerCase()))).toEqual([]);
  });

  test('offer other readings where they change odds, income, capture or scoring', () => {
    const selectable = rulings.filter((ruling) => ruling.selectable).map(({ id }) => id);
    expect(selectable.sort()).toEqual(SELECTABLE);
  });

  test('offer the spacings that the board generator knows', () => {
    const spacing = rulings.find(({ id }) => id === 'capital-spacing');
    expect(spacing?.options.map(({ id }) => id)).toEqual(SPACINGS);
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
      expect(ruling.rules.filter((rule) => !RULE_IDS.includes(rule))).toEqual([]);
      expect(cards.filter((card) => !CARD_IDS.includes(card))).toEqual([]);
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
});

describe('the contradictions of the draft', () => {
  const rows: readonly Contradiction[] = CONTRADICTIONS;

  test('are twelve, and none is told twice', () => {
    expect(rows).toHaveLength(12);
    expect(twins(rows.map(({ conflict }) => conflict))).toEqual([]);
  });

  test.each(rows.map((row) => [row.places, row] as const))('%s: is read in one way', (_, row) => {
    expect(row.conflict).toMatch(/^[A-Z].*\.$/);
    expect(row.reading).toMatch(/^[A-Z].*\.$/);
    expect(row.rules.length).toBeGreaterThan(0);
    expect(row.rules.filter((rule) => !RULE_IDS.includes(rule))).toEqual([]);
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
