import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { search } from '#lib/search/search.ts';
import type { SearchFile } from '#lib/search/searchFile.ts';
import { openIndex } from '#lib/search/searchIndex.ts';
import { nameKey } from '#lib/search/words.ts';
import { SEARCH_CASES, SUGGESTION_CASES, UNPREPARED_CASES } from './search.cases.ts';

const file = JSON.parse(readFileSync('dist/search/a-new-regime.json', 'utf8')) as SearchFile;
const index = openIndex([file]);

const firstOf = (query: string): string | undefined => {
  const record = search(index, query, 'a-new-regime').hits[0]?.record;
  return record && `${record.kind}:${record.id}`;
};

describe('the search of the built site', () => {
  const wrongOf = (cases: typeof SEARCH_CASES) =>
    cases
      .map(([query, ...wanted]) => ({ query, wanted, got: firstOf(query) }))
      .filter(({ wanted, got }) => got === undefined || !wanted.includes(got));

  test('gives the expected first result for at least 95 of 100 queries', () => {
    const wrong = wrongOf(SEARCH_CASES);
    expect(SEARCH_CASES.length).toBeGreaterThanOrEqual(70);
    expect(1 - wrong.length / SEARCH_CASES.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(
      0.95,
    );
  });

  test('answers most of what it was never prepared for', () => {
    const wrong = wrongOf(UNPREPARED_CASES);
    expect(1 - wrong.length / UNPREPARED_CASES.length, JSON.stringify(wrong, null, 1)).toBeGreaterThan(0.5);
  });

  test('leads from every id to its thing, with hyphens or with spaces, unless that is another thing’s name', () => {
    for (const record of file.records) {
      for (const query of [record.id, record.id.replaceAll('-', ' ')]) {
        const ahead = search(index, query).hits.map((hit) => hit.record);
        const at = ahead.findIndex(({ kind, id }) => kind === record.kind && id === record.id);
        expect(at, query).toBeGreaterThanOrEqual(0);
        for (const { id, title } of ahead.slice(0, at))
          expect(id === record.id || nameKey(title) === nameKey(query), `${query}: ${id}`).toBe(true);
      }
    }
  });

  test('says that a number is no rule’s, and what is nearest to it', () => {
    for (const [query, missing, near] of [
      ['15.1', '15.1', 'page:open-questions'],
      ['1.1.1.1', '1.1.1.1', 'rule:game-kind'],
      ['99.1.1', '99.1.1', undefined],
    ] as const) {
      expect(search(index, query).missing, query).toBe(missing);
      expect(firstOf(query), query).toBe(near);
    }
  });

  test.each(SUGGESTION_CASES)('for %s offers %s', (query, suggestion) => {
    expect(search(index, query).suggestion).toBe(suggestion);
  });

  test('suggests nothing for what is written right, whole or half typed', () => {
    for (const query of [
      'imperialize',
      'outfit price',
      'capi',
      'purple kool-aid',
      '8.2.3',
      '$',
      'pdf',
      'booklet',
    ])
      expect(search(index, query).suggestion, query).toBeUndefined();
  });

  test('makes no nonsense of real words that the game does not use', () => {
    for (const query of 'book boot generator elimination stage stake house castle sword hello market tournament'.split(
      ' ',
    ))
      expect(search(index, query).suggestion, query).toBeUndefined();
  });

  test('finds every rule by its number, its id and its title', () => {
    for (const record of file.records.filter(({ kind }) => kind === 'rule')) {
      for (const query of [record.number ?? '', `#${record.id}`])
        expect(search(index, query).hits[0]?.record, query).toBe(
          index.games[0]?.records[file.records.indexOf(record)],
        );
      expect(
        search(index, record.title)
          .hits.slice(0, 2)
          .map(({ record: { id } }) => id),
        record.title,
      ).toContain(record.id);
    }
  });

  test('finds every card and every term first by its name', () => {
    for (const { kind, id, title } of file.records.filter(({ kind }) => kind === 'card'))
      expect(firstOf(title)).toBe(`${kind}:${id}`);
    for (const { id, title } of file.records.filter(({ kind }) => kind === 'term'))
      expect(firstOf(title)).toBe(`term:${id}`);
  });
});
