import type { Board } from '#lib/board/board.ts';
import { drawBoard, type LabelReport } from '#lib/board/draw/drawBoard.ts';
import { LARGER_PAPER, PAPERS } from '#lib/print/papers.ts';
import { planBoardSheet, type SheetPlan } from '#lib/print/sheetPlan.ts';
import type { BoardLook, PaperName } from '../../board/settings.ts';
import { BOARD_THEME } from '../../board/theme.ts';

/** What the sheet could not show of its states, and what would help. */
export interface LabelNote {
  /** Whole sentences. */
  readonly text: string;
  /** A larger paper on which more states show what they should. */
  readonly paper?: PaperName;
  /** Whether plain numbers would at least treat all states alike. */
  readonly numbers: boolean;
}

/** A larger paper is proposed if it leaves no more than this share of what is lacking. */
const WORTH_IT = 2 / 3;
/** A board that covers less of the sheet than this leaves room that another shape would use. */
const WELL_FILLED = 0.6;

/** Undefined where every state shows what was asked for. The larger paper is tried, so that none is praised in vain. */
export function labelNote(
  board: Board,
  look: BoardLook,
  plan: SheetPlan,
  labels: LabelReport,
): LabelNote | undefined {
  if (labels.fits) return undefined;
  const total = board.states.length;
  const lacking = tell(labels, total);
  const found = `On ${PAPERS[look.paper].label}, ${lacking.join(lacking.length > 2 ? ', ' : ' and ')}.`;
  const larger = LARGER_PAPER[look.paper];
  const there = larger && labelsOn(board, { ...look, paper: larger });
  if (there && lack(there) <= WORTH_IT * lack(labels)) {
    const rest = short(there);
    const then = rest === 0 ? 'everything fits' : `it is ${rest} of ${total}`;
    return { text: `${found} On ${PAPERS[larger].label} ${then}.`, paper: larger, numbers: false };
  }
  const { page, board: box } = plan;
  const filled = (box.width * box.height) / (page.width * page.height) >= WELL_FILLED;
  const advice = filled
    ? 'Fewer states would help.'
    : 'Fewer states or a board of the sheet’s shape would help.';
  return {
    text: `${found} ${advice}`,
    numbers: look.labels === 'names' && labels.key.some(({ id }) => !labels.bare.includes(id)),
  };
}

/** How much is lacking in all: no name counts once, no badge and figures twice, nothing at all four times. */
const lack = ({ key, bare, blank }: LabelReport): number =>
  key.filter(({ id }) => !bare.includes(id)).length + 2 * (bare.length + blank.length);

/** How many states lack something. */
const short = ({ key, bare }: LabelReport): number => new Set([...key.map(({ id }) => id), ...bare]).size;

/** Each state in one part only, by the most that it lacks. */
function tell({ key, bare, blank }: LabelReport, total: number): string[] {
  const nameless = key.filter(({ id }) => !bare.includes(id)).length;
  const kinds: readonly [number, string][] = [
    [nameless, 'a number instead of the name'],
    [bare.length - blank.length, 'a number and no badge or figures'],
    [blank.length, 'nothing at all'],
  ];
  return kinds
    .filter(([count]) => count > 0)
    .map(
      ([count, what], index) =>
        `${count}${index === 0 ? ` of ${total} states` : ''} ${count === 1 ? 'shows' : 'show'} ${what}`,
    );
}

function labelsOn(board: Board, look: BoardLook): LabelReport {
  const { factor } = planBoardSheet({
    board: { ...board.size, band: board.band },
    paper: look.paper,
    orientation: look.orientation,
  });
  return drawBoard(board, BOARD_THEME, { ...look, scale: factor }).labels;
}
