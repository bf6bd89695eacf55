import { err, type Result } from '#lib/core/result.ts';

/** What a command may touch besides files: handed in, so that tests can watch. */
export interface Io {
  /** Writes to standard output; resolves when it is taken. */
  readonly print: (chunk: string | Uint8Array) => Promise<void>;
  /** Writes a line to standard error. */
  readonly complain: (line: string) => void;
  /** Today where the program runs, YYYY-MM-DD. */
  readonly today: string;
  readonly version: string;
}

/** Why a command ended without doing its work: exit 2 for wrong usage, 1 for anything else. */
export interface Stop {
  readonly exit: 1 | 2;
  /** A whole sentence. */
  readonly message: string;
}

/** One file a command. A command prints its own help when given --help. */
export interface Command {
  readonly name: string;
  /** A line for the list of commands. */
  readonly summary: string;
  readonly run: (args: readonly string[], io: Io) => Promise<Result<void, Stop>>;
}

export const wrongUsage = (message: string): Result<never, Stop> => err({ exit: 2, message });
export const failed = (message: string): Result<never, Stop> => err({ exit: 1, message });
