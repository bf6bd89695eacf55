import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import { RULINGS, type RulingId } from '../rulings.ts';
import type { GameRuling } from './gameRuling.ts';

type RulingOf<Id extends RulingId> = Extract<(typeof RULINGS)[number], { readonly id: Id }>;

/** The ids of the readings that a ruling knows. */
export type ReadingOf<Id extends RulingId> = RulingOf<Id>['options'][number]['id'];

/** Readings that a table chose; a ruling left out keeps its default. */
export type RulingChoices = { readonly [Id in RulingId]?: ReadingOf<Id> };

const BY_ID: ReadonlyMap<string, GameRuling> = new Map(RULINGS.map((ruling) => [ruling.id, ruling]));

/** The reading that holds under these choices: the one chosen, else the default. */
export function readingOf<Id extends RulingId>(choices: RulingChoices, id: Id): ReadingOf<Id> {
  // Both come from the same row of RULINGS, which the compiler cannot follow through the map.
  return (choices[id] ?? BY_ID.get(id)?.default) as ReadingOf<Id>;
}

/**
 * Choices from outside: an object with ids of rulings as keys and ids of their readings as values. The other readings
 * of rulings that are not selectable are refused, because nothing would follow from them.
 * Errors: `wrong-type`, `unknown-ruling`, `unknown-reading`, `not-selectable`.
 */
export function parseRulingChoices(value: unknown): Result<RulingChoices> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return err({
      code: 'wrong-type',
      message: `Expected the rulings to be an object such as {"population-growth": "none"}, but got ${quote(value)}.`,
      got: quote(value),
    });
  }
  const entries = Object.entries(value);
  for (const [id, reading] of entries) {
    const problem = objectionTo(id, reading);
    if (problem) return err(problem);
  }
  return ok(Object.fromEntries(entries) as RulingChoices);
}

function objectionTo(id: string, reading: unknown): Problem | undefined {
  const ruling = BY_ID.get(id);
  if (!ruling) {
    const allowed = RULINGS.filter(({ selectable }) => selectable).map((one) => one.id);
    return {
      code: 'unknown-ruling',
      message: `There is no ruling ${quote(id)}.${didYouMean(id, [...BY_ID.keys()])} Rulings with a choice: ${allowed.join(', ')}.`,
      where: id,
      got: quote(id),
      allowed: allowed.join(', '),
    };
  }
  const known = ruling.options.map((option) => option.id);
  if (typeof reading !== 'string' || !known.includes(reading)) {
    const choosable = ruling.selectable ? known : [ruling.default];
    const allowed = choosable.join(', ');
    const guess = typeof reading === 'string' ? didYouMean(reading, choosable) : '';
    return {
      code: 'unknown-reading',
      message: `The ruling ${id} has no reading ${quote(reading)}.${guess} Allowed: ${allowed}.`,
      where: id,
      got: quote(reading),
      allowed,
    };
  }
  if (!ruling.selectable && reading !== ruling.default) {
    return {
      code: 'not-selectable',
      message: `The ruling ${id} can only be ${ruling.default} here; ${reading} is a reading for the table alone.`,
      where: id,
      got: quote(reading),
      allowed: ruling.default,
    };
  }
  return undefined;
}
