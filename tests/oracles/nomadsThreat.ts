/**
 * Nomads' Threat once more, written from the rules and sharing nothing with the engine: pieces are a list, and every
 * question goes through it. Boards may be any rectangle. Slow.
 */

export interface Piece {
  readonly column: number;
  readonly row: number;
  readonly player: 0 | 1;
  readonly chief: boolean;
}

export interface OracleRules {
  readonly width: number;
  readonly height: number;
  readonly chiefs: number;
  readonly invading: boolean;
  readonly mayStop: boolean;
  readonly blocked: 'ends-at-once' | 'pass-if-blocked' | 'other-fills';
}

export interface OracleGame {
  readonly rules: OracleRules;
  readonly pieces: readonly Piece[];
  readonly player: 0 | 1;
  /** Actions that the player has done in this turn. */
  readonly actions: number;
}

/** A move as text: `C@x,y`, `x,y-x,y`, `x,yxx,y` or `pass`, with columns and rows counted from 0 at the top left. */
export type OracleMove = string;

export const oracleStart = (rules: OracleRules): OracleGame => ({ rules, pieces: [], player: 0, actions: 0 });

const count = (game: OracleGame, player: number): number =>
  game.pieces.filter((piece) => piece.player === player).length;

const at = (game: OracleGame, column: number, row: number): Piece | undefined =>
  game.pieces.find((piece) => piece.column === column && piece.row === row);

const inside = ({ rules }: OracleGame, column: number, row: number): boolean =>
  column >= 0 && row >= 0 && column < rules.width && row < rules.height;

const COMPASS: readonly (readonly [number, number])[] = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].filter((y) => x !== 0 || y !== 0).map((y) => [x, y] as const),
);

const isFull = (game: OracleGame): boolean => game.pieces.length === game.rules.width * game.rules.height;

const inHand = (game: OracleGame, player: number): number =>
  game.rules.chiefs - game.pieces.filter((piece) => piece.player === player && piece.chief).length;

/** Actions of a player, whoever's turn it is. */
function actionsOf(game: OracleGame, player: 0 | 1): OracleMove[] {
  const { width, height, invading } = game.rules;
  const moves: OracleMove[] = [];
  if (inHand(game, player) > 0)
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++)
        if (!at(game, column, row)) moves.push(`C@${column},${row}`);
  for (const { column, row, chief } of game.pieces.filter((piece) => piece.player === player)) {
    for (const [right, down] of COMPASS) {
      const [x, y] = [column + right, row + down];
      if (!inside(game, x, y)) continue;
      const target = at(game, x, y);
      if (!target) moves.push(`${column},${row}-${x},${y}`);
      else if (invading && chief && target.player !== player && !target.chief) {
        const guarded = game.pieces.some(
          (other) =>
            other.chief &&
            other.player === target.player &&
            Math.max(Math.abs(other.column - x), Math.abs(other.row - y)) === 1,
        );
        if (!guarded) moves.push(`${column},${row}x${x},${y}`);
      }
    }
  }
  return moves;
}

/** All moves of the player to move; none where the game is over. */
export function oracleMoves(game: OracleGame): OracleMove[] {
  if (isFull(game)) return [];
  const moves = actionsOf(game, game.player);
  if (moves.length > 0 && game.rules.mayStop && game.actions > 0) moves.push('pass');
  return moves;
}

/** The first player's tents less the second's where the game is over, with what the reading of blocking adds. */
export function oracleMargin(game: OracleGame): number {
  const lead = count(game, 0) - count(game, 1);
  const empty = game.rules.width * game.rules.height - game.pieces.length;
  if (game.rules.blocked !== 'other-fills') return lead;
  return lead + (game.player === 0 ? -empty : empty);
}

export function oraclePlay(game: OracleGame, move: OracleMove): OracleGame {
  const numbers = move.match(/\d+/g)?.map(Number) ?? [];
  const me = game.player;
  if (move === 'pass') return nextTurn({ ...game, player: me === 0 ? 1 : 0, actions: 0 });
  if (move.startsWith('C@')) {
    const piece: Piece = { column: numbers[0]!, row: numbers[1]!, player: me, chief: true };
    return afterAction(camp({ ...game, pieces: [...game.pieces, piece] }, piece));
  }
  const [column, row, x, y] = numbers as [number, number, number, number];
  const mover = at(game, column, row)!;
  const others = game.pieces.filter((piece) => piece !== mover && piece !== at(game, x, y));
  const moved: Piece = { ...mover, column: x, row: y };
  if (move.includes('x'))
    return nextTurn({ ...game, pieces: [...others, moved], player: me === 0 ? 1 : 0, actions: 0 });
  const behind: Piece = { column, row, player: me, chief: false };
  return afterAction(camp({ ...game, pieces: [...others, moved, behind] }, moved));
}

/** Fills the gaps between a piece that has come and the other player's pieces in sight. */
function camp(game: OracleGame, from: Piece): OracleGame {
  const made: Piece[] = [];
  for (const [right, down] of COMPASS) {
    const gap: Piece[] = [];
    for (let step = 1; ; step++) {
      const [column, row] = [from.column + right * step, from.row + down * step];
      if (!inside(game, column, row)) break;
      const met = at(game, column, row);
      if (met) {
        if (met.player !== from.player) made.push(...gap);
        break;
      }
      gap.push({ column, row, player: from.player, chief: false });
    }
  }
  return { ...game, pieces: [...game.pieces, ...made] };
}

function afterAction(game: OracleGame): OracleGame {
  if (isFull(game)) return game;
  const ahead = count(game, game.player) > count(game, 1 - game.player);
  return nextTurn(
    ahead
      ? { ...game, player: game.player === 0 ? 1 : 0, actions: 0 }
      : { ...game, actions: game.actions + 1 },
  );
}

/** Hands the turn on where the player is blocked and the reading says that the other goes on. */
function nextTurn(game: OracleGame): OracleGame {
  const other = game.player === 0 ? 1 : 0;
  return game.rules.blocked === 'pass-if-blocked' &&
    !isFull(game) &&
    actionsOf(game, game.player).length === 0 &&
    actionsOf(game, other).length > 0
    ? { ...game, player: other, actions: 0 }
    : game;
}

/** Rows of `.xoXO` from the top, as the engine's notation has them. */
export function oracleRows(game: OracleGame): string {
  const { width, height } = game.rules;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const piece = at(game, column, row);
      if (!piece) return '.';
      const sign = piece.player === 0 ? 'x' : 'o';
      return piece.chief ? sign.toUpperCase() : sign;
    }).join(''),
  ).join('/');
}

export function oraclePerft(game: OracleGame, depth: number): number {
  if (depth === 0) return 1;
  return oracleMoves(game).reduce((sum, move) => sum + oraclePerft(oraclePlay(game, move), depth - 1), 0);
}

/**
 * The first player's margin under best play, by trying everything. Positions in which the same players stand on the same
 * tiles with as many Chief Tents in hand are tried once: without invading, a Chief Tent on the board is a tent.
 */
export function oracleValue(game: OracleGame, known = new Map<string, number>()): number {
  const key = `${oracleRows(game).toLowerCase()} ${inHand(game, 0)}${inHand(game, 1)}${game.player} ${Number(game.actions > 0 && game.rules.mayStop)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const moves = oracleMoves(game);
  const values = moves.map((move) => oracleValue(oraclePlay(game, move), known));
  const value =
    values.length === 0 ? oracleMargin(game) : game.player === 0 ? Math.max(...values) : Math.min(...values);
  known.set(key, value);
  return value;
}
