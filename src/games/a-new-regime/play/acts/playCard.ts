import type { TurnTheTideId } from '../../cards.ts';
import { implementing } from '../../citations.ts';
import type { RegimeId } from '../../rules/land.ts';
import { RESPONSE_CARDS, type TurnCard, type TurnCardId } from '../actions.ts';
import { cardObjection } from '../cards/aim.ts';
import { listPlays } from '../cards/listPlays.ts';
import { playTurnCard } from '../cards/playTurnCard.ts';
import { setRegime, type Draft } from '../draft.ts';
import { illegal } from '../illegal.ts';
import type { GameState } from '../state.ts';
import { actDone, cardAdded, dieTargets, fits, passOn } from '../windows.ts';
import { plainKind, type ActionKind } from './kind.ts';

const RULE = 'turn-the-tide-effect';

const isTurnCard = (card: TurnTheTideId): card is TurnCardId =>
  !(RESPONSE_CARDS as readonly TurnTheTideId[]).includes(card);

/** Cards whose effect moves figures, units or tokens, so that it can be doubled. */
const DOUBLED: readonly TurnCardId[] = [
  'air-drop',
  'air-strike',
  'baby-boom',
  'brainwash',
  'artillery-barrage',
  'mint-boost',
  'false-profit',
];

const holds = ({ regimes }: GameState, regime: RegimeId, card: TurnTheTideId): boolean =>
  regimes[regime]!.hand.includes(card);

/** A card leaves its hand for the discards. */
function discard(draft: Draft, regime: RegimeId, card: TurnTheTideId): void {
  const { now } = draft;
  const { hand } = now.regimes[regime]!;
  const at = hand.indexOf(card);
  setRegime(draft, regime, { hand: hand.filter((_, index) => index !== at) });
  now.piles = { ...now.piles, discards: [...now.piles.discards, card] };
  draft.events.push({ type: 'card-played', regime, card });
}

/** A card for the fourth step of one's own turn. */
export const playCard: ActionKind<'play-card'> = {
  when: ['actions'],
  check: (state, { play }) =>
    holds(state, state.turn.regime, play.card)
      ? cardObjection(state, play)
      : illegal('no-card', RULE, `You do not hold ${String(play.card)}.`),
  perform: implementing(['turn-the-tide-effect'], (draft, { play }) => {
    discard(draft, draft.now.turn.regime, play.card);
    playTurnCard(draft, play);
    actDone(draft, DOUBLED.includes(play.card) ? { kind: 'card', play } : null);
  }),
  list: (state, legal) => {
    const seen: TurnCard['card'][] = [];
    for (const card of state.regimes[state.turn.regime]!.hand) {
      if (!isTurnCard(card) || seen.includes(card)) continue;
      seen.push(card);
      for (const play of listPlays(state, card)) legal.push({ type: 'play-card', play });
    }
  },
};

/** A card that answers a roll or an act. Overkill names die 0, because it looks at no die. */
export const respond: ActionKind<'respond'> = {
  when: ['window'],
  check: ({ pending, regimes }, { card, die }) => {
    if (pending?.kind !== 'window' || !regimes[pending.speaker]!.hand.includes(card))
      return illegal('no-card', RULE, `You do not hold ${String(card)}.`);
    if (!fits(card, pending)) return illegal('not-now', RULE, `${card} does not fit this moment.`);
    const dice = pending.roll && card !== 'advanced-tactics' ? dieTargets(pending.roll) : [0];
    return dice.includes(die)
      ? undefined
      : illegal('no-target', RULE, `Die ${String(die)} is none that ${card} could change.`);
  },
  perform: implementing(['turn-the-tide-effect'], (draft, { card, die }) => {
    const { pending } = draft.now;
    if (pending?.kind !== 'window') return;
    discard(draft, pending.speaker, card);
    cardAdded(draft, pending, card, die);
  }),
  list: ({ pending, regimes }, legal) => {
    if (pending?.kind !== 'window') return;
    for (const card of RESPONSE_CARDS) {
      if (!regimes[pending.speaker]!.hand.includes(card) || !fits(card, pending)) continue;
      const dice = pending.roll && card !== 'advanced-tactics' ? dieTargets(pending.roll) : [0];
      for (const die of dice) legal.push({ type: 'respond', card, die });
    }
  },
};

export const pass = plainKind<'pass'>({ type: 'pass' }, ['window'], (draft) => {
  const { pending } = draft.now;
  if (pending?.kind === 'window') passOn(draft, pending);
});
