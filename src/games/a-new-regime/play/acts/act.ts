import { implementing } from '../../citations.ts';
import { actionDice } from '../../rules/actionDice.ts';
import { conflictMethod } from '../../rules/methods.ts';
import { bribePrice } from '../../rules/prices.ts';
import { changeLand } from '../changeLand.ts';
import { noteAttempt } from '../conditions/noteDeeds.ts';
import { setOutfit, spend, type Draft } from '../draft.ts';
import { illegal, type IllegalAction } from '../illegal.ts';
import { madeNeutral, type Land } from '../../rules/land.ts';
import { outfitById, type GameState, type Outfit, type OutfitId } from '../state.ts';
import { pickDie, throwDice } from '../windows.ts';
import { plainKind, type ActionKind } from './kind.ts';
import { notACount, notOwnOutfit, tooDear } from './objections.ts';

/** Whether an outfit may still act in this way (ruling `acts-per-outfit`). */
export const mayAct = implementing(
  ['act-after-move', 'imperialize-who', 'conflict-who'],
  (
    { rulings }: GameState,
    { imperialized, conflicts }: Outfit,
    act: 'imperialized' | 'conflicts',
  ): boolean => {
    switch (rulings['acts-per-outfit']) {
      case 'no-limit':
        return true;
      case 'one-of-each':
        return (act === 'imperialized' ? imperialized : conflicts) === 0;
      default:
        return imperialized + conflicts === 0;
    }
  },
);

const acted = (id: OutfitId): IllegalAction =>
  illegal('has-acted', 'act-after-move', `Outfit ${id} has acted in this turn already.`);

export const imperialize: ActionKind<'imperialize'> = {
  when: ['actions'],
  check: (state, { outfit: id }) => {
    const wrong = notOwnOutfit(state, id, 'imperialize-who');
    if (wrong) return wrong;
    return mayAct(state, outfitById(state, id)!, 'imperialized') ? undefined : acted(id);
  },
  perform: implementing(
    ['imperialize-who', 'imperialize-dice', 'imperialize-steps'],
    (draft, { outfit: id }) => {
      const { now } = draft;
      const outfit = outfitById(now, id)!;
      setOutfit(draft, outfit, { imperialized: outfit.imperialized + 1 });
      noteAttempt(draft, outfit.state);
      const dice = actionDice(outfit.affiliation, now.lands[outfit.state]!.affiliation);
      throwDice(draft, { kind: 'imperialize', outfit: id }, dice);
    },
  ),
  list: (state, legal) => {
    for (const outfit of state.outfits)
      if (outfit.regime === state.turn.regime && mayAct(state, outfit, 'imperialized'))
        legal.push({ type: 'imperialize', outfit: outfit.id });
  },
};

/** A conflict is with one outfit of a rival in the same state (ruling `conflict-target`). */
function noFight(state: GameState, id: OutfitId, target: OutfitId): IllegalAction | undefined {
  const wrong = notOwnOutfit(state, id, 'conflict-who');
  if (wrong) return wrong;
  const outfit = outfitById(state, id)!;
  const other = outfitById(state, target);
  if (!other) return illegal('no-such-outfit', 'conflict-who', `There is no outfit ${String(target)}.`);
  if (other.regime === outfit.regime || other.state !== outfit.state)
    return illegal(
      'no-target',
      'conflict-who',
      `Outfit ${target} is no rival’s in the state of outfit ${id}.`,
    );
  return mayAct(state, outfit, 'conflicts') ? undefined : acted(id);
}

const isBriber = ({ affiliation }: Outfit): boolean => conflictMethod(affiliation) === 'bribe';

/** Calls `found` with each pair of outfits that can fight, the one on turn first. */
function eachFight(
  state: GameState,
  bribers: boolean,
  found: (outfit: Outfit, target: Outfit) => void,
): void {
  for (const outfit of state.outfits) {
    if (outfit.regime !== state.turn.regime || isBriber(outfit) !== bribers) continue;
    if (!mayAct(state, outfit, 'conflicts')) continue;
    for (const target of state.outfits)
      if (target.state === outfit.state && target.regime !== outfit.regime) found(outfit, target);
  }
}

