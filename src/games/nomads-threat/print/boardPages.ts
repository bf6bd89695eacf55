import { counted } from '#lib/core/counted.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { pageSize, SAFE_MARGIN, type AnyPaperName } from '#lib/print/papers.ts';
import { ruler } from '#lib/print/ruler.ts';
import { planTiles } from '#lib/print/tiles/planTiles.ts';
import { tileSheets } from '#lib/print/tiles/tileSheets.ts';
import type { Node, Scene } from '#lib/scene/scene.ts';
import { wrapText } from '#lib/scene/wrapText.ts';
import { boardLength, gridScene, largestTile } from './gridScene.ts';
import { PRINT_LOOKS, type PrintInk, type PrintLook } from './printLook.ts';
import { tentSheets } from './tentSheets.ts';

/** What stands on the board: tents to cut out, or coins of the players' own. */
export const PIECE_KINDS = ['tents', 'coins'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export interface BoardPagesRequest {
  readonly size: number;
  readonly chiefs: number;
  readonly paper: AnyPaperName;
  /** Edge of a tile in whole millimetres; the largest that fits one sheet if left out. */
  readonly tile?: number;
  readonly ink: PrintInk;
  readonly pieces: PieceKind;
}

/** Inclusive range of a tile's edge: room for a small coin, and for a plate. Millimetres. */
export const TILE_RANGE = { min: 12, max: 150 } as const;

export interface BoardPages {
  readonly pages: readonly Scene[];
  /** Edge of a tile as printed, millimetres. */
  readonly tile: number;
  /** Sheets of the board alone. */
  readonly sheets: number;
}

/** Height of what stands at the foot of a board on one sheet. Millimetres. */
const FOOT = 22;

/** The game in four sentences (rules `actions`, `wander`, `camp`, `turn-goes-on`, `turn-end`, `game-end`, `winner`), where a sheet has room for them. */
const RULES: readonly string[] = [
  'In your turn, place a Chief Tent on any empty tile, or let one of your tents step to an empty tile beside it, diagonally too, and leave a tent where it stood. You begin with a Chief Tent.',
  'From where a piece arrives, look along all eight lines: if only empty tiles lie between it and the first tent of the other side, fill them with tents.',
  'Go on while you have no more tents than the other side. Once you have more, your turn is over.',
  'The game ends when the board is full or whoever is on turn can do nothing. More tents win.',
];
const RULES_TYPE = 3.6;
const RULES_LINE = 5.2;

/**
 * A board to play on, on one sheet or over several, and its pieces. Fails for tiles outside `TILE_RANGE` and boards
 * larger than A0's long side.
 */
export function boardPages(request: BoardPagesRequest): Result<BoardPages> {
  const { size, chiefs, paper, ink, pieces } = request;
  const look = PRINT_LOOKS[ink];
  const page = pageSize(paper, 'portrait');
  const room = Math.min(page.width - 2 * SAFE_MARGIN, page.height - 2 * SAFE_MARGIN - FOOT);
  const tile = request.tile ?? Math.min(TILE_RANGE.max, largestTile(size, room));
  if (tile < TILE_RANGE.min || tile > TILE_RANGE.max)
    return err({
      code: 'tile-size',
      message: `A tile of ${tile} mm cannot be printed; its edge must be ${TILE_RANGE.min} to ${TILE_RANGE.max} mm.`,
      where: 'tile',
      got: String(tile),
      allowed: `${TILE_RANGE.min} to ${TILE_RANGE.max}`,
    });
  const board = boardSheets(size, tile, look, paper, room, pieces, chiefs);
  if (!board.ok) return board;
  const cut = pieces === 'tents' ? tentSheets({ size, chiefs, tile, paper, look }) : [];
  return ok({ pages: [...board.value, ...cut], tile, sheets: board.value.length });
}

function boardSheets(
  size: number,
  tile: number,
  look: PrintLook,
  paper: AnyPaperName,
  room: number,
  pieces: PieceKind,
  chiefs: number,
): Result<readonly Scene[]> {
  const scene = gridScene(size, tile, look);
  const length = boardLength(size, tile);
  if (length > room) {
    const plan = planTiles({ board: { width: length, height: length }, paper, orientation: 'auto' });
    if (!plan.ok) return plan;
    const drawing = { scene, title: scene.title, ink: look.ink };
    return ok([...tileSheets(plan.value, drawing)]);
  }
  const page = pageSize(paper, 'portrait');
  const x = (page.width - length) / 2;
  const text = (line: number, words: string, bold = false): Node => ({
    type: 'text',
    x: SAFE_MARGIN,
    y: page.height - SAFE_MARGIN - FOOT + 6 + 4.6 * line,
    text: words,
    font: bold ? 'label-bold' : 'label',
    size: bold ? 4 : 3,
    fill: look.ink,
  });
  const scale = ruler(page.width / 2 - SAFE_MARGIN, look.ink);
  return ok([
    {
      ...page,
      title: scene.title,
      symbols: {},
      children: [
        { type: 'group', transform: { x, y: SAFE_MARGIN, scale: 1 }, children: scene.children },
        ...rulesNodes(
          page.width - 2 * SAFE_MARGIN,
          SAFE_MARGIN + length + 10,
          page.height - SAFE_MARGIN - FOOT,
          look,
        ),
        text(0, `Nomads’ Threat, ${size} by ${size}`, true),
        text(1, `Tiles of ${tile} mm. Print at 100 %.`),
        text(2, piecesText(pieces, size, chiefs)),
        ...scale.draw(page.width / 2, page.height - SAFE_MARGIN - FOOT + 3),
      ],
    },
  ]);
}

function rulesNodes(width: number, top: number, bottom: number, look: PrintLook): readonly Node[] {
  const lines = RULES.flatMap((sentence) => wrapText(sentence, 'label', RULES_TYPE, Math.min(width, 180)));
  if (top + lines.length * RULES_LINE > bottom) return [];
  return lines.map((line, index) => ({
    type: 'text',
    x: SAFE_MARGIN,
    y: top + index * RULES_LINE,
    text: line,
    font: 'label',
    size: RULES_TYPE,
    fill: look.ink,
  }));
}

/** What to lay on the board (rules `chief-tents`, `regular-tents`; ruling `supply`). */
function piecesText(pieces: PieceKind, size: number, chiefs: number): string {
  return pieces === 'tents'
    ? 'The tents follow on sheets to cut.'
    : `Two sets of coins: ${counted(size * size, 'coin')} of one kind a side, heads up for ${counted(chiefs, 'Chief Tent')}, tails up for tents.`;
}
