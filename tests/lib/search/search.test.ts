import { describe, expect, test } from 'vitest';
import { search } from '#lib/search/search.ts';
import { found, indexOf, record } from './records.ts';

const index = indexOf([
  record({ id: 'purchase-price', number: '8.2.1', title: 'Purchase price', text: 'Pay 2($) a point.' }),
  record({ id: 'purchase-fails', number: '8.2.2', title: 'Purchase fails', text: 'You pay nothing.' }),
  record({ id: 'convert', number: '8.3.1', title: 'Convert', text: 'Figures of an outfit’s state turn.' }),
  record({ id: 'late', number: '18.2.1', title: 'Late', text: 'Comes late, with three outfits.' }),
  record({ id: 'trade-bank', number: '6.1.1', title: 'Trade bank', text: 'Change.', aliases: ['3:1'] }),
  record({
    kind: 'term',
    id: 'outfit',
    title: 'Outfit',
    text: 'People who act.',
    aliases: ['army', 'strike force'],
  }),
  record({ kind: 'term', id: 'convert', title: 'Convert', text: 'Turn figures.' }),
  record({ kind: 'card', id: 'air-lift', title: 'Air Lift', text: 'Move an outfit.' }),
  record({ kind: 'page', id: 'acts', number: '8', title: 'Acts', text: 'How states are taken.' }),
]);

describe('a number', () => {
  test('leads to its rule alone', () => {
    for (const query of ['8.2.1', ' rule 8.2.1 ', '#8.2.1', '§ 8.2.1', 'Rule 8.2.1.'])
      expect(found(index, query), query).toEqual(['rule:purchase-price']);
  });

  test('of a section lists its rules in order, and none of a section that only begins alike', () => {
    expect(found(index, '8.2')).toEqual(['rule:purchase-price', 'rule:purchase-fails']);
  });

  test('of a chapter gives the chapter and then its rules', () => {
    expect(found(index, 'chapter 8')).toEqual([
      'page:acts',
      'rule:purchase-price',
      'rule:purchase-fails',
      'rule:convert',
    ]);
  });

  test('that does not exist says so, and leads as near as there is something', () => {
    expect(search(index, '8.2.7').missing).toBe('8.2.7');
    expect(found(index, '8.2.7')).toEqual(found(index, '8.2'));
    expect(search(index, '8.2.1').missing).toBeUndefined();
  });

  test('may have spaces for dots', () => {
    expect(found(index, '8 2 1')).toEqual(['rule:purchase-price']);
    expect(found(index, 'rule 8 2')).toEqual(found(index, '8.2'));
  });

  test('with too many parts leads to the rule that it begins with', () => {
    expect(search(index, '8.2.1.4').missing).toBe('8.2.1.4');
    expect(found(index, '8.2.1.4')).toEqual(['rule:purchase-price']);
  });

  test('of a chapter that does not exist finds nothing, and says so', () => {
    expect(search(index, '77.1')).toEqual({ hits: [], missing: '77.1' });
  });

  test('with a colon is a word', () => {
    expect(found(index, '3:1')).toEqual(['rule:trade-bank']);
  });
});

describe('an id', () => {
  test('behind # leads to what has it, rules first', () => {
    expect(found(index, '#convert')).toEqual(['rule:convert', 'term:convert']);
  });

  test('with a hyphen comes first, and what its words find comes after', () => {
    expect(found(index, 'purchase-fails')[0]).toBe('rule:purchase-fails');
    expect(found(index, 'air-lift')).toEqual(['card:air-lift']);
  });
});

describe('an id that is not the title', () => {
  const named = indexOf([
    record({ kind: 'ruling', id: 'card-window', title: 'When cards are played', text: 'In step 4.' }),
    record({ id: 'other', title: 'Other', text: 'A card in a window.', aliases: ['card window'] }),
    record({ kind: 'term', id: 'glass', title: 'Glass', text: 'A window.' }),
  ]);

  test('leads to its thing with hyphens and with spaces, ahead of what is only called so', () => {
    for (const query of ['card-window', 'card window', 'Card  Window', '#card-window'])
      expect(found(named, query)[0], query).toBe('ruling:card-window');
  });
});

