import { chaptersOf } from './chapters.ts';
import type { SourceFile } from './contentFile.ts';
import { rulesOf } from './outline.ts';
import { ruleCodeOf, type RuleCode } from './ruleCode.ts';

const read = (found: Readonly<Record<string, string>>): readonly SourceFile[] =>
  Object.entries(found).map(([path, source]) => ({ path: path.replace(/^\//, ''), source }));

const MODULES = read(
  import.meta.glob<string>('/src/games/*/{rules,play,odds}/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const TESTS = read(
  import.meta.glob<string>(['/tests/games/**/*.test.ts', '/tests/oracles/*.ts', '/tests/cases/*.json'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const known = new Map<string, ReadonlyMap<string, RuleCode>>();

/** The code of each rule of a game. */
export function codeOf(game: string): ReadonlyMap<string, RuleCode> {
  const ready =
    known.get(game) ??
    ruleCodeOf(
      chaptersOf(game)
        .flatMap(rulesOf)
        .map(({ id }) => id),
      {
        game,
        modules: MODULES.filter(({ path }) => path.startsWith(`src/games/${game}/`)),
        tests: TESTS.filter(
          ({ path }) => !path.startsWith('tests/games/') || path.startsWith(`tests/games/${game}/`),
        ),
      },
    );
  known.set(game, ready);
  return ready;
}
