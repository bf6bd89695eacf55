import { countTokens, type Tokens } from '../../rules/tokens.ts';
import { AFFILIATIONS } from '../../vocabulary.ts';
import type { TokenLoss, TurnCard, TurnCardId } from '../actions.ts';
import type { GameState } from '../state.ts';
import { barrageRange, liftTargets, tokensToLose } from './aim.ts';
import { CARD_TOKENS } from './playTurnCard.ts';

/**
 * All ways to play a card of one's own turn, but for False Profit: of its splits over several players, which are too
 * many, only the one that takes from the first players on is listed, and only if no player has enough alone.
 */
export function listPlays(state: GameState, card: TurnCardId): readonly TurnCard[] {
  const { lands, outfits, regimes } = state;
  const ids = [...lands.keys()];
  switch (card) {
    case 'air-drop':
    case 'air-strike':
      return outfits.map(({ id }) => ({ card, outfit: id }));
    case 'air-lift':
      return outfits.flatMap((outfit) =>
        liftTargets(state, outfit).map((to) => ({ card, outfit: outfit.id, to })),
      );
    case 'propaganda':
      return ids.flatMap((id) =>
        AFFILIATIONS.filter((one) => one !== lands[id]!.affiliation).map((affiliation) => ({
          card,
          state: id,
          affiliation,
        })),
      );
    case 'baby-boom':
      return ids.map((id) => ({ card, state: id }));
    case 'brainwash':
      return ids.filter((id) => lands[id]!.holder !== null).map((id) => ({ card, state: id }));
    case 'artillery-barrage':
      return ids.flatMap((id) => {
        const [least, most] = barrageRange(state, id);
        return Array.from({ length: most - least + 1 }, (_, index) => ({
          card,
          state: id,
          loyal: least + index,
        }));
      });
    case 'proactivity':
      return [{ card }];
    case 'mint-boost':
      return mixes(CARD_TOKENS, { militaristic: 6, economic: 6, religious: 6 }).map((tokens) => ({
        card,
        tokens,
      }));
    case 'false-profit':
      return listLosses(state).map((losses) => ({ card, losses }));
    case 'change-of-heart':
      return regimes.flatMap(({ condition }, regime) => (condition ? [{ card, regime }] : []));
  }
}

/** All ways to take so many tokens out of a purse. */
function mixes(count: number, purse: Tokens): readonly Tokens[] {
  const found: Tokens[] = [];
  for (let militaristic = 0; militaristic <= Math.min(count, purse.militaristic); militaristic++)
    for (let economic = 0; economic <= Math.min(count - militaristic, purse.economic); economic++) {
      const religious = count - militaristic - economic;
      if (religious <= purse.religious) found.push({ militaristic, economic, religious });
    }
  return found;
}

function listLosses(state: GameState): readonly (readonly TokenLoss[])[] {
  const wanted = tokensToLose(state);
  if (wanted === 0) return [[]];
  const alone = state.regimes.flatMap(({ tokens }, regime) =>
    mixes(wanted, tokens).map((some) => [{ regime, tokens: some }]),
  );
  if (alone.length > 0) return alone;
  const losses: TokenLoss[] = [];
  let missing = wanted;
  state.regimes.forEach(({ tokens }, regime) => {
    const some = mixes(Math.min(missing, countTokens(tokens)), tokens)[0]!;
    missing -= countTokens(some);
    if (countTokens(some) > 0) losses.push({ regime, tokens: some });
  });
  return [losses];
}
