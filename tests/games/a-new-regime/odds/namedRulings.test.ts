import { expect, test } from 'vitest';
import { ask, QUESTIONS } from '#games/a-new-regime/odds/ask.ts';
import { RULINGS } from '#games/a-new-regime/rulings.ts';

/** Small states, rival and neutral, and what else a question of them needs; other questions have their example. */
function* givens(id: string, example: Readonly<Record<string, unknown>>) {
  yield example;
  if (id === 'score') {
    yield {
      regimes: [
        regime('North', []),
        regime('South', [[1, 2]]),
        regime('East', [
          [0, 3],
          [2, 0],
        ]),
      ],
    };
    return;
  }
  for (const loyal of [0, 2, 10, 19])
    for (const unloyal of [0, 2, 9])
      for (const more of [{}, { neutral: true }]) yield { ...example, loyal, unloyal, ...more };
}

const regime = (name: string, figures: readonly (readonly [number, number])[]) => ({
  name,
  states: figures.map(([loyal, unloyal]) => ({ affiliation: 'religious', loyal, unloyal })),
  tokens: {},
  bodies: figures.length,
  deeds: {},
});

/* Another ruling can be what makes one matter: an emptied state must stay its owner's before it can be chaotic. */
const BESIDE = [{}, { 'emptied-state': 'keeps-owner' }];

const answer = (id: string, given: object): string | undefined => {
  const asked = ask(id, given);
  return asked.ok ? JSON.stringify([asked.value.exact, asked.value.more]) : undefined;
};

/** Whether some reading of a ruling changes the answer to some question of this id. */
function matters(id: string, example: Readonly<Record<string, unknown>>, ruling: (typeof RULINGS)[number]) {
  for (const given of givens(id, example))
    for (const beside of BESIDE) {
      const said = ruling.options.map((reading) =>
        answer(id, { ...given, rulings: { ...beside, [ruling.id]: reading.id } }),
      );
      if (said.some((one) => one !== said[0])) return true;
    }
  return false;
}

test.each(QUESTIONS.map(({ id, rulings, example }) => [id, rulings, example] as const))(
  '%s names the rulings that can change its answer, and no other',
  (id, rulings, example) => {
    const found = RULINGS.filter((ruling) => ruling.selectable && matters(id, example, ruling));
    expect(found.map((ruling) => ruling.id).sort()).toEqual([...rulings].sort());
  },
);
