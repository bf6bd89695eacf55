import * as v from 'valibot';
import { AFFILIATIONS } from '../vocabulary.ts';
import { END_GAME_CONDITIONS } from '../cards.ts';
import { TRACKED, type Having } from './conditions.ts';
import { NAMED, rulings, whole } from './fields.ts';
import { MAX_COUNT } from './limits.ts';
import { question } from './question.ts';

const CARDS = AFFILIATIONS.flatMap((pile) => END_GAME_CONDITIONS[pile]);
const counted = whole(0, MAX_COUNT);
const HAVE = 'an object with numbers, or true and false, by the names of what the card asks for';
const NUMBER_OR_TICK = `${counted.message}, or true or false`;

/** What one card asks for, held to what that card knows; what is left out is 0 or false. */
const given = v.pipe(
  v.strictObject(
    {
      card: v.picklist(CARDS, `one of ${CARDS.join(', ')}`),
      have: v.optional(v.record(v.string(), v.union([counted, v.boolean()], NUMBER_OR_TICK), HAVE), {}),
      rulings,
    },
    NAMED,
  ),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { card, have } = dataset.value;
    const { asks } = TRACKED[card];
    for (const [id, value] of Object.entries(have)) {
      const kind = asks.find((one) => one.id === id)?.kind;
      const fits = kind === (typeof value === 'boolean' ? 'tick' : 'count');
      if (fits) continue;
      const message =
        kind === undefined
          ? `left out, because this card asks for ${asks.map((one) => one.id).join(', ')}`
          : kind === 'tick'
            ? 'true or false'
            : counted.message;
      const step = { type: 'object', origin: 'value' } as const;
      addIssue({
        message,
        input: value,
        path: [
          { ...step, input: dataset.value, key: 'have', value: have },
          { ...step, input: have, key: id, value },
        ],
      });
      return NEVER;
    }
    const filled = asks.map(({ id, kind }) => [id, have[id] ?? (kind === 'tick' ? false : 0)] as const);
    return { ...dataset.value, have: Object.fromEntries(filled) };
  }),
);

export const conditionQuestion = question({
  id: 'end-game-condition',
  summary: 'whether an end-game condition is met, and what is missing',
  given,
  rulings: [],
  example: { card: 'blasphemy', have: { tokens: 26, calm: true } },
  answer: ({ card, have }) => {
    const { asks, gaps } = TRACKED[card];
    const having: Having = Object.fromEntries(asks.map(({ id }) => [id, Number(have[id])]));
    const left = gaps(having);
    const missing = left.map(({ ask, by }) => {
      const { kind } = asks.find(({ id }) => id === ask)!;
      return [ask, kind === 'tick' ? true : by] as const;
    });
    return {
      exact: { met: left.length === 0, missing: Object.fromEntries(missing) },
      more: { sentences: left.map(({ text }) => text) },
    };
  },
});
