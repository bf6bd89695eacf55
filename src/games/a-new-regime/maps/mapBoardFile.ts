import type { BoardDraft } from '#lib/board/edit/draft.ts';
import type { BoardFile } from '../board/boardFile.ts';
import { WORLD_CREDIT } from './mapSheets.ts';
import type { MapSettings } from './mapSettings.ts';

/** A board of a map as a file. */
export const mapBoardFile = (
  title: string,
  draft: BoardDraft,
  { seed, regimes, spacing }: MapSettings,
  isWorld: boolean,
): BoardFile => ({
  title,
  draft,
  rules: { seed, regimes, spacing },
  origin: { kind: 'map', ...(isWorld && { credit: WORLD_CREDIT }) },
});
