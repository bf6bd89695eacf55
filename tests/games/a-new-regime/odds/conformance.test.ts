import { describe, expect, test } from 'vitest';
import { openStream } from '#lib/random/stream.ts';
import { rollActionDice, rollUprisingDice } from '#games/a-new-regime/play/chance.ts';
import type { Draft } from '#games/a-new-regime/play/draft.ts';
import { actionDice } from '#games/a-new-regime/rules/actionDice.ts';
import { attack, bribe, demoralize, type Losses } from '#games/a-new-regime/rules/conflict.ts';
import { convert } from '#games/a-new-regime/rules/convert.ts';
import type { ActionFace } from '#games/a-new-regime/rules/dice.ts';
import { growth } from '#games/a-new-regime/rules/growth.ts';
import type { Imperialized } from '#games/a-new-regime/rules/imperialized.ts';
import type { Land } from '#games/a-new-regime/rules/land.ts';
import { inChaos } from '#games/a-new-regime/rules/loyalty.ts';
import { imperializeMethod } from '#games/a-new-regime/rules/methods.ts';
import { obliterate } from '#games/a-new-regime/rules/obliterate.ts';
import { bribePrice } from '#games/a-new-regime/rules/prices.ts';
import { purchase } from '#games/a-new-regime/rules/purchase.ts';
import { uprisingChance, uprisingQuota, uprisingSucceeds } from '#games/a-new-regime/rules/uprising.ts';
import type { Affiliation } from '#games/a-new-regime/vocabulary.ts';
import { toNumber } from '#lib/core/rational.ts';
import { exact } from './asking.ts';
import { DEVIATIONS, expectShare as expectShareOf } from './shares.ts';

/*
 * The engine's dice and rules played again and again, with fixed seeds, against the exact answers; its actions are in
 * conformanceOfActions.test.ts.
 */
const ROLLS = 200_000;

/** The engine's own dice. */
function diceOf(seed: string) {
  const draft = { now: { random: openStream(seed).state() } } as Draft;
  return {
    action: (count: number): readonly ActionFace[] => rollActionDice(draft, count),
    uprising: (): number => rollUprisingDice(draft, 1)[0]!.value,
  };
}
type Dice = ReturnType<typeof diceOf>;

