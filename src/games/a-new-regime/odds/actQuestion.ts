import * as v from 'valibot';
import { AFFILIATIONS } from '../vocabulary.ts';
import { affiliation, NAMED, target, tokenCount } from './fields.ts';
import { question } from './question.ts';
import { targetLand } from './target.ts';
import { betterWay, wayOf } from './ways.ts';

export const actQuestion = question({
  id: 'act',
  summary: 'which outfit should act on a state, and with what chance',
  given: v.strictObject(
    {
      ...target,
      funds: v.optional(tokenCount, 0),
      outfits: v.optional(
        v.pipe(
          v.array(affiliation, 'a list of affiliations'),
          v.minLength(1, 'a list of at least one affiliation'),
          v.maxLength(AFFILIATIONS.length, 'a list of at most three affiliations'),
        ),
        [...AFFILIATIONS],
      ),
    },
    NAMED,
  ),
  rulings: ['neutral-loyalty', 'empty-state', 'emptied-state', 'falls-into-chaos', 'convert-zero'],
  example: { state: 'economic', loyal: 2, unloyal: 1, funds: 4 },
  answer: ({ funds, outfits, rulings, ...asked }) => {
    const land = targetLand(asked);
    const ways = [...new Set(outfits)].map((outfit) => wayOf(outfit, land, funds, rulings)).sort(betterWay);
    const first = ways[0]!;
    const best = first.capture.numerator > 0n ? first.outfit : null;
    return { exact: { best, ways: ways.map((way) => ({ ...way })) } };
  },
});
