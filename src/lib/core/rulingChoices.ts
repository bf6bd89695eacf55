import { didYouMean } from './nearest.ts';
import { quote } from './quote.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import type { Ruling } from './ruling.ts';

/** The ids of the readings that a ruling of a list knows. */
export type ReadingIn<R extends readonly Ruling[], Id extends R[number]['id']> = Extract<
  R[number],
  { readonly id: Id }
>['options'][number]['id'];

/** Readings that a table chose from a list of rulings; a ruling left out keeps its default. */
export type ChoicesIn<R extends readonly Ruling[]> = {
  readonly [Id in R[number]['id']]?: ReadingIn<R, Id>;
};

/** What is asked of choices among the rulings of one game. */
export interface ChoosingAmong<R extends readonly Ruling[]> {
  /** The reading that holds under these choices: the one chosen, else the default. */
  readonly readingOf: <Id extends R[number]['id']>(choices: ChoicesIn<R>, id: Id) => ReadingIn<R, Id>;
  /**
   * Choices from outside: an object with ids of rulings as keys and ids of their readings as values. The other readings
   * of rulings that are not selectable are refused, because nothing would follow from them.
   * Errors: `wrong-type`, `unknown-ruling`, `unknown-reading`, `not-selectable`.
   */
  readonly parseChoices: (value: unknown) => Result<ChoicesIn<R>>;
}

/** `example` is how such an object looks, for who gave something else. */
export function choosingAmong<const R extends readonly Ruling[]>(
  rulings: R,
  example: ChoicesIn<R>,
): ChoosingAmong<R> {
  const written = JSON.stringify(example).replaceAll('":"', '": "');
  const byId: ReadonlyMap<string, Ruling> = new Map(rulings.map((ruling) => [ruling.id, ruling]));
  return {
    // Both come from the same row of the list, which the compiler cannot follow through the map.
    readingOf: (choices, id) => (choices[id] ?? byId.get(id)?.default) as ReadingIn<R, typeof id>,
    parseChoices: (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return err({
          code: 'wrong-type',
          message: `Expected the rulings to be an object such as ${written}, but got ${quote(value)}.`,
          got: quote(value),
        });
      }
      for (const [id, reading] of Object.entries(value)) {
        const problem = objectionTo(byId, id, reading);
        if (problem) return err(problem);
      }
      return ok({ ...value } as ChoicesIn<R>);
    },
  };
}

function objectionTo(byId: ReadonlyMap<string, Ruling>, id: string, reading: unknown): Problem | undefined {
  const ruling = byId.get(id);
  if (!ruling) {
    const allowed = [...byId.values()].filter(({ selectable }) => selectable).map((one) => one.id);
    return {
      code: 'unknown-ruling',
      message: `There is no ruling ${quote(id)}.${didYouMean(id, [...byId.keys()])} Rulings with a choice: ${allowed.join(', ')}.`,
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
