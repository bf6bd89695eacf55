import * as v from 'valibot';
import type { Pending } from '../pending.ts';
import { MAX_REGIMES, MAX_STATES } from '../limits.ts';
import { turnCardSchema } from './actionSchema.ts';
import { affiliation, face, people, regimeId, stateId, tideCard, tokens } from './gameWords.ts';
import { count, list, OBJECT, oneOf, orNull, whole } from './schemas.ts';

/* Version 1 of how that which play waits for is written. */

const object = <E extends v.ObjectEntries>(entries: E) => v.strictObject(entries, OBJECT);
const of = <const T extends readonly string[], E extends v.ObjectEntries>(kinds: T, entries: E) =>
  object({ kind: oneOf(kinds), ...entries });

const die = whole(0, MAX_STATES - 1);
const bribery = { outfit: count, target: count, units: whole(1, 9), tries: whole(0, 3) };

export const landSchema = object({
  affiliation,
  holder: orNull(regimeId),
  ...people,
  capitalOf: orNull(regimeId),
});

const act = v.variant(
  'kind',
  [
    of(['growth'], { states: list(stateId, MAX_STATES) }),
    of(['reroll'], { state: stateId, before: object(people) }),
    of(['imperialize'], { outfit: count }),
    of(['attack', 'demoralize'], { outfit: count, target: count }),
    of(['bribe'], bribery),
    of(['uprising'], { state: stateId }),
  ],
  'what dice were rolled for',
);

const roll = object({ act, dice: list(face, MAX_STATES), picked: orNull(die) });

/** People who came or went. */
const change = whole(-1000, 1000);

const echo = v.variant(
  'kind',
  [
    of(['growth'], {
      added: list(object({ state: stateId, loyal: change, unloyal: change }), MAX_STATES),
    }),
    of(['income'], { tokens }),
    of(['retire'], { outfit: count, units: whole(1, 9) }),
    of(['convert'], { state: stateId, turned: count, to: oneOf(['loyal', 'unloyal']) }),
    of(['obliterate'], { state: stateId, killed: object(people) }),
    of(['losses'], { outfit: count, target: count, attacker: count, defender: count }),
    of(['card'], { play: turnCardSchema }),
  ],
  'what an act moved',
);

export const pendingSchema = v.variant(
  'kind',
  [
    of(['verdict'], {}),
    of(['offer'], { partner: regimeId, give: tokens, take: tokens }),
    of(['pick'], { roll }),
    of(['window'], {
      moment: oneOf(['rolled', 'picked', 'done']),
      roll: orNull(roll),
      echo: orNull(echo),
      speaker: regimeId,
      passed: whole(0, MAX_REGIMES),
      stack: list(object({ card: tideCard, by: regimeId, die }), 16),
    }),
    of(['control'], {
      state: stateId,
      land: landSchema,
      method: oneOf(['purchase', 'convert', 'obliterate']),
    }),
    of(['bribe-again'], bribery),
  ],
  'what play waits for',
) as unknown as v.GenericSchema<unknown, Pending>;
