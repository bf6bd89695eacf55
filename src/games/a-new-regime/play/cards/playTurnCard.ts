import { implementing } from '../../citations.ts';
import { MAX_UNITS } from '../../rules/prices.ts';
import type { Tokens } from '../../rules/tokens.ts';
import type { TurnCard } from '../actions.ts';
import { capped } from '../../rules/populationCap.ts';
import { changeLand } from '../changeLand.ts';
import { drawCondition, returnCondition } from '../conditions/drawCondition.ts';
import { gain, outfitNow, setOutfit, setRegime, setUnits, spend, type Draft } from '../draft.ts';

/** Units of Air Drop and Air Strike. */
const AIR_UNITS = 3;
/** People of Baby Boom and Brainwash, and of Artillery Barrage. */
const CARD_PEOPLE = 3;
export const BARRAGE_PEOPLE = 5;
/** Tokens of Mint Boost and False Profit. */
export const CARD_TOKENS = 6;
/** Steps of Air Lift. */
export const LIFT_STEPS = 3;

/** What a card of one's own turn does; what is not there any more, when it is doubled, is left alone. */
export const playTurnCard = implementing(['turn-the-tide-effect'], (draft: Draft, play: TurnCard): void => {
  const { now } = draft;
  switch (play.card) {
    case 'air-drop': {
      const outfit = outfitNow(draft, play.outfit);
      if (outfit) setUnits(draft, outfit, Math.min(MAX_UNITS, outfit.units + AIR_UNITS));
      return;
    }
    case 'air-strike': {
      const outfit = outfitNow(draft, play.outfit);
      if (outfit) setUnits(draft, outfit, Math.max(0, outfit.units - AIR_UNITS));
      return;
    }
    case 'air-lift': {
      const outfit = outfitNow(draft, play.outfit)!;
      setOutfit(draft, outfit, { state: play.to });
      draft.events.push({ type: 'outfit-moved', outfit: outfit.id, from: outfit.state, to: play.to });
      return;
    }
    case 'propaganda':
      changeLand(draft, play.state, { ...now.lands[play.state]!, affiliation: play.affiliation });
      draft.events.push({ type: 'affiliation-changed', state: play.state, to: play.affiliation });
      return;
    case 'baby-boom':
      return people(draft, play.state, CARD_PEOPLE, 0);
    case 'brainwash': {
      const turned = Math.min(CARD_PEOPLE, now.lands[play.state]!.loyal);
      return people(draft, play.state, -turned, turned);
    }
    case 'artillery-barrage': {
      const land = now.lands[play.state]!;
      const loyal = Math.min(play.loyal, land.loyal);
      return people(draft, play.state, -loyal, -Math.min(BARRAGE_PEOPLE - play.loyal, land.unloyal));
    }
    case 'proactivity':
      return setRegime(draft, now.turn.regime, {
        proactivity: now.regimes[now.turn.regime]!.proactivity + 1,
      });
    case 'mint-boost':
      return gain(draft, now.turn.regime, play.tokens);
    case 'false-profit':
      for (const { regime, tokens } of play.losses)
        spend(draft, regime, whatIsThere(now.regimes[regime]!.tokens, tokens));
      return;
    case 'change-of-heart':
      return changeHeart(draft, play.regime);
  }
});

const whatIsThere = (purse: Tokens, wanted: Tokens): Tokens => ({
  militaristic: Math.min(purse.militaristic, wanted.militaristic),
  economic: Math.min(purse.economic, wanted.economic),
  religious: Math.min(purse.religious, wanted.religious),
});

function people(draft: Draft, state: number, loyal: number, unloyal: number): void {
  const land = draft.now.lands[state]!;
  const after = { ...land, loyal: land.loyal + loyal, unloyal: land.unloyal + unloyal };
  changeLand(draft, state, capped(land, after, draft.now.rulings));
}

/** The old condition goes under its pile, and its owner draws the top card (ruling `change-of-heart`). */
function changeHeart(draft: Draft, regime: number): void {
  const condition = draft.now.regimes[regime]!.condition!;
  draft.events.push({ type: 'condition-removed', regime, condition });
  drawCondition(draft, regime, returnCondition(draft, condition));
}
