import type { Box } from '#lib/scene/bounds.ts';
import type { Colour, Node, Segment, Stroke } from '#lib/scene/scene.ts';
import { RANGES } from '../board/settings.ts';
import { edges, rectangle } from './grounds.ts';
import type { Look } from './look.ts';

/** What tells a regime's pieces from all others': a letter and a pattern, and a colour where there is any. */
export interface RegimeSign {
  readonly letter: string;
  readonly colour: Colour;
  readonly pattern: 'plain' | 'rising' | 'dots' | 'level' | 'upright' | 'lattice' | 'falling' | 'checks';
}

/** In the order of the seats; the colours are those of the manual's examples. */
export const REGIME_SIGNS: readonly RegimeSign[] = [
  { letter: 'A', colour: '#5b3f9e', pattern: 'plain' },
  { letter: 'B', colour: '#0f7466', pattern: 'rising' },
  { letter: 'C', colour: '#a86200', pattern: 'dots' },
  { letter: 'D', colour: '#a02878', pattern: 'level' },
  { letter: 'E', colour: '#4c7413', pattern: 'upright' },
  { letter: 'F', colour: '#6d4a33', pattern: 'lattice' },
  { letter: 'G', colour: '#46545f', pattern: 'falling' },
  { letter: 'H', colour: '#806c00', pattern: 'checks' },
];

/** The signs of so many regimes. Throws for more than there are. */
export function regimeSigns(regimes: number): readonly RegimeSign[] {
  if (regimes > REGIME_SIGNS.length || REGIME_SIGNS.length < RANGES.regimes.max)
    throw new RangeError(`There are signs for ${REGIME_SIGNS.length} regimes, not for ${regimes}.`);
  return REGIME_SIGNS.slice(0, regimes);
}

/** The colour that stands for a regime: its own, or black and grey where there is none. */
export const regimeInk = (sign: RegimeSign, look: Look): Colour =>
  look.name === 'colour' ? sign.colour : look.name === 'greyscale' ? '#4a4a4a' : look.ink;

/** Millimetres from line to line. */
const STEP = 1.5;

/** A rectangle in a regime's colour and pattern: light lines on the colour, or black ones on white to save ink. */
export function regimeGround(sign: RegimeSign, look: Look, box: Box): readonly Node[] {
  const saving = look.name === 'low-ink';
  const colour = saving ? look.ink : look.paper;
  const d = lines(sign, box);
  const dots = sign.pattern === 'dots' || sign.pattern === 'checks';
  const width = sign.pattern === 'checks' ? STEP / 2 : dots ? 0.7 : saving ? 0.28 : 0.42;
  const stroke: Stroke = {
    ...{ colour, width },
    ...(dots && { dash: sign.pattern === 'checks' ? [STEP / 2, STEP / 2] : [0, STEP] }),
    ...(sign.pattern === 'dots' && { cap: 'round' }),
  };
  const area: Node = { type: 'path', d: rectangle(box), fill: saving ? look.paper : regimeInk(sign, look) };
  if (d.length === 0) return [area];
  return [area, { type: 'group', clip: rectangle(box), children: [{ type: 'path', d, stroke }] }];
}

function lines({ pattern }: RegimeSign, box: Box): readonly Segment[] {
  const { left, low, right, high } = edges(box);
  const d: Segment[] = [];
  const add = (x1: number, y1: number, x2: number, y2: number) => d.push(['M', x1, y1], ['L', x2, y2]);
  const [wide, tall] = [right - left, high - low];
  if (pattern === 'rising' || pattern === 'lattice')
    for (let at = STEP / 2; at < wide + tall; at += STEP * 1.3) add(left + at, low, left + at - tall, high);
  if (pattern === 'falling' || pattern === 'lattice')
    for (let at = STEP / 2; at < wide + tall; at += STEP * 1.3) add(left + at - tall, low, left + at, high);
  if (pattern === 'level') for (let y = low + STEP / 2; y < high; y += STEP) add(left, y, right, y);
  if (pattern === 'upright') for (let x = left + STEP / 2; x < right; x += STEP) add(x, low, x, high);
  if (pattern === 'dots' || pattern === 'checks') {
    const down = pattern === 'checks' ? STEP / 2 : STEP * 0.8;
    for (let row = 0; low + (row + 0.5) * down < high; row++)
      add(left - (row % 2) * (STEP / 2), low + (row + 0.5) * down, right, low + (row + 0.5) * down);
  }
  return d;
}
