import { applyMove } from '../rules/apply.ts';
import type { CampLine } from '../rules/camp.ts';
import type { GameEvent } from '../rules/events.ts';
import type { Tile } from '../rules/grid.ts';
import type { Move } from '../rules/moves.ts';
import { isFull, type Position } from '../rules/state.ts';
import { countPieces } from '../rules/state.ts';
import { put } from '../rules/put.ts';
import { tileName } from '../rules/tileName.ts';
import { parseMove } from '../notation/moveText.ts';
import { parsePosition } from '../notation/positionText.ts';
import type { RuleId } from '../citations.ts';
import { otherSide } from '../vocabulary.ts';
import { SIDE_NAMES } from '../words.ts';
import type { Example } from './example.ts';
import { directionWords, tentsWords, tileList } from './words.ts';

/** One step of an example, as it is told and shown. */
export interface Step {
  /** What happened, in a sentence or two. */
  readonly told: string;
  readonly rules: readonly RuleId[];
  /** The board after it: a sign for each tile, see `Position`. */
  readonly cells: string;
  /** Tiles on which a tent has come to stand in this step. */
  readonly made: readonly Tile[];
  /** The tile that a tent left in this step. */
  readonly left?: Tile;
  /** The line that is looked along, from and to. */
  readonly line?: readonly [from: Tile, to: Tile];
}

/** The start of an example. Throws if it is no position: examples are data of ours. */
export function startOfExample({ id, start }: Pick<Example, 'id' | 'start'>): Position {
  const position = parsePosition(start);
  if (!position.ok) throw new Error(`Example ${id}: ${position.error.message}`);
  return position.value;
}

/** Carries an example out, step by step. Throws if a move is not possible. */
export function runExample(example: Pick<Example, 'id' | 'start' | 'moves'>): {
  readonly steps: readonly Step[];
  readonly end: Position;
} {
  let position = startOfExample(example);
  const steps: Step[] = [];
  for (const text of example.moves) {
    const move = parseMove(text, position.settings.size);
    if (!move.ok) throw new Error(`Example ${example.id}: ${move.error.message}`);
    const applied = applyMove(position, move.value);
    if (!applied.ok) throw new Error(`Example ${example.id}: ${applied.error.message}`);
    steps.push(...stepsOf(position, move.value, applied.value.position, applied.value.events));
    position = applied.value.position;
  }
  return { steps, end: position };
}

function stepsOf(before: Position, move: Move, after: Position, events: readonly GameEvent[]): Step[] {
  const { size } = before.settings;
  const name = (tile: Tile): string => tileName(tile, size);
  // A tent that wanders or arrives changes its own tiles first, and then those that it camps, line by line.
  const lines = events.flatMap((event) => (event.type === 'camped' ? event.lines : []));
  const camped = new Set(lines.flatMap(({ tiles }) => tiles));
  let cells = after.cells;
  for (const tile of camped) cells = put(cells, tile, '.');

  const steps: Step[] = [];
  for (const event of events) {
    switch (event.type) {
      case 'placed':
        steps.push({
          told: `${SIDE_NAMES[event.side]} places a Chief Tent on ${name(event.to)}.`,
          rules: ['chief-placement'],
          cells,
          made: [event.to],
        });
        break;
      case 'wandered':
        steps.push({
          told: `${SIDE_NAMES[event.side]}’s ${event.chief ? 'Chief Tent' : 'tent'} wanders from ${name(event.from)} to ${name(event.to)}, and a regular tent stands on ${name(event.from)}.`,
          rules: event.chief
            ? ['wander', 'wander-makes-tent', 'wander-chief']
            : ['wander', 'wander-makes-tent'],
          cells,
          made: [event.to],
          left: event.from,
        });
        break;
      case 'invaded':
        steps.push({
          told: `${SIDE_NAMES[event.side]}’s Chief Tent goes from ${name(event.from)} to ${name(event.to)}, and the tent that stood there leaves the board. ${name(event.from)} is empty.`,
          rules: ['invade', 'invade-takes', 'invade-leaves-empty'],
          cells,
          made: [event.to],
          left: event.from,
        });
        break;
      case 'camped': {
        const at = 'to' in move ? move.to : 0;
        for (const line of event.lines) {
          for (const tile of line.tiles) cells = put(cells, tile, event.side);
          steps.push(campStep(line, at, size, cells, move.type === 'place', lines.length > 1));
        }
        break;
      }
      default:
        break;
    }
  }
  return [...steps, ...turnSteps(before, move, after, events)];
}

function campStep(
  { towards, tiles }: CampLine,
  from: Tile,
  size: number,
  cells: string,
  arrived: boolean,
  many: boolean,
): Step {
  return {
    told: `It looks ${directionWords(from, towards, size)} to the tent on ${tileName(towards, size)} and camps on ${tileList(tiles, size)}.`,
    rules: [
      'camp',
      ...(arrived ? ['camp-chief' as const] : []),
      ...(many ? ['camp-many-lines' as const] : []),
    ],
    cells,
    made: tiles,
    line: [from, towards],
  };
}

/** Whose turn it is after a move, and how the game ended if it did. */
function turnSteps(before: Position, move: Move, after: Position, events: readonly GameEvent[]): Step[] {
  const own = before.mover;
  const opponent = otherSide(own);
  const [mover, other] = [SIDE_NAMES[own], SIDE_NAMES[opponent]];
  const { cells } = after;
  const counts = countPieces(cells);
  const ended = events.find((event) => event.type === 'ended');
  const steps: Step[] = [];
  const step = (told: string, ...rules: RuleId[]): void => void steps.push({ told, rules, cells, made: [] });
  if (!isFull(cells)) {
    if (move.type === 'invade') {
      const level =
        counts.x === counts.o
          ? `${tentsWords(counts.x)} each`
          : `${mover} ${counts[own]}, ${other} ${counts[opponent]}`;
      step(`An invasion ends the turn: it is ${other}’s turn, with ${level}.`, 'invade-ends-turn');
    } else if (counts[own] > counts[opponent])
      step(
        `${mover} has ${tentsWords(counts[own])} and ${other} has ${counts[opponent] === 1 ? '1' : counts[opponent] === 0 ? 'none' : counts[opponent]}, so it is ${other}’s turn.`,
        'turn-end',
      );
    else if (counts.x === counts.o)
      step(`Both have ${tentsWords(counts.x)}, so ${mover} goes on.`, 'turn-goes-on');
    else
      step(
        `${mover} has ${tentsWords(counts[own])} and ${other} has ${counts[opponent]}, so ${mover} goes on.`,
        'turn-goes-on',
      );
  }
  if (ended?.type === 'ended') {
    const { reason, winner, counts: final } = ended.outcome;
    const how =
      reason === 'full'
        ? 'The board is full'
        : `${SIDE_NAMES[after.mover]} can do nothing, and the game is over`;
    const [most, least] = [Math.max(final.x, final.o), Math.min(final.x, final.o)];
    const who =
      winner === 'draw' ? `a draw, ${most} each` : `${SIDE_NAMES[winner]} wins by ${most} to ${least}`;
    step(
      `${how}: ${who}.`,
      reason === 'full' ? 'game-end-full' : 'game-end-blocked',
      winner === 'draw' ? 'draw' : 'winner',
    );
  }
  return steps;
}
