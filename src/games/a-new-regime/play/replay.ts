import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import type { Action } from './actions.ts';
import { apply } from './apply.ts';
import type { GameRecord } from './notation/notation.ts';
import { setUp } from './setup.ts';
import type { GameState } from './state.ts';

/** Plays a recorded game; an action that is not possible is told with its place. */
export function replay({ setup, actions }: GameRecord): Result<GameState> {
  const first = setUp(setup);
  if (!first.ok) return first;
  let state = first.value;
  for (const [index, action] of actions.entries()) {
    const next = apply(state, action);
    if (!next.ok) return err(problemAt(index, action, next.error));
    state = next.value.state;
  }
  return ok(state);
}

const problemAt = (
  index: number,
  action: Action,
  { code, message }: { code: string; message: string },
): Problem => ({
  code,
  message: `Action ${index + 1}, ${action.type}, is not possible. ${message}`,
  where: `actions.${index}`,
});

/** Actions whose outcome tells somebody something new although nothing is rolled or drawn. */
const TELLING: ReadonlySet<Action['type']> = new Set([
  'declare',
  'prophesy',
  'confirm',
  'refuse',
  'offer',
  'accept',
  'decline',
  'choose-pile',
  'buy-card',
  'buy-condition',
  'play-card',
  'respond',
  'pass',
]);

/**
 * Whether an action can be taken back: not if dice fell, a card was drawn or shown, somebody else answered, or the turn
 * has passed on.
 */
export function canUndo(before: GameState, action: Action, after: GameState): boolean {
  if (TELLING.has(action.type)) return false;
  const rolled = before.random.some((word, index) => word !== after.random[index]);
  return !rolled && before.turn.number === after.turn.number && after.pending?.kind !== 'window';
}

/** The game without its last action; refused if that told anybody something new (`canUndo`). */
export function undo(record: GameRecord): Result<{ readonly record: GameRecord; readonly state: GameState }> {
  const action = record.actions.at(-1);
  const refused = (message: string) => err<Problem>({ code: 'no-undo', message, where: 'actions' });
  if (!action) return refused('Nothing has been done yet.');
  const shorter: GameRecord = { ...record, actions: record.actions.slice(0, -1) };
  const before = replay(shorter);
  if (!before.ok) return before;
  const after = apply(before.value, action);
  if (!after.ok) return err(problemAt(shorter.actions.length, action, after.error));
  return canUndo(before.value, action, after.value.state)
    ? ok({ record: shorter, state: before.value })
    : refused(`${action.type} cannot be taken back: it told somebody something new, or another is to act.`);
}
