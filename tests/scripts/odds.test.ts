import { describe, expect, it, test } from 'vitest';
import { QUESTIONS } from '#games/a-new-regime/odds/ask.ts';
import { readingOf } from '#games/a-new-regime/rulings/choices.ts';
import { RULINGS } from '#games/a-new-regime/rulings.ts';
import odds from '../cases/a-new-regime-odds.json' with { type: 'json' };
import score from '../cases/a-new-regime-score.json' with { type: 'json' };
import { runInProcess, runWithInput } from './runInProcess.ts';

const asking = (question: string, given: unknown) =>
  runInProcess('odds', 'a-new-regime', question, typeof given === 'string' ? given : JSON.stringify(given));

interface Printed {
  readonly question: string;
  readonly given: Record<string, unknown> & { readonly rulings: Record<string, string> };
  readonly exact: unknown;
  readonly decimal: unknown;
  readonly more?: unknown;
}

/** Fractions as floating-point numbers, by another way than the program's. */
function decimals(value: unknown): unknown {
  if (typeof value === 'string') {
    const fraction = /^(-?\d+)(?:\/(\d+))?$/.exec(value);
    return fraction ? Number(fraction[1]) / Number(fraction[2] ?? 1) : value;
  }
  if (Array.isArray(value)) return value.map(decimals);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, decimals(one)]));
}

describe('each question, asked with its example', () => {
  it.each(QUESTIONS.map((one) => [one.id, one] as const))('%s prints one answer', async (id, question) => {
    const { exit, out, complaints } = await asking(id, question.example);
    expect({ exit, complaints }).toEqual({ exit: 0, complaints: [] });
    const printed = JSON.parse(out) as Printed;
    expect(Object.keys(printed).filter((name) => name !== 'more')).toEqual([
      'question',
      'given',
      'exact',
      'decimal',
    ]);
    expect(printed.question).toBe(id);
    const { rulings, ...given } = printed.given;
    expect(given).toMatchObject(question.example);
    expect(Object.keys(rulings)).toEqual(question.rulings);
    for (const ruling of question.rulings) expect(rulings[ruling]).toBe(readingOf({}, ruling));
    expect(printed.decimal).toEqual(decimals(printed.exact));
  });

  it.each(QUESTIONS.map((one) => [one.id, one] as const))(
    '%s answers the same when asked with what it printed as given',
    async (id, { example }) => {
      const first = await asking(id, example);
      const again = await asking(id, (JSON.parse(first.out) as Printed).given);
      expect(again).toEqual(first);
    },
  );

  it.each(QUESTIONS.map((one) => [one.id, one] as const))(
    'and %s names only rulings that can be chosen, every reading of which it answers',
    async (id, { rulings, example }) => {
      for (const ruling of rulings) {
        const { selectable, options } = RULINGS.find((one) => one.id === ruling)!;
        expect(selectable).toBe(true);
        for (const reading of options) {
          const { out } = await asking(id, { ...example, rulings: { [ruling]: reading.id } });
          expect((JSON.parse(out) as Printed).given.rulings[ruling]).toBe(reading.id);
        }
      }
    },
  );
});

it('fills in what is left out', async () => {
  const { out } = await asking('act', { state: 'economic', loyal: 1, unloyal: 0 });
  expect((JSON.parse(out) as Printed).given).toMatchObject({
    neutral: false,
    funds: 0,
    outfits: ['militaristic', 'economic', 'religious'],
    rulings: { 'emptied-state': 'attacker', 'convert-zero': 'literal' },
  });
});

it('takes a regime for undeclared, without deeds and without Proactivity where nothing is said', async () => {
  const north = { name: 'North', states: [], tokens: {}, bodies: 0, deeds: {} };
  const { out } = await asking('score', { regimes: [north] });
  expect((JSON.parse(out) as Printed).given).toMatchObject({
    regimes: [
      {
        tokens: { militaristic: 0, economic: 0, religious: 0 },
        deeds: { obliterated: 0, purchased: 0, converted: 0 },
        declared: false,
        proactivity: 0,
      },
    ],
  });
});

