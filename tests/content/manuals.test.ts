import { describe, expect, test } from 'vitest';
import { OPEN_GAMES } from '#games/registry.ts';
import { ruleIdsOf } from '#games/ruleIds.ts';
import { outlineOf, rulesOf } from '../../src/manual/outline.ts';
import { chapterSources } from '../../src/site/manualOnDisk.ts';

/** Every module of every game's engine, by its path. */
const ENGINES = import.meta.glob<Record<string, unknown>>('../../src/games/*/rules/**/*.ts', { eager: true });

describe.each(OPEN_GAMES.map(({ id }) => id))('the manual of %s', (game) => {
  const sources = chapterSources(game);
  const outline = outlineOf(game, sources);
  const written = outline.flatMap(rulesOf).map(({ id }) => id);
  /** Every function of the engine that says which rules it carries out. */
  const cited = Object.entries(ENGINES)
    .filter(([path]) => path.includes(`/games/${game}/`))
    .flatMap(([, module]) => Object.values(module))
    .flatMap((value) => (typeof value === 'function' && 'rules' in value ? (value.rules as string[]) : []));

  test('has exactly the rules that code can cite, each once', () => {
    expect([...written].sort()).toEqual([...ruleIdsOf(game)].sort());
  });

  test('has a rule for everything that the engine cites', () => {
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((id) => !written.includes(id))).toEqual([]);
  });

  test('refers to no rule that does not exist', () => {
    const mentioned = sources.flatMap(({ source }) =>
      [...source.matchAll(/<Cite\s+rule="([^"]+)"/g)].map((m) => m[1]),
    );
    expect(mentioned.filter((id) => !written.includes(id ?? ''))).toEqual([]);
  });

  test('numbers its chapters as its files do', () => {
    for (const { number, topic } of outline) {
      expect(sources.map(({ path }) => path)).toContain(
        `content/${game}/manual/${String(number).padStart(2, '0')}-${topic}.mdx`,
      );
    }
  });

  test('writes each rule id as a plain string, where numbering can read it', () => {
    for (const { path, source } of sources)
      expect([...source.matchAll(/<Rule\b/g)].length, path).toBe(
        [...source.matchAll(/<Rule\s+id="[a-z-]+"/g)].length,
      );
  });
});
