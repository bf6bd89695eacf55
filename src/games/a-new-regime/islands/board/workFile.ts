import { makeBoardFile, type BoardFile } from '../../board/boardFile.ts';
import type { StudioFormat } from '../../board/boardFileName.ts';
import { openedFileName } from '../../board/openedFileName.ts';
import { rulesOf, type MadeBoard } from './makerState.ts';

/** The board in sight as a file holds it whole; undefined for a drawn board that nobody edited, which needs none. */
export function workFile({ source, edits, draft }: MadeBoard): BoardFile | undefined {
  if (!draft) return undefined;
  if (source.kind === 'opened') return { ...source.opened, draft };
  const { settings } = source;
  const { seed } = settings;
  return { title: seed, draft, rules: rulesOf(source), origin: { kind: 'seed', settings, edits } };
}

/** The name of a file of an opened board. */
export const openedName = (made: MadeBoard, format: StudioFormat): string =>
  openedFileName(workFile(made)!, format);

/** Its text, as `workFile`. */
export function workText(made: MadeBoard): string | undefined {
  const file = workFile(made);
  return file && makeBoardFile(file);
}
