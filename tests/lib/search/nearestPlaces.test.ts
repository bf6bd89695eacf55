import { describe, expect, test } from 'vitest';
import { cluesOf, nearestPlaces } from '#lib/search/nearestPlaces.ts';
import { indexOf, record } from './records.ts';

const GAMES = ['a-new-regime', 'second'];
const game = 'a-new-regime';
const index = indexOf(
  [
    record({ kind: 'page', id: 'outfits', game, title: 'Outfits', address: '/a-new-regime/outfits/' }),
    record({ kind: 'term', id: 'outfit', game, title: 'Outfit', address: '/a-new-regime/glossary/#outfit' }),
    record({
      id: 'purchase-price',
      game,
      number: '8.2.1',
      title: 'Price of a state',
      address: '/a-new-regime/imperialization/#purchase-price',
    }),
    record({ kind: 'card', id: 'greed', game, title: 'Greed', address: '/a-new-regime/cards/greed/' }),
    record({ kind: 'tool', id: 'cards', game, title: 'Cards', address: '/a-new-regime/cards/' }),
  ],
  [record({ kind: 'card', id: 'great', game: 'second', title: 'Great', address: '/second/cards/great/' })],
);
const places = (path: string, hash = ''): string[] =>
  nearestPlaces(index, cluesOf(path, hash, GAMES), 3).map(({ kind, id }) => `${kind}:${id}`);

describe('what an address says', () => {
  test('is its game, and its last part in words', () => {
    expect(cluesOf('/a-new-regim/cards/purple_kool-aid.html', '', GAMES)).toEqual({
      game: 'a-new-regime',
      parts: ['purple_kool-aid'],
      words: 'purple kool aid',
    });
  });

  test('is what follows the hash before all else', () => {
    expect(cluesOf('/a-new-regime/outfit', '#unit-limit', GAMES).parts).toEqual(['unit-limit', 'outfit']);
  });

  test('is the number of a rule as it is written', () => {
    expect(cluesOf('/r/a-new-regime/8.2.1', '', GAMES).words).toBe('8.2.1');
  });

  test('is its kind of thing where nothing else is said, or the game itself', () => {
    expect(cluesOf('/a-new-regime/card/', '', GAMES).words).toBe('card');
    expect(cluesOf('/cards/', '', GAMES).words).toBe('cards');
    expect(cluesOf('/a-new-regimes/index.html', '', GAMES).words).toBe('a new regimes');
  });

  test('is read even where it is broken, and may be nothing', () => {
    expect(cluesOf('/%E0%A4%A/50%', '', GAMES).words).toBe('50%');
    expect(cluesOf('/', '', GAMES)).toEqual({ game: undefined, parts: [], words: '' });
  });
});

describe('the places nearest to an address', () => {
  test('are those that are spelt most like it, pages first', () => {
    expect(places('/a-new-regime/outfit/')).toEqual(['term:outfit', 'page:outfits']);
    expect(places('/a-new-regime/outfist/')[0]).toBe('page:outfits');
    expect(places('/r/a-new-regime/purchse-price/')).toEqual(['rule:purchase-price']);
  });

  test('are found by number and by words too', () => {
    expect(places('/r/a-new-regime/8.2.1/')).toEqual(['rule:purchase-price']);
    expect(places('/a-new-regime/price/')).toEqual(['rule:purchase-price']);
  });

  test('lie in the game that it names, those of others behind them', () => {
    expect(places('/a-new-regime/cards/gread/')).toEqual(['card:greed', 'card:great']);
    expect(places('/second/cards/gread/')).toEqual(['card:great', 'card:greed']);
  });

  test('are none where it says nothing', () => {
    expect(places('/')).toEqual([]);
    expect(places('/wp-login/xyzzy')).toEqual([]);
  });
});
