import type { BoardLook, BoardSettings } from '../../board/settings.ts';
import type { TypedField } from './makerState.ts';

/** What a person or the address can do to the page. */
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
  | { readonly type: 'dismissed' }
  | { readonly type: 'focused'; readonly id: number }
  | { readonly type: 'hovered'; readonly id: number | undefined }
  /** A key or tap on a state: say all there is to know of it. */
  | { readonly type: 'asked'; readonly id: number }
  | { readonly type: 'placed'; readonly id: number }
  | { readonly type: 'removed'; readonly id: number }
  /** The suggested placement, or none with an empty list. */
  | { readonly type: 'placedAll'; readonly ids: readonly number[] }
  | { readonly type: 'said'; readonly text: string };
