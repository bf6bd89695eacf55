import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectPlay } from '#games/nomads-threat/islands/play/projectPlay.ts';
import {
  momentOf,
  NEW_GAME,
  positionShown,
  startPlay,
  type PlayState,
} from '#games/nomads-threat/islands/play/playState.ts';
import { reducePlay, type PlayAction } from '#games/nomads-threat/islands/play/reducePlay.ts';
import { makePlayHash, parsePlayHash } from '#games/nomads-threat/islands/play/playHash.ts';
import { makeMoves } from '#games/nomads-threat/notation/moveText.ts';
import { legalMoves } from '#games/nomads-threat/rules/legal.ts';
import { replay } from '#games/nomads-threat/rules/replay.ts';
import { DEFAULT_SETTINGS } from '#games/nomads-threat/rules/settings.ts';
import { parseTile } from '#games/nomads-threat/rules/tileName.ts';

const tile = (name: string, size = 5): number => parseTile(name, size)!;
const after = (...actions: PlayAction[]): PlayState => actions.reduce(reducePlay, startPlay(NEW_GAME));
const press = (name: string, sure = true): PlayAction => ({ type: 'tile', tile: tile(name), sure });
const movesOf = (state: PlayState): string => makeMoves(momentOf(state).game.moves, 5);

