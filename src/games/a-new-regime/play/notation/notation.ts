import * as v from 'valibot';
import { err, ok, type Result } from '#lib/core/result.ts';
import { parseWith } from '#lib/share/parseWith.ts';
import { parseRulingChoices } from '../../rulings/choices.ts';
import type { Action } from '../actions.ts';
import { checkState } from '../checkState.ts';
import { LONGEST_NAME, MAX_FIRST_PEOPLE, MAX_REGIMES, MAX_STATES, MAX_TURN_LIMIT } from '../limits.ts';
import type { GameSetup } from '../setup.ts';
import type { GameState } from '../state.ts';
import { actionSchema } from './actionSchema.ts';
import { affiliation, stateId } from './gameWords.ts';
import { list, OBJECT, orNull, text, whole } from './schemas.ts';
import { stateSchema } from './stateSchema.ts';

/**
 * States, actions and whole games as JSON text, version 1. `make…` and `parse…` are twins. What a program wrote is
 * read back as it was; anything else is refused with a sentence that says what is wrong and where.
 */
const NOTATION_VERSION = 1;

/** Longest text that is looked at, in characters. */
const LONGEST = 4_000_000;

/** A whole game: how it began, and all that was done. */
export interface GameRecord {
  readonly setup: GameSetup;
  readonly actions: readonly Action[];
}

const named = <const T extends string, E extends v.ObjectEntries>(format: T, entries: E) =>
  v.strictObject(
    {
      format: v.literal(format, `"${format}"`),
      version: v.literal(NOTATION_VERSION, `${NOTATION_VERSION}, the one that is known here`),
      ...entries,
    },
    OBJECT,
  );

const setupSchema = v.strictObject(
  {
    states: list(
      v.strictObject(
        { name: text(LONGEST_NAME), affiliation, population: whole(0, MAX_FIRST_PEOPLE) },
        OBJECT,
      ),
      MAX_STATES,
    ),
    borders: list(v.strictTuple([stateId, stateId], 'a pair of states')),
    regimes: list(text(LONGEST_NAME), MAX_REGIMES),
    rulings: v.record(text(LONGEST_NAME), text(LONGEST_NAME), OBJECT),
    turnLimit: orNull(whole(1, MAX_TURN_LIMIT)),
    seed: text(200),
  },
  OBJECT,
) as unknown as v.GenericSchema<unknown, GameSetup>;

/** A state as a file; what its parts mean for each other is `checkState`'s. */
export const stateFile = named('a-new-regime-state', { state: stateSchema });
/** A whole game as a file. */
export const gameFile = named('a-new-regime-game', { setup: setupSchema, actions: list(actionSchema) });

export const makeState = (state: GameState): string =>
  JSON.stringify({ format: 'a-new-regime-state', version: NOTATION_VERSION, state });

/** A state that keeps all invariants. */
export function parseState(source: string): Result<GameState> {
  const json = parseJson(source, 'the state');
  if (!json.ok) return json;
  const file = parseWith(stateFile, json.value, 'the state');
  if (!file.ok) return file;
  const { state } = file.value;
  const rulings = parseRulingChoices(state.rulings);
  if (!rulings.ok) return rulings;
  const [fault] = checkState(state);
  return fault === undefined
    ? ok(state)
    : err({ code: 'impossible', message: `No game comes to this state. ${fault}`, where: 'state' });
}

export const makeAction = (action: Action): string => JSON.stringify(action);

/** An action by its types; whether it is legal is a question for `apply`. */
export function parseAction(source: string): Result<Action> {
  const json = parseJson(source, 'the action');
  return json.ok ? parseWith(actionSchema, json.value, 'the action') : json;
}

export const makeGame = ({ setup, actions }: GameRecord): string =>
  JSON.stringify({ format: 'a-new-regime-game', version: NOTATION_VERSION, setup, actions });

/** A game by its types; `replay` plays it. */
export function parseGame(source: string): Result<GameRecord> {
  const json = parseJson(source, 'the game');
  if (!json.ok) return json;
  const file = parseWith(gameFile, json.value, 'the game');
  if (!file.ok) return file;
  const { setup, actions } = file.value;
  const rulings = parseRulingChoices(setup.rulings);
  return rulings.ok ? ok({ setup: { ...setup, rulings: rulings.value }, actions }) : rulings;
}

function parseJson(source: string, what: string): Result<unknown> {
  const problem = (code: string, message: string): Result<never> => err({ code, message, where: what });
  if (source.length > LONGEST)
    return problem('too-long', `The text of ${what} is longer than ${LONGEST} characters.`);
  try {
    return ok(JSON.parse(source));
  } catch {
    return problem('not-json', `The text of ${what} is not JSON.`);
  }
}
