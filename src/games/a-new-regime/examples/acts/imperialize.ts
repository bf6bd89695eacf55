import { counted } from '#lib/core/counted.ts';
import { compare, decimalText, toNumber, ZERO } from '#lib/core/rational.ts';
import { actionDice } from '../../rules/actionDice.ts';
import { convert } from '../../rules/convert.ts';
import type { ActionFace } from '../../rules/dice.ts';
import type { Land } from '../../rules/land.ts';
import type { Effect } from '../../rules/imperialized.ts';
import { imperializeMethod, type ImperializeMethod } from '../../rules/methods.ts';
import { obliterate } from '../../rules/obliterate.ts';
import { pay, tokens } from '../../rules/tokens.ts';
import { purchase } from '../../rules/purchase.ts';
import { uprisingChance, uprisingQuota } from '../../rules/uprising.ts';
import { aFace } from '../dice.ts';
import { withPick, type Means, type Outcome, type Step } from '../step.ts';
import { outfitOf, stateOf, withOutfit, withState, YOU, type StateOnTable, type Table } from '../table.ts';
import { gone } from './outfits.ts';
import { signed } from './people.ts';

/** An outfit of the reader's imperializes the state where it stands, by the method of its affiliation. */
export function imperialize(table: Table, id: string, { dice, taken }: Means): Step {
  const outfit = outfitOf(table, id);
  if (!outfit) return gone(table);
  const state = stateOf(table, outfit.place);
  const number = actionDice(outfit.affiliation, state.affiliation);
  const rolled = Array.from({ length: number }, () => dice.action());
  const outcome = METHODS[imperializeMethod(outfit.affiliation)];
  const acted = withOutfit(table, id, { acted: true, moved: true });
  return withPick(rolled, taken, { acting: outfit.affiliation, against: state.affiliation }, (die) =>
    outcome(acted, state, die),
  );
}

type Method = (table: Table, state: StateOnTable, die: ActionFace) => Outcome;

const METHODS: Readonly<Record<ImperializeMethod, Method>> = {
  purchase(table, state, die) {
    const funds = table.tokens.economic;
    const { score, adjusted, price, bought, land } = purchase(state, YOU, die, funds);
    const sum = `Loyalty ${signed(score)} ${die.shaded ? 'less' : 'and'} ${die.value} is ${signed(adjusted)}`;
    if (!bought)
      return {
        told: `${state.name} is too dear: ${price} tokens, and you hold ${funds}.`,
        why: `${sum}, at 2($) a point; you keep your tokens and do not get the state.`,
        rules: ['purchase-score', 'purchase-price', 'purchase-fails'],
        table,
        worth: -price,
      };
    return {
      told:
        price === 0
          ? `${state.name} is yours for nothing.`
          : `You pay ${price} of your ${funds} economic tokens, and ${state.name} is yours.`,
      why: `${sum}${price === 0 ? '; at 0 or less a state costs nothing' : ', at 2($) a point; what you can pay, you must'}.`,
      rules: ['purchase-score', 'purchase-price', 'purchase-must'],
      table: withState(
        { ...table, tokens: pay(table.tokens, tokens({ economic: price }))! },
        state.name,
        land,
      ),
      worth: -price,
    };
  },

  convert(table, state, die) {
    const { land, effect, turned } = convert(state, YOU, die);
    if (state.holder === null) {
      const rest = land.unloyal;
      return {
        told: `${state.name} is yours, with ${counted(turned, 'loyal figure')} of ${turned + rest}.`,
        why: `${aFace(die)} turns as many black figures into yours, and a neutral state is yours at once${
          rest > 0 ? '; the others stay black and un-loyal' : ''
        }.`,
        rules: ['convert-figures', 'convert-neutral'],
        table: withState(table, state.name, land),
        worth: turned,
      };
    }
    return settled(table, state, land, effect, {
      done:
        turned === 0
          ? 'Nobody turns'
          : `${counted(turned, 'loyal figure')} of ${state.name} ${turned === 1 ? 'turns' : 'turn'} un-loyal`,
      because: `${aFace(die)}; for a conversion its shading means nothing`,
      rules: ['convert-figures'],
      taken: 'convert-complete',
      rising: 'convert-chaos',
      worth: turned,
    });
  },

  obliterate(table, state, die) {
    const { land, effect, killed } = obliterate(state, YOU, die);
    const dead = killed.loyal + killed.unloyal;
    const overflow = die.shaded && killed.loyal > 0 && state.holder !== null;
    const side = die.shaded ? 'un-loyal figures first' : 'loyal figures';
    return settled(table, state, land, effect, {
      done:
        dead === 0
          ? 'Nobody dies'
          : `${counted(dead, 'figure')} ${dead === 1 ? 'dies' : 'die'} in ${state.name}`,
      because: `${aFace(die)} kills ${state.holder === null ? 'the people of a neutral state, whatever its shading' : side}${
        overflow ? `; ${killed.loyal} more than there are un-loyal, so it goes on into the loyal ones` : ''
      }`,
      rules: overflow
        ? ['obliterate-figures', 'obliterate-shading', 'obliterate-overflow']
        : ['obliterate-figures', 'obliterate-shading'],
      taken: 'obliterate-complete',
      rising: 'obliterate-chaos',
      worth: killed.loyal,
    });
  },
};

interface Telling {
  readonly done: string;
  readonly because: string;
  readonly rules: Step['rules'];
  /** The rules for a state taken at once, and for one where an uprising falls due. */
  readonly taken: Step['rules'][number];
  readonly rising: Step['rules'][number];
  /** What ranks outcomes with the same effect. */
  readonly worth: number;
}

function settled(table: Table, before: StateOnTable, land: Land, effect: Effect, telling: Telling): Outcome {
  const after = { ...before, ...land };
  const changed = withState(table, before.name, after);
  const { done, because, rules, taken, rising, worth } = telling;
  switch (effect) {
    case 'taken':
      return {
        told: `${done}, and the state is yours.`,
        why: `${because}. ${
          before.holder === null || after.loyal === 0
            ? 'Nobody is left there to object.'
            : 'No loyal figure is left, so it falls to you, wholly loyal.'
        }`,
        rules: [...rules, taken],
        table: changed,
        worth: 1000 + worth,
      };
    case 'uprising': {
      const chance = uprisingChance(after);
      return {
        told: `${done}; it is in chaos.`,
        why: `${because}. ${counted(after.loyal, 'loyal figure')} against ${after.unloyal}: you roll for an uprising at the end of your turn, with a quota of ${decimalText(uprisingQuota(after), 2)}.`,
        rules: [...rules, rising],
        table: { ...changed, due: [...changed.due, before.name] },
        worth: compare(chance, ZERO) > 0 ? 100 * toNumber(chance) : 0,
      };
    }
    case 'none':
      return { told: `${done}.`, why: `${because}.`, rules, table: changed, worth: worth / 100 };
  }
}
