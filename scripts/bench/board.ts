/** How fast and how surely boards come, with d3-delaunay alone beside them. */
import { Delaunay } from 'd3-delaunay';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { boardSpec } from '#games/a-new-regime/board/spec.ts';
import { BOARD_THEME } from '#games/a-new-regime/board/theme.ts';
import { drawBoard } from '#lib/board/draw/drawBoard.ts';
import { generateBoard as generateFromSpec } from '#lib/board/generateBoard.ts';
import { scatterSites } from '#lib/board/points/scatterSites.ts';
import { openStream } from '#lib/random/stream.ts';

const SEEDS = 1000;
const LARGE = 10_000;
/** Milliseconds, by number of regimes. */
const BUDGETS: Readonly<Record<number, { median: number; p95: number }>> = {
  4: { median: 8, p95: 25 },
  8: { median: 20, p95: 60 },
};
const LARGE_BUDGET = 1500;

export async function run(): Promise<void> {
  console.log(`Boards of five states a regime, four steps apart (${SEEDS} seeds each)`);
  warmUp();
  for (const regimes of [3, 4, 5, 6, 7, 8]) benchRegimes(regimes);
  benchDrawing();
  benchLarge();
}

function warmUp(): void {
  for (let seed = 0; seed < 100; seed++)
    generateBoard({ ...DEFAULT_SETTINGS, regimes: 8, seed: `warm-${seed}` });
}

function benchRegimes(regimes: number): void {
  const own: number[] = [];
  const alone: number[] = [];
  let failures = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const settings = { ...DEFAULT_SETTINGS, regimes, seed: `seed-${seed}` };
    own.push(timed(() => (failures += generateBoard(settings).ok ? 0 : 1)));
    const sites = scatterSites(
      openStream(settings.seed, 'sites', 0),
      FRAME,
      Math.ceil(settings.states * regimes * 1.6),
    );
    alone.push(timed(() => new Delaunay(sites).voronoi([0, 0, 404, 281])));
  }
  const [median, p95] = [quantile(own, 0.5), quantile(own, 0.95)];
  const budget = BUDGETS[regimes];
  const verdict = budget
    ? `  budget ${budget.median} and ${budget.p95} ms: ${kept(median <= budget.median && p95 <= budget.p95)}`
    : '';
  console.log(
    `  ${regimes} regimes: ${failures} failures, median ${median.toFixed(2)} ms, 95 % within ${p95.toFixed(2)} ms, ` +
      `${(median / quantile(alone, 0.5)).toFixed(0)} times d3-delaunay alone${verdict}`,
  );
}

function benchDrawing(): void {
  const made = generateBoard({ ...DEFAULT_SETTINGS, regimes: 8 });
  if (!made.ok) throw new Error(made.error.message);
  const options = { scale: 1, labels: 'names', ink: 'full', colour: 'colour', capitals: 'hidden' } as const;
  const times = Array.from({ length: 60 }, () => timed(() => drawBoard(made.value, BOARD_THEME, options)));
  console.log(
    `  drawing one of 40 states, labels placed: median ${quantile(times.slice(20), 0.5).toFixed(1)} ms`,
  );
}

function benchLarge(): void {
  const { capitals: _, ...spec } = boardSpec(DEFAULT_SETTINGS);
  const times: number[] = [];
  const half: number[] = [];
  for (let seed = 0; seed < 7; seed++) {
    const draw = (states: number): number => {
      // The same room for each state, whatever their number.
      const side = 40 * Math.sqrt(1.6 * states);
      const large = { ...spec, seed: `large-${seed}`, states, size: { width: side, height: side } };
      return timed(() => expectBoard(generateFromSpec(large).ok));
    };
    half.push(draw(LARGE / 2));
    times.push(draw(LARGE));
  }
  const median = quantile(times, 0.5);
  console.log(
    `  ${LARGE} states, no capitals: median ${median.toFixed(0)} ms, ` +
      `${(median / quantile(half, 0.5)).toFixed(1)} times as long as for half as many` +
      `  budget ${LARGE_BUDGET} ms: ${kept(median <= LARGE_BUDGET)}`,
  );
}

const FRAME = { west: 9, south: 51, east: 395, north: 272 };

function expectBoard(ok: boolean): void {
  if (!ok) throw new Error('no board');
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}

const kept = (within: boolean): string => (within ? 'kept' : 'EXCEEDED');
