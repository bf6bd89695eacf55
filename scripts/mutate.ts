/**
 * Changes the engine and the odds in small ways, and counts the changes that no test notices.
 *
 *     npm run mutate                                 every change
 *     npm run mutate -- --mutate src/lib/dice/a.ts   Stryker's own options
 *     npm run mutate -- --sample 400 --seed 7        400 changes drawn from all files, and what share that proves
 */
import { parseArgs } from 'node:util';
import { StrykerCli } from '@stryker-mutator/core';
import { runSample } from './mutate/runSample.ts';

const args = process.argv.slice(2);

/** What goes with `--sample`; says what is wrong and ends where that is no option or lacks its value. */
function sampleOptions() {
  try {
    return parseArgs({
      args,
      options: {
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        concurrency: { type: 'string', default: '2' },
        'at-load': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(
      `${(error as Error).message}\nWith --sample there are --seed, --concurrency and --at-load; Stryker's own options go without it.`,
    );
    process.exit(2);
  }
}

if (args.some((arg) => arg.startsWith('--sample'))) {
  const values = sampleOptions();
  const [size, concurrency] = [Number(values.sample), Number(values.concurrency)];
  if (![size, concurrency].every((n) => Number.isInteger(n) && n >= 1)) {
    console.error(
      `--sample and --concurrency must be whole numbers from 1, not ${values.sample} and ${values.concurrency}.`,
    );
    process.exit(2);
  }
  await runSample({ size, seed: values.seed, concurrency, atLoad: values['at-load'] });
} else {
  new StrykerCli([process.execPath, 'stryker', 'run', ...args]).run();
}
