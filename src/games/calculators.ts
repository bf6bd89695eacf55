import { startValues } from '#lib/share/fields.ts';
import { makeSetupHash, type Choosable } from '#lib/share/setupLink.ts';
import type { Calculator } from '#ui/calculator/calculator.ts';
import { CALCULATORS as A_NEW_REGIME } from './a-new-regime/islands/calculators/index.ts';

const CALCULATORS: Readonly<Record<string, readonly Calculator[]>> = { 'a-new-regime': A_NEW_REGIME };

export const calculatorsOf = (game: string): readonly Calculator[] => CALCULATORS[game] ?? [];

/** A calculator that compares the usual reading of a ruling with another; undefined where the reading changes no answer. */
export function comparisonOf(
  game: string,
  ruling: Choosable,
  reading: string,
): { readonly path: string; readonly title: string } | undefined {
  const offering = calculatorsOf(game).filter(({ rulings }) => rulings.includes(ruling.id));
  const calculator = offering.find(({ telling }) => telling?.[ruling.id]) ?? offering[0];
  if (!calculator || reading === ruling.default) return undefined;
  const inputs = { ...startValues(calculator.fields), ...calculator.telling?.[ruling.id] };
  const read = { inputs, rulings: { [ruling.id]: reading } };
  const shared = calculator.comparable
    ? { setup: { inputs, rulings: {} }, versus: read, note: '' }
    : { setup: read, note: '' };
  const hash = makeSetupHash({ fields: calculator.fields, choices: [ruling] }, shared);
  return { path: `/${game}/odds/${calculator.id}/${hash}`, title: calculator.title };
}
