import { implementing } from '../citations.ts';
import { AFFILIATIONS, type Affiliation } from '../vocabulary.ts';
import type { Land } from './land.ts';
import { loyaltyScore } from './loyalty.ts';
import type { Readings } from './readings.ts';

/** Tokens by affiliation: what somebody holds, or what something costs. */
export type Tokens = Readonly<Record<Affiliation, number>>;

export const NO_TOKENS: Tokens = { militaristic: 0, economic: 0, religious: 0 };

/** Tokens of the affiliations that are named, and none of the others. */
export const tokens = (some: Partial<Tokens>): Tokens => ({ ...NO_TOKENS, ...some });

export const addTokens = (a: Tokens, b: Tokens): Tokens => combine(a, b, (x, y) => x + y);

/** What is left of `purse` after paying `price`; undefined if it does not hold that much. */
export function pay(purse: Tokens, price: Tokens): Tokens | undefined {
  const left = combine(purse, price, (x, y) => x - y);
  return AFFILIATIONS.every((affiliation) => left[affiliation] >= 0) ? left : undefined;
}

export const countTokens = (held: Tokens): number =>
  AFFILIATIONS.reduce((sum, affiliation) => sum + held[affiliation], 0);

/** How many tokens of one affiliation the bank takes for one of another. */
export const BANK_RATE = 3;

/** One exchange with the bank; undefined if the purse lacks the three, or nothing would change. */
export const exchange = implementing(
  ['trade-bank'],
  (purse: Tokens, give: Affiliation, take: Affiliation): Tokens | undefined => {
    const left = pay(purse, tokens({ [give]: BANK_RATE }));
    return left && give !== take ? addTokens(left, tokens({ [take]: 1 })) : undefined;
  },
);

/** Whether a price can be paid after exchanges with the bank, and how few do; null where none suffice. */
export interface Affordability {
  readonly possible: boolean;
  readonly exchanges: number | null;
}

/**
 * Each token that is missing costs one exchange, and what is left over after the price is all there is to give: an
 * exchange for a token that is only exchanged again would be a loss.
 */
export const afford = implementing(['trade-bank'], (held: Tokens, price: Tokens): Affordability => {
  const sum = (of: (affiliation: Affiliation) => number) =>
    AFFILIATIONS.reduce((total, affiliation) => total + of(affiliation), 0);
  const missing = sum((one) => Math.max(0, price[one] - held[one]));
  const possible = sum((one) => Math.floor(Math.max(0, held[one] - price[one]) / BANK_RATE));
  return possible >= missing ? { possible: true, exchanges: missing } : { possible: false, exchanges: null };
});

/** What one state yields in a turn to the regime that controls it, whose own affiliation is `regime`. */
export const income = implementing(
  ['token-income'],
  (land: Land, regime: Affiliation, readings: Readings = {}): Tokens => {
    const score = Math.max(0, loyaltyScore(land, readings));
    switch (readings['token-income'] ?? 'loyalty') {
      case 'loyalty':
        return tokens({ [land.affiliation]: score });
      case 'one-per-state':
        return tokens({ [land.affiliation]: 1 });
      case 'loyal-population':
        return tokens({ [land.affiliation]: land.loyal });
      case 'regime-affiliation':
        return tokens({ [regime]: score });
    }
  },
);

const combine = (a: Tokens, b: Tokens, join: (x: number, y: number) => number): Tokens => ({
  militaristic: join(a.militaristic, b.militaristic),
  economic: join(a.economic, b.economic),
  religious: join(a.religious, b.religious),
});
