import { cardKindWordsOf } from '#games/cards.ts';
import { searchWordsOf } from '#games/searchWords.ts';
import type { SearchRecord } from '#lib/search/record.ts';
import type { Corpus, CorpusPage } from './corpus.ts';

/** One record for everything that a reader may look for. Rules come in the manual's order. */
export function searchRecords(corpus: Corpus): readonly SearchRecord[] {
  const { game } = corpus;
  const words = searchWordsOf(game);
  const pageRecord = (page: CorpusPage): SearchRecord => ({
    kind: page.tool ? 'tool' : 'page',
    game,
    id: page.id === '' ? game : page.id,
    ...(page.number === undefined ? {} : { number: page.number }),
    title: page.title,
    text: page.text,
    address: page.address,
    aliases: words[`page:${page.id}`] ?? [],
  });
  return [
    ...corpus.rules.map((rule): SearchRecord => ({
      kind: 'rule',
      game,
      id: rule.id,
      number: rule.number,
      title: rule.title,
      chapter: rule.chapter.title,
      text: rule.text,
      address: rule.address,
      aliases: [...(words[rule.id] ?? []), ...rule.oldIds],
    })),
    ...corpus.cards.map((card): SearchRecord => ({
      kind: 'card',
      game,
      id: card.id,
      title: card.name,
      chapter: cardKindWordsOf(game, card),
      text: lines(card.text, card.notes),
      address: card.address,
      aliases: words[card.id] ?? [],
    })),
    ...corpus.terms.map((term): SearchRecord => ({
      kind: 'term',
      game,
      id: term.id,
      title: term.term,
      text: lines(term.definition, term.notes),
      address: term.address,
      aliases: term.also,
    })),
    ...corpus.rulings.map((ruling): SearchRecord => {
      const taken = ruling.options.find(({ id }) => id === ruling.default)?.meaning ?? '';
      const others = ruling.options.filter(({ id }) => id !== ruling.default);
      return {
        kind: 'ruling',
        game,
        id: ruling.id,
        title: ruling.title,
        text: lines(ruling.question, taken, ruling.reason, ...others.map(({ meaning }) => meaning)),
        address: ruling.address,
        aliases: words[`ruling:${ruling.id}`] ?? [],
      };
    }),
    ...corpus.examples.map((example): SearchRecord => ({
      kind: 'example',
      game,
      id: example.id,
      title: example.title,
      chapter: example.chapter,
      text: example.text,
      address: example.address,
      aliases: [],
    })),
    ...corpus.chapters.map(pageRecord),
    ...corpus.pages.map(pageRecord),
  ];
}

const lines = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n');
