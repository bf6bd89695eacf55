import { GAME_IDS } from '#games/ids.ts';

/**
 * Whether a page is the printed book of a game (`/print/a-new-regime/`, under any base), where the manual's parts
 * leave out all that a reader would click, type into or unfold.
 */
export function inBook(url: URL): boolean {
  const [game, print] = url.pathname.split('/').filter(Boolean).reverse();
  return print === 'print' && GAME_IDS.some((id) => id === game);
}
