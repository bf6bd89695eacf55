/**
 * Solves Nomads' Threat, and writes what it found where the site reads it: `npm run solve -- nomads-threat small` for
 * every reading on the small boards, `npm run solve -- nomads-threat board 5x5` for one board.
 */
import process from 'node:process';
import { makeBook } from './solve/book.ts';
import { solveOneBoard, solveSmallBoards } from './solve/boards.ts';
import { solveInvading } from './solve/invading.ts';
import { parseBoardRequest } from './solve/request.ts';

const USAGE = `Usage: npm run solve -- nomads-threat small
       npm run solve -- nomads-threat board WxH [--chiefs N] [--pass may-stop]
                        [--blocked-mover pass-if-blocked|other-fills] [--table BITS]`;

const [game, task, ...rest] = process.argv.slice(2);

if (game !== 'nomads-threat') fail('The game must be nomads-threat, the one that is solved here.');
else if (task === 'small') await solveSmallBoards();
else if (task === 'board') {
  const request = parseBoardRequest(rest);
  if (request.ok) await solveOneBoard(request.value.kind, request.value.tableBits);
  else fail(request.error.messages.join('\n'));
} else if (task === 'book') await makeBook(26, Number(rest[0] ?? 60));
else if (task === 'invading') await solveInvading();
else fail('The task is missing.');

function fail(message: string): void {
  console.error(`${message}\n${USAGE}`);
  process.exitCode = 2;
}
