import { GAME_IDS } from '#games/ids.ts';
import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { ok } from '#lib/core/result.ts';
import { wrongUsage, type Command } from './command.ts';
import { mapOfANewRegime } from './mapOfANewRegime.ts';
import { aligned } from './options.ts';

/** Games whose boards can be made of maps; another one is one more line. */
const GAMES: readonly Command[] = [mapOfANewRegime];

const HELP = `Makes boards of maps, as PDF, SVG, JSON or CSV.

Usage: realm map <game> [options]

Games:
${aligned(GAMES.map(({ name, summary }) => [`  ${name}`, summary]))}

realm map <game> --help tells the options of a game.
`;

export const map: Command = {
  name: 'map',
  summary: 'make boards of real maps, map files and lists of neighbours',
  async run([name, ...rest], io) {
    if (name === '--help' || name === '-h') return ok(await io.print(HELP));
    const names = GAMES.map((game) => game.name);
    const allowed = `the game must be one of ${names.join(', ')}`;
    if (name === undefined || name.startsWith('-')) {
      return wrongUsage(`The game is missing after map; ${allowed}.`);
    }
    const game = GAMES.find((candidate) => candidate.name === name);
    if (game) return game.run(rest, io);
    const known = GAME_IDS.some((id) => id === name);
    return wrongUsage(
      known
        ? `There are no boards of maps for ${name} yet; ${allowed}.`
        : `There is no game ${quote(name)}; ${allowed}.${didYouMean(name, names)}`,
    );
  },
};
