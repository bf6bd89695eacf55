import type { EndGameConditionId } from '../cards.ts';

/** Something that a table counts or ticks for a condition. */
export interface Ask<Id extends string = string> {
  /** Its name in questions and test cases: it never changes. */
  readonly id: Id;
  readonly label: string;
  readonly kind: 'count' | 'tick';
}

/** Numbers by the ids of what is asked for; a tick is 1. */
export type Having<Id extends string = string> = Readonly<Record<Id, number>>;

/** What is still missing of one thing. */
export interface Gap<Id extends string = string> {
  readonly ask: Id;
  /** By how much it has to change at least while all else stays; below 0 where there are too many. A tick lacks 1. */
  readonly by: number;
  readonly text: string;
}

/** A condition as a table can check it. */
export interface Tracked {
  readonly name: string;
  readonly asks: readonly Ask[];
  /** What is still missing; nothing if it is met. */
  readonly gaps: (have: Having) => readonly Gap[];
}

const count = <Id extends string>(id: Id, label: string): Ask<Id> => ({ id, label, kind: 'count' });
const tick = <Id extends string>(id: Id, label: string): Ask<Id> => ({ id, label, kind: 'tick' });

/** So many of one thing. */
function goal(
  name: string,
  id: string,
  label: string,
  least: number,
  one: string,
  many = `${one}s`,
): Tracked {
  return compared(name, [count(id, label)], (have) => {
    const left = least - have[id]!;
    return need(left <= 0, id, left, `${left} more ${left === 1 ? one : many}.`);
  });
}

/** All of several things, each ticked off. */
const all = (
  name: string,
  ...parts: readonly (readonly [id: string, label: string, missing: string])[]
): Tracked => ({
  name,
  asks: parts.map(([id, label]) => tick(id, label)),
  gaps: (have) => parts.flatMap(([id, , missing]) => need(have[id] === 1, id, 1, missing)),
});

/** Figures that are compared with each other. */
const compared = <Id extends string>(
  name: string,
  asks: readonly Ask<Id>[],
  gaps: (have: Having<Id>) => readonly Gap<Id>[],
  // Whoever asks for gaps has a number for each of `asks`.
): Tracked => ({ name, asks, gaps: gaps as Tracked['gaps'] });

const need = <Id extends string>(holds: boolean, ask: Id, by: number, text: string): readonly Gap<Id>[] =>
  holds ? [] : [{ ask, by, text }];

const BOARD = 'Count the states of the board.';
const TURN = { id: 'turns', label: 'Every player has had a turn' } as const;
const hadTurns = ({ turns }: Having<'turns'>) =>
  need(turns === 1, 'turns', 1, 'Every player must have had a turn.');

