import type { ComponentType } from 'preact';
import type { Fields, Values } from '#lib/share/fields.ts';
import type { Setup } from '#lib/share/setupLink.ts';
import type { View } from './view.ts';

/** Number and address of a rule, by its id. */
export type RuleLinks = Readonly<Partial<Record<string, { readonly number: string; readonly href: string }>>>;

/** Fields under one heading, in their order. */
export interface FieldGroup {
  readonly legend: string;
  readonly fields: readonly string[];
}

/** What was set under one heading, in words. */
export interface Told {
  readonly legend: string;
  readonly words: readonly string[];
}

/** Parts of a set-up or answer that no field or table can show. */
export interface SetupProps {
  /** Address of the game's pages, with a slash at its end. */
  readonly home: string;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

/** A calculator: what can be set, and a pure function from that to what is shown. */
export interface Calculator {
  /** Last part of its address. */
  readonly id: string;
  readonly title: string;
  /** What it is for, in one line. */
  readonly lede: string;
  readonly fields: Fields;
  /** Those that matter for these inputs. */
  readonly groups: (inputs: Setup['inputs']) => readonly FieldGroup[];
  /** Ids of the open questions whose reading may change an answer. */
  readonly rulings: readonly string[];
  /** Those of them that matter for these inputs; all, if absent. */
  readonly rulingsNow?: (inputs: Setup['inputs']) => readonly string[];
  /** Inputs under which the readings of a ruling lead to different answers, by the ruling's id. */
  readonly telling?: Readonly<Record<string, Values>>;
  /** Ids of the rules that its steps may cite. */
  readonly rules: readonly string[];
  readonly project: (setup: Setup) => View;
  /** Fetches what answers `View.asked`, for a test case. What it gives throws for a question that it refuses. */
  readonly answer: () => Promise<(question: string, given: unknown) => unknown>;
  /** What was set, in words, where that is more than the fields of `groups`. */
  readonly told?: (inputs: Setup['inputs']) => readonly Told[];
  /** Takes the place of the fields. */
  readonly Editor?: ComponentType<SetupProps>;
  /** Stands below the plot. */
  readonly Picture?: ComponentType<SetupProps>;
  /** Whether comparing two set-ups makes sense. */
  readonly comparable: boolean;
}
