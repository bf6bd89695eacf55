import { err, ok, type Result } from '#lib/core/result.ts';
import { parseMoves } from '../../notation/moveText.ts';
import { makePosition, parsePosition } from '../../notation/positionText.ts';
import { replay } from '../../rules/replay.ts';
import type { Settings } from '../../rules/settings.ts';
import { setUp } from '../../rules/state.ts';
import { parsePlayHash, type Linked } from './playHash.ts';
import { TWO_PEOPLE } from './playState.ts';

/**
 * What somebody pasted: a link or its part behind `#`, a position as a line, or moves, which are played from the empty
 * board under the settings given. Positions and moves are opened for two people, so that no program moves unasked.
 * Errors: `empty`, and those of links, positions, moves and replay.
 */
export function readPasted(pasted: string, settings: Settings): Result<Linked> {
  const text = pasted.trim();
  if (text === '')
    return err({
      code: 'empty',
      message: 'There is nothing to open yet: paste a link, a position or moves.',
      where: 'text',
      allowed: 'a link, a position or moves',
    });
  if (text.includes('#')) return parsePlayHash(text.slice(text.indexOf('#')));
  if (text.includes('/') && !/^https?:/.test(text)) return fromPosition(text);
  return fromMoves(text, settings);
}

function fromPosition(text: string): Result<Linked> {
  const start = parsePosition(text.replace(/\s+/g, ' '));
  if (!start.ok) return start;
  const { settings } = start.value;
  const isSetUp = makePosition(start.value) === makePosition(setUp(settings));
  const game = { settings, moves: [], ...(!isSetUp && { start: start.value }) };
  return ok({ game, players: TWO_PEOPLE });
}

function fromMoves(text: string, settings: Settings): Result<Linked> {
  const moves = parseMoves(text, settings.size);
  if (!moves.ok) return moves;
  const game = { settings, moves: moves.value };
  const played = replay(game);
  return played.ok ? ok({ game, players: TWO_PEOPLE }) : played;
}
