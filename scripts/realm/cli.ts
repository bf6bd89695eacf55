import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { board } from './board.ts';
import { wrongUsage, type Command, type Io, type Stop } from './command.ts';
import { map } from './map.ts';
import { odds } from './odds.ts';
import { aligned } from './options.ts';
import { perft } from './perft.ts';
import { print } from './print.ts';
import { rank } from './rank.ts';

/** Every command has a file of its own and a line here. */
const COMMANDS: readonly Command[] = [board, map, print, rank, odds, perft];

const HELP = `Realmwright on the command line.

Usage: npm run -s realm -- <command> …

Commands:
${aligned(COMMANDS.map(({ name, summary }) => [`  ${name}`, summary]))}

Options:
  --help     show this help; behind a command, the help of that command
  --version  show the version

Exit codes: 0 done, 2 wrong usage, 130 interrupted with Ctrl+C, 1 anything else.
`;

/**
 * Runs one command line and gives the exit code: 0 done, 2 wrong usage, 1 anything else.
 * Complaints are whole sentences; bad input never throws.
 */
export async function runCli(args: readonly string[], io: Io): Promise<0 | 1 | 2> {
  const result = await dispatch(args, io);
  if (result.ok) return 0;
  for (const message of result.error.messages) io.complain(`realm: ${message}`);
  if (result.error.exit === 2) io.complain('realm: --help shows what can be said.');
  return result.error.exit;
}

async function dispatch([name, ...rest]: readonly string[], io: Io): Promise<Result<void, Stop>> {
  if (name === '--help' || name === '-h' || name === 'help') return ok(await io.print(HELP));
  if (name === '--version') return ok(await io.print(`${io.version}\n`));
  const names = COMMANDS.map((command) => command.name);
  const allowed = `the command must be one of ${names.join(', ')}`;
  if (name === undefined) return wrongUsage(`The command is missing; ${allowed}.`);
  if (name.startsWith('-')) {
    return wrongUsage(`There is no option ${quote(name)} before the command; there are --help, --version.`);
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  return command
    ? command.run(rest, io)
    : wrongUsage(`There is no command ${quote(name)}; ${allowed}.${didYouMean(name, names)}`);
}
