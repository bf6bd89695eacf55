import { openStream } from '../../src/lib/random/stream.ts';
import type { Change } from './mutants.ts';

/**
 * `size` of the changes, each with the same chance and every file in proportion to what it has. The samples of a
 * seed lie in one another: a larger one holds all of a smaller one.
 */
export function sampleChanges(changes: readonly Change[], size: number, seed: string): readonly Change[] {
  return [...new Set(changes.map(({ file }) => file))]
    .flatMap((file) => {
      const stream = openStream(seed, file);
      const ofFile = changes.filter((change) => change.file === file);
      const shuffled = ofFile.map((change) => ({ change, by: stream.unit() })).sort((a, b) => a.by - b.by);
      // A file's changes stand evenly between 0 and 1, from a start of its own; the first `size` are the sample.
      const start = stream.unit();
      return shuffled.map(({ change }, rank) => ({ change, at: (rank + start) / shuffled.length }));
    })
    .sort((a, b) => a.at - b.at)
    .slice(0, size)
    .map(({ change }) => change);
}
