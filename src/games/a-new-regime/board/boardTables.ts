import type { Board, BoardState } from '#lib/board/board.ts';
import { boardGraph } from '#lib/board/boardGraph.ts';
import { paletteOf } from '#lib/board/draw/theme.ts';
import { capitalPartners } from '#lib/board/features/placeCapitals.ts';
import { adjacencyPages, type AdjacencyInput } from '#lib/print/adjacencyPages.ts';
import type { Size } from '#lib/print/sheetPlan.ts';
import { SHEET_WORDS, type SheetWords } from '#lib/print/sheetWords.ts';
import type { Colour, Scene } from '#lib/scene/scene.ts';
import type { BoardLook } from './settings.ts';
import { subtitleOf, TITLE, toldOf, type PrintedBoard } from './sheetContent.ts';
import { BOARD_THEME } from './theme.ts';

/** Who borders on whom, and where capitals are shown also which of them fit together, as pages of a size. */
export function boardTables(printed: PrintedBoard, page: Size): readonly Scene[] {
  const { board, settings, look } = printed;
  const ink = paletteOf(BOARD_THEME, look).ink;
  const table = adjacencyPages(
    {
      rows: adjacencyRows(board, look.labels),
      page,
      title: `${TITLE}: who borders on whom`,
      subtitle: `${subtitleOf(printed)}, seed ${settings.seed}, ${toldOf(printed)}`,
      ink,
    },
    WORDS,
  );
  const listed = look.capitals === 'shown' && board.capitals.possible.length <= MOST_PARTNER_ROWS;
  return [...table, ...(listed ? capitalPages(printed, page, ink) : [])];
}

const WORDS: SheetWords = { ...SHEET_WORDS, columns: { ...SHEET_WORDS.columns, kind: 'Affiliation' } };
/** A longer list of partners is no aid at a table; the board's page tells the same, state by state. */
const MOST_PARTNER_ROWS = 40;

/**
 * An aid for placing capitals (ruling `no-legal-capital`): once one stands, where others still fit with it. With two
 * or more down, being in the rows of all of them is needed but not always enough; the page says so.
 */
function capitalPages({ board, settings, look }: PrintedBoard, page: Size, ink: Colour): readonly Scene[] {
  const partners = capitalPartners(boardGraph(board), board.capitals);
  const shown = stateNames(board, look.labels);
  return adjacencyPages(
    {
      rows: board.capitals.possible.map((id) => ({
        ...stateCells(board.states[id - 1]!),
        neighbours: partners.get(id)!.map((other) => ({ name: shown(other), strait: false })),
      })),
      page,
      title: `${TITLE}: where capitals fit together`,
      subtitle: `Seed ${settings.seed}. A further capital must be in the row of every capital that stands; the board's page checks the rest.`,
      ink,
    },
    { ...WORDS, columns: { ...WORDS.columns, neighbours: 'Leaves room for a capital in' } },
  );
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
