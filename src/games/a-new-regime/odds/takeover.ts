import { add, compare, multiply, ONE, subtract, ZERO, type Rational } from '#lib/core/rational.ts';
import { bestOf, bestOfEach } from '#lib/dice/bestOf.ts';
import { chance, expectation, mapDistribution, type Distribution } from '#lib/dice/distribution.ts';
import type { RulingChoices } from '../rulings/choices.ts';
import { actionDice } from '../rules/actionDice.ts';
import { convert } from '../rules/convert.ts';
import { ACTION_DIE_FACES, type ActionFace } from '../rules/dice.ts';
import type { Effect, Imperialized } from '../rules/imperialized.ts';
import type { Land, RegimeId } from '../rules/land.ts';
import { inChaos } from '../rules/loyalty.ts';
import { obliterate } from '../rules/obliterate.ts';
import { risenFor, uprisingChance } from '../rules/uprising.ts';
import { ASKER } from './target.ts';

/** What one face of the die leads to. */
export interface Prospect {
  readonly face: ActionFace;
  readonly effect: Effect;
  /** The state after the act, before any uprising. */
  readonly land: Land;
  /** The chance that the state is the asker's when the turn ends. */
  readonly capture: Rational;
}

type Method = (land: Land, by: RegimeId, face: ActionFace, readings?: RulingChoices) => Imperialized;

/** The two methods that can take a state by force or faith, and whose outfits use them. */
export const TAKEOVERS = {
  convert: { method: convert, outfit: 'religious' },
  obliterate: { method: obliterate, outfit: 'militaristic' },
} as const satisfies Record<string, { method: Method; outfit: Land['affiliation'] }>;
export type Takeover = keyof typeof TAKEOVERS;

/** Where every face of the action die leads. */
export function prospects(how: Takeover, land: Land, readings: RulingChoices): readonly Prospect[] {
  return ACTION_DIE_FACES.map((face) => {
    const after = TAKEOVERS[how].method(land, ASKER, face, readings);
    return { face, effect: after.effect, land: after.land, capture: captureChance(after) };
  });
}

function captureChance({ effect, land }: Imperialized): Rational {
  if (effect === 'taken') return ONE;
  return effect === 'uprising' ? uprisingChance(land) : ZERO;
}

/** Prefers the higher chance of taking the state, and of two equal chances the one that needs no uprising. */
export const likelierCapture = (a: Prospect, b: Prospect): number =>
  compare(b.capture, a.capture) || Number(b.effect === 'taken') - Number(a.effect === 'taken');

/** How the best of the dice that the action grid allows turns out; faces that promise the same as the first of them. */
export function bestProspect(how: Takeover, land: Land, readings: RulingChoices): Distribution<Prospect> {
  return bestOf(diceFor(how, land), prospects(how, land, readings), likelierCapture);
}

/** The same with every face told apart; of dice that promise the same, any is picked. */
function eachProspect(how: Takeover, land: Land, readings: RulingChoices): Distribution<Prospect> {
  return bestOfEach(diceFor(how, land), prospects(how, land, readings), likelierCapture);
}

const diceFor = (how: Takeover, land: Land): number => actionDice(TAKEOVERS[how].outfit, land.affiliation);

/** The chances of taking a state in one act, and what the act leaves. */
export interface TakeoverOdds {
  readonly dice: number;
  /** To take the state at once. */
  readonly immediate: Rational;
  /** To take it by the uprising at the end of the turn. */
  readonly byUprising: Rational;
  /** To take it in this turn. */
  readonly capture: Rational;
  /** That the state, whoever has it, is in chaos when the turn ends. */
  readonly chaos: Rational;
}

export function takeoverOdds(how: Takeover, land: Land, readings: RulingChoices): TakeoverOdds {
  const best = eachProspect(how, land, readings);
  const capture = expectation(best, (one) => one.capture);
  const immediate = chance(best, (one) => one.effect === 'taken');
  const byUprising = expectation(best, (one) => (one.effect === 'uprising' ? one.capture : ZERO));
  return {
    dice: diceFor(how, land),
    immediate,
    byUprising,
    capture,
    chaos: expectation(best, (one) => chaosChance(one, readings)),
  };
}

function chaosChance({ effect, land, capture }: Prospect, readings: RulingChoices): Rational {
  const isChaotic = (one: Land) => (one.holder !== null && inChaos(one, readings) ? ONE : ZERO);
  if (effect !== 'uprising') return isChaotic(land);
  const failed = multiply(subtract(ONE, capture), isChaotic(land));
  return add(failed, multiply(capture, isChaotic(risenFor(land, ASKER))));
}

/** The figures that the state holds after the act, before any uprising, and who has it then. */
export function figuresLeft(
  how: Takeover,
  land: Land,
  readings: RulingChoices,
): Distribution<{ readonly loyal: number; readonly unloyal: number; readonly yours: boolean }> {
  return mapDistribution(
    eachProspect(how, land, readings),
    ({ land: after }) => ({ loyal: after.loyal, unloyal: after.unloyal, yours: after.holder === ASKER }),
    ({ loyal, unloyal, yours }) => `${loyal} ${unloyal} ${yours}`,
  );
}
