import type { RulingChoices } from '../rulings/choices.ts';
import { fates, type Fate } from './growthOdds.ts';

/**
 * What becomes of a regime's only state, its capital, if nobody does anything there. `starts` are the loyal people that
 * it may begin with, each as likely. One row for each of the regime's first `turns` turns, exact.
 */
export const loneCapital = (
  starts: readonly number[],
  turns: number,
  readings: RulingChoices = {},
): readonly Fate[] =>
  fates(
    starts.map((loyal) => ({ loyal, unloyal: 0 })),
    turns,
    readings,
  );
