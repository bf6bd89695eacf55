import { readContentFile, type SourceFile } from './contentFile.ts';

/**
 * Numbers for chapters, sections and rules, read from the manual's own source. Ids are permanent and written down;
 * numbers follow from the order and are written down nowhere.
 */
export interface Chapter {
  readonly game: string;
  readonly topic: string;
  /** From the front matter. */
  readonly number: number;
  readonly title: string;
  /** Path inside the site. */
  readonly path: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Rule {
  readonly id: string;
  /** Ids that the rule had before. Links to them still lead here. */
  readonly oldIds: readonly string[];
  /** For lists and search: the title that is written, else the id in words. */
  readonly title: string;
  /** Chapter, section and place in it: `11.2.3`. */
  readonly number: string;
  /** Address inside the site, hash included. */
  readonly address: string;
}

/** Where a rule begins: on one line, its parts as plain strings in this order. A rule that is begun otherwise is not found, and its page refuses it. */
const RULE = /<Rule\s+id="([^"]+)"(?:\s+title="([^"]+)")?(?:\s+oldIds="([^"]*)")?\s*>/g;

/** Splits one chapter's source. Throws if it lacks a title or number, or has a rule outside a section. */
export function readChapter(file: SourceFile): Chapter {
  const { path, game, name: topic, data, body } = readContentFile(file);
  const { title, chapter: number } = data;
  if (typeof title !== 'string' || typeof number !== 'number' || !(number > 0))
    throw new Error(`${path} needs a title and a chapter number in its front matter.`);

  const address = `/${game}/${topic}/`;
  const sections: { title: string; rules: Rule[] }[] = [];
  for (const line of body.split('\n')) {
    const heading = /^## +(.+)$/.exec(line)?.[1];
    if (heading) sections.push({ title: heading, rules: [] });
    for (const [, id = '', title = inWords(id), old = ''] of line.matchAll(RULE)) {
      const section = sections.at(-1);
      if (!section) throw new Error(`${path}: rule ${id} stands before the first section.`);
      section.rules.push({
        id,
        oldIds: old.split(/\s+/).filter((one) => one !== ''),
        title,
        number: `${number}.${sections.length}.${section.rules.length + 1}`,
        address: `${address}#${id}`,
      });
    }
  }
  return { game, topic, number, title, path: address, sections };
}

/** All chapters of one game in order. Throws if two share a number, or an id or old id of a rule occurs twice. */
export function outlineOf(game: string, sources: readonly SourceFile[]): readonly Chapter[] {
  const chapters = sources
    .filter(({ path }) => path.includes(`content/${game}/manual/`) && /\/\d+-[^/]+$/.test(path))
    .map(readChapter)
    .sort((a, b) => a.number - b.number);
  refuseTwins(
    `chapter number of ${game}`,
    chapters.map((chapter) => chapter.number),
  );
  refuseTwins(
    `rule id of ${game}`,
    chapters.flatMap(rulesOf).flatMap((rule) => [rule.id, ...rule.oldIds]),
  );
  return chapters;
}

export const rulesOf = (chapter: Chapter): readonly Rule[] =>
  chapter.sections.flatMap((section) => section.rules);

/** `capital-distance` is `Capital distance`. */
const inWords = (id: string): string => (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('-', ' ');

function refuseTwins(what: string, values: readonly (string | number)[]): void {
  const seen = new Set<string | number>();
  for (const value of values) {
    if (seen.has(value)) throw new Error(`The ${what} ${value} occurs twice.`);
    seen.add(value);
  }
}
