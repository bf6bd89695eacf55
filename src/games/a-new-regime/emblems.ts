import { circlePath } from '#lib/board/draw/paths.ts';
import type { Path } from '#lib/scene/scene.ts';
import type { CardTarget } from './cards.ts';

/** A picture of what a card is chiefly about, in a square of 64. */
export interface Emblem {
  /** Outlines, filled with the card's paper, from the back to the front. */
  readonly shapes: readonly Path[];
  /** Lines drawn on them. */
  readonly lines?: Path;
}

type Corners = readonly (readonly [number, number])[];

const line = (...corners: Corners): Path => corners.map(([x, y], i) => [i === 0 ? 'M' : 'L', x, y]);
const shape = (...corners: Corners): Path => [...line(...corners), ['Z']];
const coin = (x: number, y: number): Path => circlePath(x, y, 13);
const pawn = (x: number, y: number): Path => [
  ['M', x - 8, y + 26],
  ['C', x - 7, y + 18, x - 4, y + 18, x - 4, y + 11],
  ['L', x + 4, y + 11],
  ['C', x + 4, y + 18, x + 7, y + 18, x + 8, y + 26],
  ['Z'],
  ...circlePath(x, y + 5, 5),
];

export const EMBLEMS: Readonly<Record<CardTarget, Emblem>> = {
  state: {
    shapes: [shape([9, 24], [24, 9], [41, 14], [55, 27], [52, 46], [34, 56], [17, 51])],
    lines: [
      ...line([24, 9], [28, 25], [9, 24]),
      ...line([28, 25], [41, 35], [55, 27]),
      ...line([41, 35], [34, 56]),
    ],
  },
  capital: {
    shapes: [shape([9, 50], [9, 17], [22, 31], [32, 10], [42, 31], [55, 17], [55, 50])],
    lines: line([9, 43], [55, 43]),
  },
  people: { shapes: [pawn(15, 22), pawn(49, 22), pawn(32, 16)] },
  outfit: {
    shapes: [shape([12, 12], [52, 12], [52, 52], [12, 52])],
    lines: [44, 35, 26].flatMap((y) => line([20, y], [32, y - 9], [44, y])),
  },
  tokens: { shapes: [coin(24, 20), coin(42, 28), coin(26, 42)] },
  die: {
    shapes: [shape([32, 6], [57, 32], [32, 58], [7, 32])],
    lines: [...line([7, 32], [32, 40], [57, 32]), ...line([32, 6], [32, 40])],
  },
  act: {
    shapes: [
      shape(
        ...([
          [32, 5],
          [38, 21],
          [54, 15],
          [47, 30],
          [60, 39],
          [44, 42],
          [45, 59],
          [32, 48],
        ] as const),
        ...([
          [19, 59],
          [20, 42],
          [4, 39],
          [17, 30],
          [10, 15],
          [26, 21],
        ] as const),
      ),
    ],
  },
  condition: {
    shapes: [shape([27, 9], [53, 15], [44, 55], [18, 49]), shape([12, 14], [38, 14], [38, 55], [12, 55])],
    lines: shape([25, 24], [33, 34], [25, 45], [17, 34]),
  },
  score: {
    shapes: [
      shape(
        ...([
          [32, 6],
          [40, 23],
          [59, 26],
          [45, 39],
          [49, 58],
        ] as const),
        ...([
          [32, 49],
          [15, 58],
          [19, 39],
          [5, 26],
          [24, 23],
        ] as const),
      ),
    ],
  },
  players: {
    shapes: [
      shape([8, 10], [42, 10], [42, 32], [22, 32], [14, 41], [14, 32], [8, 32]),
      shape([30, 36], [56, 36], [56, 52], [51, 52], [51, 60], [43, 52], [30, 52]),
    ],
  },
};
