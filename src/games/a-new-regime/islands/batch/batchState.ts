import type { Problem } from '#lib/core/result.ts';
import type { Announcement } from '#ui/Announcer.tsx';
import type { BatchChoice } from '../../board/fairness/batchLink.ts';
import type { RankedBoard, RankKey } from '../../board/fairness/rankBoards.ts';
import type { Batch } from './keptBatch.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS, type BoardSettings } from '../../board/settings.ts';

/** A batch that is drawn, or was. */
export interface BatchRun {
  readonly settings: BoardSettings;
  readonly count: number;
  /** Counts runs, so that what a called-off one still sends is known for what it is. */
  readonly number: number;
  readonly state: 'running' | 'cancelled' | 'done';
  /** In the order in which they were drawn. */
  readonly boards: readonly RankedBoard[];
}

/** Whether a run is of other settings than these. */
export const isStale = (run: BatchRun, { settings, count }: Batch): boolean =>
  run.count !== count ||
  (Object.keys(settings) as (keyof BoardSettings)[]).some((key) => settings[key] !== run.settings[key]);

export interface BatchState {
  readonly choice: BatchChoice;
  /** What is typed as a seed, and why it is not taken. */
  readonly seed: { readonly text: string; readonly problem?: string };
  readonly run?: BatchRun;
  /** How many of the ranked boards are in sight. */
  readonly shown: number;
  readonly brokenLink?: { readonly hash: string; readonly problem: Problem };
  /** Why the last thing asked for was not done. */
  readonly failure?: string;
  readonly said: Announcement;
}

export type BatchAction =
  | { readonly type: 'settings'; readonly change: Partial<BoardSettings> }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'left' }
  | { readonly type: 'count'; readonly count: number }
  | { readonly type: 'sorted'; readonly by: RankKey }
  | { readonly type: 'more' }
  | { readonly type: 'started' }
  | {
      readonly type: 'ranked';
      readonly number: number;
      readonly boards: readonly RankedBoard[];
      readonly done: boolean;
    }
  | { readonly type: 'cancelled' }
  /** The address now ends with this hash. */
  | {
      readonly type: 'opened';
      readonly hash: string;
      /** An entry of the browser's history whose settings were changed and not drawn; a link is drawn. */
      readonly undrawn?: boolean;
      /** How many boards were in sight. */
      readonly shown?: number | undefined;
      /** Its boards, where they are kept. */
      readonly kept?: readonly RankedBoard[] | undefined;
    }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'said'; readonly text: string };

export const USUAL_BATCH: BatchChoice = {
  settings: DEFAULT_SETTINGS,
  look: DEFAULT_LOOK,
  count: 100,
  by: 'score',
};

/** Boards that come into sight at a time. */
export const PAGE = 12;

export const startBatch = (choice: BatchChoice): BatchState => ({
  choice,
  seed: { text: choice.settings.seed },
  shown: PAGE,
  said: { text: '', count: 0 },
});
