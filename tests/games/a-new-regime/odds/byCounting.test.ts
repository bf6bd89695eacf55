import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';
import {
  bestDie,
  bribe,
  conflict,
  fraction,
  GOAL_NAMES,
  purchase,
  sixths,
  takeover,
  takeoverLeaves,
} from '../../../oracles/oddsByCounting.ts';
import { exact, more } from './asking.ts';

const TAKEOVER_RULINGS = [
  {},
  { 'empty-state': 'chaotic' },
  { 'emptied-state': 'keeps-owner' },
  { 'emptied-state': 'keeps-owner', 'empty-state': 'chaotic' },
  { 'falls-into-chaos': 'no' },
  { 'convert-zero': 'needs-one' },
  { 'neutral-loyalty': 'unloyal' },
];

const states = AFFILIATIONS.flatMap((state) =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((loyal) => [0, 1, 2, 3, 4, 5].map((unloyal) => ({ state, loyal, unloyal }))),
);

describe('odds agree with counting every roll', () => {
  test.each(TAKEOVER_RULINGS.map((rulings) => [JSON.stringify(rulings), rulings] as const))(
    'for taking any small state, rival or neutral, with the rulings %s',
    (_, rulings) => {
      for (const state of states) {
        for (const neutral of [false, true]) {
          const given = { ...state, neutral, rulings };
          for (const how of ['convert', 'obliterate'] as const)
            expect(exact(how, given), `${how} ${JSON.stringify(given)}`).toEqual(takeover(how, given));
          for (const how of ['convert', 'obliterate'] as const)
            expect(more(how, given), `${how} ${JSON.stringify(given)}`).toMatchObject(
              takeoverLeaves(how, given),
            );
          for (const funds of [0, 5, 8])
            expect(exact('purchase', { ...given, funds })).toEqual(purchase({ ...given, funds }));
        }
      }
    },
  );

  test.each(AFFILIATIONS)('for fighting %s outfits of every size', (defender) => {
    for (let units = 1; units <= 9; units++) {
      expect(exact('attack', { defender, units })).toEqual(conflict('attack', defender, units));
      expect(exact('demoralize', { defender, units })).toEqual(conflict('demoralize', defender, units));
      for (const funds of [0, 2, 3, 9, 26, 81])
        expect(exact('bribe', { defender, units, funds })).toEqual(bribe(defender, units, funds));
    }
  });

  test.each(GOAL_NAMES)('for the best of one to four dice that are to show: %s', (goal) => {
    for (const dice of [1, 2, 3, 4])
      expect(exact('best-die', { dice, goal }), String(dice)).toEqual(bestDie(goal, dice));
  });

  test('for uprisings in every state of up to 40 figures', () => {
    for (let loyal = 0; loyal <= 20; loyal++)
      for (let unloyal = 0; unloyal <= 20; unloyal++) {
        const chaos = loyal + unloyal > 0 && loyal <= unloyal;
        const found = exact('uprising', { loyal, unloyal });
        if (!chaos) expect(found).toEqual({ chaos, quota: null, success: null });
        else
          expect(found).toEqual({
            chaos,
            quota: loyal === 0 ? '0' : fraction(10 * loyal, loyal + unloyal),
            success: fraction(sixths(loyal, unloyal), 6),
          });
      }
  });

  test('for populations of any size that the question takes', () => {
    const figures = fc.nat(200);
    fc.assert(
      fc.property(
        fc.constantFrom(...AFFILIATIONS),
        figures,
        figures,
        fc.boolean(),
        fc.constantFrom(...TAKEOVER_RULINGS),
        (state, loyal, unloyal, neutral, rulings) => {
          const given = { state, loyal, unloyal, neutral, rulings };
          expect(exact('convert', given)).toEqual(takeover('convert', given));
          expect(exact('obliterate', given)).toEqual(takeover('obliterate', given));
        },
      ),
    );
  });
});
