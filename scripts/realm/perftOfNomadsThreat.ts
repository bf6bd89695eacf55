import {
  DEFAULT_SETTINGS,
  MAX_CHIEFS,
  MAX_SIZE,
  MIN_CHIEFS,
  MIN_SIZE,
  parsePosition,
  perft,
  setUp,
  type Position,
} from '#games/nomads-threat/index.ts';
import { BLOCKED_READINGS, PASS_READINGS, REPETITION_READINGS } from '#games/nomads-threat/vocabulary.ts';
import { quote } from '#lib/core/quote.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { together, wrongUsage, type Command, type Stop } from './command.ts';
import { optionsHelp, parseOptions, type GivenOptions, type OptionSpec } from './options.ts';
import { choice, wholeNumber } from './values.ts';

const DEFAULT_DEPTH = 4;
const MAX_DEPTH = 20;

const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'depth',
    value: 'N',
    help: `longest sequences, 1 to ${MAX_DEPTH} (default ${DEFAULT_DEPTH}); each more takes some 20 times as long`,
  },
  {
    name: 'size',
    value: 'N',
    help: `tiles along an edge, ${MIN_SIZE} to ${MAX_SIZE} (default ${DEFAULT_SETTINGS.size})`,
  },
  {
    name: 'chiefs',
    value: 'N',
    help: `Chief Tents a side, ${MIN_CHIEFS} to ${MAX_CHIEFS} (default ${DEFAULT_SETTINGS.chiefs})`,
  },
  { name: 'invading', help: 'Chief Tents may take regular tents' },
  {
    name: 'pass',
    value: 'READING',
    help: `${PASS_READINGS.join(' or ')} (default ${DEFAULT_SETTINGS.pass})`,
  },
  {
    name: 'blocked-mover',
    value: 'READING',
    help: `${BLOCKED_READINGS.join(', ')} (default ${DEFAULT_SETTINGS.blockedMover})`,
  },
  {
    name: 'repetition',
    value: 'READING',
    help: `${REPETITION_READINGS.join(', ')} (default ${DEFAULT_SETTINGS.repetition})`,
  },
  {
    name: 'from',
    value: 'POSITION',
    help: 'a position instead of the empty board, such as "xOo/xxO/X.. o 10 invading";\nit carries its settings',
  },
];

const HELP = `Counts the sequences of 1, 2, … legal moves of Nomads' Threat, as JSON.

Usage: realm perft nomads-threat [options]

Wanders to one tile from different tents are different moves. A sequence cannot go on after the end of a game.

Options:
${optionsHelp(OPTIONS)}
`;

export const perftOfNomadsThreat: Command = {
  name: 'nomads-threat',
  summary: 'any size, Chief Tents, invading and readings',
  async run(args, io) {
    const options = parseOptions(args, OPTIONS);
    if (!options.ok) return options;
    if (options.value.switches.has('help')) return ok(await io.print(HELP));
    const [stray] = options.value.positionals;
    if (stray !== undefined) return wrongUsage(`There is ${quote(stray)}, which belongs to no option.`);
    const read = together({
      depth: wholeNumber('depth', options.value.values.get('depth') ?? String(DEFAULT_DEPTH), {
        min: 1,
        max: MAX_DEPTH,
      }),
      start: startOf(options.value),
    });
    if (!read.ok) return read;
    const { depth, start } = read.value;
    const { size, chiefs, invading, pass, blockedMover, repetition } = start.settings;
    const counts = Array.from({ length: depth }, (_, index) => perft(start, index + 1));
    const printed = {
      size,
      chiefs,
      invading,
      pass,
      'blocked-mover': blockedMover,
      repetition,
      ...(options.value.values.has('from') && { from: options.value.values.get('from') }),
      perft: counts,
    };
    return ok(await io.print(`${JSON.stringify(printed)}\n`));
  },
};

function startOf({ values, switches }: GivenOptions): Result<Position, Stop> {
  const from = values.get('from');
  if (from !== undefined) {
    const other = OPTIONS.find(
      ({ name }) => !['depth', 'from'].includes(name) && (values.has(name) || switches.has(name)),
    );
    if (other)
      return wrongUsage(
        `The option --${other.name} does not go with --from, whose position has its settings.`,
      );
    const position = parsePosition(from);
    return position.ok ? position : wrongUsage(position.error.message);
  }
  const text = (name: string, otherwise: string | number): string => values.get(name) ?? String(otherwise);
  const read = together({
    size: wholeNumber('size', text('size', DEFAULT_SETTINGS.size), { min: MIN_SIZE, max: MAX_SIZE }),
    chiefs: wholeNumber('chiefs', text('chiefs', DEFAULT_SETTINGS.chiefs), {
      min: MIN_CHIEFS,
      max: MAX_CHIEFS,
    }),
    pass: choice('pass', text('pass', DEFAULT_SETTINGS.pass), PASS_READINGS),
    blockedMover: choice(
      'blocked-mover',
      text('blocked-mover', DEFAULT_SETTINGS.blockedMover),
      BLOCKED_READINGS,
    ),
    repetition: choice('repetition', text('repetition', DEFAULT_SETTINGS.repetition), REPETITION_READINGS),
  });
  return read.ok ? ok(setUp({ ...read.value, invading: switches.has('invading') })) : read;
}
