import { describe, expect, it } from 'vitest';
import { makePageList, parsePageList } from '#lib/print/pageList.ts';

describe('a list of pages', () => {
  it('is read as print dialogs read it, in the order of the pages', () => {
    expect(parsePageList('5-7, 2,6', 9)).toEqual({ ok: true, value: [2, 5, 6, 7] });
    expect(parsePageList(' ', 3)).toEqual({ ok: true, value: [1, 2, 3] });
    expect(parsePageList('3–3', 3)).toEqual({ ok: true, value: [3] });
  });

  it('is written as it is read', () => {
    expect(makePageList([2, 5, 6, 7, 9, 10])).toBe('2, 5-7, 9-10');
    expect(parsePageList(makePageList([1, 3, 4]), 9)).toEqual({ ok: true, value: [1, 3, 4] });
  });

  it('is refused with a sentence where it names what there is not', () => {
    expect(parsePageList('two', 9)).toMatchObject({ ok: false, error: { code: 'bad-page' } });
    expect(parsePageList('2,', 9)).toMatchObject({ ok: false, error: { code: 'bad-page' } });
    for (const text of ['0', '10', '7-5', '8-10'])
      expect(parsePageList(text, 9), text).toMatchObject({ ok: false, error: { code: 'no-such-page' } });
  });
});
