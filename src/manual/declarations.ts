import type { SourceFile } from './contentFile.ts';

/** What a module declares on its top level, found in its text; enough to see who calls whom. */
export interface Declaration {
  /** Path from the repository's root. */
  readonly file: string;
  readonly name: string;
  readonly text: string;
  /** Names of its module, and names that it imports, that occur in it. */
  readonly uses: readonly Use[];
}

/** A name of another place: `file` is as imports write it, resolved where it is relative. */
export interface Use {
  readonly file: string;
  readonly name: string;
}

const TOP = /^(?:export )?(?:async )?(?:const|function) (\w+)/gm;
const IMPORT = /^import (?!type )\{([^}]*)\} from '([^']+)';/gm;

/** What a file imports by name, types left out. */
export function importsOf({ path, source }: SourceFile): readonly Use[] {
  return [...source.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ file: resolved(path, from), name: name.split(' as ')[0] ?? name })),
  );
}

/** The constants and functions of a module, each with its text up to the next one. */
export function declarationsOf(module: SourceFile): readonly Declaration[] {
  const { path: file, source } = module;
  const starts = [...source.matchAll(TOP)].map(({ index, 1: name = '' }) => ({ index, name }));
  const known: readonly Use[] = [...importsOf(module), ...starts.map(({ name }) => ({ file, name }))];
  return starts.map(({ index, name }, at) => {
    const text = source.slice(index, starts[at + 1]?.index);
    const words = new Set(text.match(/\w+/g));
    return { file, name, text, uses: known.filter((use) => use.name !== name && words.has(use.name)) };
  });
}

/** `../rules/prices.ts`, seen from a file, and `#games/…`, both as paths from the root. */
function resolved(from: string, target: string): string {
  if (target.startsWith('#games/')) return target.replace('#games/', 'src/games/');
  return target.startsWith('.') ? new URL(target, `file:///${from}`).pathname.slice(1) : target;
}
