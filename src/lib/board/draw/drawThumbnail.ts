import type { Point } from '#lib/geometry/point.ts';
import type { Node, Scene } from '#lib/scene/scene.ts';
import type { Board } from '../board.ts';
import { ringsOf } from '../stateRings.ts';
import { boxPath, circlePath, ringsPath } from './paths.ts';
import { paletteOf, type BoardTheme } from './theme.ts';

/** Widths and sizes as shares of the board's longer side. */
const LINE = 1 / 400;
const SEAT = 1 / 42;

export interface ThumbnailOptions {
  /** Ids of the states with a capital; each gets its place in this list as a number. */
  readonly seats: readonly number[];
  readonly title: string;
}

/**
 * A small picture of a board, to be told from others at a glance: land in its tints, seats with their numbers.
 * Millimetres of the board, y downwards; no names, no figures, no patterns.
 */
export function drawThumbnail(board: Board, theme: BoardTheme, { seats, title }: ThumbnailOptions): Scene {
  const { width, height } = board.size;
  const { sea, ink, paper, kinds } = paletteOf(theme, { ink: 'full', colour: 'colour' });
  const side = Math.max(width, height);
  const flip = ([x, y]: Point): Point => [x, height - y];
  const water: Node = {
    type: 'path',
    d: boxPath({ left: 0, low: 0, right: width, high: height }),
    fill: sea,
  };
  const land = board.states.map((state): Node => ({
    type: 'path',
    d: ringsPath(ringsOf(state).map((ring) => ring.map(flip))),
    fill: kinds[state.kind]!.tint,
    stroke: { colour: ink, width: side * LINE, join: 'round' },
  }));
  const marks = seats.flatMap((id, at): Node[] => {
    const [x, y] = flip(board.states[id - 1]!.centre);
    const r = side * SEAT;
    return [
      { type: 'path', d: circlePath(x, y, r), fill: ink, stroke: { colour: paper, width: r / 5 } },
      {
        type: 'text',
        x,
        y: y + r * 0.45,
        text: String(at + 1),
        font: 'label-bold',
        size: r * 1.35,
        anchor: 'middle',
        fill: paper,
      },
    ];
  });
  return { width, height, title, symbols: {}, children: [water, ...land, ...marks] };
}
