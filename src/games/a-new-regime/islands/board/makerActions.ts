import type { BoardEdit } from '#lib/board/edit/edits.ts';
import type { Problem } from '#lib/core/result.ts';
import type { BoardLook, BoardSettings } from '../../board/settings.ts';
import type { EditTools } from './loadEditTools.ts';
import type { Moment, TypedField } from './makerState.ts';

/** What a person or the address can do to the page. States are named by their keys. */
export type MakerAction =
  /** Changes of one tag in a row are one step of undo. */
  | { readonly type: 'settings'; readonly change: Partial<BoardSettings>; readonly tag?: string }
  | { readonly type: 'rolled'; readonly seed: string }
  | { readonly type: 'look'; readonly change: Partial<BoardLook> }
  | { readonly type: 'typed'; readonly field: TypedField; readonly text: string }
  | { readonly type: 'left'; readonly field: TypedField }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** The address now ends with this hash. */
  | { readonly type: 'opened'; readonly hash: string }
  /** A board from a file, or from what the browser kept. */
  | (Pick<Moment, 'source' | 'edits'> & {
      readonly type: 'openedFile';
      readonly look?: BoardLook | undefined;
    })
  | { readonly type: 'dismissed' }
  | { readonly type: 'focused'; readonly key: number }
  | { readonly type: 'hovered'; readonly key: number | undefined }
  /** A key or tap on a state: say all there is to know of it, and open its panel. */
  | { readonly type: 'asked'; readonly key: number }
  | { readonly type: 'closed' }
  /** One step of undo, whatever the number of edits; `said` in place of a sentence for each of them. */
  | {
      readonly type: 'edited';
      readonly edits: readonly BoardEdit[];
      readonly tag?: string;
      readonly said?: string;
    }
  | { readonly type: 'unedited' }
  | { readonly type: 'placed'; readonly key: number }
  | { readonly type: 'removed'; readonly key: number }
  | { readonly type: 'capitalMoved'; readonly from: number; readonly to: number }
  /** The suggested placement, or none with an empty list. */
  | { readonly type: 'placedAll'; readonly keys: readonly number[] }
  /** What edits take is there. */
  | { readonly type: 'equipped'; readonly tools: EditTools }
  /** What the address asks for cannot be had. */
  | { readonly type: 'linkFailed'; readonly hash: string; readonly problem: Problem }
  /** Something did not work, for this reason. */
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'said'; readonly text: string };
