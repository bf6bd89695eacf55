import { parse } from 'yaml';

/** A file of `content/`, as it lies on the disk. */
export interface SourceFile {
  /** Path from the repository's root: `content/<game>/<folder>/<name>.mdx`. */
  readonly path: string;
  readonly source: string;
}

/** A file of a game's content, taken apart. */
export interface ContentFile {
  readonly path: string;
  readonly game: string;
  readonly folder: 'manual' | 'cards' | 'glossary';
  /** The file's name without number and ending: a topic, a card's id or a term's. */
  readonly name: string;
  /** The front matter. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What is below it, without comments. */
  readonly body: string;
}

/** What a text can name, by the component that names it. */
const COMPONENTS = { Cite: 'rule', Term: 'term', CardName: 'card', WorkedExample: 'example' } as const;
type Component = keyof typeof COMPONENTS;

/** A mention in a text of a rule, term, card or example. */
export interface Mention {
  readonly kind: (typeof COMPONENTS)[Component];
  readonly id: string;
}

/** Takes a file apart. Throws if its place or its front matter is not as it should be. */
export function readContentFile({ path, source }: SourceFile): ContentFile {
  const place = /^content\/([^/]+)\/(manual|cards|glossary)\/(?:\d+-)?([^/]+)\.mdx$/.exec(path);
  const halves = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/.exec(source);
  if (!place || !halves)
    throw new Error(`${path} needs a place like content/<game>/cards/name.mdx, and front matter.`);
  const [, game = '', folder = '', name = ''] = place;
  const [, front = '', body = ''] = halves;
  return {
    path,
    game,
    folder: folder as ContentFile['folder'],
    name,
    data: (parse(front) ?? {}) as Record<string, unknown>,
    body: body.replace(/\{\/\*[\s\S]*?\*\/\}/g, ''),
  };
}

/** All that a text mentions, in order. Throws if an id is not written as a plain string, where it can be read. */
export function mentionsIn(path: string, text: string): readonly Mention[] {
  return [...text.matchAll(/<(Cite|Term|CardName|WorkedExample)\b([^>]*)>/g)].map(
    ([tag, name, attributes]) => {
      const id = /\s(?:rule|id)="([^"]+)"/.exec(attributes ?? '')?.[1];
      if (!id) throw new Error(`${path}: ${tag} needs its id as a plain string.`);
      return { kind: COMPONENTS[name as Component], id };
    },
  );
}

/** The texts of the rules in a chapter by id, and what stands between them under `''`. */
export function textsOfRules(body: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const between = body.replace(
    /<Rule\s+id="([^"]+)"[^>]*>([\s\S]*?)<\/Rule>/g,
    (_, id: string, text: string) => {
      texts.set(id, text);
      return '\n';
    },
  );
  return texts.set('', between);
}

/** A list of ids in the front matter; none if it is not there. */
export function idsIn(file: ContentFile, field: string): readonly string[] {
  const list = file.data[field] ?? [];
  if (!Array.isArray(list) || list.some((id) => typeof id !== 'string'))
    throw new Error(`${file.path}: ${field} must be a list of ids.`);
  return list as string[];
}