/** Counts names over all rolls. */
function counted(seed: string, once: (dice: Dice) => Iterable<string>): ReadonlyMap<string, number> {
  const dice = diceOf(seed);
  const counts = new Map<string, number>();
  for (let roll = 0; roll < ROLLS; roll++)
    for (const name of once(dice)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const expectShare = (count: number, chance: string, what: string): void =>
  expectShareOf(count, ROLLS, chance, what);

const best = <T>(all: readonly T[], better: (a: T, b: T) => boolean): T =>
  all.reduce((a, b) => (better(b, a) ? b : a));

const rival = (affiliation: Affiliation, loyal: number, unloyal: number): Land => ({
  affiliation,
  holder: 1,
  loyal,
  unloyal,
});

const METHODS = { convert, obliterate } as const;

/** Imperializes with the engine: picks a die, and rolls for the uprising if there is one. */
function imperialize(dice: Dice, outfit: Affiliation, land: Land): { now: boolean; won: boolean } {
  const method = METHODS[imperializeMethod(outfit) as 'convert' | 'obliterate'];
  const hope = ({ effect, land: after }: Imperialized): number =>
    effect === 'taken' ? 2 : effect === 'uprising' ? toNumber(uprisingChance(after)) : 0;
  const results = dice.action(actionDice(outfit, land.affiliation)).map((face) => method(land, 0, face));
  const { effect, land: after } = best<Imperialized>(results, (a, b) => hope(a) > hope(b));
  const now = effect === 'taken';
  return {
    now,
    won: now || (effect === 'uprising' && uprisingSucceeds(dice.uprising(), uprisingQuota(after))),
  };
}

describe(
  `${ROLLS.toLocaleString('en')} rolls of the engine agree with the exact odds`,
  { timeout: 60_000 },
  () => {
    test.each([
      ['convert', 'religious', 'economic', 2, 1],
      ['obliterate', 'militaristic', 'religious', 3, 3],
      ['obliterate', 'militaristic', 'economic', 2, 1],
    ] as const)(
      'of %s by a %s outfit on a %s state of %i and %i',
      (question, outfit, state, loyal, unloyal) => {
        const counts = counted(question, function* (dice) {
          const { now, won } = imperialize(dice, outfit, rival(state, loyal, unloyal));
          if (now) yield 'immediate';
          if (won) yield 'capture';
        });
        const odds = exact(question, { state, loyal, unloyal }) as Record<string, string>;
        for (const field of ['immediate', 'capture'])
          expectShare(counts.get(field) ?? 0, odds[field]!, `${question} ${field}`);
        const act = exact('act', { state, loyal, unloyal, outfits: [outfit] }) as {
          ways: { capture: string }[];
        };
        expectShare(counts.get('capture') ?? 0, act.ways[0]!.capture, 'act');
      },
    );

    test('of purchase', () => {
      const land = rival('religious', 4, 1);
      const counts = counted('purchase', function* (dice) {
        const offers = dice
          .action(actionDice('economic', 'religious'))
          .map((face) => purchase(land, 0, face, 6));
        const { price, bought } = best(offers, (a, b) => a.price < b.price);
        yield `price ${price}`;
        if (bought) yield 'success';
      });
      const odds = exact('purchase', { state: 'religious', loyal: 4, unloyal: 1, funds: 6 }) as {
        price: Record<string, string>;
        success: string;
      };
      for (const [price, chance] of Object.entries(odds.price))
        expectShare(counts.get(`price ${price}`) ?? 0, chance, `price ${price}`);
      expectShare(counts.get('success') ?? 0, odds.success, 'success');
    });

    const kills = (a: Losses, b: Losses) =>
      a.defender > b.defender || (a.defender === b.defender && a.attacker < b.attacker);

    test.each([
      ['attack', 'militaristic', 'economic', 2, attack],
      ['demoralize', 'religious', 'economic', 2, demoralize],
    ] as const)('of %s', (question, outfit, defender, units, method) => {
      const counts = counted(question, function* (dice) {
        const results = dice.action(actionDice(outfit, defender)).map((face) => method(units, face));
        const { attacker, defender: killed } = best(results, kills);
        yield `${killed} ${attacker}`;
      });
      const odds = exact(question, { defender, units }) as {
        outcomes: { kills: number; losses: number; chance: string }[];
      };
      for (const { kills: killed, losses, chance } of odds.outcomes)
        expectShare(counts.get(`${killed} ${losses}`) ?? 0, chance, `${question}: ${killed}, ${losses}`);
    });

    /** Bribes as long as dice, funds and the other outfit last; gives what is left. */
    function bribing(dice: Dice, against: Affiliation, units: number, funds: number) {
      const named = Math.min(units, Math.floor(funds / bribePrice(1).economic));
      let left = funds;
      for (let tries = actionDice('economic', against); tries > 0 && named > 0; tries--) {
        const price = bribePrice(named).economic;
        if (left < price) break;
        left -= price;
        const { defender } = bribe(named, dice.action(1)[0]!);
        if (defender > 0) return { units: units - defender, funds: left };
      }
      return { units, funds: left };
    }

    test('of bribe, and of how a bribe is split', () => {
      let spent = 0;
      const counts = counted('bribe', function* (dice) {
        const left = bribing(dice, 'religious', 2, 14);
        spent += 14 - left.funds;
        if (left.units === 0) yield 'success';
      });
      const odds = exact('bribe', { defender: 'religious', units: 2, funds: 14 }) as Record<string, string>;
      expectShare(counts.get('success') ?? 0, odds.success!, 'success');
      // At most 12 tokens are spent: no deviation is larger than 6.
      const [above = 0, below = 1] = odds.expectedCost!.split('/').map(Number);
      expect(Math.abs(spent / ROLLS - above / below)).toBeLessThan((DEVIATIONS * 6) / Math.sqrt(ROLLS));
      const split = exact('bribe-split', { defender: 'religious', units: 2, funds: 14 }) as {
        splits: { success: string }[];
      };
      expectShare(counts.get('success') ?? 0, split.splits[1]!.success, 'bribe-split');
    });

    test('of a conflict over three turns', () => {
      const given = { attacker: 'militaristic', attackerUnits: 3, defender: 'economic', defenderUnits: 4 };
      const counts = counted('conflict', function* (dice) {
        let [own, other, funds] = [3, 4, 15];
        for (let turn = 1; turn <= 3 && own > 0 && other > 0; turn++) {
          const results = dice
            .action(actionDice('militaristic', 'economic'))
            .map((face) => attack(other, face));
          const { attacker, defender } = best(results, kills);
          [own, other] = [own - attacker, other - defender];
          if (own > 0 && other > 0) ({ units: own, funds } = bribing(dice, 'militaristic', own, funds));
        }
        yield other === 0 ? 'won' : own === 0 ? 'lost' : 'open';
      });
      const fight = { ...given, defenderFunds: 15, returns: true, turns: 3 };
      const odds = exact('conflict', fight) as Record<string, string>;
      for (const end of ['won', 'lost', 'open']) expectShare(counts.get(end) ?? 0, odds[end]!, end);
    });

    const grow = (dice: Dice, land: Land): Land => growth(land, dice.action(1)[0]!);
    const own = (loyal: number, unloyal: number): Land => ({
      affiliation: 'religious',
      holder: 0,
      loyal,
      unloyal,
    });

    test('of growth', () => {
      const counts = counted('growth', function* (dice) {
        const land = grow(dice, grow(dice, own(2, 1)));
        yield `${land.loyal} ${land.unloyal}`;
        if (inChaos(land)) yield 'chaos';
      });
      const odds = exact('growth', { loyal: 2, unloyal: 1, turns: 2 }) as {
        outcomes: { loyal: number; unloyal: number; chance: string }[];
        chaos: string;
      };
      for (const { loyal, unloyal, chance } of odds.outcomes)
        expectShare(counts.get(`${loyal} ${unloyal}`) ?? 0, chance, `${loyal} and ${unloyal}`);
      expectShare(counts.get('chaos') ?? 0, odds.chaos, 'chaos');
    });

    test('of an uprising, now and within three turns', () => {
      const rises = (dice: Dice, land: Land): boolean =>
        inChaos(land) && uprisingSucceeds(dice.uprising(), uprisingQuota(land));
      const now = counted('uprising', function* (dice) {
        if (rises(dice, own(2, 4))) yield 'success';
      });
      const odds = exact('uprising', { loyal: 2, unloyal: 4 }) as { success: string };
      expectShare(now.get('success') ?? 0, odds.success, 'uprising');
      const later = counted('uprising-within', function* (dice) {
        let land = own(1, 1);
        for (let turn = 1; turn <= 3; turn++) {
          land = grow(dice, land);
          if (!rises(dice, land)) continue;
          for (let after = turn; after <= 3; after++) yield String(after);
          return;
        }
      });
      const within = exact('uprising-within', { loyal: 1, unloyal: 1, turns: 3 }) as { byTurn: string[] };
      within.byTurn.forEach((chance, index) =>
        expectShare(later.get(String(index + 1)) ?? 0, chance, `by turn ${index + 1}`),
      );
    });
  },
);
