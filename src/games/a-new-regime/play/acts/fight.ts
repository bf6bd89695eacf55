import { implementing } from '../../citations.ts';
import { actionDice } from '../../rules/actionDice.ts';
import { conflictMethod } from '../../rules/methods.ts';
import { bribePrice } from '../../rules/prices.ts';
import { setOutfit, spend, type Draft } from '../draft.ts';
import { illegal, type IllegalAction } from '../illegal.ts';
import { outfitById, type GameState, type Outfit, type OutfitId } from '../state.ts';
import { throwDice } from '../windows.ts';
import { plainKind, type ActionKind } from './kind.ts';
import { acted, mayAct } from './mayAct.ts';
import { notACount, notOwnOutfit, tooDear } from './objections.ts';

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
