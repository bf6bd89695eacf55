/**
 * Solves Nomads' Threat, and writes what it found where the site reads it: `npm run solve -- nomads-threat small` for
 * every reading on the small boards; the usage below has the rest. Work that is broken off is taken up again.
 */
import process from 'node:process';
import type { Result } from '#lib/core/result.ts';
import type { Stop } from './realm/command.ts';
import { makeBook } from './solve/book.ts';
import { solveOneBoard, solveSmallBoards } from './solve/boards.ts';
import { checkBook } from './solve/checkBook.ts';
import { solveInvading } from './solve/invading.ts';
import { parseBoardRequest, parseBookRequest, parseCheck } from './solve/request.ts';
import { verifyPlay } from './solve/verify.ts';

const USAGE = `Usage: npm run solve -- nomads-threat <task>

Tasks:
  small            every reading and number of Chief Tents on boards up to 4x4
  board WxH        one board of up to 25 tiles; --chiefs N, --pass may-stop,
                   --blocked-mover pass-if-blocked or other-fills, --table BITS,
                   --minutes N of processor time; then it stays unfinished
  invading         2x2 and 3x3 with invading
  book [N]         the opening book of 5x5, in at most N minutes of processor time
  book --check [N] takes N positions of each kind, and tells which share of them
                   the page's own search proves, and in what time; fails if one
                   that its own play meets within six actions is not proved
  verify           plays 1,000 won positions of 5x5 on: none may be given away

What agrees with the results that are kept is not written again. With --check the
first three write nothing, and fail where a result differs.`;

const [game, task, ...rest] = process.argv.slice(2);

/** What a task takes, and its work, which gives whether all is well. */
const TASKS: Readonly<Record<string, () => Promise<boolean> | boolean>> = {
  small: () => given(parseCheck(rest), solveSmallBoards),
  board: () => given(parseBoardRequest(rest), solveOneBoard),
  invading: () => given(parseCheck(rest), solveInvading),
  book: () =>
    given(parseBookRequest(rest), async ({ check, number }) => {
      if (check) return (await checkBook(number)) === 0;
      makeBook(number);
      return true;
    }),
  verify: async () => (await verifyPlay()) === 0,
};

if (game !== 'nomads-threat') fail('The game must be nomads-threat, the one that is solved here.');
else if (task === undefined || !Object.hasOwn(TASKS, task))
  fail('The task is missing, or there is none of that name.');
else if (!(await TASKS[task]!())) process.exitCode ??= 1;

async function given<T>(request: Result<T, Stop>, work: (request: T) => Promise<boolean>): Promise<boolean> {
  if (request.ok) return work(request.value);
  fail(request.error.messages.join('\n'));
  return false;
}

function fail(message: string): void {
  console.error(`${message}\n${USAGE}`);
  process.exitCode = 2;
}
