import * as v from 'valibot';
import { BONUSES, CATEGORIES } from '../../rules/score.ts';
import { LONGEST_NAME, MAX_REGIMES, MAX_STATES, MAX_TURN_LIMIT, MIN_REGIMES } from '../limits.ts';
import { STEPS, type GameState } from '../state.ts';
import {
  affiliation,
  condition,
  people,
  prophecy,
  regimeId,
  stateId,
  tideCard,
  tokens,
} from './gameWords.ts';
import { landSchema, pendingSchema } from './pendingSchema.ts';
import { count, flag, list, OBJECT, oneOf, orNull, text, whole } from './schemas.ts';

/* Version 1 of how a state is written: as it is. What one part means for another is `checkState`'s. */

const object = <E extends v.ObjectEntries>(entries: E) => v.strictObject(entries, OBJECT);
const states = list(stateId, MAX_STATES);
const name = text(LONGEST_NAME);

const progress = object({
  clean: states,
  stained: states,
  fear: orNull(count),
  greedy: flag,
  boughtOut: flag,
  bribes: count,
  bestBribes: count,
  contested: states,
  cleanTurns: count,
  bestCleanTurns: count,
  sullied: flag,
  koolAid: oneOf(['none', 'armed', 'done']),
  wins: count,
  forgiven: flag,
  prophecies: list(prophecy, MAX_REGIMES),
});

const regime = object({
  name,
  affiliation: orNull(affiliation),
  capital: orNull(stateId),
  tokens,
  condition: orNull(condition),
  hand: list(tideCard, 16),
  proactivity: count,
  deeds: object({ obliterated: count, purchased: count, converted: count }),
  progress,
  out: flag,
});

const outfit = object({
  id: count,
  regime: regimeId,
  state: stateId,
  affiliation,
  units: whole(1, 9),
  moved: flag,
  bought: flag,
  imperialized: count,
  conflicts: count,
  wins: count,
});

const turn = object({
  number: count,
  regime: regimeId,
  step: oneOf(STEPS),
  tried: flag,
  growth: list(object({ state: stateId, ...people }), MAX_STATES),
  rerolled: states,
  limits: list(count, MAX_STATES),
  raised: list(count, MAX_STATES),
  purchases: list(object({ state: stateId, from: regimeId })),
  uprisings: states,
});

const conditionPile = list(condition, 8);
const piles = object({
  conditions: object({ militaristic: conditionPile, economic: conditionPile, religious: conditionPile }),
  tide: list(tideCard, 16),
  discards: list(tideCard, 16),
});

const winner = orNull(name);
const categories: v.ObjectEntries = Object.fromEntries(CATEGORIES.map((one) => [one, winner]));
const end = object({
  reason: oneOf(['declared', 'turn-limit', 'nobody-left']),
  declarer: orNull(regimeId),
  score: object({
    categories: object(categories),
    bonuses: v.record(name, list(oneOf(BONUSES), BONUSES.length), OBJECT),
    totals: v.record(name, count, OBJECT),
    winners: list(name, MAX_REGIMES),
  }),
});

const word = whole(-2147483648, 2147483647);
const least = `a list of at least ${MIN_REGIMES} entries`;

export const stateSchema = object({
  phase: oneOf(['capitals', 'deal', 'play', 'ended']),
  board: object({ names: list(name, MAX_STATES), neighbours: list(states, MAX_STATES) }),
  rulings: v.record(name, name, OBJECT),
  turnLimit: orNull(whole(1, MAX_TURN_LIMIT)),
  lands: list(landSchema, MAX_STATES),
  regimes: v.pipe(list(regime, MAX_REGIMES), v.minLength(MIN_REGIMES, least)),
  outfits: list(outfit, MAX_REGIMES * MAX_STATES),
  nextOutfit: count,
  piles,
  turn,
  unrest: list(
    object({
      state: stateId,
      regime: regimeId,
      method: oneOf(['convert', 'obliterate']),
      turn: count,
    }),
  ),
  attempts: list(object({ state: stateId, regime: regimeId, turn: count })),
  pending: orNull(pendingSchema),
  random: v.strictTuple([word, word, word, word], 'four 32-bit words'),
  end: orNull(end),
}) as unknown as v.GenericSchema<unknown, GameState>;
