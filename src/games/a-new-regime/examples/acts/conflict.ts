import { counted } from '#lib/core/counted.ts';
import type { Act } from '../example.ts';
import { actionDice } from '../../rules/actionDice.ts';
import { attack, bribe, demoralize } from '../../rules/conflict.ts';
import { conflictMethod } from '../../rules/methods.ts';
import { bribePrice } from '../../rules/prices.ts';
import { pay } from '../../rules/tokens.ts';
import { aFace } from '../dice.ts';
import { withPick, type Means, type Step } from '../step.ts';
import { outfitOf, withOutfit, type OutfitOnTable, type Table } from '../table.ts';
import { gone } from './outfits.ts';
import { tokenWords } from './people.ts';

type Conflict = Extract<Act, { kind: 'conflict' }>;

/** An outfit of the reader's conflicts with a rival's, by the method of its affiliation. */
export function conflict(table: Table, act: Conflict, means: Means): Step {
  const [attacker, defender] = [outfitOf(table, act.outfit), outfitOf(table, act.target)];
  if (!attacker || !defender) return gone(table);
  const acted = withOutfit(table, attacker.id, { acted: true, moved: true });
  const number = actionDice(attacker.affiliation, defender.affiliation);
  if (conflictMethod(attacker.affiliation) === 'bribe')
    return bribing(acted, defender, Math.min(act.units, defender.units), number, means);
  const rolled = Array.from({ length: number }, () => means.dice.action());
  const demoralizing = conflictMethod(attacker.affiliation) === 'demoralize';
  return withPick(
    rolled,
    means.taken,
    { acting: attacker.affiliation, against: defender.affiliation },
    (die) => {
      const losses = (demoralizing ? demoralize : attack)(defender.units, die);
      const hit = withOutfit(acted, defender.id, { units: defender.units - losses.defender });
      const after = withOutfit(hit, attacker.id, { units: attacker.units - losses.attacker });
      const end = ending(defender.units - losses.defender);
      const told =
        losses.attacker > 0
          ? 'You lose a unit to your own fire.'
          : losses.defender > 0
            ? `${counted(losses.defender, 'unit')} of your rival ${demoralizing ? (losses.defender === 1 ? 'deserts' : 'desert') : losses.defender === 1 ? 'falls' : 'fall'}${end}.`
            : 'Nothing happens.';
      const why = demoralizing
        ? `${aFace(die)}: its value in units deserts, whatever its shading.`
        : `${aFace(die)}: unshaded kills its value in units, a shaded 1, 2 or 3 costs you one of your own.`;
      return {
        told,
        why,
        rules: demoralizing ? ['demoralize-units'] : ['attack-hits', 'attack-friendly-fire'],
        table: after,
        worth: 10 * losses.defender - losses.attacker,
      };
    },
  );
}

/** Tries one after the other, until one succeeds, the grid allows no more, or the money is gone. */
function bribing(table: Table, target: OutfitOnTable, units: number, tries: number, { dice }: Means): Step {
  const price = bribePrice(units);
  const rules = ['bribe-price', 'bribe-roll', 'bribe-again', 'bribe-tries'] as const;
  const rolled = [];
  let purse = table.tokens;
  let left = target.units;
  while (rolled.length < tries && left === target.units) {
    const paid = pay(purse, price);
    if (!paid) break;
    purse = paid;
    const die = dice.action();
    rolled.push(die);
    left -= bribe(units, die).defender;
  }
  const cost = `${tokenWords(price)} a try for ${counted(units, 'unit')}`;
  if (rolled.length === 0)
    return {
      dice: [],
      told: 'You cannot pay the bribe.',
      why: `It costs ${cost}, and you hold ${tokenWords(table.tokens)}.`,
      rules,
      table,
    };
  const spent = `${table.tokens.economic - purse.economic}($)`;
  return {
    dice: rolled,
    picked: rolled.length - 1,
    told:
      left < target.units
        ? `${counted(units, 'unit')} of your rival ${units === 1 ? 'takes' : 'take'} the money: ${spent} spent${ending(left)}.`
        : `Nobody takes the money: ${spent} spent for nothing.`,
    why: `${cost}. Unshaded succeeds, shaded fails and the tokens are gone; the grid allows ${counted(tries, 'try', 'tries')}.`,
    rules,
    table: withOutfit({ ...table, tokens: purse }, target.id, { units: left }),
  };
}

const ending = (left: number): string => (left === 0 ? ', and its outfit leaves the board' : '');
