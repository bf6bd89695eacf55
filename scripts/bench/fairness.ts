/** How fast boards are measured, balanced and ranked. */
import { rankBoard, sortByFairness } from '#games/a-new-regime/board/fairness/rankBoards.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import type { Board } from '#lib/board/board.ts';
import { balance, BALANCE_MEANS } from '#lib/board/fairness/balance.ts';
import { fairnessScore } from '#lib/board/fairness/fairnessScore.ts';
import { seatMeasures } from '#lib/board/fairness/seatMeasures.ts';

const BATCH = 1000;
/** Seconds for a batch of 1,000 boards on one core, pictures not counted. */
const BUDGET = 30;
const BOARDS = 40;

export async function run(): Promise<void> {
  console.log('Fairness of boards of five states a regime');
  for (const regimes of [4, 8]) {
    benchBatch(regimes);
    benchBalance(regimes);
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

function benchBalance(regimes: number): void {
  const boards = Array.from({ length: BOARDS }, (_, k) =>
    expectBoard(generateBoard({ ...DEFAULT_SETTINGS, regimes, seed: `balance-${k}` })),
  );
  const measured = boards.map((board) =>
    timed(() => fairnessScore(seatMeasures(board, board.capitals.suggested))),
  );
  const options = { placed: [], locked: [], wanted: 100, seed: 'bench' };
  for (const may of [['population', 'kind'] as const, BALANCE_MEANS]) {
    const gains: number[] = [];
    const times = boards.map((board) =>
      timed(() => {
        const made = balance(board, { ...options, may })!;
        gains.push(made.after.score - made.before.score);
      }),
    );
    console.log(
      `  ${regimes} regimes: measured in ${quantile(measured, 0.5).toFixed(2)} ms; balanced as far as it goes by ` +
        `${may.join(', ')} in ${quantile(times, 0.5).toFixed(0)} ms, 95 % within ${quantile(times, 0.95).toFixed(0)} ms, ` +
        `${(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toFixed(1)} points gained`,
    );
  }
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
