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

/** The address of an example inside the site. */
export const exampleAddress = ({ id, chapter }: ExampleInfo): string =>
  `/a-new-regime/${chapter}/#example-${id}`;
