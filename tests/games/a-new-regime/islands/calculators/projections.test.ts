import { describe, expect, test } from 'vitest';
import { startValues, type Values } from '#lib/share/fields.ts';
import { END_GAME_CONDITIONS } from '#games/a-new-regime/cards.ts';
import { CALCULATORS } from '#games/a-new-regime/islands/calculators/index.ts';
import { TRACKED } from '#games/a-new-regime/odds/conditions.ts';
import { makeScoreText, parseScoreText } from '#games/a-new-regime/islands/calculators/scoreText.ts';
import { facesText } from '#games/a-new-regime/islands/calculators/shared.ts';
import { percentText, timesText } from '#ui/calculator/numbers.ts';
import { rational } from '#lib/core/rational.ts';
import { cardFiles } from '../../../../content/cardNames.ts';

const view = (id: string, inputs: Values, rulings: Readonly<Record<string, string>> = {}) => {
  const calculator = CALCULATORS.find((one) => one.id === id)!;
  return calculator.project({ inputs: { ...startValues(calculator.fields), ...inputs }, rulings });
};
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('imperialize', () => {
  test('leads with the chance and tells both parts of it', () => {
    const { headline, lead, plot } = view('imperialize', {
      by: 'religious',
      state: 'economic',
      loyal: 2,
      unloyal: 1,
    });
    expect(plain(headline)).toBe('You take the state 58 % of the time');
    expect(plain(lead)).toContain('50 % at once, 8.3 % by the uprising');
    expect(plot?.bars.map(({ chance }) => chance)).toEqual([
      rational(1, 2),
      rational(1, 12),
      rational(5, 12),
    ]);
  });

  test('fills what the purse cannot pay with another pattern', () => {
    const { plot } = view('imperialize', {
      by: 'economic',
      state: 'religious',
      loyal: 6,
      unloyal: 2,
      funds: 4,
    });
    expect(plot?.bars.map(({ label, filling }) => [label, filling])).toEqual([
      ['2', 'solid'],
      ['4', 'solid'],
      ['6', 'hatched'],
      ['8', 'hatched'],
      ['10', 'hatched'],
      ['12', 'hatched'],
      ['14', 'hatched'],
    ]);
  });

  test('a neutral state is free under the other reading', () => {
    const neutral = { by: 'economic', neutral: true, loyal: 3, unloyal: 0, funds: 0 } as const;
    expect(view('imperialize', neutral, { 'neutral-loyalty': 'unloyal' }).headline).toMatch(/always$/);
    expect(view('imperialize', neutral).headline).not.toMatch(/always$/);
  });
});

describe('an uprising', () => {
  test('is not rolled for in a calm state', () => {
    expect(view('uprising', { loyal: 5, unloyal: 1 }).headline).toBe(
      'The state is calm: no uprising is rolled for',
    );
  });

  test('succeeds on one face of six at 3 to 3', () => {
    const { headline, plot } = view('uprising', { loyal: 3, unloyal: 3 });
    expect(plain(headline)).toBe('The uprising succeeds 17 % of the time');
    expect(plot?.bars.map(({ filling }) => filling)).toEqual([...Array<string>(5).fill('hatched'), 'solid']);
  });
});

describe('a conflict', () => {
  test('a bribe names no more units than there are', () => {
    const { measure } = view('conflict', { outfit: 'economic', others: 2, named: 5 });
    expect(plain(measure!.words)).toBe('chance to bribe 2 units away');
  });

  test('the inverse tells the turns, and that they suffice', () => {
    const { headline, tables } = view('conflict', { ask: 'turns', returns: false, least: '3/4' });
    const turns = Number(/\d+/.exec(headline)![0]);
    expect(tables[0]!.rows.findIndex(({ lit }) => lit)).toBe(turns - 1);
  });
});

describe('prices and budget', () => {
  test('tells exchanges, and how much is missing where none suffice', () => {
    expect(plain(view('budget', { militaristic: 10, economic: 0, religious: 0, units: 2 }).headline)).toBe(
      'You can pay it after 2 exchanges',
    );
    expect(plain(view('budget', { militaristic: 2, economic: 0, religious: 0, units: 2 }).headline)).toBe(
      'You are 2 tokens short',
    );
    expect(view('budget', { units: 0 }).headline).toBe('Nothing chosen yet');
  });
});