describe('wrong usage', () => {
  const STATE = { state: 'economic', loyal: 2, unloyal: 1 };
  const NORTH = { name: 'North', states: [], tokens: {}, bodies: 0, deeds: {} };

  it.each<[string, unknown, string]>([
    ['convert', '{"loyal": 2', 'What is given is "{"loyal": 2"; it must be JSON, such as'],
    ['convert', '', 'What is given is ""; it must be JSON, such as'],
    ['convert', 'null', 'to be an object with named fields, but got null'],
    ['convert', '7', 'to be an object with named fields, but got 7'],
    ['convert', '[]', 'What is given is a list; it must be an object with named fields'],
    ['convrt', STATE, 'There is no question "convrt". Did you mean convert? There are purchase, convert,'],
    [
      'convert',
      { ...STATE, loyal: -1 },
      'The field loyal in the question convert is -1; it must be a whole number from 0 to 1000000',
    ],
    [
      'convert',
      { ...STATE, loyal: 1.5 },
      'The field loyal in the question convert is 1.5; it must be a whole',
    ],
    [
      'convert',
      { ...STATE, loyal: '2' },
      'The field loyal in the question convert is "2"; it must be a whole',
    ],
    [
      'convert',
      { ...STATE, loyal: 1e7 },
      'The field loyal in the question convert is 10000000; it must be a whole',
    ],
    [
      'convert',
      { ...STATE, state: 'econmic' },
      'it must be militaristic, economic or religious. Did you mean economic?',
    ],
    [
      'convert',
      { ...STATE, neutral: 'yes' },
      'The field neutral in the question convert is "yes"; it must be true or false',
    ],
    [
      'convert',
      { ...STATE, funds: 3 },
      'There is no field "funds" in the question convert. There are state, loyal, unloyal, neutral, rulings.',
    ],
    [
      'convert',
      { loyal: 2, unloyal: 1 },
      'The field state is missing in the question convert; it must be militaristic, economic',
    ],
    [
      'attack',
      { defender: 'economic', units: 0 },
      'The field units in the question attack is 0; it must be a whole number from 1 to 9',
    ],
    [
      'attack',
      { defender: 'economic', units: 10 },
      'The field units in the question attack is 10; it must be',
    ],
    [
      'growth',
      { loyal: 1, unloyal: 1, turns: 21 },
      'The field turns in the question growth is 21; it must be a whole number from 1 to 20',
    ],
    [
      'convert',
      { ...STATE, rulings: { 'convert-zer': 'literal' } },
      'There is no ruling "convert-zer". Did you mean convert-zero?',
    ],
    [
      'convert',
      { ...STATE, rulings: { 'convert-zero': 'x' } },
      'The ruling convert-zero has no reading "x". Allowed: literal, needs-one.',
    ],
    [
      'convert',
      { ...STATE, rulings: [] },
      'The field rulings in the question convert is a list; it must be an object',
    ],
    [
      'score',
      { regimes: [] },
      'The field regimes in the question score is a list; it must be a list of 1 to 8 regimes',
    ],
    [
      'afford',
      { tokens: { economic: -3 }, prices: {} },
      'The field tokens.economic in the question afford is -3; it must be',
    ],
    [
      'afford',
      { tokens: { economc: 3 }, prices: {} },
      'There is no field "tokens.economc" in the question afford. Did you mean economic? There are militaristic,',
    ],
    [
      'afford',
      { tokens: { economic: 3 }, prices: [3, 2, 1] },
      'The field prices in the question afford is a list; it must be an object with militaristic, economic and',
    ],
    [
      'score',
      { regimes: [{ ...NORTH, deeds: [1] }] },
      'The field regimes.0.deeds in the question score is a list; it must be an object with obliterated,',
    ],
    [
      'end-game-condition',
      { card: 'blasphemy', have: [30] },
      'The field have in the question end-game-condition is a list; it must be an object with numbers,',
    ],
    [
      'score',
      { regimes: [{ ...NORTH, states: [{ affiliation: 'economic', loyal: 1 }] }] },
      'The field regimes.0.states.0.unloyal is missing in the question score; it must be a whole number from 0 to',
    ],
    [
      'score',
      { regimes: [{ ...NORTH, states: [{ affiliation: 'econmic', loyal: 1, unloyal: 1 }] }] },
      'is "econmic"; it must be militaristic, economic or religious. Did you mean economic?',
    ],
    [
      'score',
      { regimes: [{ ...NORTH, deeds: undefined }] },
      'The field regimes.0.deeds is missing in the question score; it must be an object with obliterated,',
    ],
    [
      'score',
      { regimes: [NORTH, { ...NORTH, name: 'South' }, NORTH] },
      'The field regimes.2.name in the question score is "North"; it must be a name that no other regime has.',
    ],
  ])('%s with %j exits 2 with a sentence', async (question, given, sentence) => {
    const { exit, out, complaints } = await asking(question, given);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(complaints).toHaveLength(2);
    expect(complaints[0]).toContain(sentence);
    expect(complaints[0]).toMatch(/^realm: [A-Z].*[.?]$/);
  });

  it.each<[readonly string[], string]>([
    [[], 'The game is missing after odds; the game must be one of a-new-regime.'],
    [['a-new-regmie'], 'There is no game "a-new-regmie"'],
    [['nomads-threat'], 'There are no odds of nomads-threat yet'],
    [['a-new-regime'], 'The question is missing; it must be one of purchase, convert'],
    [['a-new-regime', 'uprising'], 'The field loyal is missing in the question uprising'],
    [['a-new-regime', 'uprising', '{}', '{}'], 'There is "{}" after the JSON'],
    [['a-new-regime', '--stdin', 'uprising'], 'With --stdin the questions come from standard input'],
    [['a-new-regime', '--stdn'], 'There is no option "--stdn". Did you mean --stdin?'],
  ])('realm odds %j exits 2 with a sentence', async (args, sentence) => {
    const { exit, out, complaints } = await runInProcess('odds', ...args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(complaints[0]).toContain(sentence);
  });

  it.each([
    ['odds', '--help'],
    ['odds', 'a-new-regime', '--help'],
  ])('%s %s helps', async (...args) => {
    const { exit, out, complaints } = await runInProcess(...args);
    expect({ exit, complaints }).toEqual({ exit: 0, complaints: [] });
    expect(out).toContain('a-new-regime');
  });

  it('names every question and its example in the help of the game, and how it is answered', async () => {
    const { out } = await runInProcess('odds', 'a-new-regime', '--help');
    expect(out).toContain('names as many units as its tokens pay for');
    for (const { id, example } of QUESTIONS) {
      expect(out).toMatch(new RegExp(`^ {2}${id} `, 'm'));
      expect(out).toContain(JSON.stringify(example));
    }
  });
});

describe('questions on standard input', () => {
  const ask = (...lines: readonly string[]) => runWithInput(lines, 'odds', 'a-new-regime', '--stdin');

  it('are answered a line each, and bad lines get an object with their error', async () => {
    const good = JSON.stringify({ question: 'uprising', given: { loyal: 3, unloyal: 3 } });
    const { exit, out, complaints } = await ask(
      good,
      'nonsense',
      '',
      '[]',
      '{"given": {}}',
      '{"question": "uprising", "given": {}, "extra": 1}',
      '{"question": "uprisin", "given": {}}',
      '{"question": 7}',
      '{"question": "uprising", "given": {"loyal": -1, "unloyal": 0}}',
      good,
    );
    expect({ exit, complaints }).toEqual({ exit: 0, complaints: [] });
    expect(out.endsWith('\n')).toBe(true);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { line?: number; error?: { code: string; message: string } });
    expect(answers.map(({ line, error }) => [line, error?.code])).toEqual([
      [undefined, undefined],
      [2, 'no-json'],
      [4, 'wrong-type'],
      [5, 'missing-field'],
      [6, 'unknown-field'],
      [7, 'unknown-question'],
      [8, 'unknown-question'],
      [9, 'out-of-range'],
      [undefined, undefined],
    ]);
    for (const { error } of answers) if (error) expect(error.message).toMatch(/^[A-Z].*[.?]$/);
    expect(answers[0]).toEqual(answers[8]);
    expect(answers[0]).toMatchObject({ exact: { chaos: true, quota: '5', success: '1/6' } });
  });

  it('may begin with a byte order mark', async () => {
    const { out } = await ask('\uFEFF{"question": "uprising", "given": {"loyal": 3, "unloyal": 3}}');
    expect(JSON.parse(out)).toMatchObject({ exact: { success: '1/6' } });
  });

  it('nobody asks anything, and nothing is printed', async () => {
    expect(await ask()).toMatchObject({ exit: 0, out: '', complaints: [] });
  });

  it('are answered as the handed cases say, hundreds of times in seconds', async () => {
    const cases = [...odds.cases, ...score.cases];
    const lines = Array.from({ length: 40 }, () => cases).flat();
    const started = performance.now();
    const { out } = await ask(...lines.map(({ question, given }) => JSON.stringify({ question, given })));
    const taken = performance.now() - started;
    const answers = out.trimEnd().split('\n');
    expect(answers).toHaveLength(lines.length);
    answers.forEach((line, index) =>
      expect((JSON.parse(line) as Printed).exact).toEqual(lines[index]!.expected),
    );
    expect(taken).toBeLessThan(10_000);
  });
});

test('nothing asked makes the program throw', async () => {
  const values: readonly unknown[] = [null, 0, -0, 1.5, 1e308, '', 'x', [], {}, true, { toString: 1 }];
  const lines = QUESTIONS.flatMap(({ id, example }) =>
    [...Object.keys(example), 'rulings', 'neutral', '__proto__', 'constructor'].flatMap((field) =>
      values.map((value) =>
        JSON.stringify({ question: id, given: { ...example, PLACE: value } }).replace(
          '"PLACE"',
          JSON.stringify(field),
        ),
      ),
    ),
  );
  const { exit, out } = await runWithInput(lines, 'odds', 'a-new-regime', '--stdin');
  expect(exit).toBe(0);
  expect(out.trimEnd().split('\n')).toHaveLength(lines.length);
});
