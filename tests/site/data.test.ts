import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cardGroupsOf } from '#games/cards.ts';
import { OPEN_GAMES } from '#games/registry.ts';
import { ruleIdsOf } from '#games/ruleIds.ts';
import { rulingsOf } from '#games/rulings.ts';
import { dataFilesOf, dataFileSchema, type DataFileName } from '#site/openData/schemas.ts';
import { fitsJsonSchema } from './jsonSchema.ts';

interface Item {
  readonly id: string;
  readonly address: string;
  readonly [field: string]: unknown;
}
interface DataFile {
  readonly $schema: string;
  readonly items: readonly Item[];
}

const textOf = (game: string, name: string, folder = 'dist'): string =>
  readFileSync(join(folder, 'api', game, `${name}.json`), 'utf8');
const readFile = (game: string, name: string): DataFile => JSON.parse(textOf(game, name)) as DataFile;

const dataPage = () => parse(readFileSync('dist/data/index.html', 'utf8'), { blockTextElements: {} });

const FILES = OPEN_GAMES.flatMap(({ id }) => dataFilesOf(id).map((name) => [id, name] as const));

describe.each(FILES)('the data file %s/%s.json', (game, name) => {
  const file = readFile(game, name);

  test('is what the code’s own schema says', () => {
    const { issues } = v.safeParse(dataFileSchema(game, name), file);
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toBeUndefined();
  });

  test('is what the published schema says, which lies where the file says', () => {
    const place = join('dist/api', game, file.$schema);
    const schema: unknown = JSON.parse(readFileSync(place, 'utf8'));
    expect(fitsJsonSchema(schema, file)).toEqual([]);
    expect(fitsJsonSchema(schema, { ...file, more: 1 })).not.toEqual([]);
    expect(fitsJsonSchema(schema, { ...file, items: [{ id: 3 }] })).not.toEqual([]);
  });

  test('has addresses that lead to a page, and to the place on it', () => {
    const lost = file.items.filter(({ address }) => {
      const [path = '', hash] = address.split('#');
      const page = join('dist', path, 'index.html');
      return !existsSync(page) || (hash && !readFileSync(page, 'utf8').includes(`id="${hash}"`));
    });
    expect(lost.map(({ address }) => address)).toEqual([]);
  });

  test('is the same under a base path, byte for byte', () => {
    expect(textOf(game, name, 'node_modules/.cache/realmwright/under-base')).toBe(textOf(game, name));
  });

  test('is linked on the page of the data', () => {
    expect(dataPage().querySelector(`a[href="/api/${game}/${name}.json"]`)).not.toBeNull();
  });
});

describe.each(OPEN_GAMES.map(({ id }) => id))('the data of %s', (game) => {
  const fileOf = (name: DataFileName): DataFile => readFile(game, name);
  const ids = (name: DataFileName): string[] =>
    dataFilesOf(game).includes(name) ? fileOf(name).items.map(({ id }) => id) : [];

  test('has every rule, card and ruling', () => {
    expect(ids('rules').sort()).toEqual([...ruleIdsOf(game)].sort());
    expect(ids('cards').sort()).toEqual(
      cardGroupsOf(game)
        .flatMap(({ cards }) => cards)
        .sort(),
    );
    expect(ids('rulings')).toEqual(rulingsOf(game).map(({ id }) => id));
  });

  test('names only things that it has', () => {
    const known = { rules: ids('rules'), terms: ids('glossary'), see: ids('glossary'), cards: ids('cards') };
    for (const file of dataFilesOf(game))
      for (const item of fileOf(file).items)
        for (const [field, list] of Object.entries(known))
          for (const id of (item[field] as string[] | undefined) ?? [])
            expect(list, `${file} ${item.id} ${field}`).toContain(id);
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

describe('the data of A New Regime', () => {
  test('has the tables that code makes in the text and the HTML of rules', () => {
    const rule = readFile('a-new-regime', 'rules').items.find(({ id }) => id === 'state-affiliation');
    expect(rule?.['text']).toContain('2 or 3, economic');
    expect(rule?.['html']).toMatch(/<td>4 or 5<\/td>/);
  });

  test.each(dataFilesOf('a-new-regime'))(
    'gives the page of the data an entry of %s.json as an example',
    (name) => {
      const shown = dataPage().querySelector(`code[data-entry^="a-new-regime/${name}/"]`)?.text ?? '';
      const entry = JSON.parse(shown) as Item;
      expect(entry).toEqual(readFile('a-new-regime', name).items.find(({ id }) => id === entry.id));
    },
  );
});
