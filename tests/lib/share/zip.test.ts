import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipFiles } from '#lib/share/zip.ts';

const files = [
  { name: 'b.pdf', bytes: new Uint8Array([1, 2, 3]) },
  { name: 'a.txt', bytes: new TextEncoder().encode('Łódź') },
];

describe('an archive', () => {
  it('gives back its files, in their order', () => {
    const read = unzipSync(zipFiles(files, '2026-11-30'));
    expect(Object.keys(read)).toEqual(['b.pdf', 'a.txt']);
    expect([...read['b.pdf']!]).toEqual([1, 2, 3]);
    expect(new TextDecoder().decode(read['a.txt'])).toBe('Łódź');
  });

  it('is the same for the same files and day, and another for another day', () => {
    expect(zipFiles(files, '2026-11-30')).toEqual(zipFiles(files, '2026-11-30'));
    expect(zipFiles(files, '2026-11-29')).not.toEqual(zipFiles(files, '2026-11-30'));
  });
});
