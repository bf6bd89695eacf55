import { MAX_UNITS, MIN_UNITS } from '../rules/prices.ts';
import { AFFILIATIONS, type Affiliation } from '../vocabulary.ts';
import type { Edit, Example, ScriptedAct } from './example.ts';
import { outfitOf, stateOf, withOutfit, withState } from './table.ts';

export type EditValue = number | Affiliation;
type Editable = Pick<Example, 'start' | 'acts'>;

/** What a changeable part of the start is now, and everything that it may be. */
export function editValue(
  { start, acts }: Editable,
  edit: Edit,
): { readonly value: EditValue; readonly options: readonly EditValue[] } {
  switch (edit.what) {
    case 'loyal':
    case 'unloyal':
      return { value: stateOf(start, edit.state)[edit.what], options: upTo(0, edit.max) };
    case 'state-affiliation':
      return { value: stateOf(start, edit.state).affiliation, options: AFFILIATIONS };
    case 'units':
      return { value: outfitOf(start, edit.outfit)!.units, options: upTo(MIN_UNITS, MAX_UNITS) };
    case 'outfit-affiliation':
      return { value: outfitOf(start, edit.outfit)!.affiliation, options: AFFILIATIONS };
    case 'tokens':
      return { value: start.tokens[edit.affiliation], options: upTo(0, edit.max) };
    case 'act-units': {
      const act = acts[edit.act]!;
      return { value: 'units' in act ? act.units : MIN_UNITS, options: upTo(MIN_UNITS, MAX_UNITS) };
    }
    case 'act-affiliation': {
      const act = acts[edit.act]!;
      return { value: 'affiliation' in act ? act.affiliation : AFFILIATIONS[0], options: AFFILIATIONS };
    }
  }
}

/** The example with one part changed to a value that `editValue` offers. */
export function withEdit<T extends Editable>(example: T, edit: Edit, value: EditValue): T {
  const { start, acts } = example;
  switch (edit.what) {
    case 'loyal':
    case 'unloyal':
      return { ...example, start: withState(start, edit.state, { [edit.what]: value }) };
    case 'state-affiliation':
      return { ...example, start: withState(start, edit.state, { affiliation: value as Affiliation }) };
    case 'units':
      return { ...example, start: withOutfit(start, edit.outfit, { units: value as number }) };
    case 'outfit-affiliation':
      return { ...example, start: withOutfit(start, edit.outfit, { affiliation: value as Affiliation }) };
    case 'tokens':
      return { ...example, start: { ...start, tokens: { ...start.tokens, [edit.affiliation]: value } } };
    case 'act-units':
      return { ...example, acts: withAct(acts, edit.act, { units: value as number }) };
    case 'act-affiliation':
      return { ...example, acts: withAct(acts, edit.act, { affiliation: value as Affiliation }) };
  }
}

const withAct = (acts: readonly ScriptedAct[], at: number, change: object): readonly ScriptedAct[] =>
  acts.map((act, index) => (index === at ? { ...act, ...change } : act));

const upTo = (min: number, max: number): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);
