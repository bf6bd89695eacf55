import type { Problem } from '#lib/core/result.ts';
import { landFrame } from './land/landFrame.ts';
import type { BoardSpec } from './spec.ts';

/**
 * Refuses what cannot exist, before any drawing. Undefined means "not proved impossible".
 *
 * Capitals: balls of floor((steps - 1) / 2) steps around capitals that are `steps` apart do not meet, and in
 * a connected map of two or more capitals a ball of radius r holds at least r + 1 states; where `steps` is
 * even the balls do not even touch, so at least one more state must join them.
 */
export function proveImpossible(spec: BoardSpec): Problem | undefined {
  const { capitals, size, states } = spec;
  if (capitals && capitals.count > 1) {
    const least = leastStates(capitals.count, capitals.steps);
    if (states < least) {
      return {
        code: 'impossible',
        message:
          `${capitals.count} capitals at least ${capitals.steps} steps apart need ${least} states or more, ` +
          `but the board has ${states}.`,
        where: 'states',
        got: String(states),
        allowed: `${least} or more`,
      };
    }
  }
  const frame = landFrame(spec);
  const wide = Math.max(0, frame.east - frame.west);
  const high = Math.max(0, frame.north - frame.south);
  // No state fits into a strip that is narrower than a square of the least area.
  const strip = Math.sqrt(spec.minStateArea);
  const most = Math.min(wide, high) < strip ? 0 : Math.floor((wide * high) / spec.minStateArea);
  if (states > most) {
    const least = Math.max(strip, wide > 0 ? (states * spec.minStateArea) / wide : Infinity);
    return {
      code: 'impossible',
      message:
        `A board of ${size.width} by ${size.height} mm has room for ${most} states of ` +
        `${spec.minStateArea} mm² each at most, but ${states} are wanted.`,
      where: 'size',
      got: `${size.width} by ${size.height} mm`,
      ...(wide >= strip && {
        allowed: `at least ${Math.ceil(size.height - high + least)} mm high at this width`,
      }),
    };
  }
  return undefined;
}

/** The fewest states that a connected map with `count` capitals `steps` apart can have. */
export function leastStates(count: number, steps: number): number {
  if (count < 2) return count;
  const ball = Math.floor((steps - 1) / 2) + 1;
  return count * ball + (steps % 2 === 0 ? 1 : 0);
}
