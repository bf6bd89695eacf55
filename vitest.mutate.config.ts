import { defineConfig } from 'vitest/config';

/** What `npm run mutate` runs against each change: tests of rules, play and odds that need neither site nor luck. */
export default defineConfig({
  test: {
    include: ['tests/lib/dice/**/*.test.ts', 'tests/games/a-new-regime/{rules,odds,play}/**/*.test.ts'],
    setupFiles: ['tests/fixedSeed.ts'],
    testTimeout: 120_000,
    exclude: ['**/conformance.test.ts', '**/randomPlay.test.ts'],
  },
});
