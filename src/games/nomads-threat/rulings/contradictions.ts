import type { Contradiction } from '#lib/core/contradiction.ts';
import type { RuleId } from '../citations.ts';
import type { RulingId } from '../rulings.ts';

/** Where the draft says two things, or leaves over what no longer fits. */
export const CONTRADICTIONS = [
  {
    places: 'Victory conditions; the end of the rules',
    conflict: 'Tents are counted when all tiles are taken, or also when the player to move has no move.',
    reading: 'Both end the game.',
    ruling: 'blocked-mover',
    rules: ['game-end', 'game-end-full', 'game-end-blocked'],
  },
  {
    places: 'Observations, three notes; February 2018',
    conflict: 'Notes weigh swarming as a part of the game, and the last lines have removed it.',
    reading: 'It is history, told in a chapter of its own.',
    ruling: 'swarm-archive',
    rules: ['swarm'],
  },
  {
    places: 'Rules: wandering; camping; Chief Tents',
    conflict: 'The number of tents grows by wandering, and yet camping and placing add to it, too.',
    reading: 'Tents come from all three.',
    rules: ['wander-makes-tent', 'camp', 'chief-placement'],
  },
  {
    places: 'Rules: the turn',
    conflict:
      'A player may go on wandering while not ahead, which sounds like a right, and the turn ends by the count alone, which sounds like a duty.',
    reading: 'It is a duty.',
    ruling: 'pass',
    rules: ['turn-goes-on', 'turn-end'],
  },
  {
    places: 'Rules: the turn; summary of player choice',
    conflict:
      'The rule of the turn names wandering alone, and the summary names other things that a player can do.',
    reading: 'Each of them is an action, and the tents are compared after each.',
    ruling: 'turn-counts',
    rules: ['actions', 'turn-goes-on', 'tent-count'],
  },
  {
    places: 'Rules: invading, the sentence on protection',
    conflict: 'The Chief Tent that protects is called an opponent’s, without saying whose opponent.',
    reading: 'It is a Chief Tent of the side that owns the tent attacked.',
    ruling: 'invade-protection',
    rules: ['invade-protection'],
  },
  {
    places: 'February 2018: swarming in general; its list',
    conflict: 'More than one tent is needed, and yet a Chief Tent can swarm a regular tent alone.',
    reading: 'The list holds.',
    rules: ['swarm', 'swarm-strength'],
  },
  {
    places: 'Title; caption of the picture',
    conflict: 'The threat is that of several nomads in the title and of one in the caption.',
    reading: 'The game is called Nomads’ Threat.',
    rules: ['game-kind'],
  },
] as const satisfies readonly Contradiction<RuleId, RulingId>[];
