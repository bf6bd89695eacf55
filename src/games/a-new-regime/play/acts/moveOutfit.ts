import { implementing } from '../../citations.ts';
import { inChaos } from '../../rules/loyalty.ts';
import { setOutfit } from '../draft.ts';
import { retireUnits } from '../effects/retire.ts';
import { illegal, type IllegalAction } from '../illegal.ts';
import { nameOf, outfitById, ownOutfitIn, type GameState, type Outfit } from '../state.ts';
import { actDone } from '../windows.ts';
import type { ActionKind } from './kind.ts';
import { notACount, notOwnOutfit, notOwnState } from './objections.ts';

export const hasActed = ({ imperialized, conflicts }: Outfit): boolean => imperialized + conflicts > 0;

const canMove = (outfit: Outfit): boolean => !outfit.moved && !hasActed(outfit);

function cannotMove(outfit: Outfit): IllegalAction | undefined {
  if (outfit.moved)
    return illegal('has-moved', 'outfit-move', `Outfit ${outfit.id} has moved in this turn already.`);
  return hasActed(outfit)
    ? illegal(
        'has-acted',
        'no-move-after-act',
        `Outfit ${outfit.id} has acted, so it cannot move in this turn.`,
      )
    : undefined;
}

const adjacent = (state: GameState, a: number, b: number): boolean => state.board.neighbours[a]!.includes(b);

export const move: ActionKind<'move'> = {
  when: ['actions'],
  check: (state, { outfit: id, to }) => {
    const wrong = notOwnOutfit(state, id, 'outfit-move');
    if (wrong) return wrong;
    const outfit = outfitById(state, id)!;
    if (!state.lands[to]) return illegal('no-such-state', 'outfit-move', `There is no state ${String(to)}.`);
    if (!adjacent(state, outfit.state, to))
      return illegal(
        'not-adjacent',
        'outfit-move',
        `${nameOf(state, to)} is not next to ${nameOf(state, outfit.state)}.`,
      );
    if (ownOutfitIn(state, outfit.regime, to))
      return illegal('occupied', 'one-outfit-a-state', `An outfit of yours stands in ${nameOf(state, to)}.`);
    return cannotMove(outfit);
  },
  perform: implementing(
    ['outfit-move', 'one-outfit-a-state', 'no-move-after-act'],
    (draft, { outfit: id, to }) => {
      const outfit = outfitById(draft.now, id)!;
      setOutfit(draft, outfit, { state: to, moved: true });
      draft.events.push({ type: 'outfit-moved', outfit: id, from: outfit.state, to });
    },
  ),
  list: (state, legal) => {
    for (const outfit of state.outfits) {
      if (outfit.regime !== state.turn.regime || !canMove(outfit)) continue;
      for (const to of state.board.neighbours[outfit.state]!)
        if (!ownOutfitIn(state, outfit.regime, to)) legal.push({ type: 'move', outfit: outfit.id, to });
    }
  },
};

/** Two outfits of one regime change places; it is the move of both (ruling `swap-cost`). */
export const swap: ActionKind<'swap'> = {
  when: ['actions'],
  check: (state, { outfit: id, other: otherId }) => {
    const wrong = notOwnOutfit(state, id, 'outfit-swap') ?? notOwnOutfit(state, otherId, 'outfit-swap');
    if (wrong) return wrong;
    const outfit = outfitById(state, id)!;
    const other = outfitById(state, otherId)!;
    if (!adjacent(state, outfit.state, other.state))
      return illegal(
        'not-adjacent',
        'outfit-swap',
        `Outfits ${id} and ${otherId} do not stand next to each other.`,
      );
    return cannotMove(outfit) ?? cannotMove(other);
  },
  perform: implementing(['outfit-swap'], (draft, { outfit: id, other: otherId }) => {
    const outfit = outfitById(draft.now, id)!;
    const other = outfitById(draft.now, otherId)!;
    setOutfit(draft, outfit, { state: other.state, moved: true });
    setOutfit(draft, other, { state: outfit.state, moved: true });
    draft.events.push({ type: 'outfit-moved', outfit: id, from: outfit.state, to: other.state });
    draft.events.push({ type: 'outfit-moved', outfit: otherId, from: other.state, to: outfit.state });
  }),
  list: (state, legal) => {
    const own = state.outfits.filter((outfit) => outfit.regime === state.turn.regime && canMove(outfit));
    own.forEach((outfit, index) => {
      for (const other of own.slice(index + 1))
        if (adjacent(state, outfit.state, other.state))
          legal.push({ type: 'swap', outfit: outfit.id, other: other.id });
    });
  },
};

/** Units become loyal people, before or after moving and acting (rulings `retire-where`, `retire-after-act`). */
export const retire: ActionKind<'retire'> = {
  when: ['actions'],
  check: (state, { outfit: id, units }) => {
    const wrong = notOwnOutfit(state, id, 'outfit-retire') ?? notACount(units, 'outfit-retire');
    if (wrong) return wrong;
    const outfit = outfitById(state, id)!;
    const abroad = notOwnState(state, outfit.state, 'outfit-retire');
    if (abroad) return abroad;
    if (!isLoyal(state, outfit))
      return illegal(
        'no-target',
        'outfit-retire',
        `${nameOf(state, outfit.state)} is in chaos, so nobody retires there.`,
      );
    return units > outfit.units
      ? illegal('too-many', 'outfit-retire', `Outfit ${id} has ${outfit.units} units.`)
      : undefined;
  },
  perform: implementing(['outfit-retire', 'retire-timing'], (draft, { outfit: id, units }) => {
    retireUnits(draft, outfitById(draft.now, id)!, units);
    actDone(draft, outfitById(draft.now, id) ? { kind: 'retire', outfit: id, units } : null);
  }),
  list: (state, legal) => {
    for (const outfit of state.outfits) {
      if (outfit.regime !== state.turn.regime || state.lands[outfit.state]!.holder !== outfit.regime)
        continue;
      if (!isLoyal(state, outfit)) continue;
      for (let units = 1; units <= outfit.units; units++)
        legal.push({ type: 'retire', outfit: outfit.id, units });
    }
  },
};

const isLoyal = ({ lands, rulings }: GameState, outfit: Outfit): boolean =>
  rulings['retire-where'] !== 'loyal-majority' || !inChaos(lands[outfit.state]!, rulings);
