import { GAME_IDS } from '#games/ids.ts';
import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { ok } from '#lib/core/result.ts';
import { wrongUsage, type Command } from './command.ts';
import { oddsOfANewRegime } from './oddsOfANewRegime.ts';
import { aligned } from './options.ts';

/** Games whose odds can be asked for; another one is one more line. */
const GAMES: readonly Command[] = [oddsOfANewRegime];

const HELP = `Answers questions about chances and costs exactly, as JSON.

Usage: realm odds <game> <question> '<json>'

Games:
${aligned(GAMES.map(({ name, summary }) => [`  ${name}`, summary]))}

realm odds <game> --help tells the questions of a game.
`;

export const odds: Command = {
  name: 'odds',
  summary: 'exact chances and costs, as JSON',
  async run([name, ...rest], io) {
    if (name === '--help' || name === '-h') return ok(await io.print(HELP));
    const names = GAMES.map((game) => game.name);
    const allowed = `the game must be one of ${names.join(', ')}`;
    if (name === undefined || name.startsWith('-')) {
      return wrongUsage(`The game is missing after odds; ${allowed}.`);
    }
    const game = GAMES.find((candidate) => candidate.name === name);
    if (game) return game.run(rest, io);
    const known = GAME_IDS.some((id) => id === name);
    return wrongUsage(
      known
        ? `There are no odds of ${name} yet; ${allowed}.`
        : `There is no game ${quote(name)}; ${allowed}.${didYouMean(name, names)}`,
    );
  },
};
