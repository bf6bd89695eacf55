import { describe, expect, test } from 'vitest';
import { ask, QUESTIONS } from '#games/a-new-regime/odds/ask.ts';
import { exact, more } from './asking.ts';

const fault = (question: string, given: unknown) => {
  const asked = ask(question, given);
  return asked.ok ? undefined : { code: asked.error.code, where: asked.error.where };
};

describe('an answer tells', () => {
  test('what was given, with defaults and the rulings that matter to it', () => {
    const asked = ask('convert', { state: 'economic', loyal: 2, unloyal: 1 });
    expect(asked.ok && asked.value).toMatchObject({
      question: 'convert',
      given: {
        ...{ state: 'economic', loyal: 2, unloyal: 1, neutral: false },
        rulings: { 'empty-state': 'calm', 'convert-zero': 'literal' },
      },
    });
  });

  test('what was given so that it can be asked again, and the same comes of it', () => {
    for (const { id, example } of QUESTIONS) {
      const first = ask(id, example);
      const again = first.ok && ask(id, first.value.given);
      expect(again).toEqual(first);
    }
  });

  test('a ruling as it was chosen, also one that does not matter to it', () => {
    const rulings = { 'convert-zero': 'needs-one', 'population-growth': 'none' };
    const asked = ask('convert', { state: 'economic', loyal: 2, unloyal: 1, rulings });
    expect(asked.ok && asked.value.given.rulings).toMatchObject(rulings);
  });

  test('outcomes of a conflict by kills, and then by losses', () => {
    const told = (question: string, defender: string) =>
      (exact(question, { defender, units: 9 }) as { outcomes: { kills: number; losses: number }[] }).outcomes;
    const attack = told('attack', 'religious').map(({ kills, losses }) => [kills, losses]);
    expect(attack).toEqual(attack.toSorted(([a, b], [c, d]) => a! - c! || b! - d!));
    expect(new Set(attack.map(([kills]) => kills)).size).toBeGreaterThan(2);
    expect(new Set(attack.map(([, losses]) => losses)).size).toBeGreaterThan(1);
    const talk = told('demoralize', 'economic').map(({ kills }) => kills);
    expect(talk).toEqual(talk.toSorted((a, b) => a - b));
  });

  test('the faces of a die from rank 1 on, likelier captures first', () => {
    const { faces } = more('obliterate', { state: 'religious', loyal: 3, unloyal: 3 }) as {
      faces: { rank: number }[];
    };
    const ranks = [...new Set(faces.map(({ rank }) => rank))];
    expect(ranks).toEqual(ranks.map((_, index) => index + 1));
    expect(faces).toHaveLength(8);
  });
});

describe('a conflict tells', () => {
  test.each(['attack', 'demoralize'])('the chance of %s to destroy, of all that may happen', (question) => {
    const given = { defender: 'militaristic', units: 2 };
    const { outcomes } = exact(question, given) as { outcomes: { kills: number; chance: string }[] };
    expect(more(question, given)).toMatchObject({
      destroyed: outcomes.find(({ kills }) => kills === 2)!.chance,
    });
    expect(more(question, { ...given, units: 9 })).toMatchObject({ destroyed: '0' });
  });
});

describe('a bribe tells', () => {
  test('what is spent in all, from one price to as many as there are tries', () => {
    const given = { defender: 'religious', units: 1, funds: 9 };
    const { tries } = exact('bribe', given) as { tries: number };
    const { costs } = more('bribe', given) as { costs: { cost: number; chance: string }[] };
    expect(costs.map(({ cost }) => cost)).toEqual(Array.from({ length: tries }, (_, one) => 3 * (one + 1)));
    expect(costs[0]!.chance).toBe('1/2');
  });
});

describe('a question is refused', () => {
  const state = { state: 'economic', loyal: 2, unloyal: 1 };
  test.each<[what: string, question: string, given: unknown, code: string, where: string | undefined]>([
    ['that nobody knows', 'convrt', state, 'unknown-question', 'question'],
    ['with a list', 'convert', [], 'wrong-type', undefined],
    ['with an unknown ruling', 'convert', { ...state, rulings: { x: 'y' } }, 'unknown-ruling', 'rulings.x'],
    [
      'with an unknown reading',
      'convert',
      { ...state, rulings: { 'convert-zero': 'y' } },
      'unknown-reading',
      'rulings.convert-zero',
    ],
    ['with a text for rulings', 'convert', { ...state, rulings: 'x' }, 'out-of-range', 'rulings'],
    ['with a number for rulings', 'convert', { ...state, rulings: 0 }, 'out-of-range', 'rulings'],
    ['with a list for rulings', 'convert', { ...state, rulings: [] }, 'out-of-range', 'rulings'],
    ['with null for rulings', 'convert', { ...state, rulings: null }, 'out-of-range', 'rulings'],
  ])('%s', (_, question, given, code, where) => {
    expect(fault(question, given)).toEqual({ code, where });
  });
});
