import { counted } from '#lib/core/counted.ts';
import type { RuleId } from '../citations.ts';
import type { ActionFace } from '../rules/dice.ts';
import type { People, RegimeId } from '../rules/land.ts';
import { tokenText } from './acts/objections.ts';
import type { ObservedEvent } from './observe.ts';
import type { RolledAct } from './pending.ts';
import { nameOf, type GameEnd, type GameState, type StateId } from './state.ts';

/** An event in words, with the rule that it comes from. */
export interface Said {
  readonly text: string;
  readonly rule: RuleId;
}

/** Where names are taken from: any state of the game will do. */
type Names = Pick<GameState, 'board' | 'regimes'>;

/** Puts an event into a sentence; cards that the reader may not know are not named. */
export function sayEvent(names: Names, event: ObservedEvent): Said {
  const who = (regime: RegimeId): string => names.regimes[regime]?.name ?? 'Nobody';
  const where = (id: StateId): string => nameOf(names as GameState, id);
  const say = (rule: RuleId, text: string): Said => ({ rule, text });
  switch (event.type) {
    case 'capital-placed':
      return say('capital-order', `${who(event.regime)} founds its capital in ${where(event.state)}.`);
    case 'condition-drawn':
      return say(
        'first-condition',
        `${who(event.regime)} draws ${event.condition ?? 'an end-game condition'}.`,
      );
    case 'card-drawn':
      return say(
        'price-turn-the-tide',
        `${who(event.regime)} draws ${event.card ?? 'a Turn the Tide card'}.`,
      );
    case 'turn-began':
      return say('turn-direction', `Turn ${event.number}: ${who(event.regime)}.`);
    case 'turn-skipped':
      return say('turn-direction', `Turn ${event.number} of ${who(event.regime)} is empty.`);
    case 'step-began':
      return say('turn-steps', `The step of ${event.step} begins.`);
    case 'declared':
      return say('step-declare', `${who(event.regime)} declares ${event.condition}.`);
    case 'declaration-refused':
      return say('step-declare', `The table does not agree, and ${who(event.regime)} plays on.`);
    case 'prophesied':
      return say(
        'step-declare',
        event.right.length > 0
          ? `${who(event.regime)} has guessed right: ${event.right.map(who).join(', ')}.`
          : `${who(event.regime)} has guessed nobody right.`,
      );
    case 'rolled':
      return say(
        DICE_RULE[event.act.kind],
        `Dice for ${event.act.kind}: ${event.dice.map(faceText).join(', ')}.`,
      );
    case 'picked':
      return say('pick-a-die', `The ${faceText(event.face)} is picked.`);
    case 'population-changed':
      return say(
        'population-counts',
        `${where(event.state)} had ${peopleText(event.before)} and has ${peopleText(event.after)}.`,
      );
    case 'tokens-gained':
      return say('token-currency', `${who(event.regime)} gets ${tokenText(event.tokens)}.`);
    case 'tokens-lost':
      return say('token-currency', `${who(event.regime)} gives up ${tokenText(event.tokens)}.`);
    case 'outfit-bought':
      return say(
        'outfit-bought',
        `Outfit ${event.outfit}, ${event.affiliation} with ${units(event.units)}, is raised in ${where(event.state)}.`,
      );
    case 'units-changed':
      return say(
        'outfit-units',
        `Outfit ${event.outfit} had ${units(event.before)} and has ${units(event.after)}.`,
      );
    case 'outfit-gone':
      return say('outfit-units', `Outfit ${event.outfit} of ${who(event.regime)} leaves the board.`);
    case 'outfit-moved':
      return say(
        'outfit-move',
        `Outfit ${event.outfit} goes from ${where(event.from)} to ${where(event.to)}.`,
      );
    case 'purchase-priced': {
      const price = `${where(event.state)} has loyalty ${event.score}, with the die ${event.adjusted}: ${event.price}($)`;
      return event.bought
        ? say('purchase-must', `${price}, which is paid.`)
        : say('purchase-fails', `${price}, which is more than there is.`);
    }
    case 'state-won':
      return say(
        event.uprising ? 'uprising-capture' : 'imperialize-steps',
        `${who(event.regime)} wins ${where(event.state)}${event.uprising ? ' by an uprising' : ''}.`,
      );
    case 'holder-changed':
      return event.to === null
        ? say('neutral-people', `${where(event.state)} is neutral.`)
        : say('imperialize-choice', `${who(event.to)} controls ${where(event.state)}.`);
    case 'unrest':
      return say(
        'uprising-imperializer',
        `${who(event.regime)} will roll for an uprising in ${where(event.state)}.`,
      );
    case 'bribe-tried':
      return say('bribe-roll', `The bribe ${event.success ? 'succeeds' : 'fails'}.`);
    case 'uprising-tried':
      return say(
        'uprising-roll',
        `The uprising in ${where(event.state)} ${event.success ? 'succeeds' : 'fails'} with a ${event.face}.`,
      );
    case 'affiliation-changed':
      return say('state-affiliation', `${where(event.state)} is ${event.to} now.`);
    case 'offered':
    case 'traded':
    case 'offer-declined':
      return say(
        'trade-players',
        `${tokenText(event.give)} for ${tokenText(event.take)} of ${who(event.partner)}: ${TRADE[event.type]}.`,
      );
    case 'card-played':
      return say('turn-the-tide-effect', `${who(event.regime)} plays ${event.card}.`);
    case 'condition-removed':
      return say(
        'turn-the-tide-effect',
        `The condition ${event.condition ?? 'in hand'} of ${who(event.regime)} goes under its pile.`,
      );
    case 'doubled':
      return say('turn-the-tide-effect', 'What the act moved is moved once more.');
    case 'pile-shuffled':
      return say('price-new-condition', `The ${event.pile} pile is shuffled.`);
    case 'regime-out':
      return say('turn-steps', `${who(event.regime)} has no state left and is out of the game.`);
    case 'game-ended':
      return say(
        'winner',
        `The game is over ${REASON[event.end.reason]}; most points: ${event.end.score.winners.join(', ')}.`,
      );
  }
}

const TRADE = { offered: 'offered', traded: 'agreed', 'offer-declined': 'declined' } as const;

const REASON: Readonly<Record<GameEnd['reason'], string>> = {
  declared: 'by declaration',
  'turn-limit': 'at its turn limit',
  'nobody-left': 'because nobody is left',
};

const DICE_RULE: Readonly<Record<RolledAct['kind'], RuleId>> = {
  growth: 'step-population',
  reroll: 'price-population-reroll',
  imperialize: 'imperialize-dice',
  attack: 'conflict-dice',
  demoralize: 'conflict-dice',
  bribe: 'bribe-roll',
  uprising: 'uprising-roll',
};

const faceText = ({ value, shaded }: ActionFace): string => `${shaded ? 'shaded ' : ''}${value}`;
const peopleText = ({ loyal, unloyal }: People): string => `${loyal} loyal and ${unloyal} un-loyal people`;
const units = (count: number): string => counted(count, 'unit');
