import { GAME_IDS } from '#games/ids.ts';
import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { ok } from '#lib/core/result.ts';
import { wrongUsage, type Command } from './command.ts';
import { aligned } from './options.ts';
import { perftOfNomadsThreat } from './perftOfNomadsThreat.ts';

/** Games whose moves can be counted; another one is one more line. */
const GAMES: readonly Command[] = [perftOfNomadsThreat];

const HELP = `Counts sequences of legal moves, as JSON: the check of a move generator.

Usage: realm perft <game> [options]

Games:
${aligned(GAMES.map(({ name, summary }) => [`  ${name}`, summary]))}

realm perft <game> --help tells the options of a game.
`;

export const perft: Command = {
  name: 'perft',
  summary: 'count sequences of legal moves, as JSON',
  async run([name, ...rest], io) {
    if (name === '--help' || name === '-h') return ok(await io.print(HELP));
    const names = GAMES.map((game) => game.name);
    const allowed = `the game must be one of ${names.join(', ')}`;
    if (name === undefined || name.startsWith('-')) {
      return wrongUsage(`The game is missing after perft; ${allowed}.`);
    }
    const game = GAMES.find((candidate) => candidate.name === name);
    if (game) return game.run(rest, io);
    const known = GAME_IDS.some((id) => id === name);
    return wrongUsage(
      known
        ? `The moves of ${name} cannot be counted; ${allowed}.`
        : `There is no game ${quote(name)}; ${allowed}.${didYouMean(name, names)}`,
    );
  },
};
