import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'plain',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/site/**'],
          setupFiles: ['tests/fixedSeed.ts'],
          // A busy machine is no fault of the code.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/site/builtSite.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A second is short where two browsers share two cores.
          expect: { poll: { timeout: 10_000 } },
          // A browser that hangs once is no fault of the page; what fails twice is. The report names what was tried again.
          retry: 1,
          // One browser a file is enough for two cores.
          maxWorkers: 2,
        },
      },
    ],
  },
});
