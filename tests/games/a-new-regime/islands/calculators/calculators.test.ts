import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRuleId } from '../../../../content/isRuleId.ts';
import { add, compare, ONE, rational, rationalText, ZERO } from '#lib/core/rational.ts';
import { fieldsSchema, startValues, type Fields, type Values } from '#lib/share/fields.ts';
import { makeSetupHash, parseSetupHash, type Setup, type Shared } from '#lib/share/setupLink.ts';
import { parseWith } from '#lib/share/parseWith.ts';
import { CALCULATORS } from '#games/a-new-regime/islands/calculators/index.ts';
import { fraction } from '#games/a-new-regime/islands/calculators/shared.ts';
import { LOADERS } from '#games/a-new-regime/islands/calculators/mount.ts';
import { ask, QUESTIONS } from '#games/a-new-regime/odds/ask.ts';
import { RULINGS } from '#games/a-new-regime/rulings.ts';
import { comparisonOf } from '#games/calculators.ts';
import type { Calculator } from '#ui/calculator/calculator.ts';
import { differenceOf } from '#ui/calculator/CalculatorView.tsx';
import { givenWords } from '#ui/calculator/givenWords.ts';
import { testCaseOf } from '#ui/calculator/Share.tsx';

const linkedOf = ({ fields, rulings }: Calculator) => ({
  fields,
  choices: RULINGS.filter(({ id }) => rulings.includes(id)),
});

/** Any values that the fields allow; texts stay as they are at first. */
const anyValues = (fields: Fields): fc.Arbitrary<Values> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        switch (field.kind) {
          case 'whole':
            return [
              name,
              fc.oneof(
                { weight: 7, arbitrary: fc.integer({ min: field.min, max: Math.min(field.max, 12) }) },
                { weight: 1, arbitrary: fc.integer({ min: field.min, max: field.max }) },
              ),
            ];
          case 'choice':
            return [name, fc.constantFrom(...field.options.map(({ value }) => value))];
          case 'flag':
            return [name, fc.boolean()];
          case 'text':
            return [name, fc.constant(field.start)];
        }
      }),
    ),
  ) as fc.Arbitrary<Values>;

const anySetup = (calculator: Calculator): fc.Arbitrary<Setup> =>
  fc.record({
    inputs: anyValues(calculator.fields),
    rulings: fc
      .record(
        Object.fromEntries(
          linkedOf(calculator).choices.map(({ id, options, default: usual }) => [
            id,
            fc.constantFrom(...options.map((one) => one.id).filter((one) => one !== usual)),
          ]),
        ),
        { requiredKeys: [] },
      )
      .map((rulings) => rulings as Readonly<Record<string, string>>),
  });

interface Outcome {
  readonly kills: number;
  readonly chance: string;
}

/** The chance that a question's answer leads with. */
function toldChance(question: string, exact: Record<string, unknown>): string {
  switch (question) {
    case 'act':
      return (exact['ways'] as readonly { readonly capture: string }[])[0]!.capture;
    case 'attack':
    case 'demoralize':
      return rationalText(
        (exact['outcomes'] as readonly Outcome[])
          .filter(({ kills }) => kills > 0)
          .reduce((sum, { chance }) => add(sum, fraction(chance)), ZERO),
      );
    case 'conflict':
      return String(exact['won']);
    case 'best-die':
      return (exact['ranks'] as readonly { readonly chance: string }[])[0]!.chance;
    default:
      return String(exact['capture'] ?? exact['success'] ?? '0');
  }
}

/** What has to be set before a number matters, by calculator and field. */
const OPENED: Readonly<Record<string, Values>> = {
  'conflict units': { ask: 'fight' },
  'conflict funds': { outfit: 'economic' },
  'conflict theirs': { ask: 'fight', against: 'economic' },
  'conflict named': { outfit: 'economic', others: 9, funds: 100 },
  'conflict turns': { ask: 'fight' },
  'uprising turns': { when: 'within' },
};

const usual = (calculator: Calculator): Setup => ({ inputs: startValues(calculator.fields), rulings: {} });

