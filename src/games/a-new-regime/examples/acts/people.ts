import { counted } from '#lib/core/counted.ts';
import { AFFILIATIONS, AFFILIATION_LETTER, type Affiliation } from '../../vocabulary.ts';
import { growth } from '../../rules/growth.ts';
import { inChaos, loyaltyScore } from '../../rules/loyalty.ts';
import { addTokens, income, NO_TOKENS, type Tokens } from '../../rules/tokens.ts';
import { aFace } from '../dice.ts';
import { plainStep, type Means, type Step } from '../step.ts';
import { stateOf, withState, YOU, type Table } from '../table.ts';

/** The change of each turn in one state of the reader's. */
export function grow(table: Table, name: string, { dice }: Means): Step {
  const die = dice.action();
  const grown = growth(stateOf(table, name), die);
  const kind = die.shaded ? 'un-loyal' : 'loyal';
  return {
    dice: [die],
    told:
      die.value === 0 ? `Nobody joins ${name}.` : `${name} gains ${counted(die.value, `${kind} figure`)}.`,
    why: `${aFace(die)}: unshaded adds loyal people, shaded un-loyal ones.`,
    rules: ['population-adjustment'],
    table: withState(table, name, grown),
  };
}

/** The loyalty score of a state, and what it says. */
export function count(table: Table, name: string): Step {
  const state = stateOf(table, name);
  const chaos = state.holder !== null && inChaos(state);
  const score = loyaltyScore(state);
  return plainStep({
    told: `${name} has a loyalty score of ${signed(score)}${chaos ? ' and is in chaos' : ''}.`,
    why: `${state.loyal} loyal less ${state.unloyal} un-loyal; ${
      chaos
        ? 'the loyal do not outnumber the un-loyal'
        : 'a state whose loyal people are more than half is calm'
    }.`,
    rules: ['loyalty-score', 'chaos'],
    table,
  });
}

/** The reader's income of a turn. */
export function collect(table: Table): Step {
  const own = table.states.filter(({ holder }) => holder === YOU);
  const regime = table.states.find(({ capital }) => capital === YOU)?.affiliation ?? 'militaristic';
  const sum = own.map((state) => income(state, regime)).reduce(addTokens, NO_TOKENS);
  const parts = own.map(
    (state) => `${state.name} ${oneKind(Math.max(0, loyaltyScore(state)), state.affiliation)}`,
  );
  return plainStep({
    told: `You collect ${tokenWords(sum)}.`,
    why: `Each state yields its loyalty score in tokens of its own affiliation: ${parts.join(', ')}.`,
    rules: ['token-income', 'loyalty-score'],
    table: { ...table, tokens: addTokens(table.tokens, sum) },
  });
}

/** `3(X) and 2($)`, as the manual writes tokens; `nothing` for none. */
export function tokenWords(tokens: Tokens): string {
  const parts = AFFILIATIONS.filter((one) => tokens[one] > 0).map((one) => oneKind(tokens[one], one));
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? 'nothing');
}

const oneKind = (count: number, affiliation: Affiliation): string =>
  `${count}(${AFFILIATION_LETTER[affiliation]})`;

/** A number with a true minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
