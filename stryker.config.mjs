/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  mutate: [
    'src/lib/dice/**/*.ts',
    'src/games/a-new-regime/rules/**/*.ts',
    'src/games/a-new-regime/odds/**/*.ts',
    'src/games/a-new-regime/play/**/*.ts',
  ],
  // Sentences and docs of questions are no behaviour that odds could get wrong.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['dist', 'public', 'content', '.astro', 'docs'],
  concurrency: 2,
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  tempDirName: '.stryker-tmp',
  thresholds: { high: 90, low: 80, break: 80 },
};
