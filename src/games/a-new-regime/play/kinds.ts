import type { ActionType } from './actions.ts';
import { addUnits, buyOutfit } from './acts/buyUnits.ts';
import { buyCard, buyCondition } from './acts/buyCards.ts';
import { leaveNeutral, pick, takeControl } from './acts/choose.ts';
import { choosePile } from './acts/choosePile.ts';
import { confirm, declare, refuse } from './acts/declare.ts';
import { bribe, bribeAgain, fight, stopBribing } from './acts/fight.ts';
import { imperialize } from './acts/imperialize.ts';
import type { ActionKind } from './acts/kind.ts';
import { move, swap } from './acts/moveOutfit.ts';
import { placeCapital } from './acts/placeCapital.ts';
import { pass, playCard, respond } from './acts/playCard.ts';
import { prophesy } from './acts/prophesy.ts';
import { remodel } from './acts/remodel.ts';
import { rerollPopulation } from './acts/rerollPopulation.ts';
import { retire } from './acts/retire.ts';
import { collect, endActions, endTurn, grow, rollUprising, skipIncome } from './acts/steps.ts';
import { accept, decline, exchange, offer } from './acts/trade.ts';

/** Everything that can be done, by name. */
export const ACTION_KINDS: { readonly [T in ActionType]: ActionKind<T> } = {
  'place-capital': placeCapital,
  'choose-pile': choosePile,
  declare,
  prophesy,
  confirm,
  refuse,
  grow,
  collect,
  'skip-income': skipIncome,
  'buy-outfit': buyOutfit,
  'add-units': addUnits,
  move,
  swap,
  retire,
  imperialize,
  fight,
  bribe,
  'bribe-again': bribeAgain,
  'stop-bribing': stopBribing,
  pick,
  'take-control': takeControl,
  'leave-neutral': leaveNeutral,
  exchange,
  offer,
  accept,
  decline,
  remodel,
  'reroll-population': rerollPopulation,
  'buy-card': buyCard,
  'buy-condition': buyCondition,
  'play-card': playCard,
  respond,
  pass,
  'end-actions': endActions,
  'roll-uprising': rollUprising,
  'end-turn': endTurn,
};