describe('the play table', () => {
  test('places a Chief Tent with the first press of a mouse', () => {
    expect(movesOf(after(press('c3')))).toBe('C@c3');
  });

  test('shows with a first tap what a second one does', () => {
    const aimed = after(press('c3'), press('a1', false));
    expect(movesOf(aimed)).toBe('C@c3');
    expect(projectPlay(aimed).preview?.camps.map((one) => one)).toEqual([tile('b2')]);
    expect(aimed.said.text).toBe(
      'Light places a Chief Tent on a1 and camps on b2. Dark 1, Light 2. Dark to move. Tap again to do it.',
    );
    expect(movesOf(reducePlay(aimed, press('a1', false)))).toBe('C@c3 C@a1');
  });

  test('proposes the next tap’s tile where another was aimed at', () => {
    expect(movesOf(after(press('c3', false), press('d4', false), press('d4', false)))).toBe('C@d4');
  });

  test('wanders with a tent rather than place the Chief Tent that can wait', () => {
    expect(movesOf(after(press('c3'), press('a1'), press('d4')))).toBe('C@c3 C@a1 c3-d4');
  });

  test('moves the very piece that was picked up, and places from the hand', () => {
    const state = after(press('c3'), press('a1'), { type: 'pick', origin: 'hand' }, press('d4'));
    expect(movesOf(state)).toBe('C@c3 C@a1 C@d4');
    const picked = after(press('c3'), press('a1'), press('c3'));
    expect(picked.picked).toBe(tile('c3'));
    expect(reducePlay(picked, press('c3')).picked).toBeUndefined();
  });

  test('says why a tile can do nothing, by its rule, and keeps the game', () => {
    const state = after(press('c3'), press('c3'));
    expect(movesOf(state)).toBe('C@c3');
    expect(state.said.text).toMatch(/^c3: /);
    const far = after(press('c3'), press('a1'), press('c3'), press('a5'));
    expect(far.said.text).toBe('a5: The tiles c3 and a5 do not touch.');
  });

  test('undoes and redoes move by move, and a new game as well', () => {
    const two = after(press('c3'), press('a1'));
    const one = reducePlay(two, { type: 'undo' });
    expect(movesOf(one)).toBe('C@c3');
    expect(movesOf(reducePlay(one, { type: 'redo' }))).toBe('C@c3 C@a1');
    const fresh = reducePlay(two, { type: 'new', settings: { ...DEFAULT_SETTINGS, size: 3 } });
    expect(positionShown(fresh).cells).toBe('.........');
    expect(movesOf(reducePlay(fresh, { type: 'undo' }))).toBe('C@c3 C@a1');
    expect(after({ type: 'undo' }).said.text).toBe('There is nothing to undo.');
  });

  test('looks back without losing what came after, and plays on from there', () => {
    const three = after(press('c3'), press('a1'), press('d4'));
    const back = reducePlay(three, { type: 'view', at: 1 });
    expect(positionShown(back).mover).toBe('o');
    expect(movesOf(back)).toBe('C@c3 C@a1 c3-d4');
    const branch = reducePlay(back, press('e5'));
    expect(movesOf(branch)).toBe('C@c3 C@e5');
    expect(movesOf(reducePlay(branch, { type: 'undo' }))).toBe('C@c3 C@a1 c3-d4');
    // The very move that was made there goes on in the game as it is.
    const again = reducePlay(back, press('a1'));
    expect(movesOf(again)).toBe('C@c3 C@a1 c3-d4');
    expect(again.viewing).toBe(2);
  });

  test('keeps the game where a link cannot be read, and tells the link', () => {
    const state = after(press('c3'), { type: 'opened', hash: '#1.5.MM.broken' });
    expect(state.brokenLink?.hash).toBe('#1.5.MM.broken');
    expect(movesOf(reducePlay(state, { type: 'undo' }))).toBe('C@c3');
  });

  test('takes no move of a person for a side that the program plays, and the program’s for its game alone', () => {
    const state = after({ type: 'players', players: { x: 'greedy', o: 'person' } }, press('c3'));
    expect(movesOf(state)).toBe('');
    const { game } = momentOf(state);
    const answer = { type: 'answered', move: { type: 'place', to: 12 } } as const;
    expect(movesOf(reducePlay(state, { ...answer, game }))).toBe('C@c3');
    expect(movesOf(reducePlay(state, { ...answer, game: { ...game } }))).toBe('');
  });

  test('goes back to where a person could choose', () => {
    const begun = after({ type: 'players', players: { x: 'person', o: 'greedy' } }, press('c3'));
    const { game } = momentOf(begun);
    const answered = reducePlay(begun, { type: 'answered', move: { type: 'place', to: 0 }, game });
    const back = reducePlay(answered, { type: 'undo' });
    expect(movesOf(back)).toBe('');
    expect(back.paused).toBe(false);
  });

  const settings = fc.record({
    size: fc.integer({ min: 2, max: 7 }),
    chiefs: fc.integer({ min: 1, max: 3 }),
    invading: fc.boolean(),
    pass: fc.constantFrom('must', 'may-stop'),
    blockedMover: fc.constantFrom('ends-at-once', 'pass-if-blocked', 'other-fills'),
    repetition: fc.constantFrom('third-draw', 'count-at-once', 'action-cap', 'no-restoring'),
  } as const);

  test('whatever is done, the game can be replayed, shown and sent as a link', () => {
    const action = fc.oneof(
      fc.record({ type: fc.constant('tile' as const), tile: fc.nat(48), sure: fc.boolean() }),
      fc.record({ type: fc.constant('pointed' as const), tile: fc.option(fc.nat(48), { nil: undefined }) }),
      fc.record({ type: fc.constant('view' as const), at: fc.nat(20) }),
      fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const) }),
      fc.record({
        type: fc.constant('pick' as const),
        origin: fc.constantFrom('hand' as const, 3, 12, undefined),
      }),
    );
    fc.assert(
      fc.property(settings, fc.array(action, { maxLength: 40 }), (chosen, actions) => {
        let state = reducePlay(startPlay(NEW_GAME), { type: 'new', settings: chosen });
        const tiles = chosen.size ** 2;
        for (const one of actions) {
          const outside = 'tile' in one && one.tile !== undefined && one.tile >= tiles;
          const away = 'origin' in one && typeof one.origin === 'number' && one.origin >= tiles;
          if (!outside && !away) state = reducePlay(state, one);
          const view = projectPlay(state);
          expect(view.tiles).toHaveLength(positionShown(state).settings.size ** 2);
        }
        const { game, players } = momentOf(state);
        expect(replay(game).ok).toBe(true);
        const linked = { game, players, ...(state.viewing !== undefined && { at: state.viewing }) };
        expect(parsePlayHash(makePlayHash(linked))).toEqual({ ok: true, value: linked });
      }),
      { numRuns: 60 },
    );
  });

  test('marks just the tiles to which a legal move leads', () => {
    const state = after(press('c3'), press('a1'), press('d4'));
    const goals = new Set(
      legalMoves(positionShown(state)).flatMap((move) => ('to' in move ? [move.to] : [])),
    );
    const marked = projectPlay(state).tiles.filter(({ gain }) => gain !== undefined);
    expect(new Set(marked.map((one) => one.tile))).toEqual(goals);
  });
});

describe('the address of the play table', () => {
  test('tells of players only where the program is one', () => {
    const { game } = NEW_GAME;
    expect(makePlayHash({ game, players: { x: 'person', o: 'person' } })).toBe('#1.5.');
    const linked = { game, players: { x: 'steady', o: 'person' }, at: 0 } as const;
    expect(makePlayHash(linked)).toBe('#1.5.&x=steady&at=0');
    expect(parsePlayHash('#1.5.&x=steady&at=0')).toEqual({ ok: true, value: linked });
  });

  test.each([
    ['#1.5.MM&who=me', 'unknown-field'],
    ['#1.5.MM&o=grandmaster', 'unknown-field'],
    ['#1.5.MM&at=-1', 'unknown-field'],
    ['#2.5.MM', 'bad-game'],
  ])('%s is refused with a sentence', (hash, code) => {
    const parsed = parsePlayHash(hash);
    expect(!parsed.ok && parsed.error.code).toBe(code);
    expect(!parsed.ok && parsed.error.message).toMatch(/^The .*\.$/);
  });
});
