import { setImmediate } from 'node:timers/promises';
import { RANK_KEYS } from '#games/a-new-regime/board/fairness/batchLink.ts';
import { FAIRNESS_WORDS } from '#games/a-new-regime/board/fairness/fairnessWords.ts';
import { makeRankCsv } from '#games/a-new-regime/board/fairness/rankCsv.ts';
import {
  rankBoard,
  sortByFairness,
  type RankedBoard,
} from '#games/a-new-regime/board/fairness/rankBoards.ts';
import { FAIRNESS_PARTS } from '#lib/board/fairness/fairnessScore.ts';
import { quote } from '#lib/core/quote.ts';
import { ok } from '#lib/core/result.ts';
import { batchSeeds, BOARD_OPTIONS, parseBoardSettings } from './boardRequest.ts';
import { together, wrongUsage, type Command } from './command.ts';
import { optionsHelp, parseOptions, type OptionSpec } from './options.ts';
import { choice, wholeNumber } from './values.ts';

const COUNT = { min: 1, max: 10_000, usual: 100 } as const;
const FORMATS = ['table', 'csv', 'json'] as const;
/** What decides the boards is asked for as elsewhere. */
const SETTINGS = ['seed', 'regimes', 'states', 'shape', 'spacing', 'size'];

const OPTIONS: readonly OptionSpec[] = [
  ...BOARD_OPTIONS.filter(({ name }) => SETTINGS.includes(name)),
  {
    name: 'count',
    value: 'N',
    help: `how many boards, ${COUNT.min} to ${COUNT.max}, from the seeds TEXT-1, TEXT-2, … (default ${COUNT.usual})`,
  },
  { name: 'by', value: 'PART', help: `what they are ranked by:\n${RANK_KEYS.join(', ')} (default score)` },
  { name: 'format', value: 'FORMAT', help: `${FORMATS.join(', ')} (default table)` },
];

const HELP = `Draws boards of A New Regime and ranks them by how fair they are to their suggested capitals.

Usage: realm rank a-new-regime --regimes N --seed TEXT [options]

Options:
${optionsHelp(OPTIONS)}

Examples:
  npm run -s realm -- rank a-new-regime --regimes 4 --seed harbour
  npm run -s realm -- rank a-new-regime --regimes 6 --seed night --count 1000 --format csv > night.csv

Points are 0 to 100. The board of a row is made by realm board with the seed of that row.
`;

export const rankOfANewRegime: Command = {
  name: 'a-new-regime',
  summary: 'state maps for 3 to 8 regimes',
  async run(args, io) {
    const given = parseOptions(args, OPTIONS);
    if (!given.ok) return given;
    const { values, switches, positionals } = given.value;
    if (switches.has('help')) return ok(await io.print(HELP));
    if (positionals.length > 0) {
      return wrongUsage(
        `There is no place for ${quote(positionals[0])}; everything after the game is an option such as --seed. A text with spaces needs quotes around it.`,
      );
    }
    const parsed = together({
      settings: parseBoardSettings(values),
      count: wholeNumber('count', values.get('count') ?? String(COUNT.usual), COUNT),
      by: choice('by', values.get('by') ?? 'score', RANK_KEYS),
      format: choice('format', values.get('format') ?? 'table', FORMATS),
    });
    if (!parsed.ok) return parsed;
    const { settings, count, by, format } = parsed.value;
    const seeds = batchSeeds(settings.seed, count);
    if (!seeds.ok) return seeds;
    const boards: RankedBoard[] = [];
    for (const [at, seed] of seeds.value.entries()) {
      io.progress(`Board ${at + 1} of ${count}`);
      // Between two boards an interrupt is heard.
      await setImmediate();
      boards.push(rankBoard({ ...settings, seed }, at + 1));
    }
    io.progress('');
    const ranked = sortByFairness(boards, by);
    return ok(await io.print(PRINT[format](ranked)));
  },
};

const PRINT: Readonly<Record<(typeof FORMATS)[number], (boards: readonly RankedBoard[]) => string>> = {
  table: printTable,
  csv: makeRankCsv,
  json: (boards) => `${JSON.stringify(boards.map(jsonOf), null, 2)}\n`,
};

/** One object a board, the fairest first. */
function jsonOf({ settings, made }: RankedBoard, at: number) {
  return { rank: at + 1, settings, ...made };
}

function printTable(boards: readonly RankedBoard[]): string {
  const head = ['rank', 'seed', 'score', ...FAIRNESS_PARTS.map(({ id }) => FAIRNESS_WORDS[id].short)];
  const rows = boards.map(({ settings, made }, at) => [
    String(at + 1),
    settings.seed,
    ...('problem' in made
      ? [made.problem]
      : [made.points.score.toFixed(1), ...FAIRNESS_PARTS.map(({ id }) => made.points[id].toFixed(0))]),
  ]);
  const widths = head.map((title, column) =>
    // A problem is no figure, and may be as long as it likes.
    Math.max(
      title.length,
      ...rows.filter(({ length }) => length === head.length).map((row) => row[column]!.length),
    ),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => (column === 1 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
    .concat('\n');
}
