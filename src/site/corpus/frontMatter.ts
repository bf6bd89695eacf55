import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const ROOT = new URL('../../../', import.meta.url);

export interface MdxFile {
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** The MDX files of one folder of a game's content, in the order of their names; none where there is no such folder. */
export function mdxFiles(game: string, folder: 'cards' | 'glossary'): readonly MdxFile[] {
  const place = new URL(`content/${game}/${folder}/`, ROOT);
  return namesIn(place)
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => splitMdx(readFileSync(new URL(name, place), 'utf8'), name));
}

function namesIn(folder: URL): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function splitMdx(source: string, name: string): MdxFile {
  const [, matter, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source) ?? [];
  if (matter === undefined) throw new Error(`${name} has no front matter.`);
  return { data: parse(matter) as Record<string, unknown>, body };
}
