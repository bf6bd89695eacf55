import { drawThumbnail } from '#lib/board/draw/drawThumbnail.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { batchSettings, rankBoard, type RankedBoard } from '../../board/fairness/rankBoards.ts';
import { generateBoard } from '../../board/generate.ts';
import type { BoardSettings } from '../../board/settings.ts';
import { BOARD_THEME } from '../../board/theme.ts';

/** What the page sends. */
export type RankTask =
  | { readonly type: 'rank'; readonly settings: BoardSettings; readonly count: number }
  | { readonly type: 'picture'; readonly settings: BoardSettings };

/** What comes back: boards as they are drawn, the last of a batch marked; pictures by their seeds. */
export type RankAnswer =
  | { readonly type: 'ranked'; readonly boards: readonly RankedBoard[]; readonly done: boolean }
  | { readonly type: 'picture'; readonly seed: string; readonly scene: Scene };

/** So often, in milliseconds, the page hears how far it is, and pictures get their turn. */
const TURN = 120;

addEventListener('message', ({ data }: MessageEvent<RankTask>) => {
  if (data.type === 'picture') drawPicture(data.settings);
  else rankOn(batchSettings(data.settings, data.count) ?? [], 0);
});

function rankOn(all: readonly BoardSettings[], from: number): void {
  const start = performance.now();
  const boards: RankedBoard[] = [];
  let at = from;
  for (; at < all.length && performance.now() - start < TURN; at++) boards.push(rankBoard(all[at]!, at + 1));
  const done = at >= all.length;
  answer({ type: 'ranked', boards, done });
  // What the page sent meanwhile is heard between two turns.
  if (!done) setTimeout(() => rankOn(all, at));
}

function drawPicture(settings: BoardSettings): void {
  const board = generateBoard(settings);
  if (!board.ok) return;
  const title = `The board of seed ${settings.seed}`;
  const scene = drawThumbnail(board.value, BOARD_THEME, { seats: board.value.capitals.suggested, title });
  answer({ type: 'picture', seed: settings.seed, scene });
}

const answer = (message: RankAnswer): void => postMessage(message);
