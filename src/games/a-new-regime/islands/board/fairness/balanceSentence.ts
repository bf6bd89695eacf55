import type { Balanced, BalanceMeans } from '#lib/board/fairness/balance.ts';
import { counted } from '#lib/core/counted.ts';

/** What came of balancing, in words. */
export function balanceSentence(
  { edits, before, after, reached, most }: Balanced,
  may: readonly BalanceMeans[],
  wanted: number,
): string {
  if (may.length === 0) return 'Nothing may change: choose what balancing may do.';
  const [from, to] = [pointsText(before.score), pointsText(after.score)];
  if (edits.length === 0 && reached) return `Fairness is ${from} already; nothing was changed.`;
  const limit = may.some((means) => means !== 'capitals')
    ? ` With the capitals ${edits.some(({ type }) => type === 'capitals') ? 'as they now stand' : 'where they are'}, swaps cannot bring more than ${pointsText(most)}.`
    : '';
  if (edits.length === 0) return `Nothing fairer was found: fairness stays at ${from}.${limit}`;
  const swaps = edits.filter(({ type }) => type === 'swapRolls').length;
  const means = [
    ...(edits.some(({ type }) => type === 'capitals') ? ['capitals placed'] : []),
    ...(swaps > 0 ? [counted(swaps, 'swap')] : []),
  ].join(' and ');
  const short = reached || wanted === 100 ? '' : ` Of the ${wanted} wanted, that is the most that was found.`;
  return `Fairness goes from ${from} to ${to}: ${means}.${short}${reached ? '' : limit}`;
}

/** A score with one decimal, so that small gains show. */
export const pointsText = (score: number): string => score.toFixed(1);
