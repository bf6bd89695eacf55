import { describe, expect, test } from 'vitest';
import { parseBoardHash } from '#games/a-new-regime/board/boardLink.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { boardSheets } from '#games/a-new-regime/board/sheet.ts';
import { labelBoxes, tokenPlaces } from '#games/a-new-regime/islands/board/tokenPlaces.ts';
import { signedDistance } from '#lib/geometry/polygon.ts';
import { ENCLAVE } from '../../../lib/board/enclave.ts';

function tokensOn(hash: string) {
  const choice = parseBoardHash(hash);
  if (!choice.ok) throw new Error(choice.error.message);
  const { settings, look } = choice.value;
  const made = generateBoard(settings);
  if (!made.ok) throw new Error(made.error.message);
  const board = made.value;
  const sheets = boardSheets({ board, settings, look, site: 'https://example.org/', edition: 'test' });
  if (!sheets.ok) throw new Error(sheets.error.message);
  const { pages, plan } = sheets.value;
  const side = Math.max(plan.page.width, plan.page.height) / plan.factor;
  const labels = labelBoxes(pages[0]!);
  return { board, side, labels, tokens: tokenPlaces(board, side, labels) };
}

const sizes = ({ tokens }: ReturnType<typeof tokensOn>): number =>
  new Set([...tokens.values()].map(({ r }) => r.toFixed(6))).size;

describe('tokens of capitals', () => {
  test.each([
    '#1.4x5.tokens',
    '#1.4x5.a4.tokens',
    '#1.8x5.islands.tokens',
    '#1.8x12.tokens',
    '#1.8x12.a4.portrait.tokens',
    '#1.8x12.120x1189mm.a4.h',
  ])('on %s lie wholly in their state, one for each state that may take one', (hash) => {
    const { board, tokens } = tokensOn(hash);
    expect([...tokens.keys()]).toEqual(board.capitals.possible);
    for (const [id, { x, y, r }] of tokens)
      expect(
        signedDistance(board.states[id - 1]!.polygon, [x, board.size.height - y]),
      ).toBeGreaterThanOrEqual(r);
  });

  test.each(['#1.4x5.tokens', '#1.4x5.a4.tokens', '#1.6x5.ring.tokens'])(
    'on %s are of one size and spare all labels',
    (hash) => {
      const made = tokensOn(hash);
      expect(sizes(made)).toBe(1);
      for (const [id, { x, y, r }] of made.tokens) {
        const label = made.labels.get(id)!;
        const dx = Math.max(label.x - x, 0, x - label.x - label.width);
        const dy = Math.max(label.y - y, 0, y - label.y - label.height);
        expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(r);
      }
    },
  );

  test('are of one size on a full board, large enough for their numbers', () => {
    const made = tokensOn('#1.8x12.tokens');
    expect(sizes(made)).toBe(1);
    for (const { r } of made.tokens.values()) expect(r / made.side).toBeGreaterThan(0.011);
  });

  test('keep off what lies in a state: another one, or a lake', () => {
    const [round] = ENCLAVE.states;
    const middle = { ...round!, centre: [130, 155] as const };
    const board = {
      ...ENCLAVE,
      states: [middle, ...ENCLAVE.states.slice(1)],
      capitals: { ...ENCLAVE.capitals, possible: [1] },
    };
    const { x, y, r } = tokenPlaces(board, 900, new Map()).get(1)!;
    expect(r).toBeGreaterThan(9);
    for (const hole of round!.more!.slice(0, 2))
      expect(-signedDistance(hole, [x, board.size.height - y])).toBeGreaterThanOrEqual(r);
  });
});
