import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { changeId, listChanges, PATTERNS } from './mutants.ts';
import { NOT_DRAWN, type SampleOptions } from './onlyTheSample.ts';
import { sampleChanges } from './sample.ts';
import { tally } from './tally.ts';

export interface SampleRun {
  /** How many changes to draw. */
  readonly size: number;
  readonly seed: string;
  /** Test runners at a time. */
  readonly concurrency: number;
  /** Also tries changes that work only while a file loads; each costs a run of all tests. */
  readonly atLoad: boolean;
}

/** What Stryker remembers of earlier runs: what was noticed stays so while the test that noticed it stays the same. */
const MEMORY = '.stryker-memory.json';

/** Tries a sample of all changes and prints what became of it. A larger sample of the same seed goes on from there. */
export async function runSample({ size, seed, concurrency, atLoad }: SampleRun): Promise<void> {
  const all = await listChanges();
  const drawn = new Map(sampleChanges(all, size, seed).map((change) => [change.id, change]));
  console.log(`${drawn.size} of ${all.length} changes, drawn by seed ${seed}`);
  forgetTheRest();
  const options: PartialStrykerOptions & SampleOptions = {
    concurrency,
    ignoreStatic: !atLoad,
    appendPlugins: [fileURLToPath(new URL('./onlyTheSample.ts', import.meta.url))],
    checkers: ['only-the-sample'],
    sample: [...drawn.keys()],
    reporters: ['progress-append-only'],
    incremental: true,
    incrementalFile: MEMORY,
    // The share of a sample is judged with its interval, by whoever reads it.
    thresholds: { high: 90, low: 80, break: null },
  };
  const results = await new Stryker(options).runMutationTest();
  const verdicts = results.flatMap((result) => {
    const change = drawn.get(resultId(result));
    return change ? [{ ...change, status: result.status }] : [];
  });
  const folders = PATTERNS.map((pattern) => pattern.slice(0, pattern.indexOf('*')));
  console.log(`\n${tally(verdicts, folders)}`);
}

/** Results count lines and columns from 1, where mutants count from 0. */
function resultId(result: MutantResult): string {
  const back = ({ line, column }: { line: number; column: number }) => ({
    line: line - 1,
    column: column - 1,
  });
  const location = { start: back(result.location.start), end: back(result.location.end) };
  return changeId({ ...result, location });
}

interface Memory {
  readonly files: Record<string, { mutants: readonly { statusReason?: string }[] }>;
}

/** Strikes from memory what an earlier run had not drawn, for this one may have. */
function forgetTheRest(): void {
  if (!existsSync(MEMORY)) return;
  const memory = JSON.parse(readFileSync(MEMORY, 'utf8')) as Memory;
  for (const file of Object.values(memory.files)) {
    file.mutants = file.mutants.filter(({ statusReason }) => statusReason !== NOT_DRAWN);
  }
  writeFileSync(MEMORY, JSON.stringify(memory));
}
