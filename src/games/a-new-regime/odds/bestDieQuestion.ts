import * as v from 'valibot';
import { bestDie, GOAL_IDS } from './bestDie.ts';
import { NAMED, rulings, whole } from './fields.ts';
import { MAX_DICE } from './limits.ts';
import { question } from './question.ts';

export const bestDieQuestion = question({
  id: 'best-die',
  summary: 'what the best of several action dice shows, for a goal',
  given: v.strictObject(
    {
      dice: whole(1, MAX_DICE),
      goal: v.picklist(GOAL_IDS, `${GOAL_IDS.slice(0, -1).join(', ')} or ${GOAL_IDS.at(-1)}`),
      rulings,
    },
    NAMED,
  ),
  rulings: [],
  example: { dice: 3, goal: 'hits' },
  answer: ({ dice, goal }) => {
    const { ranks, mean } = bestDie(dice, goal);
    return {
      exact: {
        mean,
        ranks: ranks.map(({ faces, chance, orBetter }) => ({
          faces: faces.map(({ value, shaded }) => ({ value, shaded })),
          chance,
          orBetter,
        })),
      },
    };
  },
});
