import { ask, QUESTIONS } from '#games/a-new-regime/odds/ask.ts';

/** The most that a question may take, in milliseconds. */
const BOUND = 2;
const LONG_BOUND = 20;
/** Questions about whole conflicts or many turns; the rest is about one act. */
const LONG: ReadonlySet<string> = new Set([
  'conflict',
  'uprising-within',
  'growth',
  'need-turns',
  'need-units',
]);
const RUNS = 41;

const NINES = { attackerUnits: 9, defenderUnits: 9, returns: true, turns: 20 };

/** The hardest that can be asked, as far as it is known, beside each question's example. */
const HARD: readonly (readonly [question: string, given: object])[] = [
  ['purchase', { state: 'religious', loyal: 1_000_000, unloyal: 3, funds: 1_000_000 }],
  ['obliterate', { state: 'economic', loyal: 1_000_000, unloyal: 1_000_000 }],
  ['act', { state: 'economic', loyal: 3, unloyal: 3, funds: 20 }],
  ['bribe-split', { defender: 'religious', units: 9, funds: 1000 }],
  ['conflict', { ...NINES, attacker: 'militaristic', defender: 'militaristic' }],
  ['conflict', { ...NINES, attacker: 'militaristic', defender: 'economic', defenderFunds: 200 }],
  ['conflict', { ...NINES, attacker: 'economic', attackerFunds: 300, defender: 'militaristic' }],
  [
    'conflict',
    { ...NINES, attacker: 'economic', attackerFunds: 50, defender: 'economic', defenderFunds: 40 },
  ],
  ['growth', { loyal: 5, unloyal: 5, turns: 20 }],
  ['uprising-within', { loyal: 5, unloyal: 5, turns: 20 }],
  [
    'need-turns',
    {
      attacker: 'militaristic',
      attackerUnits: 9,
      defender: 'militaristic',
      defenderUnits: 9,
      returns: true,
      chance: 1,
    },
  ],
  [
    'need-units',
    {
      attacker: 'militaristic',
      defender: 'economic',
      defenderUnits: 9,
      defenderFunds: 200,
      returns: true,
      turns: 20,
      chance: 1,
    },
  ],
  [
    'need-units',
    {
      attacker: 'militaristic',
      defender: 'economic',
      defenderUnits: 9,
      defenderFunds: 1_000_000,
      returns: true,
      turns: 20,
      chance: 1,
    },
  ],
  ['growth', { loyal: 1_000_000, unloyal: 1_000_000, turns: 20 }],
  ['uprising-within', { loyal: 1_000_000, unloyal: 1_000_000, turns: 20 }],
  ['best-die', { dice: 100, goal: 'cheap' }],
];

/** How long each question about the odds takes to be answered, JSON included. */
export async function run(): Promise<void> {
  console.log(`Odds of A New Regime, median of ${RUNS}, processor time of one core`);
  for (const { id, example } of QUESTIONS) show(id, example, 'its example');
  for (const [id, given] of HARD) show(id, given, JSON.stringify(given));
  return Promise.resolve();
}

function show(id: string, given: object, words: string): void {
  const time = medianTime(() => {
    const answer = ask(id, given);
    if (!answer.ok) throw new Error(answer.error.message);
    JSON.stringify(answer.value);
  });
  const bound = LONG.has(id) ? LONG_BOUND : BOUND;
  const verdict = time <= bound ? '' : `  OVER ${bound} ms`;
  console.log(`  ${id.padEnd(16)} ${time.toFixed(2).padStart(6)} ms${verdict}  ${words}`);
}

function medianTime(work: () => void): number {
  for (let warm = 0; warm < 10; warm++) work();
  const times = Array.from({ length: RUNS }, () => {
    const started = milliseconds();
    work();
    return milliseconds() - started;
  });
  return times.sort((a, b) => a - b)[RUNS >> 1]!;
}

/** Processor time, so that what else the machine does is not counted. */
const milliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
