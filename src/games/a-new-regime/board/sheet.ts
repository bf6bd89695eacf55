import type { Board } from '#lib/board/board.ts';
import { drawBoard, type LabelReport } from '#lib/board/draw/drawBoard.ts';
import { drawLegend } from '#lib/board/draw/legend.ts';
import { paletteOf } from '#lib/board/draw/theme.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { adjacencyPages, type AdjacencyInput } from '#lib/print/adjacencyPages.ts';
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
  /** YYYY-MM-DD; left out on sheets that are made once for all. */
  readonly date?: string;
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
export function boardSheets(input: BoardSheetsInput): Result<BoardSheets> {
  const { board, settings, look, site, edition, date } = input;
  const link = makeBoardLink({ settings, look }, site);
  if (!link.ok) return link;
  const plan = planBoardSheet({
    board: { ...board.size, band: board.band },
    paper: look.paper,
    orientation: look.orientation,
  });
  const ink = paletteOf(BOARD_THEME, look).ink;
  const subtitle = `A board for ${settings.regimes} regimes`;
  const { labels, colour, capitals } = look;
  const drawn = drawBoard(board, BOARD_THEME, {
    labels,
    ink: look.ink,
    colour,
    capitals,
    scale: plan.factor,
  });
  const first = boardSheet(plan, drawn.scene, {
    title: TITLE,
    subtitle,
    seed: settings.seed,
    settings: settingsLine(settings),
    legend: drawLegend(board, BOARD_THEME, look).entries,
    link: link.value,
    edition: date === undefined ? edition : `${edition}, ${date}`,
    credit: 'Game by Lucas Arndt',
    ink,
  });
  const table = adjacencyPages({
    rows: adjacencyRows(board, look.labels),
    page: plan.page,
    title: `${TITLE}: who borders on whom`,
    subtitle: `${subtitle}, seed ${settings.seed}, ${settingsLine(settings)}`,
    ink,
  });
  return ok({ pages: [first, ...table], plan, labels: drawn.labels });
}

const TITLE = 'A New Regime';

const SHAPES = {
  continent: 'one continent',
  islands: 'islands',
  ring: 'a ring',
  'two-continents': 'two continents',
} as const satisfies Record<BoardSettings['shape'], string>;

function settingsLine({ regimes, states, shape, spacing }: BoardSettings): string {
  return `${regimes * states} states (${states} a regime), ${SHAPES[shape]}, capitals ${spacing.replace('-', ' ')} apart`;
}

/** Where the board shows numbers, neighbours are named with theirs. */
function adjacencyRows({ states, borders }: Board, labels: BoardLook['labels']): AdjacencyInput['rows'] {
  const shown = (id: number): string => {
    const { name } = states[id - 1]!;
    return labels === 'numbers' ? `${id} ${name}` : name;
  };
  return states.map(({ id, name, kind, population }) => ({
    number: id,
    name,
    kind: BOARD_THEME.kinds[kind]!.name,
    letter: BOARD_THEME.kinds[kind]!.letter,
    population,
    neighbours: borders
      .filter(({ a, b }) => a === id || b === id)
      .map(({ a, b, kind }) => ({ id: a === id ? b : a, strait: kind === 'strait' }))
      .sort((p, q) => p.id - q.id)
      .map(({ id, strait }) => ({ name: shown(id), strait })),
  }));
}
