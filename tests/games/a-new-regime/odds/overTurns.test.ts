import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';
import { conflictOverTurns, growth, uprisingWithin } from '../../../oracles/oddsOverTurns.ts';
import { exact, more } from './asking.ts';

const GROWTH_RULINGS = [
  {},
  { 'population-growth': 'none' },
  { 'population-growth': 'loyal-only' },
  { 'population-growth': 'signed' },
  { 'population-cap': 'twenty' },
  { 'population-cap': 'twenty', 'population-growth': 'signed' },
  { 'empty-state': 'chaotic', 'population-growth': 'signed' },
];

describe('people over turns agree with laying out all dice', () => {
  test.each(GROWTH_RULINGS.map((rulings) => [JSON.stringify(rulings), rulings] as const))(
    'with the rulings %s',
    (_, rulings) => {
      for (const [loyal, unloyal] of [
        [0, 0],
        [1, 0],
        [0, 2],
        [2, 2],
        [4, 3],
        [9, 9],
        [17, 2],
        [13, 9],
      ] as const)
        for (const turns of [1, 2, 3]) {
          const given = { loyal, unloyal, turns, rulings };
          expect(exact('growth', given), JSON.stringify(given)).toEqual(growth(given));
          if (turns < 3)
            expect(exact('uprising-within', given), JSON.stringify(given)).toEqual(uprisingWithin(given));
        }
    },
  );

  test('and a loss grows likelier with every turn, or stays', () => {
    const found = exact('uprising-within', { loyal: 3, unloyal: 2, turns: 20 }) as { byTurn: string[] };
    expect(found.byTurn).toHaveLength(20);
    const decimals = found.byTurn.map((text) => {
      const [above, below] = text.split('/').map(Number);
      return above! / below!;
    });
    expect(decimals).toEqual([...decimals].sort((a, b) => a - b));
  });
});

describe('a conflict over turns agrees with laying out all dice', () => {
  const expectSame = (given: Parameters<typeof conflictOverTurns>[0]): void => {
    const { outcomes, expectedSpending, ...ends } = conflictOverTurns(given);
    expect(exact('conflict', given), JSON.stringify(given)).toEqual(ends);
    expect(more('conflict', given), JSON.stringify(given)).toMatchObject({ outcomes, expectedSpending });
  };

  test.each(AFFILIATIONS.flatMap((a) => AFFILIATIONS.map((d) => [a, d] as const)))(
    'for small outfits, %s against %s, that fight back or do not',
    (attacker, defender) => {
      for (const [attackerUnits, defenderUnits] of [
        [1, 1],
        [2, 1],
        [1, 3],
        [3, 4],
      ] as const)
        for (const returns of [false, true])
          for (const [attackerFunds, defenderFunds] of [
            [0, 0],
            [3, 7],
            [9, 6],
            [200, 50],
          ] as const)
            for (const turns of [1, 2])
              expectSame({
                attacker,
                attackerUnits,
                attackerFunds,
                defender,
                defenderUnits,
                defenderFunds,
                returns,
                turns,
              });
    },
  );

  test('for outfits and funds of any size', () => {
    const kind = fc.constantFrom(...AFFILIATIONS);
    const units = fc.integer({ min: 1, max: 9 });
    const funds = fc.oneof(fc.nat(90), fc.nat(1000));
    fc.assert(
      fc.property(
        fc.record({
          attacker: kind,
          attackerUnits: units,
          attackerFunds: funds,
          defender: kind,
          defenderUnits: units,
          defenderFunds: funds,
          returns: fc.boolean(),
          turns: fc.integer({ min: 1, max: 2 }),
        }),
        expectSame,
      ),
      { numRuns: 60 },
    );
  });

  test('for bribes over several turns without an answer, where money runs out on the way', () => {
    for (const attackerFunds of [3, 5, 9, 12, 15, 20, 26, 30, 45])
      for (const turns of [3, 4])
        expectSame({
          attacker: 'economic',
          attackerUnits: 1,
          attackerFunds,
          defender: 'militaristic',
          defenderUnits: 3,
          defenderFunds: 0,
          returns: false,
          turns,
        });
  });

  test('and chances make one at any length', () => {
    const given = {
      attacker: 'militaristic',
      attackerUnits: 9,
      defender: 'economic',
      defenderUnits: 9,
      defenderFunds: 60,
      returns: true,
      turns: 20,
    };
    const parts = Object.values(exact('conflict', given) as Record<string, string>);
    const sum = parts
      .map((text) => text.split('/').map(Number))
      .reduce((all, [above, below = 1]) => all + above! / below, 0);
    expect(sum).toBeCloseTo(1, 12);
  });
});
