import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole random games and whole tables: most changes are noticed before their turn comes. */
const SLOW = ['hostile', 'legal', 'sayEvent', 'byCounting'].map((name) => `/${name}.test.ts`);

/** The first test that fails ends the run of a change, so the quick ones go first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => SLOW.findIndex((name) => moduleId.endsWith(name));
    return files.sort((a, b) => place(a) - place(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

/** What `npm run mutate` runs against each change: tests of rules, play and odds that need neither site nor luck. */
export default defineConfig({
  test: {
    include: ['tests/lib/dice/**/*.test.ts', 'tests/games/a-new-regime/{rules,odds,play}/**/*.test.ts'],
    setupFiles: ['tests/fixedSeed.ts'],
    testTimeout: 120_000,
    exclude: ['**/conformance.test.ts', '**/randomPlay.test.ts'],
    // Each change gets a worker of its own, which serves all of its test files.
    isolate: false,
    sequence: { sequencer: QuickFirst },
  },
});
