import { describe, expect, test } from 'vitest';
import { sampleChanges } from '../../../scripts/mutate/sample.ts';

const changes = Object.entries({ 'a.ts': 300, 'b.ts': 90, 'c.ts': 9, 'd.ts': 1 }).flatMap(([file, count]) =>
  Array.from({ length: count }, (_, n) => ({ id: `${file}:${n}`, file })),
);
const SEEDS = Array.from({ length: 400 }, (_, n) => String(n));

describe('a sample of changes', () => {
  test('has the wanted size, and all changes if that is more than there are', () => {
    expect(sampleChanges(changes, 40, '7')).toHaveLength(40);
    expect(new Set(sampleChanges(changes, 1000, '7'))).toEqual(new Set(changes));
  });

  test('is the same for the same seed, and another for another', () => {
    expect(sampleChanges(changes, 40, '7')).toEqual(sampleChanges(changes, 40, '7'));
    expect(sampleChanges(changes, 40, '8')).not.toEqual(sampleChanges(changes, 40, '7'));
  });

  test('of a seed lies in every larger one', () => {
    const larger = sampleChanges(changes, 90, '7');
    expect(larger.slice(0, 40)).toEqual(sampleChanges(changes, 40, '7'));
  });

  test('takes of each file what is due to it, to within two', () => {
    for (const seed of SEEDS) {
      const drawn = sampleChanges(changes, 80, seed);
      for (const { file, due } of [
        { file: 'a.ts', due: 60 },
        { file: 'b.ts', due: 18 },
        { file: 'c.ts', due: 1.8 },
        { file: 'd.ts', due: 0.2 },
      ]) {
        expect(Math.abs(drawn.filter((change) => change.file === file).length - due)).toBeLessThan(2);
      }
    }
  });

  test('gives the only change of a file the chance of any other', () => {
    const hits = SEEDS.filter((seed) => sampleChanges(changes, 80, seed).some(({ file }) => file === 'd.ts'));
    expect(hits.length / SEEDS.length).toBeGreaterThan(0.14);
    expect(hits.length / SEEDS.length).toBeLessThan(0.26);
  });
});
