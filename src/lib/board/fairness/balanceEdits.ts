import type { Board } from '../board.ts';
import type { BoardEdit } from '../edit/edits.ts';
import type { Lots } from './evenRolls.ts';
import type { RollLot } from './rollLot.ts';
import { swapsBetween } from './swapsBetween.ts';

/** Edits as of a draft whose keys are the board's ids (see `inKeys`). */
export type BalanceEdit = Extract<BoardEdit, { readonly type: 'swapRolls' | 'capitals' }>;

/** The swaps that bring rolls to where they lie now. Swaps of both rolls between the same two states are one. */
export function swapEdits({ states }: Board, { population, kind }: Lots): readonly BalanceEdit[] {
  const people = states.map((state) => state.population);
  const kinds = states.map((state) => state.kind);
  const rearranged = <T>(values: readonly T[], lot: RollLot) => lot.order().map((item) => values[item]!);
  const ofPeople = swapsBetween(people, rearranged(people, population));
  const ofKinds = swapsBetween(kinds, rearranged(kinds, kind));
  const same = ([a, b]: readonly [number, number], [p, q]: readonly [number, number]) => a === p && b === q;
  const touched = (swaps: readonly (readonly [number, number])[], node: number) =>
    swaps.filter((swap) => swap.includes(node)).length;
  // Only where each state has one swap of a sort: else the order of swaps would matter.
  const joined = ofPeople.filter(
    (swap) =>
      ofKinds.some((other) => same(swap, other)) &&
      swap.every((node) => touched(ofPeople, node) === 1 && touched(ofKinds, node) === 1),
  );
  const rest = (swaps: readonly (readonly [number, number])[]) =>
    swaps.filter((swap) => !joined.some((other) => same(swap, other)));
  const edit =
    (what: 'kind' | 'population' | 'both') =>
    ([i, j]: readonly [number, number]) =>
      ({ type: 'swapRolls', a: i + 1, b: j + 1, what }) as const;
  return [
    ...joined.map(edit('both')),
    ...rest(ofPeople).map(edit('population')),
    ...rest(ofKinds).map(edit('kind')),
  ];
}

/** The edits with every id replaced by the key of that state in a draft. */
export function inKeys(edits: readonly BalanceEdit[], keyOf: (id: number) => number): readonly BalanceEdit[] {
  return edits.map((edit) =>
    edit.type === 'capitals'
      ? { ...edit, keys: edit.keys.map(keyOf) }
      : { ...edit, a: keyOf(edit.a), b: keyOf(edit.b) },
  );
}
