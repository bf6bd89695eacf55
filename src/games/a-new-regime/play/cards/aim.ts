import { implementing } from '../../citations.ts';
import { countTokens, pay, type Tokens } from '../../rules/tokens.ts';
import { AFFILIATIONS } from '../../vocabulary.ts';
import type { TurnCard } from '../actions.ts';
import { areTokens } from '../acts/objections.ts';
import { illegal, type IllegalAction } from '../illegal.ts';
import { nameOf, outfitById, type GameState, type Outfit, type StateId } from '../state.ts';
import { BARRAGE_PEOPLE, CARD_TOKENS, LIFT_STEPS } from './playTurnCard.ts';

const RULE = 'turn-the-tide-effect';

/** What speaks against playing a card of one's own turn like this; holding it is another question. */
export const cardObjection = implementing(
  ['turn-the-tide-effect'],
  (state: GameState, play: TurnCard): IllegalAction | undefined => {
    switch (play.card) {
      case 'air-drop':
      case 'air-strike':
        return noOutfit(state, play.outfit);
      case 'air-lift':
        return noOutfit(state, play.outfit) ?? noLift(state, outfitById(state, play.outfit)!, play.to);
      case 'propaganda': {
        const wrong = noState(state, play.state);
        if (wrong) return wrong;
        return AFFILIATIONS.includes(play.affiliation) &&
          play.affiliation !== state.lands[play.state]!.affiliation
          ? undefined
          : illegal('wrong-affiliation', RULE, 'Propaganda turns a state to another affiliation.');
      }
      case 'baby-boom':
        return noState(state, play.state);
      case 'brainwash':
        return noState(state, play.state) ?? noHolder(state, play.state);
      case 'artillery-barrage':
        return noState(state, play.state) ?? wrongBarrage(state, play.state, play.loyal);
      case 'proactivity':
        return undefined;
      case 'mint-boost':
        return areTokens(play.tokens) && countTokens(play.tokens) === CARD_TOKENS
          ? undefined
          : illegal('not-a-number', RULE, `Mint Boost makes ${CARD_TOKENS} tokens.`);
      case 'false-profit':
        return wrongLosses(state, play.losses);
      case 'change-of-heart':
        return state.regimes[play.regime]?.condition
          ? undefined
          : illegal('no-such-regime', RULE, `Player ${String(play.regime)} has no condition.`);
      default:
        return illegal('no-card', RULE, 'There is no such card for one’s own turn.');
    }
  },
);

const noOutfit = (state: GameState, id: number) =>
  outfitById(state, id)
    ? undefined
    : illegal('no-such-outfit', RULE, `There is no outfit ${String(id)} on the board.`);

const noState = (state: GameState, id: StateId) =>
  state.lands[id] ? undefined : illegal('no-such-state', RULE, `There is no state ${String(id)}.`);

/** The people of a neutral state are its own, so nobody can be turned against it (ruling `brainwash-neutral`). */
const noHolder = (state: GameState, id: StateId) =>
  state.lands[id]!.holder === null
    ? illegal('no-target', RULE, `${nameOf(state, id)} is neutral, so its people have nobody to turn from.`)
    : undefined;

/** Where a walk of exactly three steps can end, and no other outfit of the owner stands (ruling `air-lift`). */
export function liftTargets(state: GameState, outfit: Outfit): readonly StateId[] {
  let ends = new Set([outfit.state]);
  for (let step = 0; step < LIFT_STEPS; step++)
    ends = new Set([...ends].flatMap((id) => state.board.neighbours[id]!));
  for (const other of state.outfits)
    if (other.regime === outfit.regime && other.id !== outfit.id) ends.delete(other.state);
  return [...ends].sort((a, b) => a - b);
}

const noLift = (state: GameState, outfit: Outfit, to: StateId) =>
  liftTargets(state, outfit).includes(to)
    ? undefined
    : illegal('not-adjacent', RULE, `Outfit ${outfit.id} cannot end there after ${LIFT_STEPS} steps.`);

/** The least and the most loyal people among those who die: five die, or all there are. */
export function barrageRange({ lands }: GameState, id: StateId): readonly [number, number] {
  const { loyal, unloyal } = lands[id]!;
  return loyal + unloyal <= BARRAGE_PEOPLE
    ? [loyal, loyal]
    : [Math.max(0, BARRAGE_PEOPLE - unloyal), Math.min(BARRAGE_PEOPLE, loyal)];
}

function wrongBarrage(state: GameState, id: StateId, loyal: number): IllegalAction | undefined {
  const [least, most] = barrageRange(state, id);
  return Number.isInteger(loyal) && loyal >= least && loyal <= most
    ? undefined
    : illegal(
        'not-a-number',
        RULE,
        `Between ${least} and ${most} of those who die in ${nameOf(state, id)} are loyal.`,
      );
}

/** Six tokens in all, or all there are (ruling `false-profit-short`). */
export const tokensToLose = ({ regimes }: GameState): number =>
  Math.min(
    CARD_TOKENS,
    regimes.reduce((sum, { tokens }) => sum + countTokens(tokens), 0),
  );

function wrongLosses(
  state: GameState,
  losses: readonly { readonly regime: number; readonly tokens: Tokens }[],
): IllegalAction | undefined {
  const wanted = tokensToLose(state);
  const named = new Set(losses.map(({ regime }) => regime));
  if (named.size < losses.length) return illegal('too-many', RULE, 'False Profit names each player once.');
  let sum = 0;
  for (const { regime, tokens } of losses) {
    const loser = state.regimes[regime];
    if (!loser) return illegal('no-such-regime', RULE, `There is no player ${String(regime)}.`);
    if (!areTokens(tokens) || !pay(loser.tokens, tokens))
      return illegal('too-many', RULE, `${loser.name} does not have these tokens.`);
    sum += countTokens(tokens);
  }
  return sum === wanted
    ? undefined
    : illegal('not-a-number', RULE, `False Profit destroys ${wanted} tokens here, not ${sum}.`);
}
