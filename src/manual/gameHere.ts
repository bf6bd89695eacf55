import { GAME_IDS, type GameId } from '#games/ids.ts';

/**
 * The game that a page belongs to, from its address: the first part of it that is a game's id, as in
 * `/a-new-regime/outfits/` and `/print/a-new-regime/`, under any base. Throws if there is none.
 */
export function gameHere(url: URL): GameId {
  const game = url.pathname
    .split('/')
    .map((part) => GAME_IDS.find((id) => id === part))
    .find((id) => id !== undefined);
  if (!game) throw new Error(`${url.pathname} belongs to no game.`);
  return game;
}