describe.each(CALCULATORS.map((one) => [one.id, one] as const))('the calculator %s', (_, calculator) => {
  test('answers every set-up that its fields and readings allow, in words without holes', () => {
    fc.assert(
      fc.property(anySetup(calculator), (setup) => {
        const view = calculator.project(setup);
        expect(
          JSON.stringify(view, (__, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
        ).not.toMatch(/undefined|NaN|\[object/);
        expect(view.headline).toMatch(/^\S.*[^.]$/);
        for (const { head, rows } of view.tables)
          for (const { cells } of rows) expect(cells).toHaveLength(head.length);
        const cited = view.steps.flatMap(({ rules }) => rules);
        expect(cited.filter((rule) => !calculator.rules.includes(rule))).toEqual([]);
      }),
      { numRuns: 60, seed: 11 },
    );
  });

  test('gives a test case that the questions answer just so', async () => {
    const setups = fc.sample(anySetup(calculator), { numRuns: 25, seed: 12 });
    for (const setup of [usual(calculator), ...setups]) {
      const view = calculator.project(setup);
      const text = await testCaseOf(calculator, view);
      const { question, given, expected } = JSON.parse(text) as Record<string, unknown>;
      expect(ask(question, given)).toMatchObject({ ok: true, value: { exact: expected } });
    }
  });

  test('tells all that was set in words, readings that are not the usual included', () => {
    const { choices } = linkedOf(calculator);
    for (const setup of [usual(calculator), ...fc.sample(anySetup(calculator), { numRuns: 25, seed: 15 })]) {
      const told = givenWords(calculator, setup, choices);
      const words = told.flatMap(({ legend, words: some }) => [legend, ...some]).join(' | ');
      expect(words).not.toMatch(/undefined|NaN|\[object/);
      for (const name of calculator.groups(setup.inputs).flatMap(({ fields }) => fields)) {
        const field = calculator.fields[name]!;
        const value = setup.inputs[name]!;
        const shown =
          field.kind === 'choice' ? field.options.find((one) => one.value === value)!.label : value;
        expect(words).toContain(`${field.label}: ${shown === true ? 'yes' : shown === false ? 'no' : shown}`);
      }
      const now = calculator.rulingsNow?.(setup.inputs) ?? calculator.rulings;
      for (const { id, options } of choices) {
        const { meaning } = options.find((one) => one.id === setup.rulings[id]) ?? {};
        if (meaning !== undefined) expect([id, words.includes(meaning)]).toEqual([id, now.includes(id)]);
      }
    }
  });

  test('reaches just as far as its question, in every number that it asks about', () => {
    for (const [name, field] of Object.entries(calculator.fields)) {
      if (field.kind !== 'whole') continue;
      const opened = OPENED[`${calculator.id} ${name}`];
      const setup = (value: number): Setup => ({
        inputs: { ...startValues(calculator.fields), ...opened, [name]: value },
        rulings: {},
      });
      const { asked } = calculator.project(setup(field.max));
      expect(ask(asked.question, asked.given), name).toMatchObject({ ok: true });
      const before = calculator.project(setup(field.max - 1)).asked;
      const changed = Object.keys(asked.given).filter(
        (key) => JSON.stringify(asked.given[key]) !== JSON.stringify(before.given[key]),
      );
      // What a budget buys comes in prices, which questions take far beyond what there is to buy.
      if (calculator.id === 'budget') continue;
      expect([name, changed]).toEqual([name, [expect.any(String)]]);
      const beyond = { ...asked.given, [changed[0]!]: field.max + 1 };
      expect(ask(asked.question, beyond), name).toMatchObject({ ok: false, error: { where: changed[0] } });
    }
  });

  test('shows the very chance that its question answers', async () => {
    for (const setup of fc.sample(anySetup(calculator), { numRuns: 25, seed: 13 })) {
      const { asked, measure } = calculator.project(setup);
      if (measure?.as !== 'chance') continue;
      const exact = (await calculator.answer())(asked.question, asked.given) as Record<string, unknown>;
      expect([asked, rationalText(measure.value)]).toEqual([asked, toldChance(asked.question, exact)]);
    }
  });

  test('writes links that come back as they were, note and comparison included', () => {
    const shared: fc.Arbitrary<Shared> = fc
      .record({
        setup: anySetup(calculator),
        versus: fc.option(anySetup(calculator), { nil: undefined }),
        note: fc.string({ unit: 'grapheme', maxLength: 80 }).filter((note) => note.length <= 280),
      })
      .map(({ versus, ...rest }) => ({ ...rest, ...(versus && { versus }) }));
    const linked = linkedOf(calculator);
    fc.assert(
      fc.property(shared, (one) => {
        const hash = makeSetupHash(linked, one);
        expect(hash).toMatch(/^#1[\w&=.%~-]*$/);
        expect(parseSetupHash(linked, hash)).toEqual({ ok: true, value: one });
      }),
      { numRuns: 60, seed: 14 },
    );
  });

  test('names rules, readings and fields that exist', () => {
    expect(calculator.rules.filter((rule) => !isRuleId(rule))).toEqual([]);
    expect(
      linkedOf(calculator)
        .choices.map(({ id }) => id)
        .sort(),
    ).toEqual([...calculator.rulings].sort());
    expect(linkedOf(calculator).choices.every(({ selectable }) => selectable)).toBe(true);
    const named = calculator.groups(usual(calculator).inputs).flatMap(({ fields }) => fields);
    expect(named.filter((name) => !(name in calculator.fields))).toEqual([]);
    expect(parseWith(fieldsSchema(calculator.fields), {}, 'it')).toEqual({
      ok: true,
      value: usual(calculator).inputs,
    });
    expect(Object.keys(LOADERS)).toContain(calculator.id);
  });

  test('adds up to one where its plot is a distribution', () => {
    const { plot } = calculator.project(usual(calculator));
    if (!plot || !['imperialize', 'conflict', 'uprising', 'action-dice'].includes(calculator.id)) return;
    if (/by outfit|end of turn/.test(plot.title)) return;
    expect(plot.bars.reduce((sum, { chance }) => add(sum, chance), ZERO)).toEqual(ONE);
  });
});

test('calculators offer every selectable reading that changes the answer to one of their questions', () => {
  const asked = ['act', 'purchase', 'convert', 'obliterate', 'uprising', 'uprising-within', 'score'];
  const ids = new Set(QUESTIONS.filter(({ id }) => asked.includes(id)).flatMap(({ rulings }) => rulings));
  const offered = new Set(CALCULATORS.flatMap(({ rulings }) => rulings));
  expect([...offered].sort()).toEqual([...ids].sort());
});

describe('a link that cannot be read', () => {
  const linked = linkedOf(CALCULATORS[0]!);
  test.each([
    ['#', 'no-version'],
    ['#2&loyal=1', 'other-version'],
    ['#1&loyal', 'no-value'],
    ['#1&loyal=1&loyal=2', 'twice'],
    ['#1&note=%E0%A4%A', 'bad-encoding'],
    ['#1&loyal=1000001', 'out-of-range'],
    ['#1&loyal=two', 'out-of-range'],
    ['#1&loyel=2', 'unknown-field'],
    ['#1&state=economical', 'out-of-range'],
    ['#1&r.convert-zero=maybe', 'unknown-reading'],
    ['#1&r.no-such=x', 'unknown-ruling'],
    [`#1&note=${'x'.repeat(281)}`, 'long-note'],
    [`#1&note=${'x'.repeat(40_001)}`, 'too-long'],
    ['#1&b.on=1&b.loyal=-1', 'out-of-range'],
    ['#1&b.loyal=1', 'unknown-field'],
    ['#1&__proto__=1', 'unknown-field'],
  ])('%s is refused as %s, in a sentence', (hash, code) => {
    const read = parseSetupHash(linked, hash);
    expect(read).toMatchObject({ ok: false, error: { code } });
    expect(!read.ok && read.error.message).toMatch(/^[A-Z].*[.?]$/);
  });

  test('is told what parts its version from the rest, also where it begins with a right number', () => {
    const read = parseSetupHash(linked, '#1.loyal=3');
    expect(!read.ok && read.error.message).toBe(
      'The link’s part after # begins with "1.loyal=3"; it must begin with a version number and then an &, as in #1&note=Why.',
    );
  });
});

describe('the difference of two set-ups', () => {
  const imperialize = CALCULATORS[0]!;
  const view = (inputs: Values) =>
    imperialize.project({ ...usual(imperialize), inputs: { ...usual(imperialize).inputs, ...inputs } });

  test('is told in percentage points, with its direction', () => {
    const poor = view({ by: 'economic', funds: 0 });
    const rich = view({ by: 'economic', funds: 50 });
    expect(differenceOf(poor, rich)).toMatch(/^The second is [\d.]+ percentage points higher\.$/);
    expect(differenceOf(rich, poor)).toMatch(/lower\.$/);
    expect(differenceOf(poor, poor)).toBe('No difference.');
  });
});

describe('the ways from rulings to calculators', () => {
  const pairs = RULINGS.filter(({ selectable }) => selectable).flatMap((ruling) =>
    ruling.options
      .filter(({ id }) => id !== ruling.default)
      .map((option) => [ruling.id, option.id, comparisonOf('a-new-regime', ruling, option.id)] as const)
      .filter(([, , found]) => found),
  );

  test('lead to every ruling that a calculator offers', () => {
    expect([...new Set(pairs.map(([id]) => id))].sort()).toEqual(
      [...new Set(CALCULATORS.flatMap(({ rulings }) => rulings))].sort(),
    );
  });

  test.each(pairs)(
    'the reading %s: %s leads to another answer there, where that can be',
    (ruling, _, found) => {
      const [, id = '', hash = ''] = /odds\/([\w-]+)\/(#.*)$/.exec(found!.path) ?? [];
      const calculator = CALCULATORS.find((one) => one.id === id)!;
      const read = parseSetupHash(linkedOf(calculator), hash);
      if (!read.ok) throw new Error(read.error.message);
      const { setup, versus } = read.value;
      if (!versus) return;
      const [first, second] = [calculator.project(setup), calculator.project(versus)];
      expect([ruling, differenceOf(first, second)]).not.toEqual([ruling, 'No difference.']);
      expect(compare(first.measure?.value ?? rational(0), second.measure?.value ?? rational(0))).not.toBe(0);
    },
  );
});
