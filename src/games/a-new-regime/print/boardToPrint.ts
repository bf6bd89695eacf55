import { counted } from '#lib/core/counted.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { type BoardChoice, parseBoardHash } from '../board/boardLink.ts';
import { openBoardChoice, openBoardFile, type OpenedBoard } from '../board/openBoard.ts';
import { DEFAULT_SETTINGS } from '../board/settings.ts';
import type { PrintOrder } from './printOrder.ts';

/** What an order's board says of a board that no link can hold: it is a file, or kept in the browser. */
export const WORK = 'work';

type Ordered = Pick<PrintOrder, 'board' | 'regimes' | 'states'>;

/**
 * The board of an order: that of its link with its edits, the one of the file whose text is `work`, or the usual one
 * for so many regimes and states. Fails with a sentence.
 */
export function boardToPrint(order: Ordered, work?: string): Result<OpenedBoard> {
  if (order.board === WORK) return openWork(work);
  const choice = choiceOf(order);
  return choice.ok ? openBoardChoice(choice.value) : choice;
}

/** What the page says of an order's board, and names files after. */
export interface BoardInWords {
  readonly regimes: number;
  readonly seed: string;
  readonly told: string;
}

/** The order's board in words; one of a link is not drawn for them. Fails with a sentence. */
export function boardInWords(order: Ordered, work?: string): Result<BoardInWords> {
  if (order.board === WORK) {
    const opened = openWork(work);
    if (!opened.ok) return opened;
    const { settings, board, origin } = opened.value;
    const { regimes, seed } = settings;
    const states = origin?.told ?? counted(board.states.length, 'state');
    return ok({ regimes, seed, told: `${counted(regimes, 'regime')}, ${states}, seed ${seed}.` });
  }
  const choice = choiceOf(order);
  if (!choice.ok) return choice;
  const { settings, edits = [] } = choice.value;
  const { regimes, states, seed } = settings;
  const changed = edits.length === 0 ? '' : `, ${counted(edits.length, 'change')} by hand`;
  const told = `${counted(regimes, 'regime')}, ${states} states a regime, seed ${seed}${changed}.`;
  return ok({ regimes, seed, told });
}

/** How the link of a board of the built-in map begins. */
const MAP_LINK = /^#?\d+\.world\./;

function choiceOf({ board, regimes, states }: Ordered): Result<Omit<BoardChoice, 'look'>> {
  if (MAP_LINK.test(board))
    return err({
      code: 'map-link',
      message: 'This is the link of a map. Open it, and press “Print the game with it” there.',
      where: 'board',
      got: board,
    });
  return board === '' ? ok({ settings: { ...DEFAULT_SETTINGS, regimes, states } }) : parseBoardHash(board);
}

const openWork = (work: string | undefined): Result<OpenedBoard> =>
  work === undefined
    ? err({
        code: 'no-work',
        message: 'This browser keeps no board. Open the file of one, or paste the link of one.',
        where: 'board',
      })
    : openBoardFile(work);
