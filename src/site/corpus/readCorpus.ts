import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { rulingsOf } from '#games/rulings.ts';
import { outlineOf, type Chapter } from '#manual/outline.ts';
import { plainMdx, type PlainNames } from '#manual/plainMdx.ts';
import { ruleTitle } from '#manual/ruleTitle.ts';
import { chapterSources } from '../sidebar.ts';
import type { Corpus, CorpusCard, CorpusExample, CorpusPage, CorpusRule, CorpusTerm } from './corpus.ts';
import { mdxFiles } from './frontMatter.ts';
import { plainHtml } from './plainHtml.ts';
import { plainText } from './plainText.ts';

/** Pages whose entries are things of their own: only what the page is for counts as its text. */
const LISTS: ReadonlySet<string> = new Set(['cards', 'glossary', 'open-questions']);

/**
 * Reads what a built site says about a game. Rules come from the pages, so that tables made by code are in them; cards,
 * terms and rulings come from their data. Throws if a page lacks a rule that the manual's source has.
 */
export async function readCorpus(folder: string, base: string, game: string): Promise<Corpus> {
  const outline = outlineOf(game, chapterSources(game));
  const pages = new Map(
    await Promise.all(
      (await pagesOf(join(folder, game))).map(async (path) => {
        const html = await readFile(join(folder, game, path, 'index.html'), 'utf8');
        return [path, parse(html, { blockTextElements: { script: false, style: false } })] as const;
      }),
    ),
  );
  const pageOf = (topic: string): HTMLElement => {
    const page = pages.get(topic);
    if (!page) throw new Error(`The site has no page /${game}/${topic}/.`);
    return page;
  };
  const rules = outline.flatMap((chapter) => rulesOn(pageOf(chapter.topic), chapter, base));
  const cards = mdxFiles(game, 'cards');
  const names: PlainNames = {
    rule: (id) => rules.find((rule) => rule.id === id)?.number ?? id,
    card: (id) => String(cards.find(({ data }) => data['id'] === id)?.data['name'] ?? id),
  };
  const topics = new Set(outline.map(({ topic }) => topic));
  const others = [...pages].filter(([path]) => !topics.has(path) && !/^cards\/./.test(path));
  return {
    game,
    rules,
    cards: cards.map(({ data, body }) => ({
      ...(data as unknown as Omit<CorpusCard, 'notes' | 'address'>),
      notes: plainMdx(body, names),
      address: `/${game}/cards/${String(data['id'])}/`,
    })),
    terms: mdxFiles(game, 'glossary').map(({ data, body }) => ({
      ...(data as unknown as Omit<CorpusTerm, 'notes' | 'address'>),
      notes: plainMdx(body, names),
      address: `/${game}/glossary/#${String(data['id'])}`,
    })),
    rulings: rulingsOf(game),
    examples: [...pages].flatMap(([path, page]) => examplesOn(page, `/${game}/${path}/`)),
    chapters: outline.map((chapter) => chapterPage(pageOf(chapter.topic), chapter)),
    pages: others.map(([path, page]) => readPage(page, path, game)),
  };
}

/** Paths of all pages below a folder, sorted: '', 'outfits', 'cards/greed'. */
async function pagesOf(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(^|\/)index\.html$/.test(name))
    .map((name) => name.replace(/\/?index\.html$/, ''))
    .sort();
}

function rulesOn(page: HTMLElement, chapter: Chapter, base: string): CorpusRule[] {
  return chapter.sections.flatMap((section, index) =>
    section.rules.map(({ id, number, address }) => {
      const element = page.querySelector(`[id="${id}"] .rule-text`);
      if (!element) throw new Error(`The page ${chapter.path} lacks the rule ${id}.`);
      return {
        id,
        oldIds: [],
        number,
        title: ruleTitle(id),
        chapter: { number: chapter.number, title: chapter.title },
        section: { number: `${chapter.number}.${index + 1}`, title: section.title },
        text: plainText(element),
        html: plainHtml(element, base),
        address,
      };
    }),
  );
}

const titleOf = (page: HTMLElement): string => page.querySelector('main h1, h1')?.text.trim() ?? '';

const descriptionOf = (page: HTMLElement): string =>
  page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';

function chapterPage(page: HTMLElement, chapter: Chapter): CorpusPage {
  const lede = page.querySelector('.lede')?.text.trim() ?? '';
  const sections = chapter.sections.map(({ title }) => title).join('. ');
  return {
    id: chapter.topic,
    title: chapter.title,
    tool: false,
    number: String(chapter.number),
    text: [lede, `${sections}.`].filter((line) => line !== '').join('\n'),
    address: chapter.path,
  };
}

function readPage(page: HTMLElement, path: string, game: string): CorpusPage {
  const main = page.querySelector('main');
  const tool = main?.querySelector('.tool') !== null && main !== null;
  const body = main && !LISTS.has(path) ? plainText(main, { withoutIslands: tool }) : '';
  return {
    id: path,
    title: titleOf(page),
    tool,
    text: [descriptionOf(page), body].filter((line) => line !== '').join('\n'),
    address: path === '' ? `/${game}/` : `/${game}/${path}/`,
  };
}

/** Worked examples: a section of the class `example` with an id and a heading `Worked example · its title`. */
function examplesOn(page: HTMLElement, address: string): CorpusExample[] {
  return page.querySelectorAll('.example[id]').map((element) => {
    const heading = element.querySelector('h2, h3, h4, .kicker');
    return {
      id: element.id,
      title: (heading?.text ?? '').replace(/^\s*worked example\s*·?\s*/i, '').trim(),
      chapter: titleOf(page),
      text: plainText(element),
      address: `${address}#${element.id}`,
    };
  });
}
