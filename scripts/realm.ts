/** The command line: `npm run -s realm -- --help` tells what it can do. */
import process from 'node:process';
import { createInterface } from 'node:readline';
import packageJson from '../package.json' with { type: 'json' };
import { runCli } from './realm/cli.ts';
import type { Io } from './realm/command.ts';

let lastWork: (() => void) | undefined;

// Without these an interrupt could end the program in the middle of a file; see writeWhole.ts.
for (const [signal, number] of [
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
] as const) {
  process.on(signal, () => {
    lastWork?.();
    process.exit(128 + number);
  });
}

// A reader such as `head` may close the pipe early; that is its right and no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`realm: Cannot write to standard output: ${error.message}.\n`);
  process.exit(1);
});
process.stderr.on('error', () => process.exit(1));

// npm runs scripts in the project's folder; paths are meant from where its user stands.
const { npm_lifecycle_event: script, INIT_CWD: userFolder } = process.env;
if (script === 'realm' && userFolder !== undefined) process.chdir(userFolder);

const now = new Date();
const two = (value: number) => String(value).padStart(2, '0');

// One line that writes over itself, and only where somebody watches.
const LINE_START = '\r\u001b[K';
let lineInUse = false;
const progress = (text: string): void => {
  if (!process.stderr.isTTY || (text === '' && !lineInUse)) return;
  process.stderr.write(LINE_START + text);
  lineInUse = text !== '';
};

const io: Io = {
  print: (chunk) => new Promise((resolve) => process.stdout.write(chunk, () => resolve())),
  lines: () => createInterface({ input: process.stdin, crlfDelay: Infinity }),
  complain: (line) => {
    progress('');
    process.stderr.write(`${line}\n`);
  },
  progress,
  atInterrupt: (work) => void (lastWork = work),
  today: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
  version: packageJson.version,
};

try {
  process.exitCode = await runCli(process.argv.slice(2), io);
} catch (error) {
  process.stderr.write(
    `realm: This is a fault of the program: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
