import { GAME_IDS } from '#games/ids.ts';
import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { ok } from '#lib/core/result.ts';
import { wrongUsage, type Command } from './command.ts';
import { aligned } from './options.ts';
import { PRINT_PARTS_OF_A_NEW_REGIME } from './printPartsOfANewRegime.ts';
import { printBoardOfANewRegime } from './printBoardOfANewRegime.ts';

/** What can be printed of each game; another thing is one more line, and prints its own help when given --help. */
const THINGS: Readonly<Record<string, readonly Command[]>> = {
  'a-new-regime': [printBoardOfANewRegime, ...PRINT_PARTS_OF_A_NEW_REGIME],
};

const GAMES = Object.keys(THINGS);

const HELP = `Puts a game on paper, as PDF.

Usage: realm print <game> <thing> [options]

Things:
${aligned(
  Object.entries(THINGS).flatMap(([game, things]) =>
    things.map(({ name, summary }) => [`  ${game} ${name}`, summary]),
  ),
)}

realm print <game> <thing> --help tells the options of a thing.
`;

export const print: Command = {
  name: 'print',
  summary: 'put a game on paper: boards over several sheets, cards, pieces, the whole kit',
  async run([name, thing, ...rest], io) {
    if ([name, thing].some((word) => word === '--help' || word === '-h')) return ok(await io.print(HELP));
    const allowed = `the game must be one of ${GAMES.join(', ')}`;
    if (name === undefined || name.startsWith('-')) {
      return wrongUsage(`The game is missing after print; ${allowed}.`);
    }
    const things = Object.hasOwn(THINGS, name) ? THINGS[name]! : undefined;
    if (!things) {
      const known = GAME_IDS.some((id) => id === name);
      return wrongUsage(
        known
          ? `There is nothing to print of ${name} yet; ${allowed}.`
          : `There is no game ${quote(name)}; ${allowed}.${didYouMean(name, GAMES)}`,
      );
    }
    const names = things.map((each) => each.name);
    const choice = `it must be one of ${names.join(', ')}`;
    if (thing === undefined || thing.startsWith('-')) {
      return wrongUsage(`What to print is missing after ${name}; ${choice}.`);
    }
    const command = things.find((candidate) => candidate.name === thing);
    return command
      ? command.run(rest, io)
      : wrongUsage(`There is no ${quote(thing)} to print of ${name}; ${choice}.${didYouMean(thing, names)}`);
  },
};
