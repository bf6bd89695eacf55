import { expect, test } from 'vitest';
import { ask } from '#games/a-new-regime/odds/ask.ts';
import odds from '../../../cases/a-new-regime-odds.json' with { type: 'json' };
import score from '../../../cases/a-new-regime-score.json' with { type: 'json' };

const cases = [...odds.cases, ...score.cases];

test.each(cases.map((one) => [one.question, JSON.stringify(one.given), one] as const))(
  'answers %s for %s as the handed case does',
  (_, __, { question, given, expected }) => {
    const answer = ask(question, given);
    expect(answer).toMatchObject({ ok: true, value: { exact: expected } });
    expect(answer.ok && answer.value.exact).toEqual(expected);
  },
);
