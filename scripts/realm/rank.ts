import { GAME_IDS } from '#games/ids.ts';
import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { ok } from '#lib/core/result.ts';
import { wrongUsage, type Command } from './command.ts';
import { aligned } from './options.ts';
import { rankOfANewRegime } from './rankOfANewRegime.ts';

/** Games whose boards can be ranked; another one is one more line. */
const GAMES: readonly Command[] = [rankOfANewRegime];

const HELP = `Draws many boards and ranks them by how fair they are.

Usage: realm rank <game> [options]

Games:
${aligned(GAMES.map(({ name, summary }) => [`  ${name}`, summary]))}

realm rank <game> --help tells the options of a game.
`;

export const rank: Command = {
  name: 'rank',
  summary: 'rank many boards by fairness',
  async run([name, ...rest], io) {
    if (name === '--help' || name === '-h') return ok(await io.print(HELP));
    const names = GAMES.map((game) => game.name);
    const allowed = `the game must be one of ${names.join(', ')}`;
    if (name === undefined || name.startsWith('-')) {
      return wrongUsage(`The game is missing after rank; ${allowed}.`);
    }
    const game = GAMES.find((candidate) => candidate.name === name);
    if (game) return game.run(rest, io);
    const known = GAME_IDS.some((id) => id === name);
    return wrongUsage(
      known
        ? `There are no boards of ${name} to rank yet; ${allowed}.`
        : `There is no game ${quote(name)}; ${allowed}.${didYouMean(name, names)}`,
    );
  },
};
