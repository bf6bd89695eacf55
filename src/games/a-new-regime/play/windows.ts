import { implementing } from '../citations.ts';
import type { TurnTheTideId } from '../cards.ts';
import type { RegimeId } from '../rules/land.ts';
import { rollActionDice, rollUprisingDice } from './chance.ts';
import type { Draft } from './draft.ts';
import { carryOut } from './effects/carryOut.ts';
import { doubleEffect } from './effects/echo.ts';
import { answer } from './cards/answer.ts';
import type { Echo, Roll, RolledAct, Window } from './pending.ts';
import type { GameState } from './state.ts';

/** Rolls dice for an act and goes on to the pick, the cards and the effect, as far as nobody has to decide. */
export function throwDice(draft: Draft, act: RolledAct, count: number): void {
  const dice = act.kind === 'uprising' ? rollUprisingDice(draft, count) : rollActionDice(draft, count);
  draft.events.push({ type: 'rolled', act, dice });
  layDice(draft, { act, dice, picked: null });
}

/** Only acts that leave a choice among several dice have a pick; elsewhere every die counts. */
const isPicked = ({ act, dice }: Roll): boolean =>
  dice.length > 1 && (act.kind === 'imperialize' || act.kind === 'attack' || act.kind === 'demoralize');

function layDice(draft: Draft, roll: Roll): void {
  if (isPicked(roll)) openWindow(draft, 'rolled', roll, null);
  else openWindow(draft, 'picked', { ...roll, picked: 0 }, null);
}

/** One die is picked for the act; cards can still change what it does. */
export const pickDie = implementing(['pick-a-die'], (draft: Draft, roll: Roll, die: number): void => {
  draft.events.push({ type: 'picked', die, face: roll.dice[die]! });
  openWindow(draft, 'picked', { ...roll, picked: die }, null);
});

/** An act is complete: whoever holds Overkill may double what it moved. */
export function actDone(draft: Draft, echo: Echo | null): void {
  if (echo && !draft.now.pending) openWindow(draft, 'done', null, echo);
}

/** Whether a card can be played at this moment (ruling `card-window`). */
export function fits(
  card: TurnTheTideId,
  { moment, roll, echo }: Pick<Window, 'moment' | 'roll' | 'echo'>,
): boolean {
  switch (card) {
    case 'counter':
      return moment !== 'done' && roll?.act.kind !== 'uprising';
    case 'rebound':
    case 'advanced-tactics':
      return moment === 'picked';
    case 'double-our-efforts':
      return moment === 'picked' && roll?.act.kind !== 'uprising';
    case 'overkill':
      return moment === 'done' && echo !== null;
    default:
      return false;
  }
}

/** The dice that a card can be aimed at: any before the pick, the picked one after it, all where all count. */
export function dieTargets({ act, dice, picked }: Roll): readonly number[] {
  return act.kind === 'growth' || picked === null ? [...dice.keys()] : [picked];
}

function openWindow(draft: Draft, moment: Window['moment'], roll: Roll | null, echo: Echo | null): void {
  askNext(draft, {
    kind: 'window',
    moment,
    roll,
    echo,
    speaker: draft.now.turn.regime,
    passed: 0,
    stack: [],
  });
}

/** Asks the first regime that holds a fitting card, from the speaker on; if there is none the window closes (ruling `asked-for-cards`). */
function askNext(draft: Draft, window: Window): void {
  const { now } = draft;
  const count = now.regimes.length;
  for (let passed = window.passed, ahead = 0; passed < count; passed++, ahead++) {
    const speaker = (window.speaker + ahead) % count;
    if (!holdsFitting(now, speaker, window)) continue;
    now.pending = { ...window, speaker, passed };
    return;
  }
  now.pending = null;
  closeWindow(draft, window);
}

function holdsFitting({ regimes }: GameState, regime: RegimeId, window: Window): boolean {
  const { hand, out } = regimes[regime]!;
  if (out) return false;
  for (const card of hand) if (fits(card, window)) return true;
  return false;
}

/** The speaker has passed; the next one clockwise is asked. */
export function passOn(draft: Draft, window: Window): void {
  const speaker = (window.speaker + 1) % draft.now.regimes.length;
  askNext(draft, { ...window, speaker, passed: window.passed + 1 });
}

/** The speaker has put a card on the stack; all others are asked again. */
export function cardAdded(draft: Draft, window: Window, card: TurnTheTideId, die: number): void {
  const speaker = (window.speaker + 1) % draft.now.regimes.length;
  const stack = [...window.stack, { card, by: window.speaker, die }];
  askNext(draft, { ...window, speaker, passed: 0, stack });
}

/** The card played last takes effect first (ruling `card-order`). */
function closeWindow(draft: Draft, { moment, roll, echo, stack }: Window): void {
  const { now } = draft;
  if (echo) {
    for (let i = stack.length; i > 0; i--) if (!now.pending) doubleEffect(draft, echo);
    return;
  }
  if (!roll) return;
  if (stack.length === 0) {
    if (moment === 'rolled') now.pending = { kind: 'pick', roll };
    else actDone(draft, carryOut(draft, roll));
    return;
  }
  let changed = roll;
  for (let i = stack.length - 1; i >= 0; i--) changed = answer(draft, changed, stack[i]!);
  // New dice lie on the table, and cards may answer those as well.
  if (changed.picked === null && moment === 'picked') layDice(draft, changed);
  else openWindow(draft, moment, changed, null);
}
