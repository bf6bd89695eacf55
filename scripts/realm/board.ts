import { GAME_IDS } from '#games/ids.ts';
import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { ok } from '#lib/core/result.ts';
import { boardOfANewRegime } from './boardOfANewRegime.ts';
import { boardOfNomadsThreat } from './boardOfNomadsThreat.ts';
import { wrongUsage, type Command } from './command.ts';
import { aligned } from './options.ts';

/** Games that have boards to make; another one is one more line. */
const GAMES: readonly Command[] = [boardOfANewRegime, boardOfNomadsThreat];

const HELP = `Makes boards as PDF, SVG, JSON or CSV.

Usage: realm board <game> [options]

Games:
${aligned(GAMES.map(({ name, summary }) => [`  ${name}`, summary]))}

realm board <game> --help tells the options of a game.
`;

export const board: Command = {
  name: 'board',
  summary: 'make boards: PDF, SVG, JSON, CSV',
  async run([name, ...rest], io) {
    if (name === '--help' || name === '-h') return ok(await io.print(HELP));
    const names = GAMES.map((game) => game.name);
    const allowed = `the game must be one of ${names.join(', ')}`;
    if (name === undefined || name.startsWith('-')) {
      return wrongUsage(`The game is missing after board; ${allowed}.`);
    }
    const game = GAMES.find((candidate) => candidate.name === name);
    if (game) return game.run(rest, io);
    const known = GAME_IDS.some((id) => id === name);
    return wrongUsage(
      known
        ? `There are no boards of ${name} yet; ${allowed}.`
        : `There is no game ${quote(name)}; ${allowed}.${didYouMean(name, names)}`,
    );
  },
};
