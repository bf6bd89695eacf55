import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeFilter, matches, NO_FILTER, parseFilter, searchable } from '#ui/filter/filterState.ts';

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
  const text = searchable('Naïve “Outfit” of a rival’s, 30 units');

  test.each([
    ['outfit', true],
    ['UNITS outfit', true],
    ['naive', true],
    ["rival's", true],
    ['rival’s 30', true],
    ['', true],
    ['outfit 31', false],
  ])('is found or not by “%s”', (q, found) => {
    expect(matches({ chosen: {}, q }, {}, text)).toBe(found);
  });

  test('must have every chosen value', () => {
    const filter = { chosen: { kind: 'one', when: 'now' }, q: '' };
    expect(matches(filter, { kind: 'one', when: 'now' }, text)).toBe(true);
    expect(matches(filter, { kind: 'one', when: 'later' }, text)).toBe(false);
    expect(matches(filter, { kind: 'one' }, text)).toBe(false);
  });
});