const countConflict = (draft: Draft, outfit: Outfit): void =>
  setOutfit(draft, outfit, { conflicts: outfit.conflicts + 1 });

/** A militaristic outfit attacks, a religious one demoralizes. */
export const fight: ActionKind<'fight'> = {
  when: ['actions'],
  check: (state, { outfit: id, target }) =>
    noFight(state, id, target) ??
    (isBriber(outfitById(state, id)!)
      ? illegal('wrong-method', 'conflict-method', `Outfit ${id} is economic, so it bribes.`)
      : undefined),
  perform: implementing(
    ['conflict-who', 'conflict-dice', 'conflict-steps'],
    (draft, { outfit: id, target }) => {
      const outfit = outfitById(draft.now, id)!;
      countConflict(draft, outfit);
      const kind = outfit.affiliation === 'militaristic' ? 'attack' : 'demoralize';
      const dice = actionDice(outfit.affiliation, outfitById(draft.now, target)!.affiliation);
      throwDice(draft, { kind, outfit: id, target }, dice);
    },
  ),
  list: (state, legal) =>
    eachFight(state, false, (outfit, target) =>
      legal.push({ type: 'fight', outfit: outfit.id, target: target.id }),
    ),
};

/** An economic outfit bribes a number of units, in as many tries as the grid gives. */
export const bribe: ActionKind<'bribe'> = {
  when: ['actions'],
  check: (state, { outfit: id, target, units }) => {
    const wrong = noFight(state, id, target) ?? notACount(units, 'bribe-price');
    if (wrong) return wrong;
    if (!isBriber(outfitById(state, id)!))
      return illegal(
        'wrong-method',
        'conflict-method',
        `Outfit ${id} is not economic, so it does not bribe.`,
      );
    const there = outfitById(state, target)!.units;
    if (units > there)
      return illegal(
        'too-many',
        'bribe-price',
        `Outfit ${target} has ${there} units to bribe, not ${units}.`,
      );
    return tooDear(state, bribePrice(units), 'bribe-price');
  },
  perform: implementing(['bribe-price', 'bribe-tries'], (draft, { outfit: id, target, units }) => {
    const outfit = outfitById(draft.now, id)!;
    countConflict(draft, outfit);
    const tries = actionDice(outfit.affiliation, outfitById(draft.now, target)!.affiliation) - 1;
    spend(draft, outfit.regime, bribePrice(units));
    throwDice(draft, { kind: 'bribe', outfit: id, target, units, tries }, 1);
  }),
  list: (state, legal) => {
    const { economic } = state.regimes[state.turn.regime]!.tokens;
    const each = bribePrice(1).economic;
    eachFight(state, true, (outfit, target) => {
      const most = Math.min(target.units, Math.floor(economic / each));
      for (let units = 1; units <= most; units++)
        legal.push({ type: 'bribe', outfit: outfit.id, target: target.id, units });
    });
  },
};

/** The same units once more, for the same price; only asked where it can be paid. */
export const bribeAgain = plainKind<'bribe-again'>(
  { type: 'bribe-again' },
  ['bribe-again'],
  implementing(['bribe-again'], (draft) => {
    const { now } = draft;
    if (now.pending?.kind !== 'bribe-again') return;
    const { outfit, target, units, tries } = now.pending;
    now.pending = null;
    spend(draft, now.turn.regime, bribePrice(units));
    throwDice(draft, { kind: 'bribe', outfit, target, units, tries: tries - 1 }, 1);
  }),
);

export const stopBribing = plainKind<'stop-bribing'>({ type: 'stop-bribing' }, ['bribe-again'], (draft) => {
  draft.now.pending = null;
});

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
