import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACT_RULES } from '#games/a-new-regime/examples/actRules.ts';
import { editValue, withEdit } from '#games/a-new-regime/examples/edit.ts';
import { EXAMPLES, TABLE_EXAMPLES } from '#games/a-new-regime/examples/index.ts';
import { runExample } from '#games/a-new-regime/examples/run.ts';
import { outfitOf, stateOf, type Table } from '#games/a-new-regime/examples/table.ts';
import { outlineOf } from '../../../../src/manual/outline.ts';
import { chapterSources } from '../../../../src/site/manualOnDisk.ts';

const cases = TABLE_EXAMPLES.map((example) => [example.id, example] as const);

describe('worked examples', () => {
  test.each(cases)('%s comes out as it was worked out by hand', (_, example) => {
    const { states, outfits = {}, tokens = {}, told } = example.expected;
    const steps = runExample(example);
    const end = steps.at(-1)!.table;
    expect(steps.map((step) => step.told)).toEqual(told);
    for (const [name, state] of Object.entries(states)) expect(stateOf(end, name)).toMatchObject(state);
    for (const [id, place] of Object.entries(outfits)) {
      const outfit = outfitOf(end, id);
      expect(outfit ? [outfit.units, outfit.place] : null).toEqual(place);
    }
    expect(end.tokens).toMatchObject(tokens);
  });

  test.each(cases)('%s uses the dice that it gives, and rolls no others at first', (_, example) => {
    const given = example.acts.flatMap(({ dice = [] }) => dice.map((face) => Number(face.replace(/\D/, ''))));
    const rolled = runExample(example).flatMap(({ dice }) => dice.map(({ value }) => value));
    expect(rolled).toEqual(given);
  });

  test.each(cases)('%s holds together whatever is rolled, taken and changed', (_, example) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.array(fc.nat(2), { maxLength: 8 }),
        fc.array(fc.nat(30), { minLength: example.edits.length, maxLength: example.edits.length }),
        (roll, taken, values) => {
          const edited = example.edits.reduce((sofar, edit, index) => {
            const { options } = editValue(sofar, edit);
            return withEdit(sofar, edit, options[values[index]! % options.length]!);
          }, example);
          const steps = runExample(edited, { roll, taken: { ...taken } });
          expect(steps).toHaveLength(example.acts.length);
          for (const [index, step] of steps.entries()) {
            const known = ACT_RULES[example.acts[index]!.kind];
            expect(step.rules.filter((rule) => !known.includes(rule))).toEqual([]);
            expect(faults(step.table)).toEqual([]);
            expect(step.told + step.why).not.toMatch(/undefined|NaN|\[object/);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each(cases)('%s leaves its start as it was', (_, example) => {
    const before = JSON.stringify(example);
    runExample(example, { roll: 3, taken: { 0: 1 } });
    expect(JSON.stringify(example)).toBe(before);
  });

  test('have ids of their own and stand in chapters that exist', () => {
    const topics = outlineOf('a-new-regime', chapterSources('a-new-regime')).map(({ topic }) => topic);
    expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
    expect(EXAMPLES.filter(({ chapter }) => !topics.includes(chapter))).toEqual([]);
  });

  test('are at least one for each chapter on play', () => {
    const chapters = new Set(EXAMPLES.map(({ chapter }) => chapter));
    for (const chapter of [
      'dice',
      'loyalty-and-population',
      'tokens-and-trade',
      'outfits',
      'imperialization',
      'conflict',
      'chaos-and-uprising',
      'setting-up',
      'the-turn',
      'prices',
      'winning-and-scoring',
    ])
      expect([...chapters]).toContain(chapter);
  });

  test.each(EXAMPLES.map(({ id, chapter }) => [id, chapter] as const))(
    '%s is placed in the chapter %s',
    (id, chapter) => {
      const placed = chapterSources('a-new-regime').filter(({ source }) =>
        id === 'four-states-roll'
          ? source.includes('<SetupExample')
          : source.includes(`<WorkedExample id="${id}"`),
      );
      expect(placed.map(({ path }) => path)).toEqual([expect.stringContaining(`-${chapter}.mdx`)]);
    },
  );
});

describe('what a reader may choose', () => {
  const example = TABLE_EXAMPLES.find(({ id }) => id === 'three-dice-keep-one')!;

  test('another die leads where that die leads', () => {
    const [step] = runExample(example, { roll: 1, taken: { 0: 1 } });
    expect(step!.picked).toBe(1);
    expect(step!.told).toBe('3 figures die in Ironlea.');
  });

  test('another roll is other dice, the same each time', () => {
    const faces = (roll: number) => JSON.stringify(runExample(example, { roll, taken: {} })[0]!.dice);
    expect(faces(2)).toBe(faces(2));
    expect(new Set([1, 2, 3, 4, 5].map(faces)).size).toBeGreaterThan(3);
  });

  test('a changed start is carried out by the same rules', () => {
    const edit = example.edits.find(({ what }) => what === 'loyal')!;
    const edited = withEdit(example, edit, 2);
    expect(editValue(edited, edit).value).toBe(2);
    expect(runExample(edited)[0]!.told).toBe('2 figures die in Ironlea, and the state is yours.');
  });
});

describe('what the rules forbid', () => {
  const example = (id: string) => TABLE_EXAMPLES.find((one) => one.id === id)!;

  test('a state raises as many units as its score and no more', () => {
    const raising = example('raise-march-retire');
    const units = raising.edits.find(({ label }) => label === 'Units to raise')!;
    const purse = raising.edits.filter(({ what }) => what === 'tokens');
    const rich = purse.reduce((sofar, edit) => withEdit(sofar, edit, 12), raising);
    expect(runExample(withEdit(rich, units, 3))[0]!.told).toMatch(/^You pay/);
    const tooMany = runExample(withEdit(rich, units, 4));
    expect(tooMany.map(({ told }) => told)).toEqual([
      'Ashmere cannot raise 4 units.',
      'Nothing happens.',
      'Nothing happens.',
    ]);
  });

  test('an outfit moves once a turn', () => {
    const { id, start } = example('raise-march-retire');
    const steps = runExample({
      id,
      start: {
        ...start,
        outfits: [{ id: 'a', regime: 0, affiliation: 'religious', units: 1, place: 'Ashmere' }],
      },
      acts: [
        { kind: 'move', outfit: 'a', to: 'Pell' },
        { kind: 'move', outfit: 'a', to: 'Ashmere' },
      ],
    });
    expect(steps.map(({ told }) => told)).toEqual([
      'The outfit moves from Ashmere to Pell.',
      'The outfit stays in Pell.',
    ]);
  });

  test('an outfit that has acted does not move', () => {
    const { id, start } = example('the-last-believer');
    const steps = runExample({
      id,
      start: { ...start, borders: [['Kestgate', 'Kestgate']] },
      acts: [
        { kind: 'imperialize', outfit: 'a', dice: ['s2'] },
        { kind: 'move', outfit: 'a', to: 'Kestgate' },
      ],
    });
    expect(steps[1]!.rules).toEqual(['no-move-after-act']);
  });
});

/** What must never be true of a table. */
function faults({ states, outfits, tokens }: Table): string[] {
  const whole = (value: number, least: number) => Number.isInteger(value) && value >= least;
  return [
    ...states
      .filter(({ loyal, unloyal }) => !whole(loyal, 0) || !whole(unloyal, 0))
      .map(({ name }) => `figures in ${name}`),
    ...states
      .filter(({ holder, unloyal }) => holder === null && unloyal > 0)
      .map(({ name }) => `un-loyal figures in neutral ${name}`),
    ...outfits.filter(({ units }) => !whole(units, 1) || units > 9).map(({ id }) => `units of ${id}`),
    ...Object.entries(tokens)
      .filter(([, count]) => !whole(count, 0))
      .map(([kind]) => `${kind} tokens`),
    ...outfits
      .filter((a) => outfits.some((b) => a !== b && a.regime === b.regime && a.place === b.place))
      .map(({ id }) => `${id} shares its state`),
  ];
}
