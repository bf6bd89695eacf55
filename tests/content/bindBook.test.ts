import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { bindBook } from '../../src/manual/bindBook.ts';
import { inBook } from '../../src/manual/inBook.ts';
import { runningHeads } from '../../src/manual/runningHeads.ts';

const bind = (...parts: readonly (readonly [topic: string, html: string])[]) =>
  parse(
    bindBook(
      parts
        .map(
          ([topic, html]) =>
            `<section id="chapter-${topic}"><div data-topic="${topic}">${html}</div></section>`,
        )
        .join(''),
      { game: 'a-game', base: '/base/' },
    ),
  );

const hrefs = (book: ReturnType<typeof bind>) =>
  book.querySelectorAll('a').map((link) => link.getAttribute('href'));

describe('binding the parts of a manual', () => {
  test('tells headings of the same name apart, with the links and labels that name them', () => {
    const section = '<h2 id="moving">Moving</h2><p aria-labelledby="moving"><a href="#moving">there</a></p>';
    const book = bind(['outfits', section], ['turn', section]);
    expect(book.querySelectorAll('h2').map(({ id }) => id)).toEqual(['outfits-moving', 'turn-moving']);
    expect(hrefs(book)).toEqual(['#outfits-moving', '#turn-moving']);
    expect(book.querySelectorAll('p').map((p) => p.getAttribute('aria-labelledby'))).toEqual([
      'outfits-moving',
      'turn-moving',
    ]);
  });

  test('keeps the ids of rules and rulings', () => {
    const book = bind(['turn', '<div class="rule" id="chaos"><aside id="ruling-calm"></aside></div>']);
    expect(book.querySelectorAll('[data-topic] [id]').map(({ id }) => id)).toEqual(['chaos', 'ruling-calm']);
  });

  test('leads every kind of address of the manual to its place in the book', () => {
    const places = `<div id="book"></div><div id="card-greed"></div><div id="term-act"></div>`;
    const html = [
      '<a href="/base/a-game/turn/#chaos">1</a>',
      '<a href="/base/a-game/turn/">2</a>',
      '<a href="/base/a-game/turn/#moving">3</a>',
      '<a href="/base/a-game/cards/greed/">4</a>',
      '<a href="/base/a-game/glossary/#act">5</a>',
      '<a href="/base/a-game/turn/#ruling-calm">6</a>',
      '<a href="/base/a-game/">7</a>',
    ].join('');
    const book = parse(
      bindBook(
        `${places}<section id="chapter-turn"><div data-topic="turn"><div class="rule" id="chaos"><aside id="ruling-calm"></aside></div><h2 id="moving"></h2>${html}</div></section>`,
        { game: 'a-game', base: '/base/' },
      ),
    );
    expect(hrefs(book)).toEqual([
      '#chaos',
      '#chapter-turn',
      '#turn-moving',
      '#card-greed',
      '#term-act',
      '#ruling-calm',
      '#book',
    ]);
  });

  test('leaves links to other pages of the site as they are', () => {
    const html = '<a href="/base/a-game/board/">a board</a><a href="https://example.com/#x">elsewhere</a>';
    expect(hrefs(bind(['turn', html]))).toEqual(['/base/a-game/board/', 'https://example.com/#x']);
  });

  test('has a place for the page after a link in words, and after no other', () => {
    const book = bind([
      'turn',
      `<div class="rule" id="chaos"></div><p><a href="#chaos">chaos</a> <a class="astro-x" href="#chaos">it</a>
       <a class="figure-number" href="#chaos">12.1.1</a> <a href="/base/a-game/turn/">chapter 12</a>
       <a href="/base/a-game/board/">a board</a></p><h4><a href="#chaos">Chaos</a></h4>`,
    ]);
    expect(
      book
        .querySelectorAll('.page-ref')
        .map((place) => [place.previousElementSibling?.text, place.getAttribute('data-page-of')]),
    ).toEqual([
      ['chaos', 'chaos'],
      ['it', 'chaos'],
    ]);
  });

  test('refuses a link to a place that the book lacks, and an id that it has twice', () => {
    expect(() => bind(['turn', '<a href="/base/a-game/turn/#lost">x</a>'])).toThrow('leads nowhere');
    expect(() => bind(['turn', '<a href="#lost">x</a>'])).toThrow('leads nowhere');
    const rule = '<div class="rule" id="chaos"></div>';
    expect(() => bind(['turn', rule], ['prices', rule])).toThrow('"chaos" twice');
  });

  test('keeps the drawings of two parts apart', () => {
    const drawing =
      '<svg><clipPath id="land"></clipPath><g clip-path="url(#land)"><use href="#land"></use></g></svg>';
    const book = bind(['turn', drawing], ['prices', drawing]);
    expect(book.querySelectorAll('g').map((g) => g.getAttribute('clip-path'))).toEqual([
      'url(#turn-land)',
      'url(#prices-land)',
    ]);
    expect(book.querySelectorAll('use').map((use) => use.getAttribute('href'))).toEqual([
      '#turn-land',
      '#prices-land',
    ]);
  });

  test('leaves the words of an island and of a fold, and nothing that is clicked or run', () => {
    const book = bind([
      'turn',
      `<astro-island props="{}"><p>rolled <b>2</b></p><button>Roll again</button><script>1</script></astro-island>
       <details><summary>Why</summary><p>because</p></details>`,
    ]);
    expect(book.querySelectorAll('astro-island, button, script, details, summary')).toEqual([]);
    expect(book.text.replace(/\s+/g, ' ').trim()).toBe('rolled 2 because');
  });
});

describe('the book’s address', () => {
  test.each([
    ['/print/a-new-regime/', true],
    ['/some/base/print/a-new-regime/', true],
    ['/a-new-regime/', false],
    ['/print/', false],
    ['/print/no-game/', false],
  ])('%s: %s', (path, expected) => {
    expect(inBook(new URL(path, 'https://realmwright.example'))).toBe(expected);
  });
});

describe('running heads', () => {
  test('name the book on the left and the chapter on the right, whatever signs it has', () => {
    const css = runningHeads('A "New" Regime', [
      { id: 'chapter-dice', number: '3', title: 'Dice </style>', sections: [] },
    ]);
    expect(css).toContain('#chapter-dice{page:chapter-dice}');
    expect(css).toContain('@top-left{content:"A \\22 New\\22  Regime"}');
    expect(css).toContain('@top-right{content:"3  Dice \\3c /style>"}');
  });
});
