import { counted } from '#lib/core/counted.ts';
import type { Land, RegimeId } from '../rules/land.ts';
import type { Tokens } from '../rules/tokens.ts';
import type { Affiliation } from '../vocabulary.ts';

/** A state of an example, with its name and, if it is one, whose capital it is. */
export interface StateOnTable extends Land {
  readonly name: string;
  readonly capital?: RegimeId;
}

export interface OutfitOnTable {
  readonly id: string;
  readonly regime: RegimeId;
  readonly affiliation: Affiliation;
  /** 1 to 9. */
  readonly units: number;
  /** Name of the state where it stands. */
  readonly place: string;
  /** Whether it has moved, and whether it has acted, in this turn. */
  readonly moved?: boolean;
  readonly acted?: boolean;
}

/** What lies on the table in a worked example: enough of a game to carry its acts out. */
export interface Table {
  readonly states: readonly StateOnTable[];
  /** Pairs of adjacent states, by name. */
  readonly borders: readonly (readonly [string, string])[];
  readonly outfits: readonly OutfitOnTable[];
  /** The reader's own. */
  readonly tokens: Tokens;
  /** States for which the reader's imperialization of this turn brings an uprising, by name. */
  readonly due: readonly string[];
}

/** A state by its name. Throws for one that is not there: a fixture that names it is wrong. */
export function stateOf(table: Table, name: string): StateOnTable {
  const state = table.states.find((one) => one.name === name);
  if (!state) throw new Error(`There is no state ${name} on the table.`);
  return state;
}

/** An outfit by its id; undefined once it has left the board. */
export const outfitOf = (table: Table, id: string): OutfitOnTable | undefined =>
  table.outfits.find((one) => one.id === id);

/** The table with one state changed. */
export const withState = (table: Table, name: string, change: Partial<StateOnTable>): Table => ({
  ...table,
  states: table.states.map((state) => (state.name === name ? { ...state, ...change } : state)),
});

/** The table with one outfit changed; one without units leaves the board. */
export const withOutfit = (table: Table, id: string, change: Partial<OutfitOnTable>): Table => ({
  ...table,
  outfits: table.outfits
    .map((outfit) => (outfit.id === id ? { ...outfit, ...change } : outfit))
    .filter(({ units }) => units > 0),
});

export const areAdjacent = ({ borders }: Table, a: string, b: string): boolean =>
  borders.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

/** The regime that the reader plays; every other is a rival. */
export const YOU: RegimeId = 0;

/** All that a picture of a state shows, as sentences. */
export function stateSentence(state: StateOnTable, outfits: readonly OutfitOnTable[]): string {
  const { name, affiliation, holder, loyal, unloyal, capital } = state;
  const whose = holder === null ? 'neutral' : holder === YOU ? 'yours' : 'a rival’s';
  const crown = capital === undefined ? '' : capital === YOU ? ', your capital' : ', a rival’s capital';
  const people =
    holder === null
      ? counted(loyal, 'black figure')
      : `${counted(loyal, 'loyal figure')}, ${unloyal} un-loyal`;
  const units = outfits.map(
    (outfit) =>
      ` ${outfit.regime === YOU ? 'Your' : 'A rival’s'} ${outfit.affiliation} outfit of ${counted(outfit.units, 'unit')}.`,
  );
  return `${name}, ${affiliation}, ${whose}${crown}: ${people}.${units.join('')}`;
}
