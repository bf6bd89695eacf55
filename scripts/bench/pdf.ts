/** How long a printed board takes and how large it is, beside pdfkit drawing the same page. */
import { readFile } from 'node:fs/promises';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { makeBoardPdf } from '#games/a-new-regime/board/boardPdf.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { boardSheets } from '#games/a-new-regime/board/sheet.ts';
import { loadPrintFonts } from '#lib/scene/fontFiles.ts';
import { drawByPdfkit } from './pdfkitPeer.ts';

/** An A3 board of 40 states. */
const BUDGET = { bytes: 60 * 1024, milliseconds: 200 };
const ROUNDS = 15;

export async function run(): Promise<void> {
  const settings = { ...DEFAULT_SETTINGS, regimes: 8 };
  const board = generateBoard(settings);
  if (!board.ok) throw new Error(board.error.message);
  const sheets = boardSheets({
    board: board.value,
    settings,
    look: { ...DEFAULT_LOOK, paper: 'a3' },
    site: 'https://realmwright.example',
    edition: 'Realmwright',
    date: '2026-01-01',
  });
  if (!sheets.ok) throw new Error(sheets.error.message);
  const { pages } = sheets.value;
  const first = pages.slice(0, 1);
  const fonts = await loadPrintFonts((path) => readFile(new URL(`../../public/${path}`, import.meta.url)));
  const options = { settings, fonts, creationDate: new Date(0) };

  console.log(`PDF of an A3 board of ${board.value.states.length} states (${ROUNDS} rounds, once loaded)`);
  const own = await measure(() => makeBoardPdf(first, options));
  const whole = await measure(() => makeBoardPdf(pages, options));
  const peer = await measure(() => drawByPdfkit(first[0]!, fonts));
  report('board alone', own);
  report('with its table', whole);
  report('pdfkit, board alone', peer);
  console.log(
    `  of pdfkit's: ${(own.median / peer.median).toFixed(2)} of the time, ${(own.bytes / peer.bytes).toFixed(2)} of the bytes`,
  );
  const within = whole.bytes <= BUDGET.bytes && whole.median <= BUDGET.milliseconds;
  console.log(
    `  budget ${BUDGET.bytes / 1024} KB and ${BUDGET.milliseconds} ms: ${within ? 'kept' : 'EXCEEDED'}`,
  );
}

interface Figures {
  readonly bytes: number;
  readonly median: number;
  readonly slowest: number;
}

/** The first two rounds warm up and do not count. */
async function measure(make: () => Promise<Uint8Array>): Promise<Figures> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = -2; round < ROUNDS; round++) {
    const start = performance.now();
    bytes = (await make()).byteLength;
    if (round >= 0) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { bytes, median: times[Math.floor(ROUNDS / 2)] ?? NaN, slowest: times.at(-1) ?? NaN };
}

function report(name: string, { bytes, median, slowest }: Figures): void {
  const size = `${(bytes / 1024).toFixed(1)} KB`;
  console.log(
    `  ${name.padEnd(20)} ${size.padStart(9)}  median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
  );
}
