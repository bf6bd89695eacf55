import type { Board } from '#lib/board/board.ts';
import { drawBoard, type LabelReport } from '#lib/board/draw/drawBoard.ts';
import { drawLegend } from '#lib/board/draw/legend.ts';
import { paletteOf } from '#lib/board/draw/theme.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { boardSheet } from '#lib/print/boardSheet.ts';
import { planBoardSheet, type SheetPlan } from '#lib/print/sheetPlan.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { makeBoardLink } from './boardLink.ts';
import type { BoardLook, BoardSettings } from './settings.ts';
import { BOARD_THEME } from './theme.ts';

export interface BoardSheetsInput {
  readonly board: Board;
  readonly settings: BoardSettings;
  readonly look: BoardLook;
  /** Address of the site, base path included, at most 60 characters; the printed link begins with it. */
  readonly site: string;
  /** Which edition of the program drew it, such as `Realmwright 0.1.0`. */
  readonly edition: string;
  /** YYYY-MM-DD. */
  readonly date: string;
}

export interface BoardSheets {
  /** The board with title, legend, ruler and link; then the table of who borders on whom. */
  readonly pages: readonly Scene[];
  readonly plan: SheetPlan;
  readonly labels: LabelReport;
}

/**
 * Everything that is printed of a board, as pages at true size. Page and command line both print these, so their
 * files are the same. Fails only for a site that no link can begin with.
 */
export function boardSheets({
  board,
  settings,
  look,
  site,
  edition,
  date,
}: BoardSheetsInput): Result<BoardSheets> {
  const link = makeBoardLink({ settings, look }, site);
  if (!link.ok) return link;
  const { size, band } = board;
  const plan = planBoardSheet({
    board: { ...size, band },
    paper: look.paper,
    orientation: look.orientation,
  });
  const { labels, ink, colour, capitals } = look;
  const drawn = drawBoard(board, BOARD_THEME, { scale: plan.factor, labels, ink, colour, capitals });
  const first = boardSheet(plan, drawn.scene, {
    title: 'A New Regime',
    subtitle: `A board for ${settings.regimes} regimes`,
    seed: settings.seed,
    settings: settingsLine(settings),
    legend: drawLegend(board, BOARD_THEME, look).entries,
    link: link.value,
    edition: `${edition}, ${date}`,
    credit: 'Game by Lucas Arndt',
    ink: paletteOf(BOARD_THEME, look).ink,
  });
  return ok({ pages: [first], plan, labels: drawn.labels });
}

const SHAPES = {
  continent: 'one continent',
  islands: 'islands',
  ring: 'a ring',
  'two-continents': 'two continents',
} as const satisfies Record<BoardSettings['shape'], string>;

function settingsLine({ regimes, states, shape, spacing }: BoardSettings): string {
  return `${regimes * states} states (${states} a regime), ${SHAPES[shape]}, capitals ${spacing.replace('-', ' ')} apart`;
}
