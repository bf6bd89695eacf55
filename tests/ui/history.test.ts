import { describe, expect, test } from 'vitest';
import { HISTORY_STEPS, record, redo, seal, startHistory, undo } from '#ui/history.ts';

describe('a history', () => {
  test('goes back and forth over what was recorded', () => {
    const history = record(record(startHistory('a'), 'b'), 'c');
    expect(undo(history).present).toBe('b');
    expect(undo(undo(history)).present).toBe('a');
    expect(redo(undo(history))).toEqual(history);
  });

  test('stays as it is where there is nothing to go to', () => {
    const history = startHistory('a');
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });

  test('forgets what was undone once something new happens', () => {
    expect(record(undo(record(startHistory('a'), 'b')), 'c').future).toEqual([]);
  });

  test('takes changes of one tag in a row as one step', () => {
    const typed = record(record(record(startHistory(''), 'h', 'seed'), 'ha', 'seed'), 'har', 'seed');
    expect(typed.present).toBe('har');
    expect(undo(typed).present).toBe('');
  });

  test('begins a new step after another tag, after an undo and after a seal', () => {
    const typed = record(startHistory(''), 'h', 'seed');
    expect(undo(record(typed, 'h4', 'width')).present).toBe('h');
    expect(undo(record(seal(typed), 'ha', 'seed')).present).toBe('h');
    expect(undo(record(redo(undo(typed)), 'ha', 'seed')).present).toBe('h');
  });

  test('keeps a limited number of steps', () => {
    let history = startHistory(0);
    for (let step = 1; step <= HISTORY_STEPS + 10; step++) history = record(history, step);
    expect(history.past).toHaveLength(HISTORY_STEPS);
    expect(history.past[0]).toBe(10);
  });
});
