import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseKept, type KeptSource } from '#games/a-new-regime/islands/maps/keptSource.ts';
import {
  BLANK,
  closeLine,
  onPicture,
  setPlace,
  type TraceState,
} from '#games/a-new-regime/islands/maps/traceState.ts';

const place = (state: TraceState, x: number, y: number) => setPlace(state, [x, y])[0];
const traced = closeLine(place(place(place(BLANK, 10, 10), 200, 10), 200, 300))[0];
const kept: KeptSource = { kind: 'picture', text: 'A: B', trace: traced.trace };

test('what was typed and traced comes back as it was kept', () => {
  expect(parseKept(JSON.stringify(kept))).toEqual(kept);
});

test('what is none of ours is not taken', () => {
  const spoilt = [
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ ...kept, kind: 'moon' }),
    JSON.stringify({ ...kept, trace: { ...kept.trace, width: 0 } }),
    JSON.stringify({ ...kept, trace: { ...kept.trace, outlines: [{ name: 'A', ring: [[1, 2]] }] } }),
    JSON.stringify({ ...kept, trace: { ...kept.trace, sites: [{ name: 'A', at: [1, null] }] } }),
  ];
  for (const text of spoilt) expect(parseKept(text), text).toBeUndefined();
  fc.assert(fc.property(fc.json(), (text) => parseKept(text) === undefined));
});

test('a trace is laid over a new picture as it lay over the old one', () => {
  const { width, height } = traced.trace;
  const moved = onPicture(traced, width / 2, height * 2);
  expect(moved.trace.outlines[0]!.ring).toEqual([
    [5, 20],
    [100, 20],
    [100, 600],
  ]);
  expect(onPicture(moved, width, height)).toEqual(traced);
});
