import { err, ok, type Result } from '#lib/core/result.ts';
import { quote } from '#lib/core/quote.ts';
import { makeGameLink, parseGameLink } from '../../notation/gameLink.ts';
import { SIDES } from '../../vocabulary.ts';
import { isPlayer, PLAYERS } from './players.ts';
import { TWO_PEOPLE, type Moment, type Players } from './playState.ts';

/** What the address of the play page holds: the game, who plays, and the move that is in sight. */
export interface Linked extends Moment {
  /** Moves made in the position in sight; left out for all of them. */
  readonly at?: number;
}

/**
 * The address behind its path: the game's own link, then `&x=…` and `&o=…` where the program plays a side and `&at=…`
 * where an earlier position is in sight, as in `#1.5.MMGG&o=steady&at=1`.
 */
export function makePlayHash({ game, players, at }: Linked): string {
  const said = SIDES.filter((side) => players[side] !== 'person').map((side) => `&${side}=${players[side]}`);
  return `${makeGameLink(game)}${said.join('')}${at === undefined ? '' : `&at=${at}`}`;
}

/** The twin of `makePlayHash`. */
export function parsePlayHash(hash: string): Result<Linked> {
  const [link = '', ...words] = hash.split('&');
  const game = parseGameLink(link);
  if (!game.ok) return game;
  let players: Players = TWO_PEOPLE;
  let at: number | undefined;
  for (const word of words) {
    const [name = '', value = ''] = word.split('=');
    if (name === 'at' && /^\d{1,4}$/.test(value)) at = Number(value);
    else if ((name === 'x' || name === 'o') && isPlayer(value)) players = { ...players, [name]: value };
    else
      return err({
        code: 'unknown-field',
        message: `The link has the part ${quote(word)}; it may say who plays, as in x=${PLAYERS[1]} or o=${PLAYERS[1]}, and the move in sight, as in at=3.`,
        where: 'link',
        got: word,
        allowed: PLAYERS.join(', '),
      });
  }
  return ok({ game: game.value, players, ...(at !== undefined && { at }) });
}
