import { quote } from '#lib/core/quote.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { BASE64URL } from '#lib/share/base64url.ts';
import { makeVersioned, parseVersioned } from '#lib/share/versioned.ts';
import { checkPosition } from '../rules/check.ts';
import type { Move } from '../rules/moves.ts';
import { replay, startOf, type GameRecord } from '../rules/replay.ts';
import type { Settings } from '../rules/settings.ts';
import { chiefsOnBoard, sideAt, type Position } from '../rules/state.ts';
import { MOST_MOVES } from './moveText.ts';
import { makeSettingsCode, parseSettingsCode } from './settingsText.ts';

const VERSION = 1;
const LONGEST = 3 * MOST_MOVES;

/**
 * A game as the part of a link behind `#`, version 1: `#1.5.MMGGMN`. After the version come the settings, then two
 * letters a move (its origin and its goal as base64url digits; the same letter twice places a Chief Tent, `--` is a
 * pass), then the board and the mover if play did not begin at the set-up. Whether a step is a wander or an invasion
 * follows from what stands on its goal.
 */
export function makeGameLink(record: GameRecord): string {
  const { settings, start, moves } = record;
  return makeVersioned({
    version: VERSION,
    parts: [
      makeSettingsCode(settings),
      moves.map(makeStep).join(''),
      ...(start === undefined ? [] : [makeStart(start)]),
    ],
  });
}

/** The twin of `makeGameLink`. The game that it gives can be replayed. Errors are sentences for whoever holds the link. */
export function parseGameLink(hash: string): Result<GameRecord> {
  const versioned = parseVersioned(hash, LONGEST);
  if (!versioned.ok) return versioned;
  const { version, parts } = versioned.value;
  if (version !== VERSION)
    return damaged(`is of version ${version}, and version ${VERSION} is the one that is known here`);
  const [settingsCode = '', steps = '', start] = parts;
  if (parts.length < 2 || parts.length > 3) return damaged('lacks a part or has one too many');
  const settings = parseSettingsCode(settingsCode);
  if (!settings.ok) return settings;
  const begun = start === undefined ? undefined : parseStart(start, settings.value);
  if (begun && !begun.ok) return begun;
  return parseSteps(steps, { settings: settings.value, ...(begun && { start: begun.value }) });
}

const makeStep = (move: Move): string => {
  if (move.type === 'pass') return PASS;
  const from = move.type === 'place' ? move.to : move.from;
  return `${BASE64URL[from]}${BASE64URL[move.to]}`;
};
const PASS = '--';

function parseSteps(steps: string, begun: Omit<GameRecord, 'moves'>): Result<GameRecord> {
  if (steps.length % 2 !== 0) return damaged('breaks off in the middle of a move');
  const moves: Move[] = [];
  // A step's kind depends on the board before it, so the game is played while it is read.
  let position = startOf({ ...begun, moves });
  for (let at = 0; at < steps.length; at += 2) {
    const move = parseStep(steps.slice(at, at + 2), position);
    if (!move)
      return damaged(
        `names in move ${at / 2 + 1} a tile that a grid of ${begun.settings.size} by ${begun.settings.size} lacks`,
      );
    const played = replay({ settings: begun.settings, start: position, moves: [move] });
    if (!played.ok)
      return err({
        ...played.error,
        message: played.error.message.replace('Move 1 ', `Move ${at / 2 + 1} `),
        where: `move ${at / 2 + 1}`,
      });
    position = played.value.positions[1]!;
    moves.push(move);
  }
  return ok({ ...begun, moves });
}

/** A move of the link; undefined if one of its letters stands for no tile of the board. */
function parseStep(step: string, { cells }: Position): Move | undefined {
  if (step === PASS) return { type: 'pass' };
  const [from, to] = [BASE64URL.indexOf(step[0]!), BASE64URL.indexOf(step[1]!)];
  if (Math.min(from, to) < 0 || Math.max(from, to) >= cells.length) return undefined;
  if (from === to) return { type: 'place', to };
  return { type: sideAt(cells, to) === undefined ? 'wander' : 'invade', from, to };
}

/** Board, mover and what else a position holds beside its settings; the hands follow from the board. */
function makeStart({ cells, mover, mayStop, played }: Position): string {
  return `${cells.replaceAll('.', '_')}-${mover}${mayStop ? '~' : ''}${played > 0 ? played : ''}`;
}

function parseStart(text: string, settings: Settings): Result<Position> {
  const match = /^([_xoXO]+)-([xo])(~?)([1-9]\d{0,2})?$/.exec(text);
  if (!match) return damaged(`begins at ${quote(text)}, which is no position`);
  const [, signs = '', mover, stop, played] = match;
  const cells = signs.replaceAll('_', '.');
  if (cells.length !== settings.size * settings.size)
    return damaged(`begins at a board of ${cells.length} tiles, and the grid has ${settings.size ** 2}`);
  const position: Position = {
    settings,
    cells,
    mover: mover === 'x' ? 'x' : 'o',
    hands: {
      x: settings.chiefs - chiefsOnBoard(cells, 'x'),
      o: settings.chiefs - chiefsOnBoard(cells, 'o'),
    },
    mayStop: stop === '~',
    past: [],
    played: Number(played ?? 0),
  };
  const [fault] = checkPosition(position);
  return fault === undefined ? ok(position) : damaged(`begins at a position that no game comes to: ${fault}`);
}

const damaged = (what: string): Result<never> =>
  err({
    code: 'bad-game',
    message: `The game in the link ${what.replace(/\.$/, '')}.`,
    where: 'link',
  });
