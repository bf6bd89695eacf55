import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasChosen, makeFilter, NO_FILTER, parseFilter } from '#ui/filter/filterState.ts';
import { entryWords, holdsWords } from '#ui/filter/words.ts';

const FIELDS = { kind: ['', 'one', 'two'], when: ['', 'now', 'later'] };

describe('the filter in an address', () => {
  test('comes back as it was made', () => {
    const state = fc.record({
      chosen: fc.record(
        { kind: fc.constantFrom('one', 'two'), when: fc.constantFrom('now', 'later') },
        { requiredKeys: [] },
      ),
      q: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    });
    fc.assert(
      fc.property(state, (filter) => {
        expect(parseFilter(makeFilter(filter), FIELDS)).toEqual({ state: filter, unknown: [] });
      }),
    );
  });

  test('is empty where nothing is filtered', () => {
    expect(makeFilter(NO_FILTER)).toBe('');
    expect(makeFilter({ chosen: { kind: '' }, q: '  ' })).toBe('');
  });

  test('names the values that there are not, and leaves them out', () => {
    expect(parseFilter('?kind=three&when=now', FIELDS)).toEqual({
      state: { chosen: { when: 'now' }, q: '' },
      unknown: [{ field: 'kind', value: 'three' }],
    });
  });

  test('takes no notice of fields of others, and of endless text', () => {
    const { state, unknown } = parseFilter(`?source=mail&q=${'a'.repeat(5000)}`, FIELDS);
    expect(unknown).toEqual([]);
    expect(state.q).toHaveLength(100);
  });
});

describe('an entry', () => {
  const list = [
    'Naïve “Outfit” of a rival’s, 30 units, imperialized by obliterating',
    'One single un-loyal figure; two sins',
  ].map(entryWords);
  const found = (q: string): readonly number[] => {
    const holds = holdsWords(q, list);
    return list.flatMap((entry, index) => (holds(entry) ? [index] : []));
  };

  test.each([
    ['outfit', [0]],
    ['UNITS outfit', [0]],
    ['naive', [0]],
    ["rival's", [0]],
    ['rival’s 30', [0]],
    ['obliterate', [0]],
    ['imperialise', [0]],
    ['unloyal', [1]],
    ['un-loyal', [1]],
    ['', [0, 1]],
    ['…', [0, 1]],
    ['outfit 31', []],
    ['outfit single', []],
  ])('is found by the words of “%s”, whatever their endings', (q, entries) => {
    expect(found(q)).toEqual(entries);
  });

  test('is found by the beginnings of its words, not by what is inside them', () => {
    expect(found('sing')).toEqual([1]);
    expect(found('imperialis')).toEqual([0]);
    expect(found('obliteratin')).toEqual([0]);
    expect(found('gle')).toEqual([]);
  });

  test('is not found by a beginning that is a whole word elsewhere in the list', () => {
    const [single, sins] = ['One single figure', 'Two sins'].map(entryWords);
    const holds = holdsWords('sin', [single!, sins!]);
    expect([holds(single!), holds(sins!)]).toEqual([false, true]);
    expect(holdsWords('sin', [single!])(single!)).toBe(true);
  });

  test('must have every chosen value', () => {
    const filter = { chosen: { kind: 'one', when: 'now' }, q: '' };
    expect(hasChosen(filter, { kind: 'one', when: 'now' })).toBe(true);
    expect(hasChosen(filter, { kind: 'one', when: 'later' })).toBe(false);
    expect(hasChosen(filter, { kind: 'one' })).toBe(false);
  });
});
