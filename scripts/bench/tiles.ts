/** How long a board of A0 takes over sheets of A4 as a PDF, how large it is, and what it would be with a copy a sheet. */
import { readFile } from 'node:fs/promises';
import { makeBoardTilesPdf } from '#games/a-new-regime/board/boardPdf.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { boardTiles, type BoardTiles } from '#games/a-new-regime/board/tiles.ts';
import { loadPrintFonts } from '#lib/scene/fontFiles.ts';
import type { Scene } from '#lib/scene/scene.ts';

const BUDGET = { bytes: 250 * 1024, milliseconds: 1000 };
const ROUNDS = 7;
const SIZES = [
  { name: 'six sheets', width: 560, height: 420, paper: 'a4' },
  { name: 'A0 on A4', width: 1189, height: 841, paper: 'a4' },
] as const;

export async function run(): Promise<void> {
  const fonts = await loadPrintFonts((path) => readFile(new URL(`../../public/${path}`, import.meta.url)));
  console.log(`A board of 40 states over several sheets as a PDF (${ROUNDS} rounds, once loaded)`);
  for (const { name, width, height, paper } of SIZES) {
    const settings = { ...DEFAULT_SETTINGS, regimes: 8, width, height };
    const board = generateBoard(settings);
    if (!board.ok) throw new Error(board.error.message);
    const plan = (): BoardTiles => {
      const tiles = boardTiles({
        board: board.value,
        settings,
        look: DEFAULT_LOOK,
        site: 'https://realmwright.example',
        edition: 'Realmwright',
        sheets: { paper },
      });
      if (!tiles.ok) throw new Error(tiles.error.message);
      return tiles.value;
    };
    const options = { settings, fonts, creationDate: new Date(0) };
    const planned = await measure(async () => plan());
    const own = await measure(async () => (await makeBoardTilesPdf(plan(), options)).byteLength);
    const { tiles, pages } = plan();
    const copies = await makeBoardTilesPdf({ ...plan(), pages: pages.map(withItsOwnCopy) }, options);
    const verdict = own.result <= BUDGET.bytes && own.median <= BUDGET.milliseconds ? 'kept' : 'EXCEEDED';
    console.log(
      `  ${name.padEnd(10)} ${String(tiles.length).padStart(2)} sheets  planned and drawn ${planned.median.toFixed(0)} ms, ` +
        `with its PDF ${own.median.toFixed(0)} ms  ${kilobytes(own.result)}, a copy a sheet ${kilobytes(copies.byteLength)}` +
        `  budget ${BUDGET.bytes / 1024} KB and ${BUDGET.milliseconds} ms: ${verdict}`,
    );
  }
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;

/** The same page with the board drawn on it in place of a symbol that all pages share. */
function withItsOwnCopy(page: Scene): Scene {
  const children = page.children.map((node) => {
    const [use] = node.type === 'group' ? node.children : [];
    return node.type === 'group' && use?.type === 'use'
      ? {
          ...node,
          children: [
            {
              type: 'group',
              transform: { x: use.x, y: use.y, scale: use.scale },
              children: page.symbols[use.symbol] ?? [],
            } as const,
          ],
        }
      : node;
  });
  return { ...page, children };
}

/** The first two rounds warm up and do not count. */
async function measure<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly median: number }> {
  const times: number[] = [];
  let result!: T;
  for (let round = -2; round < ROUNDS; round++) {
    const start = performance.now();
    result = await work();
    if (round >= 0) times.push(performance.now() - start);
  }
  return { result, median: times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN };
}
