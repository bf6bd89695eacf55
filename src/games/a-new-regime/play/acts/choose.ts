import { implementing } from '../../citations.ts';
import { madeNeutral, type Land } from '../../rules/land.ts';
import { changeLand } from '../changeLand.ts';
import type { Draft } from '../draft.ts';
import { illegal } from '../illegal.ts';
import { pickDie } from '../windows.ts';
import { plainKind, type ActionKind } from './kind.ts';

/** One of the dice on the table is chosen. */
export const pick: ActionKind<'pick'> = {
  when: ['pick'],
  check: ({ pending }, { die }) =>
    pending?.kind === 'pick' && pending.roll.dice[die]
      ? undefined
      : illegal('no-target', 'pick-a-die', `There is no die ${String(die)} on the table.`),
  perform: implementing(['pick-a-die', 'imperialize-steps', 'conflict-steps'], (draft, { die }) => {
    const { pending } = draft.now;
    if (pending?.kind !== 'pick') return;
    draft.now.pending = null;
    pickDie(draft, pending.roll, die);
  }),
  list: ({ pending }, legal) => {
    if (pending?.kind === 'pick') pending.roll.dice.forEach((_, die) => legal.push({ type: 'pick', die }));
  },
};

const settleControl =
  (become: <T extends Land>(land: T) => T) =>
  (draft: Draft): void => {
    const { pending } = draft.now;
    if (pending?.kind !== 'control') return;
    draft.now.pending = null;
    changeLand(draft, pending.state, become(pending.land));
  };

export const takeControl = plainKind<'take-control'>(
  { type: 'take-control' },
  ['control'],
  implementing(
    ['imperialize-choice'],
    settleControl((land) => land),
  ),
);

export const leaveNeutral = plainKind<'leave-neutral'>(
  { type: 'leave-neutral' },
  ['control'],
  implementing(['imperialize-choice', 'neutral-people'], settleControl(madeNeutral)),
);
