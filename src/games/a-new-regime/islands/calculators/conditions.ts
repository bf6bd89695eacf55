import type { EndGameConditionId } from '../../cards.ts';

/** Something that a table counts or ticks for a condition. */
export interface Ask {
  readonly label: string;
  readonly kind: 'count' | 'tick';
}

/** A condition as a table can check it. */
export interface Tracked {
  readonly name: string;
  readonly asks: readonly Ask[];
  /** What is still missing, in sentences; none if it is met. Values in the order of `asks`; a tick is 1. */
  readonly missing: (values: readonly number[]) => readonly string[];
}

const count = (label: string): Ask => ({ label, kind: 'count' });
const tick = (label: string): Ask => ({ label, kind: 'tick' });

/** So many of one thing. */
function goal(name: string, label: string, least: number, one: string, many = `${one}s`): Tracked {
  return {
    name,
    asks: [count(label)],
    missing: ([have = 0]) =>
      have >= least ? [] : [`${least - have} more ${least - have === 1 ? one : many}.`],
  };
}

/** All of several things, each ticked off. */
function all(name: string, ...parts: readonly (readonly [label: string, missing: string])[]): Tracked {
  return {
    name,
    asks: parts.map(([label]) => tick(label)),
    missing: (values) => parts.filter((_, index) => !values[index]).map(([, missing]) => missing),
  };
}

/** Figures that are compared with each other. */
const compared = (
  name: string,
  asks: readonly Ask[],
  missing: (values: readonly number[]) => readonly string[],
): Tracked => ({ name, asks, missing });

const need = (holds: boolean, otherwise: string): readonly string[] => (holds ? [] : [otherwise]);

/** All 24 conditions. */
export const TRACKED: Readonly<Record<EndGameConditionId, Tracked>> = {
  'power-hungry': all('Power Hungry', [
    'You control a capital that another regime founded',
    'Take a rival’s capital and hold it.',
  ]),
  domination: compared(
    'Domination',
    [count('States that you control'), count('All states of the board')],
    ([own = 0, states = 0]) =>
      need(
        states > 0 && 2 * own >= states,
        states === 0
          ? 'Count the states of the board.'
          : `${Math.ceil(states / 2) - own} more of half the states.`,
      ),
  ),
  'dead-eye': goal(
    'Dead Eye',
    'Rivals’ states taken by obliterating, no un-loyal figure killed there',
    5,
    'state',
  ),
  'arms-race': compared(
    'Arms Race',
    [
      count('Your militaristic outfits'),
      count('All other outfits on the board, your own included'),
      tick('Every player has had a turn'),
    ],
    ([own = 0, others = 0, turns]) => [
      ...need(own > others, `${others - own + 1} more militaristic outfits than now.`),
      ...need(turns === 1, 'Every player must have had a turn.'),
    ],
  ),
  'last-man-standing': compared(
    'Last Man Standing',
    [tick('You control your capital'), count('Other capitals that are not neutral')],
    ([own, others = 0]) => [
      ...need(own === 1, 'Your own capital must be yours.'),
      ...need(others === 0, `${others} other ${others === 1 ? 'capital' : 'capitals'} must turn neutral.`),
    ],
  ),
  'fear-tactics': compared(
    'Fear Tactics',
    [
      tick('A rival’s outfit has tried to imperialize a state of yours'),
      count('Turns of yours since then without another try'),
    ],
    ([tried, turns = 0]) => [
      ...need(tried === 1, 'A rival must try first.'),
      ...need(turns >= 5, `${5 - turns} more quiet turns.`),
    ],
  ),
  'divide-and-conquer': compared(
    'Divide and Conquer',
    [count('States of one rival'), count('Those that your states cut off from its largest part')],
    ([states = 0, cut = 0]) =>
      need(
        states > 0 && 3 * cut >= states,
        states === 0 ? 'Count a rival’s states.' : `${Math.ceil(states / 3) - cut} more must be cut off.`,
      ),
  ),
  'enemy-of-my-enemy': goal(
    'The Enemy of my Enemy is still my Enemy',
    'Promises of yours that you broke',
    3,
    'broken promise',
  ),
  surplus: compared(
    'Surplus',
    [
      count('Your economic tokens'),
      count('All other tokens that players hold, your own included'),
      tick('Every player has had a turn'),
    ],
    ([own = 0, others = 0, turns]) => [
      ...need(own > others, `${others - own + 1} more economic tokens than now.`),
      ...need(turns === 1, 'Every player must have had a turn.'),
    ],
  ),
  greed: goal('Greed', 'States of one rival purchased in one turn', 4, 'state'),
  blasphemy: compared(
    'Blasphemy',
    [count('Your religious tokens'), tick('No state of yours is in chaos')],
    ([tokens = 0, calm]) => [
      ...need(tokens >= 30, `${30 - tokens} more religious tokens.`),
      ...need(calm === 1, 'No state of yours may be in chaos.'),
    ],
  ),
  'bought-out': all('Bought Out', [
    'You purchased a rival’s capital with an unshaded 3',
    'Purchase a rival’s capital at its highest price.',
  ]),
  corruption: goal('Corruption', 'Bribes in a row that succeeded', 5, 'bribe'),
  'market-economy': goal(
    'Market Economy',
    'Trades of others that you took over with a better offer',
    5,
    'trade',
  ),
  'mental-cleanse': goal(
    'Mental Cleanse',
    'Turns of yours in a row without a religious state or outfit',
    10,
    'turn',
  ),
  'social-darwinism': goal(
    'Social Darwinism',
    'States purchased while another regime was imperializing them',
    3,
    'state',
  ),
  'blind-faith': compared(
    'Blind Faith',
    [count('Neutral states'), count('All states of the board'), tick('No figure in your states is un-loyal')],
    ([neutral = 0, states = 0, loyal]) => [
      ...need(
        states > 0 && 2 * neutral < states,
        states === 0
          ? 'Count the states of the board.'
          : `${neutral - Math.ceil(states / 2) + 1} fewer neutral states.`,
      ),
      ...need(loyal === 1, 'None of your people may be un-loyal.'),
    ],
  ),
  'purple-kool-aid': all(
    'Purple Kool-Aid',
    ['Your capital had 15 loyal figures or more', 'Bring your capital to 15 loyal figures.'],
    ['You then killed all of them yourself', 'Obliterate them all with your own outfits.'],
  ),
  'fear-the-wrath': compared(
    'Fear the Wrath',
    [
      count('Other regimes'),
      count('Those that have a state in chaos'),
      tick('No state of yours is in chaos'),
    ],
    ([regimes = 0, risen = 0, calm]) => [
      ...need(
        regimes > 0 && risen >= regimes,
        regimes === 0 ? 'Count the other regimes.' : `${regimes - risen} more regimes need a state in chaos.`,
      ),
      ...need(calm === 1, 'No state of yours may be in chaos.'),
    ],
  ),
  'guardian-angel': goal('Guardian Angel', 'Conflicts won by one religious outfit of yours', 5, 'conflict'),
  condemnation: goal('Condemnation', 'Sins of others that you saw and can name', 2, 'sin'),
  forgiveness: all('Forgiveness', ['You converted a rival’s capital', 'Convert a rival’s capital.']),
  prophet: compared(
    'Prophet',
    [count('Other players'), count('Those whose condition you guessed')],
    ([players = 0, guessed = 0]) =>
      need(
        players > 0 && guessed >= players,
        players === 0 ? 'Count the other players.' : `${players - guessed} more to guess.`,
      ),
  ),
  'i-am-your-god': goal('I am your God', 'Turns of yours in which every player named you', 3, 'turn'),
};
