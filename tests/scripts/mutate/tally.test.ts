import { expect, test } from 'vitest';
import { tally, type Verdict } from '../../../scripts/mutate/tally.ts';
import { wilson } from '../../../scripts/mutate/wilson.ts';

test('Wilson’s interval ends where the true share would be 1.96 deviations away from the one seen', () => {
  for (const [hits, trials] of [
    [85, 100],
    [3, 4],
    [0, 9],
    [9, 9],
  ] as const) {
    for (const end of wilson(hits, trials)) {
      expect(Math.abs(hits / trials - end)).toBeCloseTo(1.959964 * Math.sqrt((end * (1 - end)) / trials), 10);
    }
    const [low, high] = wilson(hits, trials);
    expect(low).toBeLessThanOrEqual(hits / trials);
    expect(high).toBeGreaterThanOrEqual(hits / trials);
    expect(high).toBeGreaterThan(low);
  }
});

test('the table counts by folder, takes what was missed against the tests, and leaves out what none could have noticed', () => {
  const of = (file: string, ...statuses: Verdict['status'][]): Verdict[] =>
    statuses.map((status, n) => ({ id: `${file}:${n}`, file, status }));
  const verdicts = [
    ...of('one/a.ts', 'Killed', 'Timeout', 'Killed', 'Ignored', 'RuntimeError'),
    ...of('two/b.ts', 'Killed', 'NoCoverage', 'Survived'),
  ];
  const lines = tally(verdicts, ['one/', 'two/', 'three/'])
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim());
  expect(lines).toEqual([
    'changes killed timed out survived not covered at load broken run noticed (95 %)',
    'one/ 5 2 1 0 0 1 1 100.0 % (43.9 % to 100.0 %)',
    'two/ 3 1 0 1 1 0 0 33.3 % (6.1 % to 79.2 %)',
    'three/ 0 0 0 0 0 0 0 -',
    'all 8 3 1 1 1 1 1 66.7 % (30.0 % to 90.3 %)',
    '',
    'Noticed by no test:',
    'two/b.ts:1 [not covered]',
    'two/b.ts:2',
  ]);
});
