import type { Affiliation } from '../../vocabulary.ts';

type Corner = readonly [number, number];

/** Size of a state's picture, in the units of its drawing. */
export const STATE_SIZE = { width: 240, height: 150 } as const;

/** Three coasts, so that states side by side do not look stamped. */
const COASTS: readonly (readonly Corner[])[] = [
  '14,40 29,16 62,9 98,15 131,6 171,13 206,9 229,31 225,63 234,92 220,126 187,142 151,136 116,145 79,138 41,143 13,121 7,87 16,63',
  '9,29 41,10 80,16 117,7 158,15 192,8 222,20 233,54 224,85 230,117 206,138 167,133 132,144 95,136 57,142 24,133 11,104 17,70',
  '20,20 57,12 92,7 129,14 166,8 201,17 231,38 227,72 235,101 217,133 178,140 142,134 104,143 66,136 30,140 9,115 15,82 8,49',
].map((corners) =>
  corners.split(' ').map((corner): Corner => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return [x, y];
  }),
);

/** Outline and pattern of a state's picture as path data; a name always gives the same coast. */
export function coastOf(name: string, affiliation: Affiliation): { outline: string; pattern: string } {
  const letters = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const coast = COASTS[letters % COASTS.length]!;
  return { outline: ring(coast), pattern: patternOf(coast, affiliation) };
}

/** Hatch, dots or an inner rule, inside the coast: what marks the affiliation on a printed board. */
function patternOf(coast: readonly Corner[], affiliation: Affiliation): string {
  const { width, height } = STATE_SIZE;
  switch (affiliation) {
    case 'militaristic':
      return levels(width + height, 11)
        .flatMap((level) => pairs(crossings(coast, level, ([x, y]) => x + y)))
        .map(([[x1, y1], [x2, y2]]) => `M${round(x1)} ${round(y1)} ${round(x2)} ${round(y2)}`)
        .join('');
    case 'economic':
      return levels(height, 12)
        .flatMap((y) => pairs(crossings(coast, y, (corner) => corner[1])).map((pair) => [y, pair] as const))
        .flatMap(([y, [[left], [right]]]) =>
          levels(width, 12)
            .filter((x) => x > left + 3 && x < right - 3)
            .map((x) => `M${x} ${y}h0`),
        )
        .join('');
    case 'religious':
      return ring(
        coast.map(([x, y]): Corner => [
          round(width / 2 + (x - width / 2) * 0.95),
          round(height / 2 + (y - height / 2) * 0.92),
        ]),
      );
  }
}

/** Where a line of one level of `measure` crosses the coast, from left to right: an even number of points. */
function crossings(coast: readonly Corner[], level: number, measure: (corner: Corner) => number): Corner[] {
  return coast
    .flatMap((from, index): Corner[] => {
      const to = coast[(index + 1) % coast.length]!;
      const [a, b] = [measure(from) - level, measure(to) - level];
      if (a < 0 === b < 0) return [];
      const part = a / (a - b);
      return [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]];
    })
    .sort(([x1], [x2]) => x1 - x2);
}

const pairs = (points: readonly Corner[]): (readonly [Corner, Corner])[] =>
  points.flatMap((point, index) => (index % 2 === 0 ? [[point, points[index + 1]!] as const] : []));

const levels = (end: number, step: number): number[] =>
  Array.from({ length: Math.floor(end / step) }, (_, index) => step / 2 + index * step);

const ring = (corners: readonly Corner[]): string => `M${corners.map(([x, y]) => `${x} ${y}`).join(' ')}Z`;

const round = (value: number): number => Math.round(value * 10) / 10;
