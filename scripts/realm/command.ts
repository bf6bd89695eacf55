import { err, ok, type Result } from '#lib/core/result.ts';

/** What a command may touch besides files: handed in, so that tests can watch. */
export interface Io {
  /** Writes to standard output; resolves when it is taken. */
  readonly print: (chunk: string | Uint8Array) => Promise<void>;
  /** The lines of standard input, without their ends. */
  readonly lines: () => AsyncIterable<string>;
  /** Writes a line to standard error. */
  readonly complain: (line: string) => void;
  /**
   * Shows how far a long work is on one line of a terminal, each call in place of the last; an empty text takes the
   * line away. Does nothing where nobody watches.
   */
  readonly progress: (text: string) => void;
  /** What is still to be done when the user interrupts, at once and without waiting; undefined when there is nothing. */
  readonly atInterrupt: (work: (() => void) | undefined) => void;
  /** Today where the program runs, YYYY-MM-DD. */
  readonly today: string;
  readonly version: string;
}

/** Why a command ended without doing its work: exit 2 for wrong usage, 1 for anything else. */
export interface Stop {
  readonly exit: 1 | 2;
  /** Whole sentences, one a fault; at least one. */
  readonly messages: readonly string[];
}

/** One file a command. A command prints its own help when given --help. */
export interface Command {
  readonly name: string;
  /** A line for the list of commands. */
  readonly summary: string;
  readonly run: (args: readonly string[], io: Io) => Promise<Result<void, Stop>>;
}

export const wrongUsage = (...messages: readonly string[]): Result<never, Stop> => err({ exit: 2, messages });
export const failed = (message: string): Result<never, Stop> => err({ exit: 1, messages: [message] });

type Values<T> = { readonly [K in keyof T]: T[K] extends Result<infer Value, Stop> ? Value : never };

/** The values of all results, or the faults of all that have one, in order. */
export function together<T extends Readonly<Record<string, Result<unknown, Stop>>>>(
  results: T,
): Result<Values<T>, Stop> {
  const faults = Object.values(results).flatMap((result) => (result.ok ? [] : [result.error]));
  const [first] = faults;
  if (first) return err({ exit: first.exit, messages: faults.flatMap(({ messages }) => messages) });
  const values = Object.entries(results).map(([name, result]) => [name, result.ok && result.value]);
  return ok(Object.fromEntries(values) as Values<T>);
}
