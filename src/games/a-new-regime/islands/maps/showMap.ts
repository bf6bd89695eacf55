import type { Board } from '#lib/board/board.ts';
import { checkDraft, type Breach } from '#lib/board/edit/checkDraft.ts';
import { finishDraft, type BoardDraft } from '#lib/board/edit/draft.ts';
import { applyEdits, type BoardEdit } from '#lib/board/edit/edits.ts';
import type { MapReport } from '#lib/board/maps/importMap.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { editedCapitals } from '../../board/finishBoard.ts';
import { MAP_PROMISES } from '../../board/promises.ts';
import { rollSpec } from '../../board/spec.ts';
import { boardSheets, type BoardSheetsInput } from '../../board/sheet.ts';
import type { BoardFile } from '../../board/boardFile.ts';
import { mapBoardFile } from '../../maps/mapBoardFile.ts';
import { mapLook, mapOrigin, regionsTitle, sheetSettings } from '../../maps/mapSheets.ts';
import type { MapSource } from './mapTask.ts';
import type { MadeMap } from './useMapWorker.ts';

/** Everything that the page shows of a map that was made. */
export interface ShownMap {
  readonly title: string;
  readonly draft: BoardDraft;
  readonly board: Board;
  readonly report: MapReport;
  readonly breaches: readonly Breach[];
  /** All of it as a file, for the studio and for keeping. */
  readonly file: BoardFile;
  /** What its sheets are made from, but for the date. */
  readonly input: BoardSheetsInput;
  readonly sheet: Scene;
  /** Name of the page's size for the style sheet. */
  readonly page: string;
}

/** The board of a map after the repairs made here, drawn and checked. Repairs are tried ones: they always apply. */
export function showMap(
  { map, source, settings }: MadeMap,
  repairs: readonly (readonly BoardEdit[])[],
  { site, edition }: { readonly site: string; readonly edition: string },
): ShownMap {
  const repaired = applyEdits(map.draft, repairs.flat(), rollSpec(settings.seed));
  const draft = repaired.ok ? repaired.value : map.draft;
  const capitals = editedCapitals(settings);
  const { board } = finishDraft(draft, capitals, settings.seed);
  const title = titleOf(source);
  const input = {
    board,
    settings: sheetSettings(settings, board),
    look: mapLook(settings),
    site,
    edition,
    origin: mapOrigin(title, settings, board, source.kind === 'world' ? source.regions : undefined),
  };
  const sheets = boardSheets(input);
  // The site's own address is checked where the site is built.
  if (!sheets.ok) throw new Error(sheets.error.message);
  const { pages, plan, labels } = sheets.value;
  return {
    title,
    draft,
    board,
    report: map.report,
    file: mapBoardFile(title, draft, settings, source.kind === 'world'),
    breaches: checkDraft(draft, { ...MAP_PROMISES, capitals, labels }),
    input,
    sheet: pages[0]!,
    page: `${plan.paper}-${plan.orientation}`,
  };
}

const titleOf = (source: MapSource): string =>
  source.kind === 'world'
    ? regionsTitle(source.regions)
    : source.kind === 'list'
      ? 'A list of neighbours'
      : source.name.replace(/\.[^.]*$/, '');
