import { quote } from '#lib/core/quote.ts';
import type { Problem } from '#lib/core/result.ts';
import {
  LONGEST_NAME,
  MAX_FIRST_PEOPLE,
  MAX_REGIMES,
  MAX_STATES,
  MAX_TURN_LIMIT,
  MIN_REGIMES,
} from './limits.ts';
import type { GameSetup } from './setup.ts';

/** What is wrong with a set-up, apart from its rulings and from room for the capitals. */
export function setupProblem({ states, borders, regimes, turnLimit }: GameSetup): Problem | undefined {
  const range = (where: string, got: number, least: number, most: number): Problem | undefined =>
    Number.isInteger(got) && got >= least && got <= most
      ? undefined
      : {
          code: 'out-of-range',
          message: `${where} must be a whole number from ${least} to ${most}, but got ${got}.`,
          where,
          got: String(got),
          allowed: `${least} to ${most}`,
        };
  const people = states.map(({ population }) =>
    range('The population of a state', population, 0, MAX_FIRST_PEOPLE),
  );
  const ends = borders.flatMap((pair) => pair.map((end) => range('A border', end, 0, states.length - 1)));
  const twice = regimes.find((name, index) => regimes.indexOf(name) !== index);
  return (
    range('The number of regimes', regimes.length, MIN_REGIMES, MAX_REGIMES) ??
    range('The number of states', states.length, regimes.length, MAX_STATES) ??
    (turnLimit === null ? undefined : range('The turn limit', turnLimit, 1, MAX_TURN_LIMIT)) ??
    people.find(Boolean) ??
    ends.find(Boolean) ??
    badBorder(borders) ??
    badName([...regimes, ...states.map(({ name }) => name)]) ??
    (twice === undefined
      ? undefined
      : {
          code: 'not-different',
          message: `Two regimes are called ${twice}; their names must differ.`,
          where: 'regimes',
          got: twice,
        })
  );
}

/** Names that JavaScript gives a meaning of its own when they are keys, as regimes' names are in a score. */
const RESERVED = ['__proto__', 'prototype', 'constructor'];

function badName(names: readonly string[]): Problem | undefined {
  const name = names.find((one) => one === '' || one.length > LONGEST_NAME || RESERVED.includes(one));
  return name === undefined
    ? undefined
    : {
        code: 'bad-name',
        message: `A name has 1 to ${LONGEST_NAME} characters, and is none of ${RESERVED.join(', ')}; got ${quote(name)}.`,
        where: 'names',
        got: quote(name),
      };
}

function badBorder(borders: GameSetup['borders']): Problem | undefined {
  const seen = new Set<string>();
  for (const [a, b] of borders) {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (a === b || seen.has(key))
      return {
        code: 'not-different',
        message: `The border of states ${a} and ${b} ${a === b ? 'joins a state to itself' : 'is listed twice'}.`,
        where: 'borders',
        got: `${a}, ${b}`,
      };
    seen.add(key);
  }
  return undefined;
}
