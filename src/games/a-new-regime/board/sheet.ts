import type { Board, BoardState } from '#lib/board/board.ts';
import { boardGraph } from '#lib/board/boardGraph.ts';
import { drawBoard, type LabelReport } from '#lib/board/draw/drawBoard.ts';
import { drawLegend } from '#lib/board/draw/legend.ts';
import { paletteOf } from '#lib/board/draw/theme.ts';
import { capitalPartners } from '#lib/board/features/placeCapitals.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { adjacencyPages, type AdjacencyInput } from '#lib/print/adjacencyPages.ts';
import { boardSheet } from '#lib/print/boardSheet.ts';
import type { NumberedName } from '#lib/print/numberKey.ts';
import { planBoardSheet, type SheetPlan } from '#lib/print/sheetPlan.ts';
import { SHEET_WORDS, type SheetWords } from '#lib/print/sheetWords.ts';
import type { Colour, Scene } from '#lib/scene/scene.ts';
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
    ...numbersKey(look, drawn.labels),
    link: link.value,
    edition: date === undefined ? edition : `${edition}, ${date}`,
    credit: 'Game by Lucas Arndt',
    ink,
  });
  const table = adjacencyPages(
    {
      rows: adjacencyRows(board, look.labels),
      page: plan.page,
      title: `${TITLE}: who borders on whom`,
      subtitle: `${subtitle}, seed ${settings.seed}, ${settingsLine(settings)}`,
      ink,
    },
    WORDS,
  );
  const listed = capitals === 'shown' && board.capitals.possible.length <= MOST_PARTNER_ROWS;
  const partners = listed ? capitalPages(input, plan, ink) : [];
  return ok({ pages: [first, ...table, ...partners], plan, labels: drawn.labels });
}

const TITLE = 'A New Regime';
const WORDS: SheetWords = { ...SHEET_WORDS, columns: { ...SHEET_WORDS.columns, kind: 'Affiliation' } };
/** A longer list of partners is no aid at a table; the board's page tells the same, state by state. */
const MOST_PARTNER_ROWS = 40;

const SHAPES = {
  continent: 'one continent',
  islands: 'islands',
  ring: 'a ring',
  'two-continents': 'two continents',
} as const satisfies Record<BoardSettings['shape'], string>;

function settingsLine({ regimes, states, shape, spacing }: BoardSettings): string {
  return `${regimes * states} states (${states} a regime), ${SHAPES[shape]}, capitals ${spacing.replace('-', ' ')} apart`;
}

/**
 * An aid for placing capitals (ruling `no-legal-capital`): once one stands, where others still fit with it. With two
 * or more down, being in the rows of all of them is needed but not always enough; the page says so.
 */
function capitalPages(
  { board, settings, look }: BoardSheetsInput,
  plan: SheetPlan,
  ink: Colour,
): readonly Scene[] {
  const partners = capitalPartners(boardGraph(board), board.capitals);
  const shown = stateNames(board, look.labels);
  return adjacencyPages(
    {
      rows: board.capitals.possible.map((id) => ({
        ...stateCells(board.states[id - 1]!),
        neighbours: partners.get(id)!.map((other) => ({ name: shown(other), strait: false })),
      })),
      page: plan.page,
      title: `${TITLE}: where capitals fit together`,
      subtitle: `Seed ${settings.seed}. A further capital must be in the row of every capital that stands; the board's page checks the rest.`,
      ink,
    },
    { ...WORDS, columns: { ...WORDS.columns, neighbours: 'Leaves room for a capital in' } },
  );
}

/** What the sheet says of numbers that stand for names: the few that had to, or that all do because it was wished for. */
function numbersKey(
  { labels }: BoardLook,
  { key, blank }: LabelReport,
): { readonly key?: readonly NumberedName[] } {
  if (labels === 'numbers') return { key: [] };
  const shown = key.filter(({ id }) => !blank.includes(id));
  return shown.length === 0 ? {} : { key: shown.map(({ id, name }) => ({ number: id, name })) };
}

function adjacencyRows(board: Board, labels: BoardLook['labels']): AdjacencyInput['rows'] {
  const shown = stateNames(board, labels);
  return board.states.map((state) => ({
    ...stateCells(state),
    neighbours: board.borders
      .filter(({ a, b }) => a === state.id || b === state.id)
      .map(({ a, b, kind }) => ({ id: a === state.id ? b : a, strait: kind === 'strait' }))
      .sort((p, q) => p.id - q.id)
      .map(({ id, strait }) => ({ name: shown(id), strait })),
  }));
}

/** Where the board shows numbers, states are named with theirs. */
const stateNames =
  ({ states }: Board, labels: BoardLook['labels']) =>
  (id: number): string => {
    const { name } = states[id - 1]!;
    return labels === 'numbers' ? `${id} ${name}` : name;
  };

const stateCells = ({ id, name, kind, population }: BoardState) => ({
  number: id,
  name,
  kind: BOARD_THEME.kinds[kind]!.name,
  letter: BOARD_THEME.kinds[kind]!.letter,
  population,
});
