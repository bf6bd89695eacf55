import * as v from 'valibot';
import { add, ONE, subtract } from '#lib/core/rational.ts';
import { affiliation, flag, NAMED, rulings, tokenCount, turns, units } from './fields.ts';
import { fightOdds } from './fight.ts';
import { question } from './question.ts';

const funds = v.optional(tokenCount, 0);

export const fightQuestion = question({
  id: 'conflict',
  summary: 'a whole conflict between two outfits over several turns',
  given: v.strictObject(
    {
      attacker: affiliation,
      attackerUnits: units,
      attackerFunds: funds,
      defender: affiliation,
      defenderUnits: units,
      defenderFunds: funds,
      returns: flag,
      turns,
      rulings,
    },
    NAMED,
  ),
  rulings: [],
  example: {
    attacker: 'militaristic',
    attackerUnits: 3,
    defender: 'religious',
    defenderUnits: 3,
    returns: true,
    turns: 3,
  },
  answer: (asked) => {
    const { final, byTurn, spent } = fightOdds({
      attacker: { outfit: asked.attacker, units: asked.attackerUnits, funds: asked.attackerFunds },
      defender: { outfit: asked.defender, units: asked.defenderUnits, funds: asked.defenderFunds },
      returns: asked.returns,
      turns: asked.turns,
    });
    const { won, lost } = byTurn.at(-1)!;
    return {
      exact: { won, lost, open: subtract(ONE, add(won, lost)) },
      more: {
        byTurn,
        outcomes: final
          .map(({ standing, chance }) => ({ ...standing, chance }))
          .sort((a, b) => a.attacker - b.attacker || a.defender - b.defender),
        expectedSpending: spent,
      },
    };
  },
});
