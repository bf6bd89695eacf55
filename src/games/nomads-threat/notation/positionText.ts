import { quote } from '#lib/core/quote.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { checkPosition } from '../rules/check.ts';
import { ACTION_CAP, isCapped, MAX_SIZE, MIN_SIZE } from '../rules/settings.ts';
import type { Position } from '../rules/state.ts';
import { makeSettingsText, parseSettingsText } from './settingsText.ts';

/**
 * A position as a line of text: rows from the top joined by `/`, the mover (`~` behind it if the turn may be ended),
 * Chief Tents in the hands of x and o, then the number of actions where it is limited, then settings that are not the
 * default: `xOo/xxO/X.. o 10 invading`. What happened before is left out; a game carries it.
 */
export function makePosition(position: Position): string {
  const { cells, settings, mover, mayStop, hands, played } = position;
  const { size } = settings;
  const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
  return [
    rows.join('/'),
    `${mover}${mayStop ? '~' : ''}`,
    `${hands.x}${hands.o}`,
    ...(isCapped(settings) ? [String(played)] : []),
    makeSettingsText(settings),
  ]
    .filter(Boolean)
    .join(' ');
}

const LONGEST = 200;

/**
 * The twin of `makePosition`. Refuses what is no position of these settings, with a sentence that says why.
 * Errors: `too-long`, `bad-position`, `impossible`, and those of settings.
 */
export function parsePosition(text: string): Result<Position> {
  if (text.length > LONGEST)
    return err({
      code: 'too-long',
      message: `The position is ${text.length} characters long; at most ${LONGEST} are read.`,
      where: 'position',
    });
  const match = /^([.xoXO/]+) ([xo])(~?) ([0-3])([0-3])(?: (\d{1,3}))?(?: ([a-z=\-0-9 ]+))?$/.exec(text);
  if (!match) return unreadable(text, 'its parts are rows, mover and hands, as in ".../X../... o 12"');
  const [, rowsText = '', mover, stop, x, o, played, words = ''] = match;
  const rows = rowsText.split('/');
  const size = rows.length;
  if (size < MIN_SIZE || size > MAX_SIZE || rows.some((row) => row.length !== size))
    return unreadable(text, `it must have as many rows as columns, ${MIN_SIZE} to ${MAX_SIZE}`);
  const settings = parseSettingsText(words, size);
  if (!settings.ok) return settings;
  if (isCapped(settings.value) !== (played !== undefined) || Number(played ?? 0) > ACTION_CAP)
    return unreadable(
      text,
      `the number of actions, 0 to ${ACTION_CAP}, belongs to games with invading and repetition=action-cap, and only there`,
    );
  const position: Position = {
    settings: settings.value,
    cells: rows.join(''),
    mover: mover === 'x' ? 'x' : 'o',
    hands: { x: Number(x), o: Number(o) },
    mayStop: stop === '~',
    past: [],
    played: Number(played ?? 0),
  };
  const [fault] = checkPosition(position);
  return fault === undefined
    ? ok(position)
    : err({ code: 'impossible', message: `No game comes to this position: ${fault}`, where: 'position' });
}

const unreadable = (text: string, why: string): Result<never> =>
  err({
    code: 'bad-position',
    message: `The position ${quote(text)} cannot be read: ${why}.`,
    where: 'position',
    got: quote(text),
  });
