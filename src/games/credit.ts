import { GAMES } from './registry.ts';

/** Whose game it is, as a sentence. Throws for a game that is not in the registry. */
export function creditOf(game: string): string {
  const entry = GAMES.find(({ id }) => id === game);
  if (!entry) throw new Error(`There is no game "${game}".`);
  return entry.designer
    ? `${entry.name} was designed by ${entry.designer}.`
    : `${entry.name} comes from a public draft that names no designer.`;
}
