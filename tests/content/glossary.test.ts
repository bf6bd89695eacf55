import { describe, expect, test } from 'vitest';
import { OPEN_GAMES } from '#games/registry.ts';
import { ruleIdsOf } from '#games/ruleIds.ts';
import { readContentFile, idsIn, mentionsIn } from '../../src/manual/contentFile.ts';
import { definedTermSet } from '../../src/manual/definedTermSet.ts';
import { contentSources } from '../../src/site/manualOnDisk.ts';
import { NEEDED_TERMS } from './neededTerms.ts';

describe.each(OPEN_GAMES.map(({ id }) => id))('the glossary of %s', (game) => {
  const files = contentSources(game).map(readContentFile);
  const terms = files.filter(({ folder }) => folder === 'glossary');
  const ids = terms.map(({ name }) => name);
  const also = (file: (typeof terms)[number]) => file.data['also'] as string[];
  const { uses, needed, words } = NEEDED_TERMS[game]!;

  test('has every term that a text or a card uses', () => {
    const used = contentSources(game).flatMap(({ path, source }) => [
      ...mentionsIn(path, source).filter(({ kind }) => kind === 'term'),
      ...(path.includes('/cards/')
        ? idsIn(readContentFile({ path, source }), 'terms').map((id) => ({ id }))
        : []),
    ]);
    expect(used.length).toBeGreaterThan(uses);
    expect([...new Set(used.map(({ id }) => id))].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('has a term for all that the game cannot be told without', () => {
    expect(needed.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test.each(terms)('$name is defined in one or two sentences of plain text', ({ name, data }) => {
    const definition = String(data['definition']);
    expect(data['id']).toBe(name);
    expect(definition).toMatch(/^[A-Z].*\.$/);
    expect(definition).not.toMatch(/to be defined|[<>{}*_]/);
    expect(definition.length).toBeLessThanOrEqual(240);
    expect(definition.split(/[.:;] /).length).toBeLessThanOrEqual(4);
  });

  test.each(terms)('$name says what people call it, what makes it and where to read on', (file) => {
    expect(also(file).length).toBeGreaterThan(0);
    expect(also(file)).not.toContain(file.data['term']);
    expect(new Set(also(file)).size).toBe(also(file).length);
    expect(idsIn(file, 'rules').filter((id) => !ruleIdsOf(game).includes(id))).toEqual([]);
    expect(idsIn(file, 'rules').length).toBeGreaterThan(0);
    expect(idsIn(file, 'see').filter((id) => !ids.includes(id) || id === file.name)).toEqual([]);
  });

  test.each(words)('knows “%s” as %s', (word, id) => {
    expect(terms.filter((file) => also(file).includes(word)).map(({ name }) => name)).toContain(id);
  });

  test('has each definition and each name once', () => {
    for (const field of ['definition', 'term'])
      expect(new Set(terms.map(({ data }) => data[field])).size, field).toBe(terms.length);
  });
});

describe('the glossary as linked data', () => {
  const one = { id: 'outfit', term: 'Outfit', definition: 'A </script> & more.', also: ['army'] };
  const text = definedTermSet('Words', 'https://example.org/words/', [one]);

  test('says of each term its name, its words and its address', () => {
    const set = JSON.parse(text) as { '@type': string; hasDefinedTerm: Record<string, unknown>[] };
    expect(set['@type']).toBe('DefinedTermSet');
    expect(set.hasDefinedTerm).toMatchObject([
      {
        '@type': 'DefinedTerm',
        name: 'Outfit',
        url: 'https://example.org/words/#outfit',
        description: one.definition,
        alternateName: ['army'],
      },
    ]);
  });

  test('cannot end the script that it stands in', () => {
    expect(text).not.toContain('<');
  });
});
