import type { Problem } from '#lib/core/result.ts';
import type { BoardSpec } from './spec.ts';

/**
 * Refuses what cannot exist, before any drawing. Undefined means "not proved impossible".
 *
 * Capitals: balls of floor((steps - 1) / 2) steps around capitals that are `steps` apart do not meet, and in
 * a connected map of two or more capitals a ball of radius r holds at least r + 1 states; where `steps` is
 * even the balls do not even touch, so at least one more state must join them.
 */
export function proveImpossible(spec: BoardSpec): Problem | undefined {
  const { capitals, size, band, states } = spec;
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
  const room = size.width * (size.height - band);
  if (room / states < spec.minStateArea) {
    const most = Math.floor(room / spec.minStateArea);
    return {
      code: 'impossible',
      message:
        `A board of ${size.width} by ${size.height} mm has room for ${most} states of ` +
        `${spec.minStateArea} mm² each at most, but ${states} are wanted.`,
      where: 'size',
      got: `${size.width} by ${size.height} mm`,
      allowed: `at least ${Math.ceil((states * spec.minStateArea) / size.width + band)} mm high at this width`,
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
