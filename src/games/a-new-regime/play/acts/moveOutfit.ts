import { implementing } from '../../citations.ts';
import { setOutfit } from '../draft.ts';
import { illegal, type IllegalAction } from '../illegal.ts';
import { nameOf, outfitById, ownOutfitIn, type GameState, type Outfit } from '../state.ts';
import type { ActionKind } from './kind.ts';
import { notOwnOutfit } from './objections.ts';

const hasActed = ({ imperialized, conflicts }: Outfit): boolean => imperialized + conflicts > 0;

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
    // Another state would not help an outfit that may not move at all.
    const stays = cannotMove(outfit);
    if (stays) return stays;
    if (!adjacent(state, outfit.state, to))
      return illegal(
        'not-adjacent',
        'outfit-move',
        `${nameOf(state, to)} is not next to ${nameOf(state, outfit.state)}.`,
      );
    return ownOutfitIn(state, outfit.regime, to)
      ? illegal('occupied', 'one-outfit-a-state', `An outfit of yours stands in ${nameOf(state, to)}.`)
      : undefined;
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
