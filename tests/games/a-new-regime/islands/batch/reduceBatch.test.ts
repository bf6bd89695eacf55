import { describe, expect, test } from 'vitest';
import { batchSettings, rankBoard } from '#games/a-new-regime/board/fairness/rankBoards.ts';
import {
  PAGE,
  startBatch,
  USUAL_BATCH,
  type BatchAction,
  type BatchState,
} from '#games/a-new-regime/islands/batch/batchState.ts';
import { reduceBatch } from '#games/a-new-regime/islands/batch/reduceBatch.ts';

const after = (state: BatchState, ...actions: readonly BatchAction[]) => actions.reduce(reduceBatch, state);
const start = startBatch({ ...USUAL_BATCH, count: 10 });
const boards = batchSettings(USUAL_BATCH.settings, 10)!.map((settings, at) => rankBoard(settings, at + 1));
const ranked = (from: number, to: number, number = 1): BatchAction => ({
  type: 'ranked',
  number,
  boards: boards.slice(from, to),
  done: to === 10,
});
const best = Math.max(...boards.map(({ made }) => ('points' in made ? made.points.score : 0)));

describe('a run', () => {
  test('gathers boards as they come, and speaks at its beginning and at its end alone', () => {
    const begun = after(start, { type: 'started' });
    expect(begun.said).toEqual({ text: 'Drawing 10 boards.', count: 1 });
    const half = after(begun, ranked(0, 4));
    expect(half.run).toMatchObject({ state: 'running', boards: boards.slice(0, 4) });
    expect(half.said).toBe(begun.said);
    const done = after(half, ranked(4, 10));
    expect(done.run).toMatchObject({ state: 'done', boards });
    expect(done.said.text).toMatch(/^10 boards drawn from seed harbour\. The fairest is harbour-\d+ with /);
    expect(done.said.text).toContain(`with ${best.toFixed(1)} of 100.`);
  });

  test('that is called off keeps what it has, and takes no more', () => {
    const off = after(start, { type: 'started' }, ranked(0, 4), { type: 'cancelled' });
    expect(off.run).toMatchObject({ state: 'cancelled', boards: boards.slice(0, 4) });
    expect(off.said.text).toMatch(/^Called off\. 4 of 10 boards drawn/);
    expect(after(off, ranked(4, 10))).toBe(off);
    expect(after(off, { type: 'cancelled' })).toBe(off);
  });

  test('takes nothing from the run before it', () => {
    const second = after(start, { type: 'started' }, { type: 'started' });
    expect(second.run).toMatchObject({ number: 2, boards: [] });
    expect(after(second, ranked(0, 4, 1))).toBe(second);
    expect(after(second, ranked(0, 4, 2)).run!.boards).toHaveLength(4);
  });

  test('counts seeds without a board', () => {
    const none = { ...boards[0]!, made: { problem: 'No room.' } };
    const state = after(
      start,
      { type: 'started' },
      { type: 'ranked', number: 1, boards: [none], done: true },
    );
    expect(state.said.text).toContain('One seed has no board.');
  });

  test('ends where the worker is not to be had, and says so', () => {
    const state = after(start, { type: 'started' }, { type: 'failed', message: 'Gone.' });
    expect(state).toMatchObject({ failure: 'Gone.', run: { state: 'cancelled' }, said: { text: 'Gone.' } });
    expect(after(state, { type: 'started' }).failure).toBeUndefined();
  });
});

