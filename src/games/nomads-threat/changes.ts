import { changesOfEdition, type RuleChange } from '#lib/core/ruleChange.ts';
import type { RuleId } from './citations.ts';
import { EDITION } from './edition.ts';
import { RULINGS, type RulingId } from './rulings.ts';
import { CONTRADICTIONS } from './rulings/contradictions.ts';

const WRITTEN: readonly Pick<RuleChange<RuleId, RulingId, never>, 'kind' | 'rules' | 'text'>[] = [
  {
    kind: 'renamed',
    rules: ['tent-count', 'regular-tents'],
    text: 'Tents, tent pieces and pieces are all called tents.',
  },
  {
    kind: 'renamed',
    rules: ['neighbours', 'wander', 'invade'],
    text: 'Tiles that are adjacent vertically, horizontally or diagonally are called neighbours.',
  },
  {
    kind: 'renamed',
    rules: ['chief-placement', 'camp-chief'],
    text: 'A Chief Tent that enters the board and one that is placed are the same thing.',
  },
  {
    kind: 'renamed',
    rules: ['actions'],
    text: 'What a player may choose to do is called an action.',
  },
  {
    kind: 'clarified',
    rules: ['lines', 'camp', 'camp-nearest'],
    text: 'Lines have a rule of their own, and camping is told from the tile that the tent reaches, direction by direction.',
  },
  {
    kind: 'clarified',
    rules: ['turn-goes-on', 'turn-end'],
    text: 'Fewer or as many: go on. More: stop. The two halves of the rule of the turn are told apart.',
  },
  {
    kind: 'clarified',
    rules: ['draw'],
    text: 'The draft says that a draw needs empty tiles. That holds for boards with an odd number of tiles, such as its own.',
  },
  {
    kind: 'clarified',
    rules: ['invade-variant'],
    text: 'What the draft calls an additional mechanism is called a variant, and its rules stand in a chapter of their own.',
  },
  {
    kind: 'added',
    rules: ['tile-names'],
    text: 'Tiles have names and moves a notation, so that games can be written down.',
  },
  {
    kind: 'added',
    rules: ['repetition', 'invade'],
    text: 'With invading a position can come back, and the draft has no rule for that.',
  },
];

/** All changes of all editions: so far what the first says otherwise than the public draft. */
export const CHANGES = changesOfEdition<RuleId, RulingId, never>({
  edition: EDITION,
  written: WRITTEN,
  contradictions: CONTRADICTIONS,
  rulings: RULINGS,
});
