import * as v from 'valibot';
import { add, multiply, ONE, rational, subtract, ZERO, type Rational } from '#lib/core/rational.ts';
import { affiliation, flag, NAMED, rulings, tokenCount, turns, units } from './fields.ts';
import { fightOdds, type Standing } from './fight.ts';
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
    const { final, byTurn } = fightOdds({
      attacker: { outfit: asked.attacker, units: asked.attackerUnits, funds: asked.attackerFunds },
      defender: { outfit: asked.defender, units: asked.defenderUnits, funds: asked.defenderFunds },
      returns: asked.returns,
      turns: asked.turns,
    });
    const { won, lost } = byTurn.at(-1)!;
    const mean = (of: (standing: Standing) => number): Rational =>
      final.reduce((all, { standing, chance }) => add(all, multiply(rational(of(standing)), chance)), ZERO);
    const outcomes = new Map<string, { attacker: number; defender: number; chance: Rational }>();
    for (const { standing, chance } of final) {
      const { attacker, defender } = standing;
      const twin = outcomes.get(`${attacker} ${defender}`);
      outcomes.set(`${attacker} ${defender}`, {
        attacker,
        defender,
        chance: twin ? add(twin.chance, chance) : chance,
      });
    }
    return {
      exact: { won, lost, open: subtract(ONE, add(won, lost)) },
      more: {
        byTurn,
        outcomes: [...outcomes.values()].sort((a, b) => a.attacker - b.attacker || a.defender - b.defender),
        expectedSpending: {
          attacker: subtract(
            rational(asked.attackerFunds),
            mean((one) => one.attackerFunds),
          ),
          defender: subtract(
            rational(asked.defenderFunds),
            mean((one) => one.defenderFunds),
          ),
        },
      },
    };
  },
});
