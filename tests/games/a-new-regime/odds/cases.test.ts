import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startValues } from '#lib/share/fields.ts';
import { CALCULATORS } from '#games/a-new-regime/islands/calculators/index.ts';
import { ask } from '#games/a-new-regime/odds/ask.ts';
import odds from '../../../cases/a-new-regime-odds.json' with { type: 'json' };
import score from '../../../cases/a-new-regime-score.json' with { type: 'json' };

interface Case {
  readonly question: string;
  readonly given: unknown;
  readonly expected: unknown;
}

/** Cases as the calculators' key "Copy as a test case" copies them: each a line of its own. */
const copied: readonly Case[] = readFileSync('tests/cases/a-new-regime-copied.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Case);

const cases: readonly Case[] = [...odds.cases, ...score.cases, ...copied];

test.each(cases.map((one) => [one.question, JSON.stringify(one.given), one] as const))(
  'answers %s for %s as the case says',
  (_, __, { question, given, expected }) => {
    const answer = ask(question, given);
    expect(answer).toMatchObject({ ok: true, value: { exact: expected } });
    expect(answer.ok && answer.value.exact).toEqual(expected);
  },
);

test.each(CALCULATORS.map((one) => [one.id, one] as const))(
  'a case copied from the calculator %s is among them',
  (_, { fields, project }) => {
    const { asked } = project({ inputs: startValues(fields), rulings: {} });
    expect(copied.map(({ question, given }) => ({ question, given }))).toContainEqual(
      JSON.parse(JSON.stringify(asked)),
    );
  },
);
