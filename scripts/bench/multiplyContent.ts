import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

const GAME = 'a-new-regime';

/**
 * Makes the content of a copy of this project `times` as large: each chapter, card and term gets copies under ids of
 * their own that cite one another as the originals do. Rulings, examples and end-game conditions stay; the engine and
 * the calculators know each of them.
 */
export async function multiplyContent(project: string, times: number): Promise<void> {
  const folder = join(project, 'content', GAME);
  const chapters = (await names(join(folder, 'manual'))).filter((name) => /^\d/.test(name));
  const all = await names(join(folder, 'cards'));
  const cards = await turnTheTide(join(folder, 'cards'), all);
  const single = new Set(all.filter((name) => !cards.includes(name)).map((name) => name.slice(0, -4)));
  const terms = await names(join(folder, 'glossary'));
  for (let copy = 2; copy <= times; copy++) {
    const write = async (from: string, name: string, to: string): Promise<void> =>
      writeFile(
        join(folder, from, to),
        copied(await readFile(join(folder, from, name), 'utf8'), copy, chapters.length, single),
      );
    for (const name of chapters) {
      const number = Number.parseInt(name, 10) + (copy - 1) * chapters.length;
      await write('manual', name, `${number}${marked(name.replace(/^\d+|\.mdx$/g, ''), copy)}.mdx`);
    }
    for (const name of cards) await write('cards', name, `${marked(name.slice(0, -4), copy)}.mdx`);
    for (const name of terms) await write('glossary', name, `${marked(name.slice(0, -4), copy)}.mdx`);
  }
  await listCards(
    project,
    cards.map((name) => name.slice(0, -4)),
    times,
  );
}

const marked = (id: string, copy: number): string => `${id}-copy-${copy}`;

const names = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.mdx')).sort();

async function turnTheTide(folder: string, cards: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(cards.map((name) => readFile(join(folder, name), 'utf8')));
  return cards.filter((_, index) => /^kind: turn-the-tide$/m.test(texts[index]!));
}

/** A text under new ids, but for those of which there is one. Examples are left out, because each exists once. */
function copied(source: string, copy: number, chapters: number, single: ReadonlySet<string>): string {
  const renamed = (id: string): string => (single.has(id) ? id : marked(id, copy));
  const [, front = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source) ?? [];
  const data = parse(front) as Record<string, unknown>;
  const rename = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(rename) : renamed(String(value));
  for (const field of ['id', 'rules', 'terms', 'see']) if (field in data) data[field] = rename(data[field]);
  if (typeof data['chapter'] === 'number') data['chapter'] += (copy - 1) * chapters;
  const text = body
    .replace(/<(?:WorkedExample|SetupExample)\b[^>]*\/>/g, '')
    .replace(
      /(<(?:Rule|Term|CardName)\s+id|<Cite\s+rule)="([^"]+)"/g,
      (_, tag: string, id: string) => `${tag}="${renamed(id)}"`,
    )
    .replace(/\soldIds="[^"]*"/g, '');
  return `---\n${stringify(data)}---\n${text}`;
}

/** The list of cards is code: each card's copies go in behind it. */
async function listCards(project: string, ids: readonly string[], times: number): Promise<void> {
  const file = join(project, 'src', 'games', GAME, 'cards.ts');
  const copies = Array.from({ length: times - 1 }, (_, index) => index + 2);
  const source = (await readFile(file, 'utf8')).replace(
    /^( +)'([a-z-]+)',$/gm,
    (line, indent: string, id: string) =>
      ids.includes(id) ? [line, ...copies.map((copy) => `${indent}'${marked(id, copy)}',`)].join('\n') : line,
  );
  await writeFile(file, source);
}
