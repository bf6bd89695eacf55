import type { RuleId } from '../citations.ts';
import type { Affiliation } from '../vocabulary.ts';
import type { FaceText } from './dice.ts';
import type { Table } from './table.ts';

/** What lists, search and back-references need of a worked example. */
export interface ExampleInfo {
  /** Permanent: part of its address. */
  readonly id: string;
  readonly title: string;
  /** Topic of the chapter in which it stands, as in the chapter's address. */
  readonly chapter: string;
  /** Rules that it shows at work, the most important first. */
  readonly rules: readonly RuleId[];
}

/** The address of an example inside the site. */
export const exampleAddress = ({ id, chapter }: ExampleInfo): string =>
  `/a-new-regime/${chapter}/#example-${id}`;

/** One thing that is done at the table. States are named, outfits have ids. */
export type Act =
  | { readonly kind: 'growth'; readonly state: string }
  | { readonly kind: 'count'; readonly state: string }
  | { readonly kind: 'income' }
  | { readonly kind: 'exchange'; readonly give: Affiliation; readonly take: Affiliation }
  | { readonly kind: 'card' }
  | { readonly kind: 'remodel'; readonly state: string; readonly to: Affiliation }
  | {
      readonly kind: 'raise';
      /** Id of the outfit that comes to be. */
      readonly outfit: string;
      readonly state: string;
      readonly affiliation: Affiliation;
      readonly units: number;
    }
  | { readonly kind: 'move'; readonly outfit: string; readonly to: string }
  | { readonly kind: 'swap'; readonly outfit: string; readonly with: string }
  | { readonly kind: 'retire'; readonly outfit: string; readonly units: number }
  | { readonly kind: 'imperialize'; readonly outfit: string }
  /** `units` matters to a bribe alone: how many are named. */
  | { readonly kind: 'conflict'; readonly outfit: string; readonly target: string; readonly units: number }
  | { readonly kind: 'uprising'; readonly state: string }
  | { readonly kind: 'score'; readonly regimes: readonly ScoredRegime[] };
export type ActKind = Act['kind'];

/** What a score needs of a regime beside its states on the table. The first one is the reader, with the table's tokens. */
export interface ScoredRegime {
  readonly name: string;
  readonly tokens: number;
  readonly deeds: { readonly obliterated: number; readonly purchased: number; readonly converted: number };
  readonly declared: boolean;
}

/** An act with the dice that it rolls the first time, in order; what is missing is drawn from the example's seed. */
export type ScriptedAct = Act & { readonly dice?: readonly FaceText[] };

/** Something of the start that a reader may change. Numbers range from `min` to `max`. */
export type Edit = {
  readonly label: string;
} & (
  | { readonly what: 'loyal' | 'unloyal'; readonly state: string; readonly max: number }
  | { readonly what: 'state-affiliation'; readonly state: string }
  | { readonly what: 'units'; readonly outfit: string }
  | { readonly what: 'outfit-affiliation'; readonly outfit: string }
  | { readonly what: 'tokens'; readonly affiliation: Affiliation; readonly max: number }
  /** A number of an act, by its place from 0. */
  | { readonly what: 'act-units'; readonly act: number }
  | { readonly what: 'act-affiliation'; readonly act: number }
);

/** What must be true at the end; worked out by hand, and compared with the engine's result by a test. */
export interface Expected {
  readonly states: Readonly<
    Record<string, { readonly holder: number | null; readonly loyal: number; readonly unloyal: number }>
  >;
  /** Units and place by id; null for one that has left the board. */
  readonly outfits?: Readonly<Record<string, readonly [units: number, place: string] | null>>;
  readonly tokens?: Partial<Record<Affiliation, number>>;
  /** The bold words of each step. */
  readonly told: readonly string[];
}

/** A worked example: what lies on the table, what is done, and what comes of it. */
export interface Example extends ExampleInfo {
  /** One sentence that sets the scene. */
  readonly scene: string;
  readonly start: Table;
  readonly acts: readonly ScriptedAct[];
  readonly edits: readonly Edit[];
  readonly expected: Expected;
}
