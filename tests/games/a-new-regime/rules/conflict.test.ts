import { describe, expect, test } from 'vitest';
import { actionDice } from '#games/a-new-regime/rules/actionDice.ts';
import { attack, bribe, demoralize } from '#games/a-new-regime/rules/conflict.ts';
import { growth } from '#games/a-new-regime/rules/growth.ts';
import { conflictMethod, imperializeMethod } from '#games/a-new-regime/rules/methods.ts';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';

const plain = (value: number) => ({ value, shaded: false });
const dark = (value: number) => ({ value, shaded: true });

test('the action grid has the dice of the source, row by row', () => {
  const grid = AFFILIATIONS.map((attacker) => AFFILIATIONS.map((defender) => actionDice(attacker, defender)));
  expect(grid).toEqual([
    [1, 3, 2],
    [2, 2, 3],
    [1, 1, 1],
  ]);
});

test('each affiliation has one method against states and one against outfits', () => {
  expect(AFFILIATIONS.map(imperializeMethod)).toEqual(['obliterate', 'purchase', 'convert']);
  expect(AFFILIATIONS.map(conflictMethod)).toEqual(['attack', 'bribe', 'demoralize']);
});

describe('conflict', () => {
  test.each([
    [5, plain(3), 0, 3],
    [2, plain(3), 0, 2],
    [5, plain(0), 0, 0],
    [5, dark(0), 0, 0],
    [5, dark(1), 1, 0],
    [5, dark(3), 1, 0],
  ])(
    'attacking %i units with %o costs the attacker %i and the defender %i',
    (units, face, attacker, defender) => {
      expect(attack(units, face)).toEqual({ attacker, defender });
    },
  );

  test.each([plain(0), plain(3)])('a bribe succeeds with %o', (face) => {
    expect(bribe(4, face)).toEqual({ attacker: 0, defender: 4 });
  });

  test.each([dark(0), dark(3)])('a bribe fails with %o', (face) => {
    expect(bribe(4, face)).toEqual({ attacker: 0, defender: 0 });
  });

  test.each([
    [5, dark(2), 2],
    [5, plain(2), 2],
    [1, dark(3), 1],
    [4, plain(0), 0],
  ])('demoralizing %i units with %o makes %i desert', (units, face, defender) => {
    expect(demoralize(units, face)).toEqual({ attacker: 0, defender });
  });
});

describe('growth', () => {
  const land = { affiliation: 'economic', holder: 0, loyal: 2, unloyal: 1 } as const;

  test.each([
    ['roll', plain(2), 4, 1],
    ['roll', dark(2), 2, 3],
    ['none', plain(2), 2, 1],
    ['loyal-only', dark(2), 4, 1],
    ['signed', dark(1), 1, 1],
    ['signed', dark(3), 0, 1],
    ['signed', plain(3), 5, 1],
  ] as const)('by the reading %s, %o leaves %i loyal and %i un-loyal', (reading, face, loyal, unloyal) => {
    expect(growth(land, face, { 'population-growth': reading })).toEqual({ ...land, loyal, unloyal });
  });

  test('rolls unless a table chooses otherwise', () => {
    expect(growth(land, dark(2))).toEqual({ ...land, unloyal: 3 });
  });
});
