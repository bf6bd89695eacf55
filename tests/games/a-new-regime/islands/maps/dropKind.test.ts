import { expect, test } from 'vitest';
import { dropKind } from '#games/a-new-regime/islands/maps/dropKind.ts';

test('a dropped file is taken for what it is, and for what is open where it could be more than one thing', () => {
  expect(dropKind({ name: 'board.jpg', type: 'image/jpeg' }, 'world')).toBe('picture');
  expect(dropKind({ name: 'States.CSV', type: '' }, 'file')).toBe('list');
  expect(dropKind({ name: 'map.json', type: 'application/json' }, 'list')).toBe('list');
  expect(dropKind({ name: 'map.json', type: 'application/json' }, 'world')).toBe('file');
  expect(dropKind({ name: 'land.geojson', type: '' }, 'picture')).toBe('file');
  expect(dropKind({ name: 'land.geojson', type: '' }, 'list')).toBe('file');
});
