import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CARD_IDS } from '#games/a-new-regime/cards.ts';
import { RULE_IDS } from '#games/a-new-regime/citations.ts';
import { RULINGS } from '#games/a-new-regime/rulings.ts';
import { DATA_FILES, dataFileSchema, type DataFileName } from '#site/openData/schemas.ts';
import { fitsJsonSchema } from './jsonSchema.ts';

const NAMES = Object.keys(DATA_FILES) as DataFileName[];
const GAME = 'a-new-regime';

interface Item {
  readonly id: string;
  readonly address: string;
  readonly [field: string]: unknown;
}
interface DataFile {
  readonly $schema: string;
  readonly items: readonly Item[];
}

const textOf = (name: string, folder = 'dist'): string =>
  readFileSync(join(folder, 'api', GAME, `${name}.json`), 'utf8');
const fileOf = (name: string): DataFile => JSON.parse(textOf(name)) as DataFile;

describe.each(NAMES)('the data file %s.json', (name) => {
  test('is what the code’s own schema says', () => {
    const { issues } = v.safeParse(dataFileSchema(GAME, name), fileOf(name));
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toBeUndefined();
  });

  test('is what the published schema says, which lies where the file says', () => {
    const place = join('dist/api', GAME, fileOf(name).$schema);
    const schema: unknown = JSON.parse(readFileSync(place, 'utf8'));
    expect(fitsJsonSchema(schema, fileOf(name))).toEqual([]);
    expect(fitsJsonSchema(schema, { ...fileOf(name), more: 1 })).not.toEqual([]);
    expect(fitsJsonSchema(schema, { ...fileOf(name), items: [{ id: 3 }] })).not.toEqual([]);
  });

  test('has addresses that lead to a page, and to the place on it', () => {
    const lost = fileOf(name).items.filter(({ address }) => {
      const [path = '', hash] = address.split('#');
      const page = join('dist', path, 'index.html');
      return !existsSync(page) || (hash && !readFileSync(page, 'utf8').includes(`id="${hash}"`));
    });
    expect(lost.map(({ address }) => address)).toEqual([]);
  });

  test('is the same under a base path, byte for byte', () => {
    expect(textOf(name, 'node_modules/.cache/realmwright/under-base')).toBe(textOf(name));
  });

  test('is linked and exemplified on the page of the data', () => {
    const page = parse(readFileSync('dist/data/index.html', 'utf8'), { blockTextElements: {} });
    expect(page.querySelector(`a[href="/api/${GAME}/${name}.json"]`)).not.toBeNull();
    const shown = page.querySelector(`code[data-entry^="${GAME}/${name}/"]`)?.text ?? '';
    const entry = JSON.parse(shown) as Item;
    expect(entry).toEqual(fileOf(name).items.find(({ id }) => id === entry.id));
  });
});

describe('the data', () => {
  const ids = (name: DataFileName): string[] => fileOf(name).items.map(({ id }) => id);

  test('has every rule, card and ruling', () => {
    expect(ids('rules').sort()).toEqual([...RULE_IDS].sort());
    expect(ids('cards').sort()).toEqual([...CARD_IDS].sort());
    expect(ids('rulings')).toEqual(RULINGS.map(({ id }) => id));
  });

  test('names only things that it has', () => {
    const known = { rules: ids('rules'), terms: ids('glossary'), see: ids('glossary'), cards: ids('cards') };
    for (const file of NAMES)
      for (const item of fileOf(file).items)
        for (const [field, list] of Object.entries(known))
          for (const id of (item[field] as string[] | undefined) ?? [])
            expect(list, `${file} ${item.id} ${field}`).toContain(id);
  });

  test('has the tables that code makes in the text and the HTML of rules', () => {
    const rule = fileOf('rules').items.find(({ id }) => id === 'state-affiliation');
    expect(rule?.['text']).toContain('2 or 3, economic');
    expect(rule?.['html']).toMatch(/<td>4 or 5<\/td>/);
  });

  test('has HTML of the plain kind alone', () => {
    const allowed = 'p ul ol li em strong sub sup br table caption thead tbody tr th td a'.split(' ');
    for (const { id, html } of fileOf('rules').items) {
      const root = parse(String(html));
      for (const element of root.querySelectorAll('*')) {
        expect(allowed, id).toContain(element.rawTagName.toLowerCase());
        expect(
          Object.keys(element.attributes).filter((name) => !/^(href|scope|colspan|rowspan)$/.test(name)),
          id,
        ).toEqual([]);
      }
    }
  });
});
