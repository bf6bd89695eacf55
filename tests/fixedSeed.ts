import fc from 'fast-check';

/**
 * Properties draw the same cases on every machine and every day, so that a run that passed passes again.
 * `REALMWRIGHT_SEED=<whole number>` draws others; fast-check prints the seed and path of whatever fails.
 */
const seed = Number(process.env.REALMWRIGHT_SEED ?? 20_261_130);
if (!Number.isInteger(seed))
  throw new Error(`REALMWRIGHT_SEED is "${process.env.REALMWRIGHT_SEED}"; it must be a whole number.`);
fc.configureGlobal({ seed });