describe('the end-game condition', () => {
  const names = cardFiles();
  test('knows all 24 cards by the names that they bear', () => {
    const ids = Object.values(END_GAME_CONDITIONS).flat();
    expect(ids).toHaveLength(24);
    expect(ids.map((id) => TRACKED[id].name)).toEqual(ids.map((id) => names.get(id)));
  });

  test.each([
    ['domination', '8-15', true],
    ['domination', '7-15', false],
    ['domination', '10-20', true],
    ['arms-race', '5-4-1', true],
    ['arms-race', '4-4-1', false],
    ['arms-race', '5-4-0', false],
    ['blind-faith', '7-15-1', true],
    ['blind-faith', '8-16-1', false],
    ['divide-and-conquer', '6-2', true],
    ['divide-and-conquer', '6-1', false],
    ['surplus', '14-13-1', true],
    ['surplus', '13-13-1', false],
    ['last-man-standing', '1-0', true],
    ['last-man-standing', '1-1', false],
    ['blasphemy', '30-1', true],
    ['blasphemy', '29-1', false],
    ['prophet', '3-3', true],
    ['greed', '3', false],
    ['greed', '4', true],
  ])('%s with %s is met: %s', (card, done, met) => {
    expect(view('end-game-condition', { card, done }).headline.includes('is met')).toBe(met);
  });
});

describe('the score sheet', () => {
  test('tells ties, bonuses and the winner', () => {
    const { headline, steps } = view('score', {});
    expect(plain(headline)).toBe('East wins with 35 points');
    expect(steps.map(({ text }) => text)).toContain(
      'Highest loyalty: North and East are equal, so nobody has the points.',
    );
  });

  test.each([
    '',
    'North',
    'A_m1.0_1-1-1_1_0-0-0_0',
    'A_x1.0_1-1-1_1_0-0-0_0_0',
    'A__1-1_1_0-0-0_0_0',
    'A__0-0-0_0_0-0-0_0_0~A__0-0-0_0_0-0-0_0_0',
  ])('the text %s is no sheet', (text) => expect(parseScoreText(text)).toBeUndefined());

  test('a sheet of eight regimes comes back from its text', () => {
    const regimes = Array.from({ length: 8 }, (_, index) => ({
      name: `Regime ${index} Ünder`,
      states: Array.from({ length: 8 }, () => ({
        affiliation: 'religious' as const,
        loyal: index,
        unloyal: 12,
      })),
      tokens: { militaristic: 100, economic: index, religious: 3 },
      bodies: 2,
      deeds: { obliterated: 1, purchased: 2, converted: 3 },
      declared: index === 0,
      proactivity: 1,
    }));
    const text = makeScoreText(regimes);
    expect(parseScoreText(text)).toEqual(regimes);
    expect(text.length).toBeLessThan(700);
  });
});

describe('what was set, in words', () => {
  const told = (id: string, inputs: Values) => {
    const calculator = CALCULATORS.find((one) => one.id === id)!;
    return calculator.told!({ ...startValues(calculator.fields), ...inputs });
  };

  test('is the card and what is done of it', () =>
    expect(told('end-game-condition', { card: 'blasphemy', done: '12-1' })).toEqual([
      {
        legend: 'Blasphemy',
        words: ['Your religious tokens: 12', 'No state of yours is in chaos: yes'],
      },
    ]));

  test('is every regime of a table with its states, tokens and deeds', () =>
    expect(
      told('score', { sheet: 'Ash_m4.1-e3.0_3-2-0_2_1-0-5_1_2~Elm__0-0-0_0_0-0-0_0_0' }).map(
        ({ legend, words }) => [legend, plain(words.join('. '))],
      ),
    ).toEqual([
      [
        'Ash',
        '2 states in 2 bodies, loyal and un-loyal: X 4 and 1; $ 3 and 0. Tokens: 3(X), 2($) and 0(T). States obliterated: 1, purchased: 0, converted: 5. Proactivity cards: 2. Ended the game by its condition',
      ],
      ['Elm', 'No state. Tokens: 0(X), 0($) and 0(T). States obliterated: 0, purchased: 0, converted: 0'],
    ]));
});

describe('words', () => {
  test('faces that differ only in shading are one', () => {
    expect(
      facesText([
        { value: 3, shaded: false },
        { value: 3, shaded: true },
        { value: 1, shaded: true },
      ]),
    ).toBe('any 3 or a shaded 1');
  });

  test('what is not quite certain never reads as certain', () => {
    expect(plain(percentText(rational(9999, 10000), 0))).toBe('> 99 %');
    expect(plain(percentText(rational(1, 100000)))).toBe('< 0.1 %');
    expect(plain(timesText(rational(999, 1000)))).toBe('more than 99 % of the time');
    expect(timesText(rational(1))).toBe('always');
  });
});
