import { runCli } from '../../scripts/realm/cli.ts';

export interface Outcome {
  readonly exit: number;
  /** What went to standard output. */
  readonly out: string;
  readonly bytes: Uint8Array;
  /** Lines that went to standard error. */
  readonly complaints: readonly string[];
}

/** Runs the command line inside this process: what a spawned one does, without its start. */
export const runInProcess = (...args: readonly string[]): Promise<Outcome> => runWithInput([], ...args);

/** The same with lines on standard input. */
export async function runWithInput(lines: readonly string[], ...args: readonly string[]): Promise<Outcome> {
  const chunks: Uint8Array[] = [];
  const complaints: string[] = [];
  const exit = await runCli(args, {
    print: async (chunk) => void chunks.push(Buffer.from(chunk)),
    lines: async function* () {
      yield* lines;
    },
    complain: (line) => void complaints.push(line),
    progress: () => undefined,
    atInterrupt: () => undefined,
    today: '2026-01-31',
    version: '9.9.9',
  });
  const bytes = Buffer.concat(chunks);
  return { exit, out: bytes.toString('utf8'), bytes, complaints };
}
