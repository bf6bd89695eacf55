import { bribePrice } from '../rules/prices.ts';
import { pay } from '../rules/tokens.ts';
import type { Echo, Pending, Roll } from './pending.ts';
import { outfitById, type GameState, type OutfitId, type StateId } from './state.ts';

/** What is wrong with that which play waits for, as sentences. */
export function checkPending(state: GameState): readonly string[] {
  const { pending, turn } = state;
  if (pending === null) return [];
  const faults = [
    outfitsOf(pending).some((id) => !outfitById(state, id)) &&
      'Something is pending about an outfit that is gone.',
    statesOf(pending).some((id) => !state.lands[id]) &&
      'Something is pending about a state that is not there.',
    'roll' in pending && pending.roll !== null && badDice(pending.roll, pending.kind === 'pick'),
    turn.step === 'declare' &&
      pending.kind !== 'verdict' &&
      'Something is pending before the turn has come to it.',
    (turn.step === 'population' || turn.step === 'tokens') &&
      pending.kind !== 'window' &&
      'Something is pending that belongs to a later step.',
  ];
  return [...faults, misfit(state, pending)].filter((one) => typeof one === 'string');
}

/** The sentence that fits, where what is pending could not be carried out. */
function misfit(state: GameState, pending: Pending): string | undefined {
  const { regimes, turn, lands } = state;
  const own = regimes[turn.regime];
  if (!own) return undefined;
  switch (pending.kind) {
    case 'offer': {
      const other = regimes[pending.partner];
      const possible =
        other && other !== own && pay(own.tokens, pending.give) && pay(other.tokens, pending.take);
      return possible ? undefined : 'An offer is made that nobody could keep.';
    }
    case 'bribe-again':
      return pending.tries > 0 && pay(own.tokens, bribePrice(pending.units))
        ? undefined
        : 'A bribe is tried again that nobody could pay.';
    case 'window': {
      const players = [pending.speaker, ...pending.stack.map(({ by }) => by)];
      if (!players.every((id) => regimes[id])) return 'Somebody is asked for a card who does not play.';
      return (pending.roll === null) === (pending.moment === 'done') &&
        (pending.echo !== null) === (pending.moment === 'done')
        ? undefined
        : 'Cards are asked for, but there is nothing to answer.';
    }
    case 'control':
      return pending.land.holder === turn.regime && pending.land.capitalOf === lands[pending.state]?.capitalOf
        ? undefined
        : 'A state was won by somebody who is not on turn.';
    default:
      return undefined;
  }
}

/** A sentence if the dice do not fit; false if they do. */
function badDice({ act, dice, picked }: Roll, beforePick: boolean): string | false {
  const wanted = act.kind === 'growth' ? act.states.length : dice.length;
  const counted = dice.length >= 1 && dice.length === wanted && (picked === null || picked < dice.length);
  const fits = counted && !(beforePick && picked !== null);
  return fits ? false : 'The dice on the table do not fit what they are for.';
}

function outfitsOf(pending: Pending): readonly OutfitId[] {
  const places: readonly object[] = [
    pending,
    ...('roll' in pending && pending.roll ? [pending.roll.act] : []),
  ];
  return places.flatMap((one) => [
    ...('outfit' in one ? [one.outfit as OutfitId] : []),
    ...('target' in one ? [one.target as OutfitId] : []),
  ]);
}

function statesOf(pending: Pending): readonly StateId[] {
  if (pending.kind === 'control') return [pending.state];
  const act = 'roll' in pending ? pending.roll?.act : undefined;
  const echo = pending.kind === 'window' ? pending.echo : null;
  const acted =
    act === undefined ? [] : act.kind === 'growth' ? act.states : 'state' in act ? [act.state] : [];
  return [...acted, ...(echo ? echoed(echo) : [])];
}

function echoed(echo: Echo): readonly StateId[] {
  if (echo.kind === 'growth') return echo.added.map(({ state }) => state);
  if (echo.kind === 'card') return 'state' in echo.play ? [echo.play.state] : [];
  return 'state' in echo ? [echo.state] : [];
}
