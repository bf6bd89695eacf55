import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, cardsIn, END_GAME_CONDITIONS } from '#games/a-new-regime/cards.ts';
import { TARGET_WORDS, TIMING_WORDS } from '#games/a-new-regime/cardWords.ts';
import { readContentFile, idsIn } from '../../src/manual/contentFile.ts';
import { CARD_FACTS, numbersIn } from './cardFacts.ts';

const FOLDER = 'content/a-new-regime/cards/';
const files = readdirSync(FOLDER).map((name) =>
  readContentFile({ path: FOLDER + name, source: readFileSync(FOLDER + name, 'utf8') }),
);
const fileOf = (id: string) => {
  const file = files.find(({ name }) => name === id);
  if (!file) throw new Error(`No file for ${id}.`);
  return file;
};

/** Cards that the ruling on the moment of playing lets anybody play on a roll or act. */
const ON_ANY_ROLL = ['counter', 'rebound', 'advanced-tactics', 'double-our-efforts', 'overkill'];

/** Longest text that is still read across a table. */
const LONGEST = 220;

describe('the cards of A New Regime', () => {
  test('are 24 conditions in three piles of eight, and 16 that turn the tide', () => {
    const sizes = ['militaristic', 'economic', 'religious', 'turn-the-tide'].map(
      (pile) => CARD_FACTS.filter((fact) => fact.pile === pile).length,
    );
    expect(sizes).toEqual([8, 8, 8, 16]);
    expect(Object.values(END_GAME_CONDITIONS).map((pile) => pile.length)).toEqual([8, 8, 8]);
    expect(cardsIn('turn-the-tide')).toHaveLength(16);
  });

  test('are those of the draft, in its order, a file each', () => {
    expect(CARD_FACTS.map(({ id }) => id)).toEqual(CARD_IDS);
    expect(files.map(({ name }) => name).sort()).toEqual([...CARD_IDS].sort());
  });

  test.each(CARD_FACTS)('$id has the name, the pile and the numbers of the draft', (fact) => {
    const { data } = fileOf(fact.id);
    expect(data['id']).toBe(fact.id);
    expect(data['name']).toBe(fact.name);
    expect(data['kind']).toBe(fact.pile === 'turn-the-tide' ? 'turn-the-tide' : 'end-game-condition');
    expect(data['affiliation']).toBe(fact.pile === 'turn-the-tide' ? undefined : fact.pile);
    expect(data['copies']).toBe(1);
    expect(numbersIn(String(data['text']))).toEqual(fact.numbers);
  });

  test.each(CARD_FACTS)('$id says all that its condition or effect needs', ({ id, words }) => {
    const text = String(fileOf(id).data['text']);
    expect(words.filter((word) => !text.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  });

  test.each(CARD_FACTS)('$id is judged by the table or not, and has its time', ({ id, pile, table }) => {
    const { data } = fileOf(id);
    expect(data['judgedByTable']).toBe(table === true);
    expect(data['timing']).toBe(
      pile !== 'turn-the-tide' ? 'declaration' : ON_ANY_ROLL.includes(id) ? 'any-roll' : 'own-turn',
    );
    expect(Object.keys(TIMING_WORDS)).toContain(data['timing']);
    expect(Object.keys(TARGET_WORDS)).toContain(data['targets']);
  });

  test.each(files)('$name fits a printed card and has notes with an example', ({ data, body }) => {
    expect(String(data['text']).length).toBeLessThanOrEqual(LONGEST);
    expect(String(data['text'])).toMatch(/^[A-Z].*\.$/);
    expect(body).toContain('**Example.**');
    expect(body.replace(/^import .*$/gm, '').length).toBeGreaterThan(120);
  });

  test.each(files)('$name names the rules that it rests on, and lists the terms of its notes', (file) => {
    const rules = idsIn(file, 'rules');
    expect(rules.length).toBeGreaterThan(2);
    expect(rules).toContain(file.data['kind'] === 'turn-the-tide' ? 'turn-the-tide-effect' : 'step-declare');
    expect(new Set(rules).size).toBe(rules.length);
    const used = [...file.body.matchAll(/<Term id="([^"]+)"/g)].map(([, id]) => id);
    expect(used.filter((id) => !idsIn(file, 'terms').includes(id ?? ''))).toEqual([]);
  });
});
