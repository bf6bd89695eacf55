import { describe, expect, it } from 'vitest';
import { testSheet } from '#lib/print/testSheet.ts';
import { FLIP_EDGES } from '#lib/print/turnOver.ts';
import type { Node, Scene } from '#lib/scene/scene.ts';

const WORDS = { title: 'T', how: 'H', across: 'across', down: 'down', front: 'front', back: 'back' };
const sheet = (flip: 'long' | 'short', offset: { x: number; y: number }) =>
  testSheet('a4', { flip, offset }, WORDS, '#000000');
const texts = ({ children }: Scene) => children.filter((node) => node.type === 'text');
/** Middles of the crosses on the back. */
const crosses = ({ children }: Scene) =>
  children.flatMap((node: Node) => {
    if (node.type !== 'path') return [];
    const [, right, top] = node.d as readonly (readonly [string, number, number])[];
    return [{ x: top![1], y: right![2] }];
  });

describe('the sheet that tests both sides of a paper', () => {
  it('tells for any error of the printer, and either edge, the very offset that cures it', () => {
    for (const flip of FLIP_EDGES)
      for (const error of [
        { x: 3, y: -3 },
        { x: -6, y: 6 },
        { x: 0, y: 3 },
      ]) {
        const [front, back] = sheet(flip, { x: 0, y: 0 });
        const { width, height } = front.scene;
        // What the printer does to the second side, and where one sees it through the paper from the front.
        const seen = crosses(back.scene)
          .map(({ x, y }) => ({ x: x + error.x, y: y + error.y }))
          .map(({ x, y }) => (flip === 'long' ? { x: width - x, y } : { x, y: height - y }));
        const numbers = texts(front.scene).filter(({ text }) => /^-?\d+$/.test(text));
        const across = texts(front.scene).find(({ text }) => text === 'across')!;
        const [atAcross, atDown] =
          seen[0]!.y < across.y + 10 && seen[0]!.y > across.y - 12 ? seen : [...seen].reverse();
        const read = (near: (one: (typeof numbers)[number]) => number, scale: typeof numbers) =>
          Number([...scale].sort((a, b) => near(a) - near(b))[0]!.text);
        const right = read(
          ({ x }) => Math.abs(x - atAcross!.x),
          numbers.filter(({ anchor }) => anchor === 'middle'),
        );
        const down = read(
          ({ y }) => Math.abs(y - 0.5 - atDown!.y),
          numbers.filter(({ anchor }) => anchor === 'start'),
        );
        expect({ right: right / 10, down: down / 10 }, `${flip} ${JSON.stringify(error)}`).toEqual({
          right: -error.x || 0,
          down: -error.y || 0,
        });
        // Entered, it puts the cross onto the zeros.
        const [, cured] = sheet(flip, { x: right / 10, y: down / 10 });
        crosses(cured.scene).forEach(({ x, y }, index) => {
          const wanted = crosses(back.scene)[index]!;
          expect(x + error.x).toBeCloseTo(wanted.x, 6);
          expect(y + error.y).toBeCloseTo(wanted.y, 6);
        });
      }
  });
});
