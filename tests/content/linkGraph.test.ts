import { describe, expect, test } from 'vitest';
import { examplesOf } from '#games/examples.ts';
import { OPEN_GAMES } from '#games/registry.ts';
import { rulingsOf } from '#games/rulings.ts';
import type { Ruling } from '#lib/core/ruling.ts';
import { linkGraphOf, type LinkSources } from '../../src/manual/linkGraph.ts';
import { contentSources } from '../../src/site/manualOnDisk.ts';

const file = (path: string, front: string, body = '') => ({
  path: `content/a-game/${path}.mdx`,
  source: `---\n${front}\n---\n\n${body}\n`,
});

const ruling = (rules: readonly string[], cards: readonly string[]): Ruling => ({
  id: 'doubt',
  title: 'A doubt',
  question: 'Which?',
  options: [{ id: 'this', meaning: 'This.' }],
  default: 'this',
  reason: 'Why not?',
  selectable: false,
  rules,
  cards,
});

const small: LinkSources = {
  game: 'a-game',
  files: [
    file(
      'manual/01-one',
      'title: One\nchapter: 1',
      '<Term id="word">words</Term>\n\n## S\n\n<Rule id="a">\n\nSee <Cite rule="b" />, <Cite rule="b" /> and <Cite rule="a" />.\n\n</Rule>\n\n<Rule id="b">x</Rule>\n\n<WorkedExample id="shown" />',
    ),
    file('manual/learn', 'title: Learn', '<Cite rule="a" />{/* not <Cite rule="this" /> */}'),
    file('cards/king', 'name: King\nrules: [a]\nterms: [word]', '<CardName id="queen" />'),
    file('cards/queen', 'name: Queen\nrules: []\nterms: []'),
    file('glossary/word', 'term: Word\nrules: [b]\nsee: []'),
  ],
  rulings: [ruling(['a'], ['king'])],
  examples: [{ id: 'shown', title: 'Shown', chapter: 'one', rules: ['b'] }],
};

/** Every arrow as `from -> to`. */
const arrows = (sources: LinkSources): string[] =>
  [...linkGraphOf(sources).cites].flatMap(([from, ends]) => ends.map((to) => `${from.id} -> ${to.id}`));

describe('the link graph', () => {
  test('reads every way in which one thing can name another, once, and no remark', () => {
    expect(arrows(small)).toEqual([
      'a -> b',
      'king -> a',
      'king -> queen',
      'king -> word',
      'doubt -> a',
      'doubt -> king',
      'shown -> b',
      'word -> b',
      'one -> shown',
      'one -> word',
      'learn -> a',
    ]);
  });

  test('says of a rule what cites it, by kind', () => {
    const graph = linkGraphOf(small);
    const rule = graph.find('rule', 'b');
    expect(rule && graph.citedBy.get(rule)?.map(({ kind, label }) => [kind, label])).toEqual([
      ['rule', '1.1.1'],
      ['example', 'Shown'],
      ['term', 'Word'],
    ]);
  });

  test('gives each thing its address', () => {
    const addresses = linkGraphOf(small).nodes.map(({ kind, id, address }) => [kind, id, address]);
    expect(addresses).toEqual([
      ['rule', 'a', '/a-game/one/#a'],
      ['rule', 'b', '/a-game/one/#b'],
      ['card', 'king', '/a-game/cards/king/'],
      ['card', 'queen', '/a-game/cards/queen/'],
      ['ruling', 'doubt', '/a-game/open-questions/#doubt'],
      ['example', 'shown', '/a-game/one/#example-shown'],
      ['term', 'word', '/a-game/glossary/#word'],
      ['page', 'one', '/a-game/one/'],
      ['page', 'learn', '/a-game/learn/'],
    ]);
  });

  test.each([
    ['a rule that a rule cites', 'b', /01-one\.mdx: rule a names the rule "b"/],
    ['a rule in front matter', 'b', /glossary\/word\.mdx: term word names the rule "b"/],
    ['a rule that a ruling touches', 'a', /rulings\/: ruling doubt names the rule "a"/],
    ['a rule that an example shows', 'b', /examples\/: example shown names the rule "b"/],
    ['a rule that a page cites', 'a', /manual\/learn\.mdx: page learn names the rule "a"/],
  ])('refuses %s when it is gone, and says where it is named', (_, id, message) => {
    const files = small.files.map(({ path, source }) => ({
      path,
      source: source.replace(`<Rule id="${id}"`, '<Rule id="renamed"'),
    }));
    expect(() => linkGraphOf({ ...small, files })).toThrow(message);
  });

  test.each([
    ['card', 'cards/queen', /cards\/king\.mdx: card king names the card "queen"/],
    ['card', 'cards/king', /ruling doubt names the card "king"/],
    ['term', 'glossary/word', /01-one\.mdx: page one names the term "word"/],
  ])('refuses a %s that is gone: %s', (_, path, message) => {
    const files = small.files.filter((one) => one.path !== `content/a-game/${path}.mdx`);
    expect(() => linkGraphOf({ ...small, files })).toThrow(message);
  });

  test('refuses an example that is gone, and an id that is not a plain string', () => {
    expect(() => linkGraphOf({ ...small, examples: [] })).toThrow(/page one names the example "shown"/);
    const files = [...small.files, file('manual/more', 'title: More', '<Cite rule={name} />')];
    expect(() => linkGraphOf({ ...small, files })).toThrow(/more\.mdx: <Cite rule=\{name\} \/> needs/);
  });

  test('knows nothing of another game', () => {
    expect(linkGraphOf({ ...small, game: 'another', rulings: [], examples: [] }).nodes).toEqual([]);
  });
});

describe.each(OPEN_GAMES.map(({ id }) => id))('the links of %s', (game) => {
  const files = contentSources(game);
  const graph = linkGraphOf({ game, files, rulings: rulingsOf(game), examples: examplesOf(game) });
  const pairs = (arrows: typeof graph.cites) =>
    [...arrows].flatMap(([one, ends]) => ends.map((two) => [one, two]));

  test('begin and end at things that exist', () => {
    expect(pairs(graph.cites).length).toBeGreaterThan(100);
    for (const node of pairs(graph.cites).flat()) expect(graph.nodes).toContain(node);
  });

  test('are the same in both directions', () => {
    const keys = (list: (typeof graph.nodes)[]): string[] =>
      list.map((pair) => pair.map(({ kind, id }) => `${kind} ${id}`).join(' -> ')).sort();
    const forward = pairs(graph.cites).map(([from, to]) => [from!, to!]);
    const back = pairs(graph.citedBy).map(([to, from]) => [from!, to!]);
    expect(keys(back)).toEqual(keys(forward));
  });

  test('are each needed: without a rule that something cites, the manual is refused', () => {
    const cited = graph.nodes.filter((node) => node.kind === 'rule' && graph.citedBy.get(node)?.length);
    for (const rule of cited.slice(0, 5)) {
      const without = files.map(({ path, source }) => ({
        path,
        source: source.replace(`<Rule id="${rule.id}"`, '<Rule id="gone-away"'),
      }));
      expect(
        () => linkGraphOf({ game, files: without, rulings: rulingsOf(game), examples: examplesOf(game) }),
        rule.id,
      ).toThrow(`"${rule.id}"`);
    }
  });
});