describe('the settings', () => {
  test('take a seed only if its numbers fit behind it', () => {
    const long = 'x'.repeat(37);
    const fits = after(start, { type: 'typed', text: long });
    expect(fits.choice.settings.seed).toBe(long);
    const more = after(fits, { type: 'count', count: 1000 });
    expect(more.seed.problem).toContain('with 1000 numbered boards it may have 35 bytes');
    expect(after(more, { type: 'started' }).run).toBeUndefined();
    expect(after(more, { type: 'count', count: 10 }).seed.problem).toBeUndefined();
    const empty = after(start, { type: 'typed', text: '  ' });
    expect(empty.seed).toMatchObject({ text: '  ', problem: expect.stringContaining('empty') });
    expect(empty.choice).toBe(start.choice);
    expect(after(empty, { type: 'left' })).toBe(empty);
    expect(after(start, { type: 'typed', text: ' a ' }, { type: 'left' }).seed).toEqual({ text: 'a' });
  });

  test('do not touch what is drawn already', () => {
    const state = after(start, { type: 'started' }, ranked(0, 10), {
      type: 'settings',
      change: { regimes: 6 },
    });
    expect(state.choice.settings.regimes).toBe(6);
    expect(state.run!.settings.regimes).toBe(4);
  });

  test('show more boards at a time, and begin again with another order', () => {
    const more = after(start, { type: 'more' });
    expect(more.shown).toBe(2 * PAGE);
    const sorted = after(more, { type: 'sorted', by: 'borders' });
    expect(sorted).toMatchObject({ shown: PAGE, said: { text: 'Ranked by borders to hold.' } });
    expect(sorted.choice.by).toBe('borders');
  });
});

describe('a link', () => {
  test('is opened and drawn at once', () => {
    const state = after(start, { type: 'opened', hash: '#1.20.by-ways.1.5x4.islands.reef' });
    expect(state.choice).toMatchObject({ count: 20, by: 'ways', settings: { regimes: 5, seed: 'reef' } });
    expect(state.seed).toEqual({ text: 'reef' });
    expect(state.run).toMatchObject({ state: 'running', count: 20, settings: { seed: 'reef' } });
  });

  test('pasted while boards are drawn ends that run', () => {
    const state = after(start, { type: 'started' }, ranked(0, 4), {
      type: 'opened',
      hash: '#1.10.1.5x4.reef',
    });
    expect(state.run).toMatchObject({ number: 2, state: 'running', boards: [] });
    expect(after(state, ranked(4, 10, 1))).toBe(state);
  });

  test('that cannot be read is told of, and starts nothing', () => {
    const state = after(start, { type: 'opened', hash: '#1.5.1.4x5.harbour' });
    expect(state.brokenLink).toMatchObject({ hash: '#1.5.1.4x5.harbour' });
    expect(state.choice).toBe(USUAL_BATCH);
    expect(state.run).toBeUndefined();
  });

  test('whose boards are kept, or are here already, is shown without being drawn again', () => {
    const hash = '#1.10.1.4x5.harbour';
    const kept = after(start, { type: 'opened', hash, kept: boards, shown: 24 });
    expect(kept.run).toMatchObject({ state: 'done', number: 1, boards });
    expect(kept.shown).toBe(24);
    expect(kept.said.text).toMatch(/^10 boards drawn from seed harbour/);
    const sorted = after(kept, { type: 'opened', hash: '#1.10.by-ways.1.4x5.harbour' });
    expect(sorted.run).toBe(kept.run);
    expect(sorted.choice.by).toBe('ways');
    const under = after(start, { type: 'started' }, ranked(0, 4));
    expect(after(under, { type: 'opened', hash }).run).toBe(under.run);
    const off = after(under, { type: 'cancelled' }, { type: 'opened', hash });
    expect(off.run).toMatchObject({ number: 2, state: 'running' });
  });

  test('of settings that nobody drew is not drawn, and leaves in sight what is', () => {
    const drawn = after(start, { type: 'started' }, ranked(0, 10));
    const back = after(drawn, { type: 'opened', hash: '#1.10.1.6x5.harbour', undrawn: true });
    expect(back.choice.settings.regimes).toBe(6);
    expect(back.run).toBe(drawn.run);
    expect(after(start, { type: 'opened', hash: '#1.10.1.6x5.harbour', undrawn: true }).run).toBeUndefined();
  });
});
