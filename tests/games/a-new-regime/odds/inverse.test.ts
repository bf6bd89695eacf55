import { describe, expect, test } from 'vitest';
import { ask } from '#games/a-new-regime/odds/ask.ts';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';
import { bribe, dice, fraction, purchase, takeover } from '../../../oracles/oddsByCounting.ts';
import { compareTexts, exact } from './asking.ts';

const CHANCES = ['1/100', '1/3', '1/2', '3/4', '0.9', '1'];
const asFraction = (text: string): string => (text === '0.9' ? '9/10' : text);

/** The smallest number for which the forward question reaches the chance, asked one after the other. */
function smallest(from: number, to: number, least: string, success: (n: number) => string) {
  for (let n = from; n <= to; n++) if (compareTexts(success(n), asFraction(least)) >= 0) return n;
  return null;
}

const successOf = (question: string, given: object, field = 'success'): string =>
  (exact(question, given) as Record<string, string>)[field]!;

describe('what is needed for a chance is the smallest number that reaches it', () => {
  test.each(CHANCES)('economic tokens to buy a state with a chance of %s', (chance) => {
    for (const state of AFFILIATIONS)
      for (const [loyal, unloyal, neutral] of [
        [0, 0, false],
        [3, 1, false],
        [0, 4, false],
        [6, 2, false],
        [3, 2, true],
      ] as const) {
        const given = { state, loyal, unloyal, neutral };
        const funds = smallest(0, 30, chance, (n) => successOf('purchase', { ...given, funds: n }));
        expect(exact('need-purchase', { ...given, chance })).toEqual({
          funds,
          success: successOf('purchase', { ...given, funds }),
        });
      }
  });

  test.each(CHANCES)('economic tokens to bribe units with a chance of %s', (chance) => {
    for (const defender of AFFILIATIONS)
      for (const units of [1, 2, 9]) {
        const given = { defender, units };
        const funds = smallest(0, 81, chance, (n) => successOf('bribe', { ...given, funds: n }));
        expect(exact('need-bribe', { ...given, chance })).toEqual({
          funds,
          success: successOf('bribe', { ...given, funds: funds ?? 81 }),
        });
      }
  });

  const FIGHTS = [
    { attacker: 'religious', defender: 'economic', defenderUnits: 4 },
    { attacker: 'militaristic', defender: 'militaristic', defenderUnits: 2, returns: true },
    { attacker: 'economic', attackerFunds: 30, defender: 'religious', defenderUnits: 5, returns: true },
    { attacker: 'militaristic', defender: 'economic', defenderUnits: 9, defenderFunds: 20, returns: true },
  ];

  test.each(CHANCES)('turns and units to win a conflict with a chance of %s', (chance) => {
    for (const fight of FIGHTS) {
      const withUnits = { ...fight, attackerUnits: 3 };
      const turns = smallest(1, 20, chance, (n) => successOf('conflict', { ...withUnits, turns: n }, 'won'));
      expect(exact('need-turns', { ...withUnits, chance })).toEqual({
        turns,
        success: successOf('conflict', { ...withUnits, turns: turns ?? 20 }, 'won'),
      });
      const units = smallest(1, 9, chance, (n) =>
        successOf('conflict', { ...fight, turns: 4, attackerUnits: n }, 'won'),
      );
      expect(exact('need-units', { ...fight, turns: 4, chance })).toEqual({
        units,
        success: successOf('conflict', { ...fight, turns: 4, attackerUnits: units ?? 9 }, 'won'),
      });
    }
  });

  test.each([
    [0.1, '1/10'],
    [1e-9, '1/1000000000'],
    [2.5e-8, '1/40000000'],
    [0.3333333333333333, '3333333333333333/10000000000000000'],
    ['0.12345678', '6172839/50000000'],
    ['12345678/23456789', '12345678/23456789'],
    [1, '1'],
  ])('and a chance of %j is taken exactly, with all its digits', (chance, taken) => {
    const answer = ask('need-bribe', { defender: 'economic', units: 1, chance });
    expect(answer).toMatchObject({ ok: true, value: { given: { chance: taken } } });
  });

  test.each(['0', '0/5', '5/0', '1.01', '4/3', '-1/2', '.5', 'half', '', 0, 2, -1, null, '1e-3', 1.0000001])(
    'and a chance of %j is refused',
    (chance) => {
      expect(exact('need-bribe', { defender: 'economic', units: 1, chance })).toMatch(
        /^The field chance in the question need-bribe is .*; it must be a chance above 0 and at most 1, such as/,
      );
    },
  );

  test.each(['1/2', '0.5', 0.5])('and a chance of %j is understood', (chance) => {
    expect(exact('need-bribe', { defender: 'economic', units: 1, chance })).toEqual({
      funds: 3,
      success: '1/2',
    });
  });
});