/** All 24 conditions. */
export const TRACKED: Readonly<Record<EndGameConditionId, Tracked>> = {
  'power-hungry': all('Power Hungry', [
    'capital',
    'You control a capital that another regime founded',
    'Take a rival’s capital and hold it.',
  ]),
  domination: compared(
    'Domination',
    [count('own', 'States that you control'), count('states', 'All states of the board')],
    ({ own, states }) =>
      states === 0
        ? need(false, 'states', 1, BOARD)
        : need(
            2 * own >= states,
            'own',
            Math.ceil(states / 2) - own,
            `${Math.ceil(states / 2) - own} more of half the states.`,
          ),
  ),
  'dead-eye': goal(
    'Dead Eye',
    'states',
    'Rivals’ states taken by obliterating, no un-loyal figure killed there',
    5,
    'state',
  ),
  'arms-race': compared(
    'Arms Race',
    [
      count('own', 'Your militaristic outfits'),
      count('others', 'All other outfits on the board, your own included'),
      tick(TURN.id, TURN.label),
    ],
    ({ own, others, turns }) => [
      ...need(
        own > others,
        'own',
        others - own + 1,
        `${others - own + 1} more militaristic outfits than now.`,
      ),
      ...hadTurns({ turns }),
    ],
  ),
  'last-man-standing': compared(
    'Last Man Standing',
    [tick('own', 'Your capital is not neutral'), count('others', 'Other capitals that are not neutral')],
    ({ own, others }) => [
      ...need(own === 1, 'own', 1, 'Somebody must hold your own capital.'),
      ...need(
        others === 0,
        'others',
        -others,
        `${others} other ${others === 1 ? 'capital' : 'capitals'} must turn neutral.`,
      ),
    ],
  ),
  'fear-tactics': compared(
    'Fear Tactics',
    [
      tick('tried', 'A rival’s outfit has tried to imperialize a state of yours'),
      count('quiet', 'Turns of yours since then without another try'),
    ],
    ({ tried, quiet }) => [
      ...need(tried === 1, 'tried', 1, 'A rival must try first.'),
      ...need(
        quiet >= 5,
        'quiet',
        5 - quiet,
        `${5 - quiet} more quiet ${5 - quiet === 1 ? 'turn' : 'turns'}.`,
      ),
    ],
  ),
  'divide-and-conquer': compared(
    'Divide and Conquer',
    [
      count('states', 'States of one rival'),
      count('cut', 'Those that your states cut off from its largest part'),
    ],
    ({ states, cut }) =>
      states === 0
        ? need(false, 'states', 1, 'Count a rival’s states.')
        : need(
            3 * cut >= states,
            'cut',
            Math.ceil(states / 3) - cut,
            `${Math.ceil(states / 3) - cut} more must be cut off.`,
          ),
  ),
  'enemy-of-my-enemy': goal(
    'The Enemy of my Enemy is still my Enemy',
    'promises',
    'Promises of yours that you broke',
    3,
    'broken promise',
  ),
  surplus: compared(
    'Surplus',
    [
      count('own', 'Your economic tokens'),
      count('others', 'All other tokens that players hold, your own included'),
      tick(TURN.id, TURN.label),
    ],
    ({ own, others, turns }) => [
      ...need(own > others, 'own', others - own + 1, `${others - own + 1} more economic tokens than now.`),
      ...hadTurns({ turns }),
    ],
  ),
  greed: goal('Greed', 'states', 'States of one rival purchased in one turn', 4, 'state'),
  blasphemy: compared(
    'Blasphemy',
    [count('tokens', 'Your religious tokens'), tick('calm', 'No state of yours is in chaos')],
    ({ tokens, calm }) => [
      ...need(tokens >= 30, 'tokens', 30 - tokens, `${30 - tokens} more religious tokens.`),
      ...need(calm === 1, 'calm', 1, 'No state of yours may be in chaos.'),
    ],
  ),
  'bought-out': all('Bought Out', [
    'capital',
    'You purchased a rival’s capital with an unshaded 3',
    'Purchase a rival’s capital at its highest price.',
  ]),
  corruption: goal('Corruption', 'bribes', 'Bribes in a row that succeeded', 5, 'bribe'),
  'market-economy': goal(
    'Market Economy',
    'trades',
    'Trades of others that you took over with a better offer',
    5,
    'trade',
  ),
  'mental-cleanse': goal(
    'Mental Cleanse',
    'turns',
    'Turns of yours in a row without a religious state or outfit',
    10,
    'turn',
  ),
  'social-darwinism': goal(
    'Social Darwinism',
    'states',
    'States purchased while another regime was imperializing them',
    3,
    'state',
  ),
  'blind-faith': compared(
    'Blind Faith',
    [
      count('neutral', 'Neutral states'),
      count('states', 'All states of the board'),
      tick('loyal', 'No figure in your states is un-loyal'),
    ],
    ({ neutral, states, loyal }) => {
      const most = Math.ceil(states / 2) - 1;
      return [
        ...(states === 0
          ? need(false, 'states', 1, BOARD)
          : need(
              neutral <= most,
              'neutral',
              most - neutral,
              `${neutral - most} fewer neutral ${neutral - most === 1 ? 'state' : 'states'}.`,
            )),
        ...need(loyal === 1, 'loyal', 1, 'None of your people may be un-loyal.'),
      ];
    },
  ),
  'purple-kool-aid': all(
    'Purple Kool-Aid',
    ['raised', 'Your capital had 15 loyal figures or more', 'Bring your capital to 15 loyal figures.'],
    ['killed', 'You then killed all of them yourself', 'Obliterate them all with your own outfits.'],
  ),
  'fear-the-wrath': compared(
    'Fear the Wrath',
    [
      count('regimes', 'Other regimes'),
      count('risen', 'Those that have a state in chaos'),
      tick('calm', 'No state of yours is in chaos'),
    ],
    ({ regimes, risen, calm }) => [
      ...(regimes === 0
        ? need(false, 'regimes', 1, 'Count the other regimes.')
        : need(
            risen >= regimes,
            'risen',
            regimes - risen,
            regimes - risen === 1
              ? '1 more regime needs a state in chaos.'
              : `${regimes - risen} more regimes need a state in chaos.`,
          )),
      ...need(calm === 1, 'calm', 1, 'No state of yours may be in chaos.'),
    ],
  ),
  'guardian-angel': goal(
    'Guardian Angel',
    'wins',
    'Conflicts won by one religious outfit of yours',
    5,
    'conflict',
  ),
  condemnation: goal('Condemnation', 'sins', 'Sins of others that you saw and can name', 2, 'sin'),
  forgiveness: all('Forgiveness', [
    'capital',
    'You converted a rival’s capital',
    'Convert a rival’s capital.',
  ]),
  prophet: compared(
    'Prophet',
    [count('players', 'Other players'), count('guessed', 'Those whose condition you guessed')],
    ({ players, guessed }) =>
      players === 0
        ? need(false, 'players', 1, 'Count the other players.')
        : need(guessed >= players, 'guessed', players - guessed, `${players - guessed} more to guess.`),
  ),
  'i-am-your-god': goal(
    'I am your God',
    'turns',
    'Turns of yours in which every player named you',
    3,
    'turn',
  ),
};
