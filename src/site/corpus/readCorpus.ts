import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { examplesOf } from '#games/examples.ts';
import { rulingsOf } from '#games/rulings.ts';
import { readContentFile } from '#manual/contentFile.ts';
import type { LinkGraph } from '#manual/linkGraph.ts';
import type { Chapter } from '#manual/outline.ts';
import { plainMdx, type PlainNames } from '#manual/plainMdx.ts';
import { manualOnDisk } from '../manualOnDisk.ts';
import type { Corpus, CorpusCard, CorpusExample, CorpusPage, CorpusRule, CorpusTerm } from './corpus.ts';
import { plainHtml } from './plainHtml.ts';
import { plainText } from './plainText.ts';

/** Pages whose entries are things of their own: only what the page is for counts as its text. */
const LISTS: ReadonlySet<string> = new Set(['cards', 'glossary', 'open-questions']);

/**
 * Reads what a built site says about a game. Rules come from the pages, so that tables made by code are in them; cards,
 * terms and rulings come from their data. Throws if a page lacks a rule that the manual's source has.
 */
export async function readCorpus(folder: string, base: string, game: string): Promise<Corpus> {
  const { files, graph, chapters } = manualOnDisk(game);
  // What a card says is in its file.
  const paths = (await pagesOf(join(folder, game))).filter((path) => !/^cards\/./.test(path));
  const pages = new Map(
    await Promise.all(
      paths.map(async (path) => {
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
  const rules = chapters.flatMap((chapter) => rulesOn(pageOf(chapter.topic), chapter, graph, base));
  const entries = files.map(readContentFile);
  const names: PlainNames = {
    rule: (id) => graph.find('rule', id)?.label ?? id,
    card: (id) => graph.find('card', id)?.label ?? id,
  };
  const topics = new Set(chapters.map(({ topic }) => topic));
  const others = [...pages].filter(([path]) => !topics.has(path));
  return {
    game,
    rules,
    cards: entries
      .filter(({ folder }) => folder === 'cards')
      .map(({ name, data, body }) => ({
        ...(data as unknown as CorpusCard),
        notes: plainMdx(body, names),
        address: `/${game}/cards/${name}/`,
      })),
    terms: entries
      .filter(({ folder }) => folder === 'glossary')
      .map(({ name, data, body }) => ({
        ...(data as unknown as Omit<CorpusTerm, 'notes' | 'address'>),
        notes: plainMdx(body, names),
        address: `/${game}/glossary/#${name}`,
      })),
    rulings: rulingsOf(game).map((ruling) => ({
      ...ruling,
      address: `/${game}/open-questions/#${ruling.id}`,
    })),
    examples: examplesOf(game).map(({ id, title, chapter }): CorpusExample => {
      const page = pages.get(chapter);
      const element = page?.querySelector(`[id="example-${id}"]`);
      return {
        id,
        title,
        chapter: page ? titleOf(page) : '',
        text: element ? plainText(element) : '',
        address: graph.find('example', id)?.address ?? `/${game}/${chapter}/#example-${id}`,
      };
    }),
    chapters: chapters.map((chapter) => chapterPage(pageOf(chapter.topic), chapter)),
    pages: [...others.map(([path, page]) => readPage(page, path, game)), await readBook(folder, game)],
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

function rulesOn(page: HTMLElement, chapter: Chapter, graph: LinkGraph, base: string): CorpusRule[] {
  const rulings = rulingsOf(chapter.game);
  // Asked for by its id, each rule would go through the page anew.
  const elements = new Map(
    page.querySelectorAll('.rule').map((rule) => [rule.id, rule.querySelector('.rule-text')]),
  );
  return chapter.sections.flatMap((section, index) =>
    section.rules.map(({ id, oldIds, number, title, address }) => {
      const element = elements.get(id);
      if (!element) throw new Error(`The page ${chapter.path} lacks the rule ${id}.`);
      return {
        id,
        oldIds,
        number,
        title,
        chapter: { number: chapter.number, title: chapter.title },
        section: { number: `${chapter.number}.${index + 1}`, title: section.title },
        text: plainText(element),
        html: plainHtml(element, base),
        address,
        citedBy: citing(graph, id),
        rulings: rulings.filter(({ rules }) => rules.includes(id)).map((ruling) => ruling.id),
      };
    }),
  );
}

function citing(graph: LinkGraph, ruleId: string): CorpusRule['citedBy'] {
  const node = graph.find('rule', ruleId);
  return (node && graph.citedBy.get(node))?.map(({ kind, id, address }) => ({ kind, id, address })) ?? [];
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

/** The printed book. It says what the manual says, so only what it is for counts as its text. */
async function readBook(folder: string, game: string): Promise<CorpusPage> {
  const html = await readFile(join(folder, 'print', game, 'index.html'), 'utf8');
  return {
    id: 'print',
    title: 'The printed book',
    tool: false,
    text: descriptionOf(parse(html)),
    address: `/print/${game}/`,
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
