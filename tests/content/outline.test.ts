import { describe, expect, test } from 'vitest';
import { outlineOf, readChapter, rulesOf } from '../../src/manual/outline.ts';

const chapter = (number: number, body: string, name = `0${number}-topic-${number}`) => ({
  path: `content/a-game/manual/${name}.mdx`,
  source: `---\ntitle: Topic ${number}\nchapter: ${number}\n---\n\n${body}`,
});

describe('numbers of rules', () => {
  test('follow from chapter, section and place, and addresses from ids', () => {
    const source =
      '## One\n\n<Rule id="a">x</Rule>\n\n<Rule id="b-c">x</Rule>\n\n## Two\n\n<Rule id="d" oldIds="e f">x</Rule>\n\n<Rule id="g-h" title="Un-loyal ones" oldIds="i">x</Rule>\n';
    expect(rulesOf(readChapter(chapter(4, source)))).toEqual([
      { id: 'a', oldIds: [], title: 'A', number: '4.1.1', address: '/a-game/topic-4/#a' },
      { id: 'b-c', oldIds: [], title: 'B c', number: '4.1.2', address: '/a-game/topic-4/#b-c' },
      { id: 'd', oldIds: ['e', 'f'], title: 'D', number: '4.2.1', address: '/a-game/topic-4/#d' },
      { id: 'g-h', oldIds: ['i'], title: 'Un-loyal ones', number: '4.2.2', address: '/a-game/topic-4/#g-h' },
    ]);
  });

  test('front matter may be quoted, and rules in comments do not count', () => {
    const path = 'content/a-game/manual/01-x.mdx';
    const source =
      '---\ntitle: "War: and peace"\nchapter: 1\n---\n\n## One\n\n{/* <Rule id="a">x</Rule> */}\n\n<Rule id="b">x</Rule>\n';
    const read = readChapter({ path, source });
    expect(read.title).toBe('War: and peace');
    expect(rulesOf(read).map(({ id, number }) => [id, number])).toEqual([['b', '1.1.1']]);
  });

  test('chapters come in the order of their numbers, whatever order they are read in', () => {
    const outline = outlineOf('a-game', [chapter(2, ''), chapter(1, ''), chapter(3, '')]);
    expect(outline.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('chapters of another game do not count', () => {
    expect(outlineOf('another', [chapter(1, '')])).toEqual([]);
  });

  test('an id that occurs twice is refused, in one chapter or two', () => {
    const twice = '## One\n<Rule id="a">x</Rule>\n';
    expect(() => outlineOf('a-game', [chapter(1, twice + twice)])).toThrow(
      /rule id of a-game a occurs twice/,
    );
    expect(() => outlineOf('a-game', [chapter(1, twice), chapter(2, twice)])).toThrow(/occurs twice/);
  });

  test('an old id may be neither another rule’s id nor another’s old id', () => {
    const now = '## One\n<Rule id="a">x</Rule>\n';
    for (const old of ['a', 'a b'])
      expect(() =>
        outlineOf('a-game', [chapter(1, now), chapter(2, `## One\n<Rule id="c" oldIds="${old}">x</Rule>`)]),
      ).toThrow(/rule id of a-game a occurs twice/);
  });

  test('two chapters with one number are refused', () => {
    expect(() => outlineOf('a-game', [chapter(1, '', '01-x'), chapter(1, '', '02-y')])).toThrow(
      /number.*1 occurs twice/,
    );
  });

  test('a rule before the first section is refused, and a chapter without number', () => {
    expect(() => readChapter(chapter(1, '<Rule id="a">x</Rule>'))).toThrow(/before the first section/);
    expect(() =>
      readChapter({ path: 'content/a-game/manual/01-x.mdx', source: '---\ntitle: X\n---' }),
    ).toThrow(/number/);
  });
});
