/**
 * Solves Nomads' Threat, and writes what it found where the site reads it: `npm run solve -- nomads-threat small` for
 * every reading on the small boards; the usage below has the rest. Work that is broken off is taken up again.
 */
import process from 'node:process';
import { makeBook } from './solve/book.ts';
import { solveOneBoard, solveSmallBoards } from './solve/boards.ts';
import { solveInvading } from './solve/invading.ts';
import { parseBoardRequest, parseMinutes } from './solve/request.ts';
import { verifyPlay } from './solve/verify.ts';

const USAGE = `Usage: npm run solve -- nomads-threat <task>

Tasks:
  small         every reading and number of Chief Tents on boards up to 4x4
  board WxH     one board of up to 25 tiles; --chiefs N, --pass may-stop,
                --blocked-mover pass-if-blocked or other-fills, --table BITS
  invading      2x2 and 3x3 with invading
  book [N]      the opening book of 5x5, in at most N minutes of processor time
  verify        plays 1,000 won positions of 5x5 on: none may be given away`;

const [game, task, ...rest] = process.argv.slice(2);

if (game !== 'nomads-threat') fail('The game must be nomads-threat, the one that is solved here.');
else if (task === 'small') await solveSmallBoards();
else if (task === 'board') {
  const request = parseBoardRequest(rest);
  if (request.ok) await solveOneBoard(request.value.kind, request.value.tableBits);
  else fail(request.error.messages.join('\n'));
} else if (task === 'invading') await solveInvading();
else if (task === 'book') {
  const minutes = parseMinutes(rest);
  if (minutes.ok) makeBook(minutes.value);
  else fail(minutes.error.messages.join('\n'));
} else if (task === 'verify') process.exitCode = verifyPlay() === 0 ? 0 : 1;
else fail('The task is missing, or there is none of that name.');

function fail(message: string): void {
  console.error(`${message}\n${USAGE}`);
  process.exitCode = 2;
}
