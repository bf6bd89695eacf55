import type { SourceFile } from './contentFile.ts';
import { declarationsOf, importsOf, type Declaration } from './declarations.ts';

/** Which code carries a rule out, and which tests exercise that code or name the rule. Paths are from the root. */
export interface RuleCode {
  readonly functions: readonly { readonly file: string; readonly name: string }[];
  readonly tests: readonly string[];
}

/** Folders of a game in which functions may say which rules they carry out. */
export const CODE_FOLDERS = ['rules', 'play', 'odds'] as const;

export interface CodeSources {
  readonly game: string;
  /** The game's modules in those folders. */
  readonly modules: readonly SourceFile[];
  /** Test files, oracles and cases; those of other games are passed over by what they import and name. */
  readonly tests: readonly SourceFile[];
}

/**
 * For each of the rules what `implementing` says in the code, and the tests. A test exercises a function if it imports
 * it, performs the action or asks the question by name that it belongs to, or if one that it exercises calls it: calls
 * are followed inside a file, and into the folders of the rules and the odds. What a whole game may reach beyond that
 * is not counted. A test that names a rule's id, as those of refusals do, exercises it too.
 */
export function ruleCodeOf(
  rules: readonly string[],
  { game, modules, tests }: CodeSources,
): ReadonlyMap<string, RuleCode> {
  const all = modules.flatMap(declarationsOf);
  const byPlace = new Map(all.map((one) => [placeOf(one), one]));
  const doors = new Map(all.flatMap((one) => doorsOf(one).map((door) => [door, one] as const)));
  const exercised = tests.map((test) => {
    const direct = [
      ...importsOf(test).flatMap((use) => byPlace.get(placeOf(use)) ?? reexported(use, all)),
      ...[...doors].filter(([door]) => test.source.includes(door)).map(([, one]) => one),
    ];
    return { test, reached: reach(direct, byPlace, `src/games/${game}/`) };
  });
  return new Map(
    rules.map((id) => {
      const carrying = all.filter((one) => rulesOf(one).includes(id));
      return [
        id,
        {
          functions: carrying.map(({ file, name }) => ({ file, name })),
          tests: exercised
            .filter(({ test, reached }) => names(test, id) || carrying.some((one) => reached.has(one)))
            .map(({ test }) => test.path)
            .sort(),
        },
      ];
    }),
  );
}

const placeOf = ({ file, name }: { readonly file: string; readonly name: string }): string =>
  `${file} ${name}`;

/** The rules that a function says it carries out. */
const rulesOf = ({ text }: Declaration): readonly string[] =>
  [...text.matchAll(/\bimplementing\(\s*\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, id = '']) => id),
  );

/** By what texts a test comes to a function without importing it: an action's type, or a question's id. */
function doorsOf({ text }: Declaration): readonly string[] {
  const action = /\b(?:ActionKind|plainKind)<'([^']+)'>/.exec(text)?.[1];
  const question = /= question\(\{\s*id: '([^']+)'/.exec(text)?.[1];
  return [
    ...(action ? [`type: '${action}'`] : []),
    ...(question ? [`exact('${question}'`, `more('${question}'`, `"question": "${question}"`] : []),
  ];
}

/** What an `index.ts` hands on from files below it. */
const reexported = (use: { readonly file: string; readonly name: string }, all: readonly Declaration[]) =>
  use.file.endsWith('/index.ts')
    ? all.filter((one) => one.name === use.name && one.file.startsWith(use.file.replace(/index\.ts$/, '')))
    : [];

function reach(
  from: readonly Declaration[],
  byPlace: ReadonlyMap<string, Declaration>,
  home: string,
): ReadonlySet<Declaration> {
  const reached = new Set<Declaration>();
  const queue = [...from];
  for (let one = queue.pop(); one; one = queue.pop()) {
    if (reached.has(one)) continue;
    reached.add(one);
    for (const use of one.uses) {
      const near = use.file === one.file || /^(rules|odds)\//.test(use.file.replace(home, ''));
      const other = near ? byPlace.get(placeOf(use)) : undefined;
      // Tables of all actions or questions lead to each of them; a test comes there by naming one.
      if (other && doorsOf(other).length === 0) queue.push(other);
    }
  }
  return reached;
}

/** Ids of one word are words of the game too, and prove nothing. */
const names = ({ source }: SourceFile, id: string): boolean =>
  id.includes('-') && new RegExp(`['"\` ]${id}['"\`]`).test(source);
