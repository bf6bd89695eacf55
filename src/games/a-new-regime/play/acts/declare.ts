import { implementing } from '../../citations.ts';
import { TABLE_JUDGED, prove } from '../conditions/prove.ts';
import { setTurn } from '../draft.ts';
import { illegal, type IllegalAction } from '../illegal.ts';
import type { GameState } from '../state.ts';
import { endGame } from '../turn.ts';
import { plainKind } from './kind.ts';

/** One try a turn: a declaration, or a prophecy. */
export const triedBefore = ({ turn }: GameState): IllegalAction | undefined =>
  turn.tried
    ? illegal('used-up', 'step-declare', 'A declaration or a prophecy was tried in this turn already.')
    : undefined;

/** Declares the condition in hand: at once if the state proves it, to the table's verdict if only people can know. */
export const declare = plainKind<'declare'>(
  { type: 'declare' },
  ['declare'],
  implementing(['step-declare', 'end-declared', 'base-condition'], (draft) => {
    const { now } = draft;
    const { regime } = now.turn;
    const condition = now.regimes[regime]!.condition!;
    draft.events.push({ type: 'declared', regime, condition });
    setTurn(draft, { tried: true });
    if (TABLE_JUDGED.has(condition)) now.pending = { kind: 'verdict' };
    else endGame(draft, 'declared', regime);
  }),
  (state) => {
    const condition = state.regimes[state.turn.regime]!.condition!;
    const tried = triedBefore(state);
    if (tried || TABLE_JUDGED.has(condition)) return tried;
    const { proved, reason } = prove(state, state.turn.regime, condition);
    return proved ? undefined : illegal('not-proved', 'step-declare', reason);
  },
);

/** The table agrees, and the game ends. */
export const confirm = plainKind<'confirm'>({ type: 'confirm' }, ['verdict'], (draft) =>
  endGame(draft, 'declared', draft.now.turn.regime),
);

/** The table does not agree, and play goes on (ruling `false-declaration`). */
export const refuse = plainKind<'refuse'>({ type: 'refuse' }, ['verdict'], (draft) => {
  draft.now.pending = null;
  draft.events.push({ type: 'declaration-refused', regime: draft.now.turn.regime });
});