/* Of two numbers of units that promise as much, the smaller, which costs less. */
test('a bribe is split where units times chance is most', () => {
  for (const defender of AFFILIATIONS)
    for (const units of [1, 4, 9])
      for (const funds of [0, 2, 3, 11, 12, 27, 60, 81]) {
        const splits = Array.from({ length: units }, (_, index) => {
          const n = index + 1;
          const { tries, success, expectedCost } = bribe(defender, n, funds);
          const [above = 0, below = 1] = success.split('/').map(Number);
          return { units: n, tries, success, expectedUnits: fractionOr0(n * above, below), expectedCost };
        });
        let best: number | null = null;
        for (const one of splits) {
          const known = splits.find((other) => other.units === best)?.expectedUnits ?? '0';
          if (compareTexts(one.expectedUnits, known) > 0) best = one.units;
        }
        expect(exact('bribe-split', { defender, units, funds })).toEqual({ best, splits });
      }
});

const fractionOr0 = (above: number, below: number): string => (above === 0 ? '0' : fraction(above, below));

describe('which outfit should act', () => {
  const READINGS = [{}, { 'neutral-loyalty': 'unloyal' }, { 'emptied-state': 'keeps-owner' }];

  test('is the one with the best chance, then the best at once, then the cheapest', () => {
    for (const state of AFFILIATIONS)
      for (const [loyal, unloyal] of [
        [0, 0],
        [1, 0],
        [2, 1],
        [3, 3],
        [6, 1],
        [20, 0],
      ] as const)
        for (const neutral of [false, true])
          for (const funds of [0, 4, 40])
            for (const rulings of READINGS) {
              const given = { state, loyal, unloyal, neutral, rulings };
              const bought = purchase({ ...given, funds });
              const costs = Object.entries(bought.price).filter(([price]) => Number(price) <= funds);
              const all = 8 ** dice('economic', state);
              const expectedCost = fractionOr0(
                costs.reduce((sum, [price, chance]) => {
                  const [above = 0, below = 1] = chance.split('/').map(Number);
                  return sum + Number(price) * above * (all / below);
                }, 0),
                all,
              );
              const byForce = (outfit: string, method: 'convert' | 'obliterate') => ({
                outfit,
                method,
                ...takeover(method, given),
                expectedCost: '0',
              });
              const ways = [
                byForce('militaristic', 'obliterate'),
                {
                  outfit: 'economic',
                  method: 'purchase',
                  dice: bought.dice,
                  immediate: bought.success,
                  capture: bought.success,
                  expectedCost,
                },
                byForce('religious', 'convert'),
              ].sort(
                (a, b) =>
                  compareTexts(b.capture, a.capture) ||
                  compareTexts(b.immediate, a.immediate) ||
                  compareTexts(a.expectedCost, b.expectedCost),
              );
              expect(exact('act', { ...given, funds }), JSON.stringify({ ...given, funds })).toEqual({
                best: ways[0]!.capture === '0' ? null : ways[0]!.outfit,
                ways,
              });
            }
  });

  test('compares only the outfits that there are, each once', () => {
    const given = { state: 'economic', loyal: 2, unloyal: 1, outfits: ['religious', 'religious'] };
    expect(exact('act', given)).toMatchObject({ best: 'religious', ways: [{ outfit: 'religious' }] });
    expect(exact('act', { ...given, outfits: [] })).toContain('a list of at least one affiliation');
  });
});