describe('a guess', () => {
  const guesses = indexOf([
    record({ id: 'generates', title: 'Boom generates', text: 'Domination; a state, units, blasphemy.' }),
    record({ id: 'more', title: 'State units', text: 'Blasphemy and blasphemy.', aliases: ['landmass'] }),
  ]);
  const guess = (query: string) => search(guesses, query).suggestion;

  test('is made for faults of typing', () => {
    expect(guess('untis')).toBe('units');
    expect(guess('blasfemy')).toBe('blasphemy');
    expect(guess('sttate')).toBe('state');
    // In the last syllable too, as long as the last letter is right.
    expect(guess('blasphery')).toBe('blasphemy');
  });

  test('is not made for other words', () => {
    for (const query of ['book', 'generator', 'elimination', 'stake', 'landless', 'dominating'])
      expect(guess(query), query).toBeUndefined();
  });
});

describe('a long page', () => {
  const pages = indexOf([
    record({ id: 'attack', title: 'Attack', text: 'Units that are hit leave.' }),
    record({
      kind: 'page',
      id: 'log',
      title: 'What has changed',
      text: 'You may attack. It was said twice.',
    }),
    record({ kind: 'page', id: 'attacking-twice', title: 'Attacking twice', text: 'An essay.' }),
  ]);

  test('that has all words in passing hides no rule that is about one of them', () => {
    expect(found(pages, 'attack twice')[0]).toBe('page:attacking-twice');
    const without = indexOf([...pages.games[0]!.records].slice(0, 2));
    expect(found(without, 'attack twice')[0]).toBe('rule:attack');
  });
});

describe('words', () => {
  test('find a term of that name before all else', () => {
    expect(found(index, 'convert').slice(0, 2)).toEqual(['term:convert', 'rule:convert']);
    expect(found(index, 'what is an outfit?')[0]).toBe('term:outfit');
  });

  test('stand for the term that is also called so, in one word or in several', () => {
    expect(found(index, 'armies')).toEqual(found(index, 'army'));
    expect(found(index, 'army')).toContain('rule:late');
    expect(found(index, 'late strike force')[0]).toBe('rule:late');
  });

  test('are found while they are typed', () => {
    expect(found(index, 'purch')).toContain('rule:purchase-price');
    expect(search(index, 'purch').suggestion).toBeUndefined();
  });

  test('that are misspelt are set right, and searched for as if they had been', () => {
    const { hits, suggestion } = search(index, 'Purchsae price');
    expect(suggestion).toBe('purchase price');
    expect(hits[0]?.record.id).toBe('purchase-price');
  });

  test('that nothing holds find nothing, and no query finds nothing', () => {
    for (const query of ['xylophone', '', '   ', '?!']) expect(found(index, query), query).toEqual([]);
  });

  test('may be anything without a fault', () => {
    for (const query of [
      'constructor',
      '__proto__',
      '\u{1F3B2}',
      'a'.repeat(5000),
      '((',
      '"',
      '1.2.3.4.5',
      '#',
    ])
      expect(() => search(index, query), query).not.toThrow();
  });
});

describe('two games', () => {
  const other = indexOf(
    [record({ id: 'move', number: '1.1.1', title: 'Move', text: 'An army walks.' })],
    [record({ game: 'second', id: 'march', number: '1.1.1', title: 'March', text: 'An army walks.' })],
  );

  test('are both searched, the one that is open first', () => {
    expect(found(other, 'walks', 'first')).toEqual(['rule:move', 'rule:march']);
    expect(found(other, 'walks', 'second')).toEqual(['rule:march', 'rule:move']);
    expect(found(other, '1.1.1', 'second')).toEqual(['rule:march', 'rule:move']);
  });
});
