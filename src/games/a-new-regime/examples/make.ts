import type { RegimeId } from '../rules/land.ts';
import { tokens, type Tokens } from '../rules/tokens.ts';
import type { Affiliation } from '../vocabulary.ts';
import { YOU, type OutfitOnTable, type StateOnTable, type Table } from './table.ts';

/** Short ways to write down what lies on the table at the start of an example. */
export const RIVAL: RegimeId = 1;

type People = readonly [loyal: number, unloyal: number];

export const yours = (name: string, affiliation: Affiliation, [loyal, unloyal]: People): StateOnTable => ({
  name,
  affiliation,
  holder: YOU,
  loyal,
  unloyal,
});

export const rivals = (
  name: string,
  affiliation: Affiliation,
  [loyal, unloyal]: People,
  holder = RIVAL,
): StateOnTable => ({ name, affiliation, holder, loyal, unloyal });

export const neutral = (name: string, affiliation: Affiliation, people: number): StateOnTable => ({
  name,
  affiliation,
  holder: null,
  loyal: people,
  unloyal: 0,
});

/** The same state as its holder's capital. */
export const capital = (state: StateOnTable): StateOnTable =>
  state.holder === null ? state : { ...state, capital: state.holder };

export const outfit = (
  id: string,
  affiliation: Affiliation,
  units: number,
  place: string,
  regime: RegimeId = YOU,
): OutfitOnTable => ({ id, regime, affiliation, units, place });

export const table = (parts: {
  readonly states: Table['states'];
  readonly borders?: Table['borders'];
  readonly outfits?: Table['outfits'];
  readonly tokens?: Partial<Tokens>;
}): Table => ({
  states: parts.states,
  borders: parts.borders ?? [],
  outfits: parts.outfits ?? [],
  tokens: tokens(parts.tokens ?? {}),
  due: [],
});
