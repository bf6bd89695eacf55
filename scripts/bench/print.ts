/** How long the whole kit takes, and how large it is. */
import { readdir, readFile } from 'node:fs/promises';
import { boardToPrint } from '#games/a-new-regime/print/boardToPrint.ts';
import type { PrintCard } from '#games/a-new-regime/print/printCard.ts';
import { START_ORDER } from '#games/a-new-regime/print/printLink.ts';
import { printPdf } from '#games/a-new-regime/print/printPdf.ts';
import { printFile } from '#games/a-new-regime/print/printFile.ts';
import { printSections } from '#games/a-new-regime/print/printSections.ts';
import { loadPrintFonts } from '#lib/scene/fontFiles.ts';
import { readContentFile } from '../../src/manual/contentFile.ts';

/** For five regimes, from the seed to the file. */
const BUDGET = { megabytes: 5, seconds: 5 };
const ROUNDS = 5;

export async function run(): Promise<void> {
  const fonts = await loadPrintFonts((path) => readFile(new URL(`../../public/${path}`, import.meta.url)));
  const folder = new URL('../../content/a-new-regime/cards/', import.meta.url);
  const cards = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const source = await readFile(new URL(name, folder), 'utf8');
      const { data } = readContentFile({ path: `content/a-new-regime/cards/${name}`, source });
      return data as unknown as PrintCard;
    }),
  );
  const order = { ...START_ORDER, regimes: 5 };
  const times: number[] = [];
  let [bytes, pages] = [0, 0];
  // The first round warms up and counts as the slowest may.
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const board = boardToPrint(order);
    if (!board.ok) throw new Error(board.error.message);
    const made = { order, cards, board: board.value, site: 'https://realmwright.example/' };
    const sections = printSections({ ...made, edition: 'Realmwright', date: '2026-01-01' });
    if (!sections.ok) throw new Error(sections.error.message);
    const file = printFile(sections.value, order);
    if (!file.ok) throw new Error(file.error.message);
    bytes = (await printPdf(file.value, { order, fonts, creationDate: new Date(0) })).byteLength;
    pages = file.value.pages.length;
    times.push(performance.now() - start);
  }
  const sorted = [...times].sort((a, b) => a - b);
  const [median, slowest] = [sorted[Math.floor(ROUNDS / 2)]!, sorted.at(-1)!];
  console.log(`Kit for five regimes on A4, ${pages} pages (${ROUNDS} rounds)`);
  console.log(
    `  ${(bytes / 1e6).toFixed(2)} MB, median ${(median / 1000).toFixed(2)} s, slowest ${(slowest / 1000).toFixed(2)} s`,
  );
  const within = bytes <= BUDGET.megabytes * 1e6 && slowest <= BUDGET.seconds * 1000;
  console.log(`  budget ${BUDGET.megabytes} MB and ${BUDGET.seconds} s: ${within ? 'kept' : 'EXCEEDED'}`);
}
