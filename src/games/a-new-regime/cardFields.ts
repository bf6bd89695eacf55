import * as v from 'valibot';
import { CARD_KINDS, CARD_TARGETS, CARD_TIMINGS } from './cards.ts';
import { AFFILIATIONS } from './vocabulary.ts';

/** What the front matter and the open data of this game's cards hold beside what every card has. */
export const CARD_FIELDS = {
  kind: v.pipe(v.picklist(CARD_KINDS), v.description('What the card is for.')),
  affiliation: v.optional(
    v.pipe(v.picklist(AFFILIATIONS), v.description('The pile of an end-game condition; others have none.')),
  ),
  timing: v.pipe(v.picklist(CARD_TIMINGS), v.description('When it takes effect.')),
  targets: v.pipe(v.picklist(CARD_TARGETS), v.description('What it is aimed at.')),
  judgedByTable: v.pipe(
    v.boolean(),
    v.description('Whether only the people at the table can tell that it holds.'),
  ),
} as const;
