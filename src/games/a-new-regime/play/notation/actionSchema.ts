import * as v from 'valibot';
import { RESPONSE_CARDS, type Action, type TurnCard } from '../actions.ts';
import { MAX_REGIMES, MAX_STATES } from '../limits.ts';
import { affiliation, prophecy, regimeId, stateId, tokens } from './gameWords.ts';
import { count, list, OBJECT, oneOf, whole } from './schemas.ts';

/* Version 1 of how actions are written: as they are, checked for types and for nothing else. */

const state = stateId;
const outfit = count;
const units = whole(1, 9);
const die = whole(0, MAX_STATES - 1);

const card = <const T extends readonly string[], E extends v.ObjectEntries>(names: T, entries: E) =>
  v.strictObject({ card: oneOf(names), ...entries }, OBJECT);

export const turnCardSchema = v.variant(
  'card',
  [
    card(['air-drop', 'air-strike'], { outfit }),
    card(['propaganda'], { state, affiliation }),
    card(['baby-boom', 'brainwash'], { state }),
    card(['artillery-barrage'], { state, loyal: whole(0, 5) }),
    card(['air-lift'], { outfit, to: state }),
    card(['proactivity'], {}),
    card(['mint-boost'], { tokens }),
    card(['false-profit'], {
      losses: list(v.strictObject({ regime: regimeId, tokens }, OBJECT), MAX_REGIMES),
    }),
    card(['change-of-heart'], { regime: regimeId }),
  ],
  'a card of one’s own turn with what it is aimed at',
) as unknown as v.GenericSchema<unknown, TurnCard>;

const action = <const T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries }, OBJECT);

const plain = <const T extends string>(type: T) => action(type, {});

export const actionSchema = v.variant(
  'type',
  [
    action('place-capital', { state }),
    action('choose-pile', { pile: affiliation }),
    plain('declare'),
    action('prophesy', { guesses: list(prophecy, MAX_REGIMES) }),
    plain('confirm'),
    plain('refuse'),
    plain('grow'),
    plain('collect'),
    plain('skip-income'),
    action('buy-outfit', { state, affiliation, units }),
    action('add-units', { outfit, units }),
    action('move', { outfit, to: state }),
    action('swap', { outfit, other: outfit }),
    action('retire', { outfit, units }),
    action('imperialize', { outfit }),
    action('fight', { outfit, target: outfit }),
    action('bribe', { outfit, target: outfit, units }),
    plain('bribe-again'),
    plain('stop-bribing'),
    action('pick', { die }),
    plain('take-control'),
    plain('leave-neutral'),
    action('exchange', { give: affiliation, take: affiliation }),
    action('offer', { partner: regimeId, give: tokens, take: tokens }),
    plain('accept'),
    plain('decline'),
    action('remodel', { state, affiliation }),
    action('reroll-population', { state }),
    plain('buy-card'),
    action('buy-condition', { pile: affiliation }),
    action('play-card', { play: turnCardSchema }),
    action('respond', { card: oneOf(RESPONSE_CARDS), die }),
    plain('pass'),
    plain('end-actions'),
    action('roll-uprising', { state }),
    plain('end-turn'),
  ],
  'an action with its type',
) as unknown as v.GenericSchema<unknown, Action>;
