import { readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { outlineOf } from '../../src/manual/outline.ts';
import { chapterSources } from '../../src/site/manualOnDisk.ts';
import { FACTS, TABLE_FACTS } from '../content/facts.ts';

/** The text of each rule on its built page, by the rule's id. */
const texts = new Map<string, HTMLElement>();
for (const chapter of outlineOf('a-new-regime', chapterSources('a-new-regime'))) {
  const page = parse(readFileSync(`dist${chapter.path}index.html`, 'utf8'));
  for (const rule of page.querySelectorAll('.rule')) {
    const text = rule.querySelector('.rule-text');
    if (text) texts.set(rule.id, text);
  }
}

/** What a reader sees of an element, drawings aside, with single spaces. */
function words(element: HTMLElement): string {
  const copy = parse(element.outerHTML.replace(/<\/(p|li|td|th|tr|div|b)>/g, ' </$1>'));
  copy.querySelectorAll('svg, script, style').forEach((drawing) => drawing.remove());
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

function ruleText(id: string): HTMLElement {
  const text = texts.get(id);
  if (!text) throw new Error(`No built page has the rule "${id}".`);
  return text;
}

describe('the numbers of the draft, on the finished pages', () => {
  test.each(FACTS.map(({ rule, reads }) => [rule, reads] as const))(
    '%s reads as it should',
    (rule, reads) => {
      const text = words(ruleText(rule));
      for (const fact of reads) expect(text).toContain(fact);
    },
  );

  test.each(TABLE_FACTS.map(({ rule, rows }) => [rule, rows] as const))(
    'the table of %s has its rows',
    (rule, rows) => {
      const table = ruleText(rule)
        .querySelectorAll('tr')
        .map((row) => row.querySelectorAll('th, td').map(words));
      for (const row of rows) expect(table).toContainEqual(row);
    },
  );

  test('the uprising table has quota and chance of every state in chaos from 2 to 20 people', () => {
    const rows = ruleText('uprising-table').querySelectorAll('tbody tr');
    const table = new Map(
      rows.map((row) => [
        Number(row.querySelector('th')?.textContent),
        row.querySelectorAll('td').map(words).filter(Boolean),
      ]),
    );
    expect([...table.keys()]).toEqual(Array.from({ length: 19 }, (_, index) => index + 2));
    for (const [total, cells] of table) {
      // At least as many black figures as loyal ones, and the faces 0 to 5 that are not below the quota.
      const expected = Array.from({ length: Math.floor(total / 2) + 1 }, (_, loyal) => {
        const faces = [0, 1, 2, 3, 4, 5].filter((face) => face * total >= 10 * loyal).length;
        return `${Number(((10 * loyal) / total).toFixed(2))} ${Math.round((100 * faces) / 6)} %`;
      });
      expect(cells, `total ${total}`).toEqual(expected);
    }
  });
});
