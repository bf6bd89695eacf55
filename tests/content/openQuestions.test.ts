import { describe, expect, test } from 'vitest';
import type { Ruling } from '#lib/core/ruling.ts';
import { questionGroups } from '../../src/manual/openQuestions.ts';
import type { Chapter } from '../../src/manual/outline.ts';

const chapter = (number: number, ...ids: string[]): Chapter => ({
  game: 'a-game',
  topic: `topic-${number}`,
  number,
  title: `Topic ${number}`,
  path: `/a-game/topic-${number}/`,
  sections: [
    {
      title: 'Section',
      rules: ids.map((id, index) => ({
        id,
        title: id,
        number: `${number}.1.${index + 1}`,
        address: `#${id}`,
        oldIds: [],
      })),
    },
  ],
});

const ruling = (id: string, rules: readonly string[], cards: readonly string[] = []): Ruling => ({
  id,
  title: id,
  question: 'Which?',
  options: [{ id: 'this', meaning: 'This.' }],
  default: 'this',
  reason: 'So.',
  rules,
  cards,
  selectable: false,
});

const chapters = [chapter(1, 'a', 'b'), chapter(2, 'c'), chapter(3, 'd')];
const headings = [
  { id: 'aces', title: 'Aces', cards: ['spades', 'hearts'] },
  { id: 'kings', title: 'Kings', cards: ['king'] },
];
const grouped = (rulings: readonly Ruling[]): [string, string[]][] =>
  questionGroups(rulings, chapters, headings).map(({ id, rulings: inGroup }) => [
    id,
    inGroup.map((one) => one.id),
  ]);

describe('open questions', () => {
  test('stand by the chapter of their first rule, in the order of rules, and then by heading of their first card', () => {
    expect(
      grouped([
        ruling('q1', [], ['hearts']),
        ruling('q2', ['d', 'a']),
        ruling('q3', ['b']),
        ruling('q4', ['a'], ['king']),
        ruling('q5', ['a']),
      ]),
    ).toEqual([
      ['about-topic-1', ['q4', 'q5', 'q3']],
      ['about-topic-3', ['q2']],
      ['about-aces', ['q1']],
    ]);
  });

  test('that find no group are refused', () => {
    expect(() => grouped([ruling('lost', ['x'])])).toThrow(/lost stands beside no rule and no card/);
    expect(() => grouped([ruling('lost', [], ['joker'])])).toThrow(/lost/);
    expect(() => grouped([ruling('lost', [])])).toThrow(/lost/);
  });
});
