import { implementing } from '../../citations.ts';
import type { ActionFace } from '../../rules/dice.ts';
import { rollActionDice, rollUprisingDice } from '../chance.ts';
import { replaced, type Draft } from '../draft.ts';
import type { Played, Roll } from '../pending.ts';

/** What a card does to the dice on the table. */
export const answer = implementing(
  ['turn-the-tide-effect'],
  (draft: Draft, roll: Roll, { card, die }: Played): Roll => {
    switch (card) {
      case 'counter':
        return counter(roll, die);
      case 'rebound':
        return rebound(draft, roll, die);
      case 'advanced-tactics':
        return { ...roll, dice: again(draft, roll, roll.dice.length), picked: null };
      case 'double-our-efforts':
        return doubleOurEfforts(draft, roll, die);
      default:
        return roll;
    }
  },
);

function again(draft: Draft, { act }: Roll, count: number): readonly ActionFace[] {
  const dice = act.kind === 'uprising' ? rollUprisingDice(draft, count) : rollActionDice(draft, count);
  draft.events.push({ type: 'rolled', act, dice });
  return dice;
}

function counter(roll: Roll, die: number): Roll {
  const face = roll.dice[die]!;
  return { ...roll, dice: replaced(roll.dice, die, { ...face, shaded: !face.shaded }) };
}

/** The value that counts is void, and another die of the same kind takes its place. */
function rebound(draft: Draft, roll: Roll, die: number): Roll {
  const [face] = again(draft, roll, 1);
  return { ...roll, dice: replaced(roll.dice, die, face!) };
}

/** One more action die: unshaded adds, shaded subtracts, never below 0 (ruling `double-efforts-range`). */
function doubleOurEfforts(draft: Draft, roll: Roll, die: number): Roll {
  const [more] = again(draft, roll, 1);
  const face = roll.dice[die]!;
  const value = Math.max(0, face.value + (more!.shaded ? -more!.value : more!.value));
  return { ...roll, dice: replaced(roll.dice, die, { ...face, value }) };
}
