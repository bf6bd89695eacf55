import { counted } from '#lib/core/counted.ts';
import type { Act } from '../example.ts';
import { outfitPrice, remodelPrice, turnTheTidePrice } from '../../rules/prices.ts';
import { unitLimit } from '../../rules/loyalty.ts';
import { BANK_RATE, exchange, pay, tokens, type Tokens } from '../../rules/tokens.ts';
import { plainStep, type Step } from '../step.ts';
import { stateOf, withState, YOU, type Table } from '../table.ts';
import { tokenWords } from './people.ts';

type Of<K extends Act['kind']> = Extract<Act, { kind: K }>;

/** One exchange with the bank. */
export function trade(table: Table, { give, take }: Of<'exchange'>): Step {
  const left = exchange(table.tokens, give, take);
  const rules = ['trade-bank'] as const;
  if (!left)
    return plainStep({
      told: 'The bank refuses.',
      why: `It takes ${BANK_RATE} tokens of one kind for one of another, and you hold ${tokenWords(table.tokens)}.`,
      rules,
      table,
    });
  return plainStep({
    told: `You give the bank ${tokenWords(tokens({ [give]: BANK_RATE }))} for ${tokenWords(tokens({ [take]: 1 }))}.`,
    why: `You now hold ${tokenWords(left)}.`,
    rules,
    table: { ...table, tokens: left },
  });
}

/** A Turn the Tide card for the reader. */
export function buyCard(table: Table): Step {
  const price = turnTheTidePrice();
  return bought(table, price, 'a Turn the Tide card', ['price-turn-the-tide'], (paid) => paid);
}

/** Another affiliation for a state of the reader's. */
export function remodel(table: Table, { state: name, to }: Of<'remodel'>): Step {
  const { affiliation } = stateOf(table, name);
  if (affiliation === to)
    return plainStep({
      told: `${name} is ${to} already.`,
      why: 'A remodel gives a state another affiliation.',
      rules: ['price-remodel'],
      table,
    });
  const what = `${name}’s change from ${affiliation} to ${to}`;
  return bought(table, remodelPrice(affiliation, to), what, ['price-remodel'], (paid) =>
    withState(paid, name, { affiliation: to }),
  );
}

/** A new outfit, where the state's loyalty score and the purse allow it. */
export function raise(table: Table, { outfit, state: name, affiliation, units }: Of<'raise'>): Step {
  const state = stateOf(table, name);
  const limit = unitLimit(state);
  const what = `${counted(units, 'unit')} in ${name}`;
  if (units > limit)
    return plainStep({
      told: `${name} cannot raise ${counted(units, 'unit')}.`,
      why: `Its loyalty score is ${limit > 0 ? limit : '0 or less'}, and a turn raises no more units than that.`,
      rules: ['unit-limit', 'loyalty-score'],
      table,
    });
  return bought(table, outfitPrice(units, affiliation), what, ['outfit-price', 'unit-limit'], (paid) => ({
    ...paid,
    outfits: [...paid.outfits, { id: outfit, regime: YOU, affiliation, units, place: name }],
  }));
}

function bought(
  table: Table,
  price: Tokens,
  what: string,
  rules: Step['rules'],
  give: (paid: Table) => Table,
): Step {
  const left = pay(table.tokens, price);
  if (!left)
    return plainStep({
      told: `You cannot pay for ${what}.`,
      why: `The price is ${tokenWords(price)}, and you hold ${tokenWords(table.tokens)}.`,
      rules,
      table,
    });
  return plainStep({
    told: `You pay ${tokenWords(price)} for ${what}.`,
    why: `Of your ${tokenWords(table.tokens)} you keep ${tokenWords(left)}.`,
    rules,
    table: give({ ...table, tokens: left }),
  });
}
