import { expect, test } from 'vitest';
import { counted } from '#lib/core/counted.ts';

test.each([
  [0, 'tokens'],
  [1, 'token'],
  [2, 'tokens'],
])('%i takes the form %s', (count, form) => {
  expect(counted(count, 'token')).toBe(`${count} ${form}`);
});

test('a plural of its own is said, and a space that does not break holds', () => {
  expect(counted(2, 'try', 'tries')).toBe('2 tries');
  expect(counted(1, 'try', 'tries', '\u00a0')).toBe('1\u00a0try');
});
