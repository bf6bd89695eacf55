import type { BoardSheetsInput } from '#games/a-new-regime/board/sheet.ts';
import { boardSheets } from '#games/a-new-regime/board/sheet.ts';
import type { LabelReport } from '#lib/board/draw/drawBoard.ts';
import { counted } from '#lib/core/counted.ts';
import { quote } from '#lib/core/quote.ts';
import { LARGER_PAPER, type PaperName } from '#lib/print/papers.ts';
import type { BoardFile } from './makeBoardFile.ts';

/** What a finished board is, on one line, with what its drawing could not show. `drawn`: whether its file is a drawing. */
export function summaryOf(input: BoardSheetsInput, file: BoardFile, drawn: boolean): string {
  const { seed, regimes, states } = input.settings;
  const { placements } = file.board.capitals;
  const parts = [
    `seed ${quote(seed)}`,
    `${regimes} regimes`,
    `${regimes * states} states`,
    typeof placements === 'number'
      ? counted(placements, 'legal placement of capitals', 'legal placements of capitals')
      : `at least ${placements.atLeast} legal placements of capitals`,
  ];
  if (drawn) parts.push(...labelNotes(file.labels, largerPaper(input, file.labels)));
  const { undrawable } = file;
  if (undrawable.length > 0) parts.push(`no font has ${undrawable.join(' ')}, a box stands there`);
  return parts.join(', ');
}

/** What a drawing of a board had to leave out, and the paper that shows more. */
export function labelNotes(labels: LabelReport, larger?: LargerPaper): string[] {
  if (labels.fits) return [];
  const blank = new Set(labels.blank);
  const numbered = labels.key.filter(({ id }) => !blank.has(id)).length;
  const bare = labels.bare.length - blank.size;
  return [
    ...(numbered > 0
      ? [
          counted(
            numbered,
            'name does not fit and its number stands there',
            'names do not fit and numbers stand there',
          ),
        ]
      : []),
    ...(bare > 0
      ? [
          counted(
            bare,
            'state has no room for badge and figures',
            'states have no room for badge and figures',
          ),
        ]
      : []),
    ...(blank.size > 0
      ? [counted(blank.size, 'state has no room even for a number', 'states have no room even for a number')]
      : []),
    ...(larger ? [`--paper ${larger.paper} shows ${larger.all ? 'all' : 'more'}`] : []),
  ];
}

interface LargerPaper {
  readonly paper: PaperName;
  readonly all: boolean;
}

/** The next larger paper, if fewer labels are left out on it; found by drawing on it. */
function largerPaper(input: BoardSheetsInput, labels: LabelReport): LargerPaper | undefined {
  if (labels.fits) return undefined;
  const paper = LARGER_PAPER[input.look.paper];
  const sheets = paper && boardSheets({ ...input, look: { ...input.look, paper } });
  if (!sheets?.ok) return undefined;
  const there = sheets.value.labels;
  return leftOut(there) < leftOut(labels) ? { paper: paper!, all: there.fits } : undefined;
}

const leftOut = ({ key, bare, blank }: LabelReport) => key.length + bare.length + blank.length;
