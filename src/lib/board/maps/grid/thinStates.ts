import type { Meetings } from './meetings.ts';
import { mergeStates } from './mergeStates.ts';
import { shiftStates } from './shiftStates.ts';
import { singleGroups, surroundingsOf } from './stateGroups.ts';

/**
 * Groups states until `wanted` are left, so that these are as alike in size and as compact as may be, islands go to
 * what lies near, and no group crosses from one part of the world into another unless there are too few otherwise.
 * `partOf` says which part a label belongs to. More are left where nobody lies beside anybody.
 *
 * @returns the labels of each group, in order of their least
 */
export function thinStates(
  meetings: Meetings,
  wanted: number,
  partOf: (label: number) => string | undefined = () => undefined,
): readonly (readonly number[])[] {
  const land = meetings.sizes.reduce((sum, size, label) => (label === 0 ? sum : sum + size), 0);
  const usual = land / wanted;
  const around = surroundingsOf(meetings);
  const singles = singleGroups(meetings, around, partOf);
  const groups = mergeStates(singleGroups(meetings, around, partOf), surroundingsOf(meetings), wanted, usual);
  shiftStates(groups, singles, around, usual);
  return groups.map(({ members }) => [...members].sort((p, q) => p - q)).sort((p, q) => p[0]! - q[0]!);
}
