import type { RuleId } from '../citations.ts';

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

/** A worked example: a position, and the moves that are made from it. */
export interface Example extends ExampleInfo {
  /** One or two sentences that set the scene. */
  readonly scene: string;
  /** As `makePosition` writes it. */
  readonly start: string;
  /** As `makeMove` writes them. */
  readonly moves: readonly string[];
  /** What must be true; worked out by hand, and compared with the engine's result by a test. */
  readonly expected: {
    /** The position at the end, as `makePosition` writes it. */
    readonly end: string;
    /** What the steps tell. */
    readonly told: readonly string[];
  };
}
