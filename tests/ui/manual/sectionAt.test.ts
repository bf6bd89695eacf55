import { describe, expect, test } from 'vitest';
import { sectionAt } from '#ui/manual/sectionAt.ts';

describe('the section that is being read', () => {
  const windowHeight = 900;

  test('is none ahead of the first', () => {
    expect(sectionAt({ tops: [320, 1200], windowHeight, atEnd: false })).toBeUndefined();
  });

  test('is the last that has risen into the upper third', () => {
    expect(sectionAt({ tops: [-800, 290, 310], windowHeight, atEnd: false })).toBe(1);
    expect(sectionAt({ tops: [-800, 310, 700], windowHeight, atEnd: false })).toBe(0);
  });

  test('is the last at the end of the page, where it can rise no further', () => {
    expect(sectionAt({ tops: [-800, 200, 700], windowHeight, atEnd: true })).toBe(2);
  });

  test('is the one that a link led to, if that is as far up as it can be', () => {
    expect(sectionAt({ tops: [-800, 400, 700], windowHeight, atEnd: true, wanted: 1 })).toBe(1);
    expect(sectionAt({ tops: [-800, 400, 700], windowHeight, atEnd: true, wanted: 0 })).toBe(2);
    expect(sectionAt({ tops: [-800, -400, 700], windowHeight, atEnd: false, wanted: 2 })).toBe(1);
  });
});
