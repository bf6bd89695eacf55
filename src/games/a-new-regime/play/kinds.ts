import type { ActionType } from './actions.ts';
import {
  bribe,
  bribeAgain,
  fight,
  imperialize,
  leaveNeutral,
  pick,
  stopBribing,
  takeControl,
} from './acts/act.ts';
import { addUnits, buyOutfit } from './acts/buyUnits.ts';
import { choosePile } from './acts/choosePile.ts';
import { confirm, declare, refuse } from './acts/declare.ts';
import type { ActionKind } from './acts/kind.ts';
import { buyCard, buyCondition, remodel, rerollPopulation } from './acts/market.ts';
import { move, retire, swap } from './acts/moveOutfit.ts';
import { placeCapital } from './acts/placeCapital.ts';
import { pass, playCard, respond } from './acts/playCard.ts';
import { prophesy } from './acts/prophesy.ts';
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
