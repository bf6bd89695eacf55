import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pick } from '#lib/random/pick.ts';
import { openStream, resumeStream, streamState } from '#lib/random/stream.ts';

const draw = (stream: { uint32(): number }, count: number): number[] =>
  Array.from({ length: count }, () => stream.uint32());

describe('a stream', () => {
  it('keeps giving the numbers that older boards were made from', () => {
    expect(draw(openStream('harbour', 'sites', 0), 4)).toMatchInlineSnapshot(`
      [
        2585132934,
        290934615,
        1122001724,
        452177214,
      ]
    `);
    expect(streamState('harbour')).toMatchInlineSnapshot(`
      [
        -1978803970,
        -536559240,
        -1474219224,
        1489787753,
      ]
    `);
  });

  it('is the same whenever it is opened again, and goes on from a stored state', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, path) => {
        const stream = openStream(seed, path);
        draw(stream, 3);
        const rest = draw(resumeStream(stream.state()), 5);
        expect(draw(stream, 5)).toEqual(rest);
        const again = openStream(seed, path);
        draw(again, 3);
        expect(draw(again, 5)).toEqual(rest);
      }),
    );
  });

  it('does not depend on where a path is divided from its seed', () => {
    expect(streamState('ab', 'c')).not.toEqual(streamState('a', 'bc'));
    expect(streamState('a', 1, 2)).not.toEqual(streamState('a', 12));
  });

  it('stays below its bound, and reaches each value equally often', () => {
    const counts = new Array<number>(6).fill(0);
    const stream = openStream('fair', 'die');
    for (let i = 0; i < 60_000; i++) counts[stream.below(6)]!++;
    // Five degrees of freedom: a fair die exceeds 20.5 once in a thousand seeds; this seed is fixed.
    const spread = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(spread).toBeLessThan(20.5);
  });

  it('gives units in [0, 1) with their mean in the middle', () => {
    const stream = openStream('units');
    let sum = 0;
    for (let i = 0; i < 20_000; i++) {
      const unit = stream.unit();
      expect(unit >= 0 && unit < 1).toBe(true);
      sum += unit;
    }
    expect(sum / 20_000).toBeCloseTo(0.5, 2);
  });

  it('picks from a list, and refuses an empty one', () => {
    expect([1, 2, 3]).toContain(pick(openStream('p'), [1, 2, 3]));
    expect(() => pick(openStream('p'), [])).toThrow(RangeError);
  });
});
