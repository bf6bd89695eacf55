/** How fast boards are measured, balanced and ranked. */
import { rankBoard, sortByFairness } from '#games/a-new-regime/board/fairness/rankBoards.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import type { Board } from '#lib/board/board.ts';
import { balance, BALANCE_MEANS, type Balanced, type BalanceMeans } from '#lib/board/fairness/balance.ts';

const BATCH = 1000;
/** Seconds for a batch of 1,000 boards on one core, pictures not counted. */
const BUDGET = 30;
/** Boards that are balanced: by swaps alone, and with capitals moved, which takes longer. */
const BOARDS = { swaps: 40, capitals: 20 };
/** Scores that somebody might want. */
const WANTED = [70, 75, 80, 85, 90];

export async function run(): Promise<void> {
  console.log('Fairness of boards of five states a regime');
  for (const regimes of [4, 8]) benchBatch(regimes);
  for (const regimes of [3, 4, 5, 6, 7, 8]) {
    benchBalance(regimes, ['population', 'kind'], BOARDS.swaps);
    benchBalance(regimes, BALANCE_MEANS, BOARDS.capitals);
  }
}

function benchBatch(regimes: number): void {
  const settings = { ...DEFAULT_SETTINGS, regimes };
  const seconds =
    timed(() =>
      sortByFairness(
        Array.from({ length: BATCH }, (_, k) => rankBoard({ ...settings, seed: `batch-${k + 1}` }, k + 1)),
        'score',
      ),
    ) / 1000;
  console.log(
    `  ${regimes} regimes: ${BATCH} boards drawn and ranked in ${seconds.toFixed(1)} s` +
      `  budget ${BUDGET} s: ${seconds <= BUDGET ? 'kept' : 'EXCEEDED'}`,
  );
}

/** As far as balancing goes: how often that is as far as somebody might want, and how far from what cannot be beaten. */
function benchBalance(regimes: number, may: readonly BalanceMeans[], count: number): void {
  const made = Array.from({ length: count }, (_, k) => {
    const board = expectBoard(generateBoard({ ...DEFAULT_SETTINGS, regimes, seed: `balance-${k}` }));
    let balanced: Balanced;
    const ms = timed(() => {
      balanced = balance(board, { placed: [], locked: [], wanted: 100, seed: 'bench', may })!;
    });
    return { ...balanced!, ms };
  });
  const median = (of: (one: (typeof made)[number]) => number, share = 0.5) => quantile(made.map(of), share);
  const reached = WANTED.map((wanted) => {
    const many = made.filter(({ after }) => after.score >= wanted).length;
    return `${wanted}: ${Math.round((100 * many) / count)} %`;
  });
  console.log(
    `  ${regimes} regimes, ${count} boards, ${may.join(', ')}: from ${median(({ before }) => before.score).toFixed(1)} ` +
      `to ${median(({ after }) => after.score).toFixed(1)}, ` +
      `${median(({ most, after }) => most - after.score).toFixed(1)} short of what no swap can beat; ` +
      `reached ${reached.join(', ')}; ${median(({ ms }) => ms).toFixed(0)} ms, ` +
      `95 % within ${median(({ ms }) => ms, 0.95).toFixed(0)} ms`,
  );
}

function expectBoard(made: ReturnType<typeof generateBoard>): Board {
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}
