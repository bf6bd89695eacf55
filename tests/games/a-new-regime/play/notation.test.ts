import { describe, expect, test } from 'vitest';
import {
  apply,
  canUndo,
  makeAction,
  makeGame,
  makeState,
  parseAction,
  parseGame,
  parseState,
  replay,
  undo,
  type Action,
} from '#games/a-new-regime/play/index.ts';
import { playChecked } from './invariants.ts';
import { A, B, does, pathSetup, position } from './position.ts';
import { begin, randomSetup } from './randomGame.ts';

const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'ok' : result.error!.code);

describe('notation', () => {
  const state = position({
    outfits: [{ regime: A, state: 1, affiliation: 'economic' }],
    hands: { [B]: ['counter'] },
  });

  test('a state is read back as it was', () => {
    const parsed = parseState(makeState(state));
    expect(parsed.ok && parsed.value).toEqual(state);
  });

  test('an action is read back as it was', () => {
    const actions: Action[] = [
      { type: 'pass' },
      { type: 'play-card', play: { card: 'artillery-barrage', state: 3, loyal: 2 } },
      { type: 'prophesy', guesses: [{ regime: 1, condition: 'greed' }] },
    ];
    for (const action of actions) {
      const parsed = parseAction(makeAction(action));
      expect(parsed.ok && parsed.value).toEqual(action);
    }
  });

  test.each([
    ['no JSON', '{', 'not-json'],
    ['no fields', '[]', 'missing-field'],
    ['nothing', 'null', 'wrong-type'],
    ['another version', makeState(state).replace('"version":1', '"version":2'), 'out-of-range'],
    ['another format', makeState(state).replace('a-new-regime-state', 'chess'), 'out-of-range'],
    ['an unknown field', makeState(state).replace('{"format"', '{"x":1,"format"'), 'unknown-field'],
    ['a missing field', makeState(state).replace('"nextOutfit":1,', ''), 'missing-field'],
    ['ten units', makeState(state).replace('"units":3', '"units":10'), 'out-of-range'],
    ['half a person', makeState(state).replace('"loyal":3', '"loyal":2.5'), 'out-of-range'],
    ['an outfit nowhere', makeState(state).replace('"state":1,', '"state":99,'), 'impossible'],
    [
      'a neighbour that does not know it',
      makeState(state).replace('"neighbours":[[1]', '"neighbours":[[2]'),
      'impossible',
    ],
    [
      'a ruling that is none',
      makeState(state).replace('"rulings":{}', '"rulings":{"x":"y"}'),
      'unknown-ruling',
    ],
    ['a text too long', ' '.repeat(4_000_001), 'too-long'],
  ])('a state with %s is refused', (_, text, code) => {
    const parsed = parseState(text);
    expect(codeOf(parsed)).toBe(code);
    if (!parsed.ok) expect(parsed.error.message).toMatch(/^[A-Z].*[.?]$/s);
  });

  test.each([
    '{"type":"fly"}',
    '{"type":"move","outfit":0}',
    '{"type":"retire","outfit":0,"units":"1"}',
    '{"type":"pass","x":1}',
    'null',
  ])('the action %s is refused', (text) => {
    expect(parseAction(text).ok).toBe(false);
  });

  test('a whole game is written, read and replayed to the same state', () => {
    const setup = randomSetup('replay', { turnLimit: 5 });
    const { state: last, actions } = playChecked(setup, false, 1000);
    const parsed = parseGame(makeGame({ setup, actions }));
    if (!parsed.ok) throw new Error(parsed.error.message);
    const replayed = replay(parsed.value);
    expect(replayed.ok && replayed.value).toEqual(last);
  });

  test('a recorded action that is not possible is told with its place', () => {
    const replayed = replay({
      setup: pathSetup(),
      actions: [{ type: 'place-capital', state: 0 }, { type: 'grow' }],
    });
    expect(replayed).toMatchObject({ ok: false, error: { where: 'actions.1', code: 'not-now' } });
  });
});

describe('undo', () => {
  const capitals: Action[] = [0, 4, 8].map((state) => ({ type: 'place-capital', state }));
  const setup = pathSetup({ rulings: { 'population-growth': 'none' } });
  const started: Action[] = [...capitals, { type: 'grow' }, { type: 'collect' }];
  const bought: Action = { type: 'buy-outfit', state: 8, affiliation: 'militaristic', units: 1 };

  test('a choice without chance is taken back', () => {
    const undone = undo({ setup, actions: [...started, bought] });
    expect(undone.ok && undone.value.record.actions).toEqual(started);
    expect(undone.ok && undone.value.state.outfits).toEqual([]);
  });

  test('not in a game that never came so far', () => {
    const undone = undo({ setup, actions: [...capitals, { type: 'collect' }, { type: 'grow' }] });
    expect(undone).toMatchObject({ ok: false, error: { code: 'not-now', where: 'actions.3' } });
  });

  test('not past dice, the end of a turn, or the first action', () => {
    const rolled = undo({ setup, actions: [...started, bought, { type: 'imperialize', outfit: 0 }] });
    expect(codeOf(rolled)).toBe('no-undo');
    const over = undo({ setup, actions: [...started, { type: 'end-actions' }, { type: 'end-turn' }] });
    expect(codeOf(over)).toBe('no-undo');
    expect(codeOf(undo({ setup, actions: [] }))).toBe('no-undo');
  });

  test('not past a card that was drawn or played, nor an answer', () => {
    const price = { militaristic: 3, economic: 2, religious: 3 };
    const before = position({ tokens: { [A]: price }, hands: { [A]: ['proactivity'] } });
    for (const action of [
      { type: 'buy-card' },
      { type: 'play-card', play: { card: 'proactivity' } },
    ] as const) {
      const next = apply(before, action);
      expect(next.ok && canUndo(before, action, next.value.state)).toBe(false);
    }
    const dealing = does(begin(pathSetup({ rulings: { 'starting-condition': 'any-pile' } })), ...capitals);
    const chosen = { type: 'choose-pile', pile: 'economic' } as const;
    expect(canUndo(dealing, chosen, does(dealing, chosen))).toBe(false);
    const after = does(before, { type: 'end-actions' });
    expect(canUndo(before, { type: 'end-actions' }, after)).toBe(true);
  });
});
