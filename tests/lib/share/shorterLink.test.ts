import { describe, expect, test } from 'vitest';
import { shorterLink } from '#lib/share/shorterLink.ts';

const reads = (text: string) => text === '#1.good';

describe('a link with what does not belong to it at its end', () => {
  test('is tried without up to three signs of punctuation, also encoded ones', () => {
    for (const end of ['.', '),', '%22', '”).']) expect(shorterLink(`#1.good${end}`, reads)).toBe('#1.good');
  });

  test('stays as it is where that helps nothing', () => {
    for (const hash of ['#1.good....', '#1.goods', '#1.bad.'])
      expect(shorterLink(hash, reads)).toBeUndefined();
  });
});
