import type { RuleId } from './citations.ts';
import type { RulingId } from './rulings.ts';

type Sought = RuleId | `ruling:${RulingId}` | `page:${string}`;

/**
 * Words under which people look for a rule, ruling or page that says it otherwise: questions as they are asked at the
 * table, and short forms. Glossary entries have theirs in their own front matter.
 */
export const SEARCH_WORDS: Readonly<Partial<Record<Sought, readonly string[]>>> = {
  'game-kind': ['how many players', 'two players', 'luck'],
  'course-of-play': ['how to play', 'summary of the game'],
  'board-grid': ['size of the board', 'five by five', '5x5', 'grid'],
  'tile-names': ['notation', 'coordinates', 'how to write a game down', 'C@c3'],
  lines: ['diagonals', 'rows and columns'],
  'chief-tents': ['how many chiefs', 'kings'],
  'tent-count': ['do chiefs count'],
  'tent-supply': ['how many coins', 'how many pieces', 'number of tents'],
  'who-begins': ['who starts', 'first player', 'who goes first'],
  'first-turn': ['opening', 'first move', 'start of the game'],
  actions: ['what can I do', 'legal moves', 'options in a turn'],
  'turn-goes-on': ['move again', 'several moves', 'still my turn', 'extra moves'],
  'turn-end': ['when does my turn end', 'end of turn', 'whose turn is it'],
  'chief-placement': ['place a chief', 'where can I place a chief', 'second chief'],
  wander: ['move a tent', 'how tents move', 'one step'],
  'wander-makes-tent': ['new tent', 'leave a tent behind', 'duplicate'],
  camp: ['fill between', 'fill the gap', 'capture a line', 'how to camp'],
  'camp-many-lines': ['two camps at once', 'several directions'],
  'camp-must': ['decline a camp', 'forced to camp', 'chain'],
  'game-end-full': ['board is full'],
  'game-end-blocked': ['no moves left', 'cannot move', 'stuck'],
  winner: ['who wins', 'how to win', 'scoring', 'majority'],
  draw: ['tie', 'tied', 'same number of tents'],
  invade: ['capture', 'attack', 'take a tent'],
  'invade-protection': ['protect a tent', 'guard'],
  'invade-ends-turn': ['turn after capture'],
  repetition: ['endless game', 'same position three times', 'threefold repetition'],
  'board-sizes': ['other boards', 'bigger board', '7x7', '3x3'],
  'chiefs-number': ['three chiefs', 'one chief', 'shorter game'],
  'sand-timer': ['clock', 'time limit', 'hourglass'],
  swarm: ['swarming', 'removed rule', 'old version'],
  'ruling:pass': ['may I pass', 'skip', 'stop early'],
  'ruling:first-placement': ['pie rule', 'swap', 'komi'],
  'page:learn': ['teach', 'explain the game'],
  'page:solved': ['solved', 'sure win', 'winning strategy', 'best first move', 'perfect play', 'fair'],
};
