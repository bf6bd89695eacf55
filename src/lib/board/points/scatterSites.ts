import type { Stream } from '#lib/random/stream.ts';

/** A rectangle in map axes, millimetres. */
export interface Frame {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * `count` cell sites spread over the frame, then a ring of guard sites just outside of it, as x, y pairs.
 * Cells come from the additive sequence of M. Roberts ("The unreasonable effectiveness of quasirandom
 * sequences", 2018), shifted and jittered: evenly spaced for any count, never collinear.
 * The guards' cells are open sea: their jitter keeps the outermost coast from following the frame.
 */
export function scatterSites(stream: Stream, frame: Frame, count: number): Float64Array {
  const width = frame.east - frame.west;
  const height = frame.north - frame.south;
  const pitch = Math.sqrt((width * height) / count);
  const xs: number[] = [];

  const shiftX = stream.unit();
  const shiftY = stream.unit();
  const jitterX = (0.45 * pitch) / width;
  const jitterY = (0.45 * pitch) / height;
  for (let i = 1; i <= count; i++) {
    const x = reflected(fraction(shiftX + i * 0.7548776662466927) + (stream.unit() - 0.5) * jitterX);
    const y = reflected(fraction(shiftY + i * 0.5698402909980532) + (stream.unit() - 0.5) * jitterY);
    // A little inside the frame, so that no cell site comes near a guard.
    xs.push(frame.west + (0.01 + 0.98 * x) * width, frame.south + (0.01 + 0.98 * y) * height);
  }

  const gap = 0.5 * pitch;
  const along = (from: number, to: number, place: (at: number, out: number) => void): void => {
    const steps = Math.max(3, Math.round((to - from) / (0.62 * pitch)));
    for (let k = 0; k < steps; k++) {
      const at = from + ((k + 0.5 + (stream.unit() - 0.5) * 0.5) * (to - from)) / steps;
      place(at, gap * (0.75 + 0.5 * stream.unit()));
    }
  };
  along(frame.west - gap, frame.east + gap, (x, out) => xs.push(x, frame.north + out));
  along(frame.west - gap, frame.east + gap, (x, out) => xs.push(x, frame.south - out));
  along(frame.south - gap, frame.north + gap, (y, out) => xs.push(frame.west - out, y));
  along(frame.south - gap, frame.north + gap, (y, out) => xs.push(frame.east + out, y));
  return Float64Array.from(xs);
}

const fraction = (value: number): number => value - Math.floor(value);
/** Folds what jitter pushed over an end back in; clamping would heap sites on top of one another. */
const reflected = (value: number): number => (value < 0 ? -value : value > 1 ? 2 - value : value);
