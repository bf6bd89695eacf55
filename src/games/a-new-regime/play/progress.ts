import type { EndGameConditionId } from '../cards.ts';
import type { RegimeId } from '../rules/land.ts';
import type { StateId } from './state.ts';

/**
 * Deeds for end-game conditions, from the moment the condition is held (ruling `condition-progress`). Only the part of
 * the condition in hand is kept up.
 */
export interface Progress {
  /** Dead Eye: rivals' states taken without killing un-loyal people, and those where some were killed on the way. */
  readonly clean: readonly StateId[];
  readonly stained: readonly StateId[];
  /** Fear Tactics: own turns since a rival's last attempt on a state of yours; null before the first attempt. */
  readonly fear: number | null;
  /** Greed: whether four states of one rival were purchased in one turn. */
  readonly greedy: boolean;
  /** Bought Out. */
  readonly boughtOut: boolean;
  /** Corruption: successful bribes in a row, now and at best. */
  readonly bribes: number;
  readonly bestBribes: number;
  /** Social Darwinism: states purchased while a third regime was imperializing them. */
  readonly contested: readonly StateId[];
  /** Mental Cleanse: own turns in a row without a religious state or outfit, now and at best. */
  readonly cleanTurns: number;
  readonly bestCleanTurns: number;
  /** Whether there was one at any time since the last own turn ended. */
  readonly sullied: boolean;
  /** Purple Kool-Aid: `armed` from the fifteenth loyal figure in the capital on. */
  readonly koolAid: 'none' | 'armed' | 'done';
  /** Guardian Angel: the most conflicts won by one religious outfit. */
  readonly wins: number;
  /** Forgiveness. */
  readonly forgiven: boolean;
  /** Prophet: right guesses. */
  readonly prophecies: readonly Prophecy[];
}

export interface Prophecy {
  readonly regime: RegimeId;
  readonly condition: EndGameConditionId;
}

export const NO_PROGRESS: Progress = {
  clean: [],
  stained: [],
  fear: null,
  greedy: false,
  boughtOut: false,
  bribes: 0,
  bestBribes: 0,
  contested: [],
  cleanTurns: 0,
  bestCleanTurns: 0,
  sullied: false,
  koolAid: 'none',
  wins: 0,
  forgiven: false,
  prophecies: [],
};
