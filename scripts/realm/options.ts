import { parseArgs } from 'node:util';
import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { wrongUsage, type Stop } from './command.ts';

/** An option of a command, for parsing and for the help text. */
export interface OptionSpec {
  readonly name: string;
  /** What stands for the value in the help, such as `N`; an option without one is a switch. */
  readonly value?: string;
  readonly help: string;
}

export interface GivenOptions {
  /** Texts of options with a value, by name. */
  readonly values: ReadonlyMap<string, string>;
  /** Names of the switches given. */
  readonly switches: ReadonlySet<string>;
  readonly positionals: readonly string[];
}

const HELP: OptionSpec = { name: 'help', help: 'show this help' };

/**
 * Splits arguments into options and the rest. Takes `--name value` and `--name=value`; refuses unknown and repeated
 * options, values of switches and missing values, each in a sentence of its own. `-h` is `--help`.
 */
export function parseOptions(
  args: readonly string[],
  specs: readonly OptionSpec[],
): Result<GivenOptions, Stop> {
  const all = [...specs, HELP];
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries([
      ...all.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const),
      ['help', { type: 'boolean', short: 'h' }] as const,
    ]),
  });
  const values = new Map<string, string>();
  const switches = new Set<string>();
  const positionals: string[] = [];
  const faults: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const spec = all.find((candidate) => candidate.name === name);
    if (!spec) {
      const names = all.map((candidate) => `--${candidate.name}`);
      faults.push(
        `There is no option ${quote(rawName)}.${didYouMean(rawName, names)} There are ${names.join(', ')}.`,
      );
    } else if (values.has(name) || switches.has(name)) {
      faults.push(`The option --${name} is given twice; once is allowed.`);
    } else if (spec.value === undefined) {
      if (value !== undefined) {
        faults.push(`The option --${name} is a switch and takes no value, but got ${quote(value)}.`);
      }
      switches.add(name);
    } else if (value === undefined) {
      faults.push(`The option --${name} lacks its value; write --${name} ${spec.value}.`);
    } else if (!token.inlineValue && value.startsWith('--')) {
      faults.push(
        `The option --${name} is followed by ${quote(value)}, which looks like an option; if it is the value, write --${name}=${value}.`,
      );
    } else {
      values.set(name, value);
    }
  }
  return faults.length > 0 ? wrongUsage(...faults) : ok({ values, switches, positionals });
}

/** The options as lines of a help text, aligned. */
export function optionsHelp(specs: readonly OptionSpec[]): string {
  const rows = [...specs, HELP].map(({ name, value, help }) => [
    `  --${name}${value === undefined ? '' : ` ${value}`}`,
    help,
  ]);
  return aligned(rows);
}

/** Rows of two columns, the second aligned and indented where it has several lines. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const width = Math.max(...rows.map(([left = '']) => left.length)) + 2;
  return rows
    .map(([left = '', right = '']) => left.padEnd(width) + right.replaceAll('\n', `\n${' '.repeat(width)}`))
    .join('\n');
}
