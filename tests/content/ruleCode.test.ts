import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '#games/a-new-regime/odds/ask.ts';
import { ACTION_KINDS } from '#games/a-new-regime/play/kinds.ts';
import { OPEN_GAMES } from '#games/registry.ts';
import { ruleIdsOf } from '#games/ruleIds.ts';
import { uncitedOf } from '#games/uncited.ts';
import { outlineOf, rulesOf } from '../../src/manual/outline.ts';
import { CODE_FOLDERS, ruleCodeOf, type CodeSources } from '../../src/manual/ruleCode.ts';
import { chapterSources } from '../../src/site/manualOnDisk.ts';

const small: CodeSources = {
  game: 'a-game',
  modules: [
    {
      path: 'src/games/a-game/rules/pay.ts',
      source: [
        `import { implementing } from '../citations.ts';`,
        `export const price = implementing(['price-list'], (): number => 2);`,
        `/** More than one line. */`,
        `export const pay = implementing(`,
        `  ['pay-first', 'chaos'],`,
        `  (purse: number): number => purse - price(),`,
        `);`,
        `export const apart = implementing(['stands-apart'], (): number => 1);`,
      ].join('\n'),
    },
    {
      path: 'src/games/a-game/play/acts/shop.ts',
      source: [
        `import { pay } from '../../rules/pay.ts';`,
        `import { far } from '../effects/far.ts';`,
        `export const shop: ActionKind<'go-shopping'> = {`,
        `  perform: implementing(['shop-once'], (draft) => far(pay(draft))),`,
        `};`,
      ].join('\n'),
    },
    {
      path: 'src/games/a-game/play/effects/far.ts',
      source: `export const far = implementing(['far-away'], (): void => {});`,
    },
    {
      path: 'src/games/a-game/play/index.ts',
      source: `export { shop } from './acts/shop.ts';`,
    },
    {
      path: 'src/games/a-game/odds/ask.ts',
      source: [
        `import { apart } from '../rules/pay.ts';`,
        `export const one = question({`,
        `  id: 'one',`,
        `  answer: () => apart(),`,
        `});`,
        `export const ALL = [one];`,
        `export const ask = (): void => ALL;`,
      ].join('\n'),
    },
  ],
  tests: [],
};
const IDS = ['price-list', 'pay-first', 'chaos', 'stands-apart', 'shop-once', 'far-away', 'nobody'];

/** The rules that a test with this text exercises. */
function exercised(source: string): string[] {
  const found = ruleCodeOf(IDS, { ...small, tests: [{ path: 'tests/x.test.ts', source }] });
  return IDS.filter((id) => found.get(id)?.tests.length);
}

describe('the code of rules', () => {
  test('is what functions say that they carry out, private ones and parts of actions too', () => {
    const found = ruleCodeOf(IDS, small);
    expect(IDS.map((id) => [id, found.get(id)?.functions.map(({ name }) => name)])).toEqual([
      ['price-list', ['price']],
      ['pay-first', ['pay']],
      ['chaos', ['pay']],
      ['stands-apart', ['apart']],
      ['shop-once', ['shop']],
      ['far-away', ['far']],
      ['nobody', []],
    ]);
  });

  test.each([
    ['imports a function', `import { price } from '#games/a-game/rules/pay.ts';`, ['price-list']],
    [
      'imports one that calls another',
      `import { pay, type Purse } from '#games/a-game/rules/pay.ts';`,
      ['price-list', 'pay-first', 'chaos'],
    ],
    ['imports a type alone', `import type { price } from '#games/a-game/rules/pay.ts';`, []],
    [
      'imports from what hands it on',
      `import { shop } from '#games/a-game/play/index.ts';`,
      ['price-list', 'pay-first', 'chaos', 'shop-once'],
    ],
    [
      'does an action; effects that every action may reach are not counted',
      `does(state, { type: 'go-shopping' });`,
      ['price-list', 'pay-first', 'chaos', 'shop-once'],
    ],
    ['asks a question', `exact('one', {})`, ['stands-apart']],
    ['could ask all questions and names none', `import { ask } from '#games/a-game/odds/ask.ts';`, []],
    ['names a rule', `expect(refused).toBe('not-now far-away');`, ['far-away']],
    ['says a word that is a rule too', `expect(effect).toBe('chaos');`, []],
  ])('is exercised by a test that %s', (_, source, rules) => {
    expect(exercised(source)).toEqual(rules);
  });
});

const under = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

const sourcesOf = (game: string): CodeSources => ({
  game,
  modules: modulesOf(game),
  tests: [
    ...under(`tests/games/${game}`, '.test.ts'),
    ...under('tests/oracles', '.ts'),
    ...under('tests/cases', '.json'),
  ],
});

const modulesOf = (game: string) =>
  CODE_FOLDERS.map((folder) => `src/games/${game}/${folder}`)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => under(folder, '.ts'));

/** Every module that may say what it carries out, by its path. */
const MODULES = import.meta.glob<Record<string, unknown>>('../../src/games/*/{rules,play}/**/*.ts', {
  eager: true,
});

describe.each(OPEN_GAMES.map(({ id }) => id))('the rules of %s', (game) => {
  const ids = ruleIdsOf(game);
  const uncited = uncitedOf(game);
  const code = ruleCodeOf(ids, sourcesOf(game));
  const carriedOut = (id: string): boolean => (code.get(id)?.functions.length ?? 0) > 0;

  test('are all carried out by code, or there is a reason why not', () => {
    expect(ids.filter((id) => !carriedOut(id) && !uncited[id])).toEqual([]);
  });

  test('have no reason where code carries them out', () => {
    expect(ids.filter((id) => carriedOut(id) && uncited[id])).toEqual([]);
  });

  test('are found in the text as the functions themselves tell them', () => {
    const modules = Object.entries(MODULES).filter(([path]) => path.includes(`/games/${game}/`));
    const told = modules
      .flatMap(([, module]) => Object.entries(module))
      .flatMap(([name, value]) => {
        const does = (value as { perform?: unknown } | undefined)?.perform ?? value;
        return typeof does === 'function' && 'rules' in does
          ? (does.rules as string[]).map((rule) => ({ rule, name }))
          : [];
      });
    expect(told.length).toBeGreaterThan(LEAST_TOLD[game]!);
    for (const { rule, name } of told)
      expect(
        code.get(rule)?.functions.map((one) => one.name),
        rule,
      ).toContain(name);
  });
});

/** How often, at the least, functions of a game say that they carry a rule out. */
const LEAST_TOLD: Readonly<Record<string, number>> = {
  'a-new-regime': 150,
  'nomads-threat': 20,
};

describe('the rules of A New Regime', () => {
  const game = 'a-new-regime';

  test('of chapters 3 to 14 are carried out but for those that describe', () => {
    const code = ruleCodeOf(ruleIdsOf(game), sourcesOf(game));
    const rules = outlineOf(game, chapterSources(game))
      .filter(({ number }) => number >= 3 && number <= 14)
      .flatMap(rulesOf);
    expect(rules.length).toBeGreaterThan(100);
    expect(
      rules.filter(
        ({ id }) => uncitedOf(game)[id] === undefined && (code.get(id)?.functions.length ?? 0) === 0,
      ),
    ).toEqual([]);
  });

  test('are reached by every action and every question', () => {
    const text = modulesOf(game)
      .map(({ source }) => source)
      .join('\n');
    for (const type of Object.keys(ACTION_KINDS)) expect(text).toMatch(`<'${type}'>`);
    for (const { id } of QUESTIONS) expect(text).toMatch(new RegExp(`= question\\(\\{\\s*id: '${id}'`));
  });
});
