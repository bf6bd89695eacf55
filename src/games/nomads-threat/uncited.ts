import type { RuleId } from './citations.ts';

const HISTORY = 'History: the designer took it out of the game, and no program plays it.';

/** The rules that no function carries out, and why. */
export const UNCITED: Readonly<Partial<Record<RuleId, string>>> = {
  'game-kind': 'Says what kind of game it is.',
  'game-story': 'Tells the story that the game is set in.',
  'game-aim': 'Says what players are after; the rules of the end carry it out.',
  'course-of-play': 'Tells the course in short; the rules of turn and tents carry it out.',
  'tent-supply': 'Says what lies on the table; a program never runs out.',
  'sand-timer': 'Time belongs to the table.',
  swarm: HISTORY,
  'swarm-strength': HISTORY,
  'swarm-moves-in': HISTORY,
  'swarm-leaves-empty': HISTORY,
  'swarm-chief-lost': HISTORY,
  'swarm-ends-turn': HISTORY,
};
